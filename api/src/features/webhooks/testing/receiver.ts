import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Payload = { id: number; event: string; data: Record<string, number | null>; [key: string]: unknown };
/** A call as it came. */
export type Received = { headers: IncomingHttpHeaders; body: string; payload: Payload };

/** A receiver of webhooks on this machine, which answers as told; 200 unless told otherwise. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer: (payload: Payload) => number = () => 200;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const payload = JSON.parse(body) as Payload;
      received.push({ headers: request.headers, body, payload });
      response.writeHead(answer(payload), { Location: '/elsewhere' }).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/cotejo`,
    received,
    answers(next: typeof answer) {
      answer = next;
    },
    async close() {
      await new Promise((closed) => server.close(closed));
    },
  };
}
