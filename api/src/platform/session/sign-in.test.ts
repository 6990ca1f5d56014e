import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { eq, inArray, sql } from '../database/drizzle.ts';
import { sessions, users } from '../database/schema/index.ts';
import type { Client } from '../../testing/client.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);

const signIn = (client: Client, username: string, password: string, headers: Record<string, string> = {}) =>
  client.call('/api/login', { method: 'POST', json: { username, password }, headers });

async function otherServer(env: Record<string, string>): Promise<TestServer> {
  const made = await createTestServer({ worker: false, env });
  onTestFinished(made.close);
  return made;
}

test('signing in answers the user and sets a cookie that scripts cannot read', async () => {
  const { user } = await server.signUp();
  const answer = await signIn(server.anonymous(), ` ${user.username.toUpperCase()} `, 'correct horse');
  expect(answer).toMatchObject({ status: 200, body: user });
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^cotejo=[a-z2-7]{52}; HttpOnly; Max-Age=1209600; Path=\/; SameSite=Lax$/,
  );
});

test('a cookie without a secret tells the page that there is a session, for as long as there is one', async () => {
  const { user } = await server.signUp();
  const client = server.anonymous();
  const signedIn = await signIn(client, user.username, 'correct horse');
  expect(signedIn.headers.getSetCookie()[1]).toBe('cotejo-signed-in=true; Max-Age=1209600; Path=/; SameSite=Lax');
  const signedOut = await client.call('/api/logout', { method: 'POST' });
  expect(signedOut.headers.getSetCookie()[1]).toBe('cotejo-signed-in=; Max-Age=0; Path=/; SameSite=Lax');
});

test('behind https the cookie is bound to the host and to https', async () => {
  const secure = await otherServer({ PUBLIC_URL: 'https://cotejo.example.com' });
  const { user } = await secure.signUp();
  const answer = await signIn(secure.anonymous(), user.username, 'correct horse');
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-cotejo=.*; Secure$/);
  expect(answer.headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
});

test('a session id that the caller brought along is never used', async () => {
  const { user } = await server.signUp();
  const client = server.anonymous();
  client.cookie = 'cotejo=attackerchosen';
  await signIn(client, user.username, 'correct horse');
  expect(client.cookie).not.toContain('attackerchosen');
  const first = client.cookie;
  await signIn(client, user.username, 'correct horse');
  expect(client.cookie).not.toBe(first);
  client.cookie = first;
  expect((await client.call('/api/user')).status).toBe(401);
});

test('what the database keeps of sessions and passwords lets nobody in', async () => {
  const [first, second] = [await server.signUp(), await server.signUp()];
  const rows = await server.database.select().from(sessions).where(eq(sessions.userId, first.user.id));
  expect(rows).toHaveLength(1);
  const thief = server.anonymous();
  for (const value of [rows[0]!.idHash, first.cookie.replace('cotejo=', '').toUpperCase()]) {
    thief.cookie = `cotejo=${value}`;
    expect((await thief.call('/api/user')).status).toBe(401);
  }
  const hashes = await server.database
    .select({ hash: users.passwordHash })
    .from(users)
    .where(inArray(users.id, [first.user.id, second.user.id]));
  // Argon2id with 19 MiB, two passes and a salt of each own, though both have the same password.
  for (const { hash } of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22,}\$[\w+/]{43,}$/);
  expect(hashes[0]!.hash).not.toBe(hashes[1]!.hash);
  expect((await signIn(server.anonymous(), first.user.username, hashes[0]!.hash!)).status).toBe(401);
});

test('an unknown user and a wrong password get the same answer', async () => {
  const { user } = await server.signUp();
  const [unknown, wrong] = [
    await signIn(server.anonymous(), 'nobody-of-that-name', 'wrong password'),
    await signIn(server.anonymous(), user.username, 'wrong password'),
  ];
  expect(wrong).toMatchObject({
    status: 401,
    body: { message: 'Invalid username or password', code: 'wrong-credentials' },
  });
  expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
});

test('signing out ends the session for good, and is no error without one', async () => {
  const client = await server.signUp();
  const old = client.cookie;
  expect((await client.call('/api/logout', { method: 'POST' })).body).toEqual({ next: null });
  client.cookie = old;
  expect((await client.call('/api/user')).status).toBe(401);
  expect((await server.anonymous().call('/api/logout', { method: 'POST' })).status).toBe(200);
});

test('a session in use is prolonged, and its cookie with it', async () => {
  const client = await server.signUp();
  await server.database
    .update(sessions)
    .set({ expiresAt: sql`now() + interval '3 days'` })
    .where(eq(sessions.userId, client.user.id));
  const answer = await client.call('/api/user');
  expect(answer.headers.get('Set-Cookie')).toContain('Max-Age=1209600');
  const [row] = await server.database.select().from(sessions).where(eq(sessions.userId, client.user.id));
  expect(row!.expiresAt.getTime()).toBeGreaterThan(Date.now() + 13 * 86_400_000);
});

test.each([
  ['has not been used for too long', { expiresAt: sql`now() - interval '1 second'` }],
  ['was started too long ago, however much it is used', { createdAt: sql`now() - interval '91 days'` }],
])('a session ends when it %s', async (_why, change) => {
  const client = await server.signUp();
  await server.database.update(sessions).set(change).where(eq(sessions.userId, client.user.id));
  expect((await client.call('/api/user')).status).toBe(401);
});

test('rows of ended sessions are removed, those of others stay', async () => {
  const [over, running] = [await server.signUp(), await server.signUp()];
  await server.database
    .update(sessions)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(sessions.userId, over.user.id));
  await server.dependencies.sessions.deleteExpired();
  expect(await server.database.select().from(sessions).where(eq(sessions.userId, over.user.id))).toHaveLength(0);
  expect((await running.call('/api/user')).status).toBe(200);
});

test('ten wrong passwords close the account for that address and no other, whatever it claims to be', async () => {
  const { user } = await server.signUp();
  const attempts = [];
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    attempts.push(
      await signIn(server.anonymous(), user.username, 'wrong password', { 'X-Forwarded-For': `203.0.113.${attempt}` }),
    );
  }
  expect(attempts.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  expect(Number(attempts[10]!.headers.get('Retry-After'))).toBeGreaterThan(50);
  expect(attempts[10]!.body).toMatchObject({
    code: 'too-many-attempts',
    message: 'Too many attempts. Please try again in a minute.',
  });
  expect((await signIn(server.anonymous(), user.username, 'correct horse')).status).toBe(429);
});

test('behind a trusted proxy, addresses are told apart by what it adds, and by nothing else', async () => {
  const proxied = await otherServer({ TRUSTED_PROXY: '127.0.0.0/8', LOGIN_FAILURES: '2' });
  const { user } = await proxied.signUp();
  const from = (forwarded: string, password = 'wrong password') =>
    signIn(proxied.anonymous(), user.username, password, { 'X-Forwarded-For': forwarded });
  expect([
    (await from('198.51.100.1, 203.0.113.9')).status,
    (await from('198.51.100.2, 203.0.113.9, 127.0.0.5')).status,
    (await from('198.51.100.3, 203.0.113.9')).status,
  ]).toEqual([401, 401, 429]);
  expect((await from('203.0.113.10', 'correct horse')).status).toBe(200);
});

test('attempts made at the same moment are all counted', async () => {
  const { user } = await server.signUp();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => signIn(server.anonymous(), user.username, 'wrong password')),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
});

test('the right password makes earlier failures forgotten', async () => {
  const { user } = await server.signUp();
  for (let round = 0; round < 2; round += 1) {
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn(server.anonymous(), user.username, 'wrong password');
    expect((await signIn(server.anonymous(), user.username, 'correct horse')).status).toBe(200);
  }
});

test('registrations from one address have a ceiling', async () => {
  const strict = await otherServer({ REGISTRATIONS_PER_HOUR: '2' });
  await strict.signUp();
  await strict.signUp();
  await expect(strict.signUp()).rejects.toThrow('429');
});

test('a closed installation refuses to register anybody', async () => {
  const closed = await otherServer({ REGISTRATION: 'closed' });
  await expect(closed.signUp()).rejects.toThrow('403');
});

test('a higher minimum for passwords is enforced', async () => {
  const strict = await otherServer({ PASSWORD_MINIMUM: '14' });
  await expect(strict.signUp()).rejects.toThrow('Password must be at least 14 characters');
});

test('an enormous password is refused at once', async () => {
  const before = process.cpuUsage();
  const answer = await signIn(server.anonymous(), 'somebody', 'x'.repeat(99_000));
  expect(answer.status).toBe(400);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
});

test('the administrator of the settings is there from the start; the first to register is a recruiter', async () => {
  const prepared = await otherServer({ ADMIN_USERNAME: 'Boss', ADMIN_PASSWORD: 'open sesame' });
  expect((await signIn(prepared.anonymous(), 'boss', 'open sesame')).body).toMatchObject({
    username: 'Boss',
    role: 'admin',
  });
  expect((await prepared.signUp()).user.role).toBe('recruiter');
});

test('a session holds on servers whose clocks are weeks apart, and ends by the clock of the database', async () => {
  const client = await server.signUp();
  onTestFinished(() => void vi.useRealTimers());
  for (const days of [-60, 60]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
    expect((await client.call('/api/user')).status).toBe(200);
    const begun = await server.signUp();
    vi.useRealTimers();
    expect((await begun.call('/api/user')).status).toBe(200);
    const [row] = await server.database
      .select({ days: sql<number>`round(extract(epoch from ${sessions.expiresAt} - now()) / 86400)::int` })
      .from(sessions)
      .where(eq(sessions.userId, begun.user.id));
    expect(row).toEqual({ days: 14 });
  }
});
