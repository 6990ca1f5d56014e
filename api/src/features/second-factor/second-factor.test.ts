import { afterAll, expect, test } from 'vitest';
import { eq } from '../../platform/database/drizzle.ts';
import { secondFactors } from '../../platform/database/schema/index.ts';
import type { Client } from '../../testing/client.ts';
import { colleagueOf } from '../../testing/colleague.ts';
import { codeOf, stepNow } from '../../testing/one-time-code.ts';
import { createTestServer } from '../../testing/server.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const admin = await server.signUp();

const password = 'correct horse';
const post = (client: Client, path: string, json: object) => client.call(path, { method: 'POST', json });
const begin = (client: Client) => post(client, '/api/second-factor', { password });
const confirm = (client: Client, code: string) => post(client, '/api/second-factor/confirm', { code });
const end = (client: Client, json: object) => post(client, '/api/second-factor/end', json);
const signIn = (client: Client, further: object = {}, by = server.anonymous()) =>
  post(by, '/api/login', { username: client.user.username, password, ...further });

/** A user who has set a second factor up, with what they have of it. */
async function withFactor(made?: Client): Promise<{ client: Client; secret: string; recoveryCodes: string[] }> {
  const client = made ?? (await colleagueOf(admin, server.url));
  const { secret } = (await begin(client)).body;
  const { recoveryCodes } = (await confirm(client, codeOf(secret))).body;
  return { client, secret, recoveryCodes };
}

/** The code that an app shows when so much time has passed that the last one is not shown any more. */
async function nextCode({ client, secret }: { client: Client; secret: string }): Promise<string> {
  await server.database.update(secondFactors).set({ usedStep: 0 }).where(eq(secondFactors.userId, client.user.id));
  return codeOf(secret);
}

const historyOf = async (action: string, userId: number) =>
  (await admin.call(`/api/admin/history?action=${action}`)).body.items
    .filter(({ subjectId }: { subjectId: number }) => subjectId === userId)
    .map(({ user }: { user: { id: number } | null }) => user?.id ?? null);

test('from the first code of an app on, the right password alone lets nobody in', async () => {
  const client = await colleagueOf(admin, server.url);
  const elsewhere = server.anonymous();
  await signIn(client, {}, elsewhere);
  expect(await post(client, '/api/second-factor', { password: 'wrong' })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'password', code: 'current-password-wrong' }] },
  });
  const { secret, address } = (await begin(client)).body;
  expect(address).toContain(`secret=${secret}`);
  expect((await signIn(client)).status).toBe(200);
  expect(await confirm(client, '000000')).toMatchObject({ status: 400, body: { issues: [{ path: 'code' }] } });
  const { status, body } = await confirm(client, ` ${codeOf(secret).replace(/^.../, '$& ')} `);
  expect([status, new Set(body.recoveryCodes).size]).toEqual([200, 10]);
  expect((await client.call('/api/second-factor')).body).toEqual({
    since: expect.any(String),
    recoveryCodesLeft: 10,
    required: false,
    reset: null,
  });
  expect([(await client.call('/api/user')).status, (await elsewhere.call('/api/user')).status]).toEqual([200, 401]);
  expect(await signIn(client)).toMatchObject({ status: 401, body: { code: 'second-factor.needed' } });
  expect((await signIn(client, { code: await nextCode({ client, secret }) })).status).toBe(200);
  expect(await historyOf('second-factor-confirmed', client.user.id)).toEqual([client.user.id]);
});

test('somebody with a wrong password learns nothing of a second factor, whatever code they send', async () => {
  const { client, secret } = await withFactor();
  for (const further of [{}, { code: codeOf(secret) }, { code: '000000' }])
    expect(await signIn(client, { ...further, password: 'wrong one' })).toMatchObject({
      status: 401,
      body: { code: 'wrong-credentials' },
    });
});

test('a code is taken once, of several at once as well, and no older one after it', async () => {
  const { client, secret } = await withFactor();
  const step = stepNow() + 1;
  const code = codeOf(secret, step);
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(client, { code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  expect(await signIn(client, { code: codeOf(secret, step - 1) })).toMatchObject({
    status: 401,
    body: { code: 'second-factor.wrong-code' },
  });
  expect(await historyOf('code-failed', client.user.id)).toEqual([null, null, null, null]);
});

test('each recovery code lets in once, however it is typed, and is kept as a hash', async () => {
  const { client, recoveryCodes } = await withFactor();
  const [first, second] = recoveryCodes as [string, string];
  const typed = [first, first, second.toLowerCase().replaceAll('-', ' '), 'ABCD-EFGH-IJKL-MNOP'];
  const statuses: number[] = [];
  for (const code of typed) statuses.push((await signIn(client, { code })).status);
  expect(statuses).toEqual([200, 401, 200, 401]);
  expect((await client.call('/api/second-factor')).body).toMatchObject({ recoveryCodesLeft: 8 });
  expect(await historyOf('recovery-code-used', client.user.id)).toEqual([client.user.id, client.user.id]);
  const rows = await server.database.select().from(secondFactors).where(eq(secondFactors.userId, client.user.id));
  for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code);
});

test('wrong codes are counted for the user, so that guessing at one door closes the others too', async () => {
  const { client, secret } = await withFactor();
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await end(client, { password, code: '12345' })).status).toBe(400);
  const code = await nextCode({ client, secret });
  expect((await end(client, { password, code })).status).toBe(429);
  expect(await signIn(client, { code })).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } });
});

test('it is switched off by the password with a code, and set up anew with another secret', async () => {
  const factor = await withFactor();
  const { client } = factor;
  expect(await begin(client)).toMatchObject({ status: 409, body: { code: 'second-factor.on' } });
  expect((await end(client, { password: 'wrong', code: await nextCode(factor) })).status).toBe(400);
  expect((await end(client, { password, code: '000000' })).status).toBe(400);
  expect((await end(client, { password, code: await nextCode(factor) })).status).toBe(204);
  expect((await signIn(client)).status).toBe(200);
  expect(await end(client, { password, code: factor.recoveryCodes[0] })).toMatchObject({
    status: 409,
    body: { code: 'second-factor.off' },
  });
  expect(await confirm(client, '000000')).toMatchObject({ status: 409, body: { code: 'second-factor.off' } });
  const { secret } = (await begin(client)).body;
  expect(secret).not.toBe(factor.secret);
  expect((await confirm(client, codeOf(factor.secret))).status).toBe(400);
});

test('an administrator resets it for somebody, who is signed out and told who did it', async () => {
  const { client } = await withFactor();
  const { id } = client.user;
  const listed = async () =>
    (await admin.call('/api/admin/users')).body.find((user: { id: number }) => user.id === id).hasSecondFactor;
  expect(await listed()).toBe(true);
  const change = (json: object) =>
    admin.call(`/api/admin/users/${id}`, {
      method: 'PUT',
      json: { firstName: 'E', lastName: 'F', role: 'recruiter', ...json },
    });
  expect((await change({})).body.hasSecondFactor).toBe(true);
  expect((await client.call('/api/user')).status).toBe(200);
  expect((await change({ resetSecondFactor: true })).body.hasSecondFactor).toBe(false);
  expect(await listed()).toBe(false);
  expect((await client.call('/api/user')).status).toBe(401);
  expect((await signIn(client, {}, client)).status).toBe(200);
  expect((await client.call('/api/second-factor')).body.reset).toEqual({
    author: { id: admin.user.id, name: 'Ada Example' },
    createdAt: expect.any(String),
  });
  expect(await historyOf('second-factor-reset', id)).toEqual([admin.user.id]);
  await withFactor(client);
  expect((await client.call('/api/second-factor')).body.reset).toBeNull();
});

test('where the company asks everybody for one, whoever has none sets it up before anything else', async () => {
  const boss = await server.signUp();
  await server.database.execute(`update users set role = 'admin' where id = ${boss.user.id}`);
  const member = await colleagueOf(boss, server.url);
  const { body: token } = await post(member, '/api/tokens', { name: 'ATS' });
  const rule = (required: boolean) => boss.call('/api/admin/second-factor', { method: 'PUT', json: { required } });
  expect((await boss.call('/api/admin/second-factor')).body).toEqual({ required: false, since: null });
  expect((await rule(true)).body).toEqual({ required: true, since: expect.any(String) });
  for (const client of [boss, member])
    expect(await client.call('/api/clients')).toMatchObject({ status: 403, body: { code: 'second-factor.required' } });
  expect((await member.call('/api/user')).body.needsSecondFactor).toBe(true);
  expect((await signIn(member)).body.needsSecondFactor).toBe(true);
  const language = { method: 'PUT', json: { language: 'es' } };
  expect((await member.call(`/api/user/${member.user.id}/language`, language)).body.needsSecondFactor).toBe(true);
  expect((await post(member, '/api/tokens', { name: 'Another' })).status).toBe(403);
  const byToken = { headers: { Authorization: `Bearer ${token.token}` } };
  expect((await server.anonymous().call('/api/clients', byToken)).status).toBe(200);
  await withFactor(member);
  expect((await member.call('/api/clients')).status).toBe(200);
  expect((await member.call('/api/user')).body).not.toHaveProperty('needsSecondFactor');
  await withFactor(boss);
  expect((await rule(false)).body).toEqual({ required: false, since: null });
});
