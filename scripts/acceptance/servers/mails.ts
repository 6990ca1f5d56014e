import { randomBytes } from 'node:crypto';

/** A part of a mail: its headers and what follows them. */
export type Part = { headers: string[]; body: string };

/** A mail of a made-up applicant, with these parts and further headers. */
export function mailOf(parts: Part[], headers: string[] = [], subject = 'Application'): string {
  return message([...sender(subject), ...headers], parts);
}

const sender = (subject: string): string[] => [
  `From: "Recruiting Partner" <partner@sender.example>`,
  'To: jobs@agency.example',
  `Subject: ${subject}`,
  `Message-ID: <${randomBytes(8).toString('hex')}@sender.example>`,
  'Date: Mon, 02 Nov 2026 10:00:00 +0000',
];

/** A message of several parts, as it stands in a mailbox or in another mail. */
function message(headers: string[], parts: Part[], type = 'mixed'): string {
  const boundary = `b${randomBytes(6).toString('hex')}`;
  const all = parts.map((part) => `--${boundary}\r\n${part.headers.join('\r\n')}\r\n\r\n${part.body}\r\n`).join('');
  const kind = `Content-Type: multipart/${type}; boundary="${boundary}"`;
  return `${[...headers, 'MIME-Version: 1.0', kind].join('\r\n')}\r\n\r\n${all}--${boundary}--\r\n`;
}

export const text = (body: string): Part => ({ headers: ['Content-Type: text/plain; charset=utf-8'], body });

/** An attachment, in base64 as mail programs send it. */
export function attached(fileName: string, content: string | Buffer, type = 'application/octet-stream'): Part {
  const body = Buffer.from(content)
    .toString('base64')
    .replaceAll(/(.{76})/g, '$1\r\n');
  const named = fileName.includes('=') ? fileName : `filename="${fileName}"`;
  const disposition = `Content-Disposition: attachment; ${named}`;
  return { headers: [`Content-Type: ${type}`, 'Content-Transfer-Encoding: base64', disposition], body };
}

/** A mail as an attachment of another one. */
export const forwarded = (mail: string): Part => ({ headers: ['Content-Type: message/rfc822'], body: mail });

/** Parts in one another, so many deep. */
export function nested(depth: number, innermost: Part): Part {
  if (depth === 0) return innermost;
  const [head = '', ...rest] = message([], [nested(depth - 1, innermost)]).split('\r\n\r\n');
  return { headers: head.split('\r\n'), body: rest.join('\r\n\r\n') };
}
