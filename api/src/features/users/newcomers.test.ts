import { expect, onTestFinished, test } from 'vitest';
import { testConfig } from '../../testing/config.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { createFirstAdmin } from './first-admin.ts';

const publicUrl = 'https://cotejo.example.com';

/** A server whose settings do not say who may register; what it is told stays where it was. */
async function unset(env: Record<string, string>, beside?: TestServer): Promise<TestServer> {
  const made = await createTestServer({
    worker: false,
    env: { REGISTRATION: '', ...env },
    ...(beside && { beside }),
  });
  onTestFinished(made.close);
  return made;
}

const isOpen = async (server: TestServer): Promise<boolean> =>
  (await server.anonymous().call<{ registration: boolean }>('/api/sign-in-ways')).body.registration;

test('a public server takes one registration, of several at once the first, who is its administrator', async () => {
  const server = await unset({ PUBLIC_URL: publicUrl });
  expect(await isOpen(server)).toBe(true);
  const all = await Promise.allSettled([server.signUp(), server.signUp(), server.signUp()]);
  const came = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value.user.role] : []));
  expect(came).toEqual(['admin']);
  expect(await isOpen(server)).toBe(false);
  await expect(server.signUp()).rejects.toThrow('registration-closed');

  const opened = await unset({ PUBLIC_URL: publicUrl, REGISTRATION: 'open' }, server);
  expect([await isOpen(opened), (await opened.signUp()).user.role]).toEqual([true, 'recruiter']);
  const local = await unset({ PUBLIC_URL: 'http://localhost:3000' }, server);
  expect([await isOpen(local), (await local.signUp()).user.role]).toEqual([true, 'recruiter']);
});

test('a password that is tried first is refused on a public server, wherever one is given, and no other', async () => {
  const refused = {
    message: 'This password is one of those that are tried first. Choose another one.',
    code: 'invalid-input',
  };
  const server = await unset({ PUBLIC_URL: publicUrl });
  const config = testConfig({ PUBLIC_URL: publicUrl, ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'letmein' });
  await expect(createFirstAdmin({ ...server.dependencies, config })).rejects.toThrow(
    'ADMIN_PASSWORD is one of the passwords that are tried first. Choose another one.',
  );
  await expect(server.signUp({ password: 'PassWord123', confirmPassword: 'PassWord123' })).rejects.toThrow(
    refused.message,
  );
  const admin = await server.signUp();
  const change = { currentPassword: 'correct horse', newPassword: 'Qwerty123', confirmPassword: 'Qwerty123' };
  const person = { firstName: 'Eva', lastName: 'Sol', username: 'eva', email: 'eva@agency.example', role: 'recruiter' };
  const json = { ...person, company: 'Agency', password: 'iloveyou' };
  for (const [method, path, input] of [
    ['PUT', `/api/user/${admin.user.id}/password`, change],
    ['POST', '/api/admin/users', json],
    ['PUT', `/api/admin/users/${admin.user.id}`, json],
  ] as const)
    expect(await admin.call(path, { method, json: input })).toMatchObject({ status: 400, body: refused });
  expect(
    (await admin.call('/api/admin/users', { method: 'POST', json: { ...json, password: 'eva bakes' } })).status,
  ).toBe(201);

  const local = await unset({ PUBLIC_URL: 'http://127.0.0.1:3000' }, server);
  const password = 'password123';
  expect((await local.signUp({ password, confirmPassword: password })).user.role).toBe('recruiter');
});
