import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { codeOf } from '../../testing/one-time-code.ts';
import { createTestServer } from '../../testing/server.ts';
import { compiled } from '../../testing/server-process.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
await server.signUp();

/** The command as an operator gives it, beside the running server. */
const admin = (...words: string[]) => adminWith({}, ...words);

async function adminWith(env: Record<string, string>, ...words: string[]): Promise<{ code: number; output: string }> {
  const cli = path.resolve(import.meta.dirname, '../../commands/admin.ts');
  const child = spawn(process.execPath, [cli, ...words], {
    env: { ...compiled, PATH: '/usr/bin:/bin', DATABASE_URL: server.databaseUrl, ...env },
  });
  const [code, out, problem] = await Promise.all([
    new Promise<number>((resolve) => child.on('close', resolve)),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, output: (out + problem).trim() };
}

const signIn = (username: string, password: string) =>
  server.anonymous().call('/api/login', { method: 'POST', json: { username, password } });

test('an administrator is created with a password that works', async () => {
  const { output } = await admin('create', 'Operator', 'operator@example.org', '--company', 'Ops');
  const password = /^Created Operator with the password (\S{20})$/.exec(output)![1]!;
  expect((await signIn('operator', password)).body).toMatchObject({ role: 'admin', company: 'Ops' });
  expect(await admin('create', 'OPERATOR', 'other@example.org')).toEqual({
    code: 1,
    output: 'Username already exists',
  });
});

test('a promoted user is an administrator and has to sign in again', async () => {
  const client = await server.signUp();
  expect(await admin('promote', client.user.username)).toEqual({
    code: 0,
    output: `${client.user.username} is an administrator now.`,
  });
  expect((await client.call('/api/user')).status).toBe(401);
  expect((await signIn(client.user.username, 'correct horse')).body.role).toBe('admin');
});

test('a reset password replaces the old one and ends all sessions', async () => {
  const client = await server.signUp();
  const { output } = await admin('reset-password', client.user.username);
  expect((await client.call('/api/user')).status).toBe(401);
  expect((await signIn(client.user.username, 'correct horse')).status).toBe(401);
  expect((await signIn(client.user.username, output.split(' ').at(-1)!)).status).toBe(200);
});

test('a second factor that was lost is switched off, which signs the user out', async () => {
  const client = await server.signUp();
  const { username } = client.user;
  const refused = { code: 1, output: `There is no user "${username}" with a second factor.` };
  expect(await admin('reset-second-factor', username)).toEqual(refused);
  const post = (path: string, json: object) => client.call(path, { method: 'POST', json });
  const { body } = await post('/api/second-factor', { password: 'correct horse' });
  await post('/api/second-factor/confirm', { code: codeOf(body.secret) });
  expect((await signIn(username, 'correct horse')).status).toBe(401);
  expect(await admin('reset-second-factor', username)).toEqual({
    code: 0,
    output: `The second factor of ${username} is off now.`,
  });
  expect((await client.call('/api/user')).status).toBe(401);
  expect((await signIn(username, 'correct horse')).status).toBe(200);
});

test('users are listed without anything secret', async () => {
  const { output } = await admin('list');
  expect(output.split('\n')[0]).toMatch(/^ID +USERNAME +EMAIL +ROLE +COMPANY +JOINED$/);
  expect(output).not.toContain('argon2');
});

test.each([
  [['promote', 'nobody-here'], 'There is no user "nobody-here".'],
  [['create', 'ab', 'ab@example.org'], 'Username must be at least 3 characters'],
  [['create', 'somebody', 'not an address'], 'Please enter a valid email address'],
  [['verify-erasure', '/nowhere/receipt.json'], '"/nowhere/receipt.json" cannot be read: ENOENT'],
  [['verify-erasure', import.meta.dirname], `"${import.meta.dirname}" cannot be read: EISDIR`],
  [['verify-erasure', import.meta.filename], 'This is no receipt of an erasure.'],
])('%j fails and says why', async (words, output) => {
  expect(await admin(...words)).toEqual({ code: 1, output });
});

test('anything else explains the commands', async () => {
  expect((await admin('fly')).output).toContain('scripts/admin reset-password <username>');
});

test('of a storage that fails the operator is told more than a user', async () => {
  const { code, output } = await adminWith({ TO_STORAGE: 'folder', TO_DATA_DIR: '/dev/null/new' }, 'copy-files');
  expect(code).toBe(1);
  expect(output).toMatch(/^The file storage does not answer\..* \(ENOTDIR: .*\/dev\/null\/new.*\)$/);
});

test('an option that there is not is told in a line', async () => {
  const { code, output } = await admin('list', '--everybody');
  expect(code).toBe(1);
  expect(output).toMatch(/^Unknown option '--everybody'.*$/);
});
