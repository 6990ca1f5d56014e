import { connect } from 'node:net';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { eq } from './platform/database/drizzle.ts';
import { resumes } from './platform/database/schema/index.ts';
import { registration } from './testing/client.ts';
import { insertRows } from './testing/rows.ts';
import { createTestServer } from './testing/server.ts';

const lines: string[] = [];
const log = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});
const server = await createTestServer({ worker: false, env: { LOG_LEVEL: 'trace' }, log });
afterAll(server.close);

/** The answer to raw bytes, read until the server closes or `until` matches. */
async function raw(request: string, until = /\r\n\r\n\{.*\}$/s): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let received = '';
  const done = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      received += chunk.toString();
      if (until.test(received)) resolve();
    });
    socket.on('close', () => resolve());
    socket.on('error', () => resolve());
  });
  await once(socket, 'connect');
  socket.write(request);
  await done;
  socket.destroy();
  return received;
}

test('an unknown call is a 404 in JSON', async () => {
  expect(await server.anonymous().call('/api/nothing')).toMatchObject({
    status: 404,
    body: { code: 'not-found', message: 'There is no such call.', requestId: expect.any(String) },
  });
});

test.each([
  ['not JSON', '{"username":'],
  ['a number too many', '{} {}'],
  ['nothing', ''],
])('a body that is %s is a 400', async (_what, body) => {
  const answer = await server
    .anonymous()
    .call('/api/login', { method: 'POST', body: Buffer.from(body), headers: { 'Content-Type': 'application/json' } });
  expect(answer).toMatchObject({ status: 400, body: { code: 'malformed-json' } });
});

test('a body in Latin-1 is a 400, as its accents would be lost', async () => {
  const answer = await server.anonymous().call('/api/login', {
    method: 'POST',
    body: Buffer.from('{"username":"Bego\u00f1a","password":"secret"}', 'latin1'),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(answer).toMatchObject({ status: 400, body: { code: 'malformed-json' } });
});

test('a body may begin with the mark of UTF-8', async () => {
  const answer = await server.anonymous().call('/api/login', {
    method: 'POST',
    body: '\ufeff{"username":"ab","password":"secret"}',
    headers: { 'Content-Type': 'application/json' },
  });
  expect(answer.body).toMatchObject({ message: 'Username must be at least 3 characters' });
});

test('a compressed body is refused', async () => {
  const answer = await server
    .anonymous()
    .call('/api/login', { method: 'POST', json: {}, headers: { 'Content-Encoding': 'gzip' } });
  expect(answer.status).toBe(415);
});

test('a body over 100 kB is refused, whatever its announced length', async () => {
  const answer = await server
    .anonymous()
    .call('/api/login', { method: 'POST', json: { username: 'x'.repeat(110_000) } });
  expect(answer).toMatchObject({ status: 413, body: { code: 'body-too-large' } });
});

test('a client that goes on sending after a refusal gets its answer and is not kept waiting', async () => {
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
  const head =
    `POST /api/login HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nContent-Type: ` +
    `application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
  expect(await raw(head + chunk.repeat(40))).toMatch(/^HTTP\/1\.1 413 /);
});

test.each([
  ['of 8 MB with its length', 'Content-Length: 8388608\r\n', 'x'.repeat(8_388_608)],
  [
    'of 8 MB in chunks',
    'Transfer-Encoding: chunked\r\n',
    `${`4000\r\n${'x'.repeat(0x4000)}\r\n`.repeat(512)}0\r\n\r\n`,
  ],
  ['that waits to be asked for', 'Content-Length: 8388608\r\nExpect: 100-continue\r\n', 'x'.repeat(8_388_608)],
])('a body %s is answered and not cut off', async (_what, headers, body) => {
  const request =
    `POST /api/login HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nContent-Type: ` +
    `application/json\r\n${headers}\r\n${body}`;
  expect(await raw(request)).toMatch(/HTTP\/1\.1 413 [^]*body-too-large/);
});

test.each([
  ['two different lengths', 'Content-Length: 2\r\nContent-Length: 3\r\n'],
  ['a length that is no number', 'Content-Length: many\r\n'],
  ['a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n'],
])('a request with %s is a 400', async (_what, headers) => {
  const request = `POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n{}`;
  expect(await raw(request, /\r\n\r\n/)).toMatch(/^HTTP\/1\.1 400 /);
});

test('a list is sent in one piece, with its length', async () => {
  const client = await server.signUp();
  const { headers } = await client.call('/api/clients');
  expect([headers.get('Content-Length'), headers.get('Transfer-Encoding')]).toEqual(['2', null]);
});

test('every answer carries the security headers, and none of the API may be stored', async () => {
  const answers = await Promise.all(
    ['/api/health', '/api/user', '/api/nothing', '/clients'].map((path) => server.anonymous().call(path)),
  );
  for (const { headers } of answers) {
    expect(headers.get('Content-Security-Policy')).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  }
  expect(answers.slice(0, 3).map(({ headers }) => headers.get('Cache-Control'))).toEqual([
    'no-store',
    'no-store',
    'no-store',
  ]);
});

test('the log says which call, by whom and how long, and nothing about a person', async () => {
  const details = registration({
    firstName: 'Xanthippe',
    company: 'Quillfeather',
    password: 'zyxwvut secret',
    confirmPassword: 'zyxwvut secret',
  });
  const client = await server.signUp(details);
  await server.anonymous().call('/api/register', { method: 'POST', json: details });
  await client.call('/api/user');
  await client.call('/api/nothing/Xanthippe?name=Quillfeather');
  const written = lines.join('');
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      route: '/api/user',
      method: 'GET',
      status: 200,
      userId: client.user.id,
      requestId: expect.any(String),
      milliseconds: expect.any(Number),
    }),
  );
  for (const secret of [
    'Xanthippe',
    'Quillfeather',
    'zyxwvut',
    details.email,
    details.username,
    client.cookie.split('=')[1]!,
  ]) {
    expect(written).not.toContain(secret);
  }
});

test('somebody who leaves before an analysis has ended is no failure of the server', async () => {
  const client = await server.signUp();
  const { jobDescriptionId, resumeId } = await insertRows(server, client);
  const leaving = new AbortController();
  const asked = fetch(new URL(`/api/analyze/${jobDescriptionId}`, server.url), {
    method: 'POST',
    headers: { Cookie: client.cookie },
    signal: leaving.signal,
  }).catch(() => 'left');
  await expect
    .poll(async () => (await server.database.select().from(resumes).where(eq(resumes.id, resumeId)))[0]?.matchState)
    .toBe('queued');
  leaving.abort();
  expect(await asked).toBe('left');
  await expect
    .poll(() =>
      lines
        .map((line) => JSON.parse(line))
        .filter(({ route }) => route === '/api/analyze/:jobDescriptionId')
        .map(({ status }) => status),
    )
    .toEqual([200]);
  expect(lines.join('')).not.toContain('analysis.running');
});

test('an unexpected error is a fixed sentence outside and a place in the code inside, without the data', async () => {
  const before = lines.length;
  const broken = await createTestServer({ worker: false, env: { LOG_LEVEL: 'trace' }, log });
  const client = await broken.signUp({ firstName: 'Xenophon' });
  await broken.database.execute('alter table users rename column first_name to given_name');
  const answer = await client.call(`/api/user/${client.user.id}`, {
    method: 'PUT',
    json: { firstName: 'Xenophon', email: 'xenophon@example.org' },
  });
  await broken.close();
  expect(answer).toMatchObject({
    status: 500,
    body: { code: 'internal', message: 'Something went wrong on the server. Please try again.' },
  });
  const logged = lines.slice(before).join('');
  expect(logged).toContain('"code":"42703"');
  expect(logged.toLowerCase()).not.toContain('xenophon');
});
