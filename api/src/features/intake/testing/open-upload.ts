import { request } from 'node:http';
import type { Client } from '../../../testing/client.ts';

/** A form with files for a role that is on its way to the server at `url`, to be sent part by part. */
export function openUpload(url: string, { cookie }: Client, roleId: number) {
  const answer = Promise.withResolvers<{ status: number; body: string }>();
  const sent = request(new URL(`/api/roles/${roleId}/resumes`, url), {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'multipart/form-data; boundary=x' },
  });
  sent.on('error', answer.reject);
  sent.on('response', (response) => {
    response.setEncoding('utf8');
    let body = '';
    response.on('data', (text: string) => (body += text));
    response.on('end', () => answer.resolve({ status: response.statusCode!, body }));
  });
  return {
    send: (name: string, content: string) =>
      sent.write(`--x\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n${content}\r\n`),
    end: () => sent.end('--x--\r\n'),
    cut: () => sent.destroy(new Error('gone')),
    answer: answer.promise,
  };
}
