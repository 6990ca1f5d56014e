import { afterAll, expect, test } from 'vitest';
import { eq } from '../../platform/database/drizzle.ts';
import { companies, sessions, users } from '../../platform/database/schema/index.ts';
import { registration } from '../../testing/client.ts';
import { createTestServer } from '../../testing/server.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const founder = await server.signUp();

test('the first user of an installation is an administrator, later ones are recruiters', async () => {
  expect(founder.user.role).toBe('admin');
  expect((await server.signUp()).user.role).toBe('recruiter');
});

test('registering answers 201 with the user, without a password, and signs in', async () => {
  const client = server.anonymous();
  const answer = await client.call('/api/register', { method: 'POST', json: registration({ firstName: ' Zoë ' }) });
  expect(answer.status).toBe(201);
  expect(Object.keys(answer.body).sort()).toEqual([
    'company',
    'createdAt',
    'email',
    'firstName',
    'id',
    'language',
    'lastName',
    'role',
    'updatedAt',
    'username',
  ]);
  expect(answer.body.firstName).toBe('Zoë');
  expect((await client.call('/api/user')).body).toEqual(answer.body);
});

test('a payload cannot choose role, id, company id or password hash', async () => {
  const client = await server.signUp({
    role: 'admin',
    id: 999_999,
    companyId: founder.user.id,
    passwordHash: 'x',
    isAdmin: true,
  });
  expect(client.user).toMatchObject({ role: 'recruiter' });
  expect(client.user.id).not.toBe(999_999);
  const update = await client.call(`/api/user/${client.user.id}`, {
    method: 'PUT',
    json: { email: client.user.email, role: 'admin', username: 'root', companyId: 1, password: 'changed' },
  });
  expect(update.body).toMatchObject({ role: 'recruiter', username: client.user.username });
});

test('a company of the same name is another company', async () => {
  const [one, other] = [await server.signUp({ company: 'Twin' }), await server.signUp({ company: 'Twin' })];
  const rows = await server.database.select({ id: users.id, companyId: users.companyId }).from(users);
  const companyOf = (id: number) => rows.find((row) => row.id === id)!.companyId;
  expect(companyOf(one.user.id)).not.toBe(companyOf(other.user.id));
});

test('twenty equal registrations at once open one account and one company', async () => {
  const json = registration({ company: 'Race Ltd' });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.anonymous().call('/api/register', { method: 'POST', json })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  expect(await server.database.select().from(companies).where(eq(companies.name, 'Race Ltd'))).toHaveLength(1);
});

test.each([
  ['user name', { username: ' ＡＤＡ-twin ' }, 'Username already exists'],
  ['e-mail address', { email: 'ADA-twin@Example.org' }, 'Email already exists'],
])('a %s is taken in any spelling of it', async (_what, details, message) => {
  await server.anonymous().call('/api/register', {
    method: 'POST',
    json: registration({ username: 'ada-twin', email: 'ada-twin@example.org' }),
  });
  const answer = await server.anonymous().call('/api/register', { method: 'POST', json: registration(details) });
  expect(answer).toMatchObject({ status: 409, body: { message } });
});

test('what is wrong with a registration is said field by field', async () => {
  const answer = await server
    .anonymous()
    .call('/api/register', { method: 'POST', json: registration({ username: 'ab', confirmPassword: 'other' }) });
  expect(answer.status).toBe(400);
  expect(answer.body.message).toBe('Username must be at least 3 characters');
  expect(answer.body.issues).toContainEqual({
    path: 'username',
    message: 'Username must be at least 3 characters',
    code: 'username-too-short',
  });
});

test('a mismatch of the passwords is an issue of the confirmation', async () => {
  const answer = await server
    .anonymous()
    .call('/api/register', { method: 'POST', json: registration({ confirmPassword: 'other' }) });
  expect(answer.body.issues).toEqual([
    { path: 'confirmPassword', message: "Passwords don't match", code: 'passwords-differ' },
  ]);
});

test('text that the database cannot store is refused', async () => {
  const answer = await server
    .anonymous()
    .call('/api/register', { method: 'POST', json: registration({ firstName: 'A\0da' }) });
  expect(answer).toMatchObject({ status: 400, body: { code: 'unstorable-text' } });
});

test('people change their own profile, and only what is on it', async () => {
  const client = await server.signUp();
  const json = { firstName: 'Grace', lastName: null, email: `new-${client.user.email}`, company: 'Elsewhere' };
  const answer = await client.call(`/api/user/${client.user.id}`, { method: 'PUT', json });
  expect(answer).toMatchObject({ status: 200, body: json });
  expect((await client.call('/api/user')).body).toEqual(answer.body);
});

test.each([
  ["tim.o'connor@example.org", 200],
  ['ana&co@mail.example.org', 200],
  ['ana@agency.xn--p1ai', 200],
  ['ana', 400],
  ['ana@localhost', 400],
  ['ana @example.org', 400],
  ['ana@example.org, luz@example.org', 400],
  ['ana@exa_mple.org', 400],
])('%j as an e-mail address is answered with %i', async (email, status) => {
  const client = await server.signUp();
  expect((await client.call(`/api/user/${client.user.id}`, { method: 'PUT', json: { email } })).status).toBe(status);
});

test('people choose the language of their screens, and find it again when they sign in elsewhere', async () => {
  const client = await server.signUp();
  const choose = (json: object, id = client.user.id) =>
    client.call(`/api/user/${id}/language`, { method: 'PUT', json });
  expect(client.user.language).toBeNull();
  for (const language of ['es', 'en']) {
    expect(await choose({ language })).toMatchObject({
      status: 200,
      body: { id: client.user.id, username: client.user.username, language },
    });
    const elsewhere = await server
      .anonymous()
      .call('/api/login', { method: 'POST', json: { username: client.user.username, password: 'correct horse' } });
    expect(elsewhere.body.language).toBe(language);
  }
  for (const language of ['fr', 'ES', '', null, 7, undefined]) {
    expect(await choose({ language })).toMatchObject({
      status: 400,
      body: { message: 'Unknown language.', issues: [{ path: 'language' }] },
    });
  }
  expect(await choose({ language: 'es' }, founder.user.id)).toMatchObject({
    status: 404,
    body: { message: 'User not found.' },
  });
  expect([(await client.call('/api/user')).body.language, (await founder.call('/api/user')).body.language]).toEqual([
    'en',
    null,
  ]);
});

test('a profile that is saved leaves the language as it is', async () => {
  const client = await server.signUp();
  await client.call(`/api/user/${client.user.id}/language`, { method: 'PUT', json: { language: 'es' } });
  const { body } = await client.call(`/api/user/${client.user.id}`, {
    method: 'PUT',
    json: { email: client.user.email, language: 'en' },
  });
  expect(body.language).toBe('es');
});

test("somebody else's profile is as absent as nobody's", async () => {
  const client = await server.signUp();
  const answers = await Promise.all(
    [founder.user.id, 2_000_000_000].map((id) =>
      client.call(`/api/user/${id}`, { method: 'PUT', json: { email: 'x@example.org' } }),
    ),
  );
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
    [404, 'User not found.'],
    [404, 'User not found.'],
  ]);
});

test("taking somebody else's e-mail address is a conflict", async () => {
  const client = await server.signUp();
  const answer = await client.call(`/api/user/${client.user.id}`, {
    method: 'PUT',
    json: { email: founder.user.email },
  });
  expect(answer).toMatchObject({ status: 409, body: { message: 'Email already exists' } });
});

test('a changed password ends every other session, renews this one and is the only one that works', async () => {
  const client = await server.signUp();
  const elsewhere = server.anonymous();
  const { username } = client.user;
  await elsewhere.call('/api/login', { method: 'POST', json: { username, password: 'correct horse' } });
  const before = client.cookie;
  const change = (currentPassword: string) =>
    client.call(`/api/user/${client.user.id}/password`, {
      method: 'PUT',
      json: { currentPassword, newPassword: 'battery staple' },
    });
  expect(await change('wrong')).toMatchObject({ status: 400, body: { issues: [{ path: 'currentPassword' }] } });
  expect((await change('correct horse')).status).toBe(204);
  expect(client.cookie).not.toBe(before);
  expect((await client.call('/api/user')).status).toBe(200);
  expect((await elsewhere.call('/api/user')).status).toBe(401);
  const login = (password: string) =>
    server.anonymous().call('/api/login', { method: 'POST', json: { username, password } });
  expect([(await login('correct horse')).status, (await login('battery staple')).status]).toEqual([401, 200]);
});

test('passwords and session ids are stored as hashes only', async () => {
  const client = await server.signUp();
  const [row] = await server.database.select().from(users).where(eq(users.id, client.user.id));
  expect(row!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const rows = await server.database.select().from(sessions).where(eq(sessions.userId, client.user.id));
  expect(rows.map(({ idHash }) => idHash)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(client.cookie).not.toContain(rows[0]!.idHash);
});
