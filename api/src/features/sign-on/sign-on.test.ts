import type { User } from '@cotejo/contract';
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { auditLog, companies, users } from '../../platform/database/schema/index.ts';
import { asc, eq } from '../../platform/database/drizzle.ts';
import { ofEveryCompany } from '../../platform/database/of-company.ts';
import type { Client } from '../../testing/client.ts';
import { newKey, startOpenIdProvider } from '../../testing/openid-provider.ts';
import { createTestServer } from '../../testing/server.ts';
import { createAdministration } from '../users/administration.ts';

const provider = await startOpenIdProvider('http://cotejo.test');
afterAll(provider.stop);
const server = await createTestServer({
  worker: false,
  env: {
    ...provider.env,
    OIDC_NAME: 'Agency Login',
    OIDC_ROLE_CLAIM: 'realm_access.roles',
    OIDC_ROLES: 'cotejo-admins=admin,recruiting=recruiter',
  },
});
afterAll(server.close);
const admin = await server.signUp({ username: 'first-admin' });
const original = { ...provider.keys };
afterEach(() => Object.assign(provider, { lie: undefined, keys: { ...original } }));

let number = 0;
/** Somebody whom the provider knows, as a recruiter unless said otherwise. */
function somebody(claims: Record<string, unknown> = {}): { id: string; email: string } {
  const id = `person-${(number += 1)}`;
  const email = `${id}@agency.example`;
  const recruiter = { realm_access: { roles: ['other', 'recruiting'] } };
  provider.people.set(id, { email, email_verified: true, given_name: 'Ana', ...recruiter, ...claims });
  return { id, email };
}

/** A browser that keeps every cookie. */
function browser(of = server) {
  const jar = new Map<string, string>();
  const client = of.anonymous();
  const call: Client['call'] = async (path, options) => {
    client.cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const answer = await client.call(path, options);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      if (value) jar.set(name!, value);
      else jar.delete(name!);
    }
    return answer as never;
  };
  const post = (path: string, json?: unknown) => call(path, { method: 'POST', json });
  return {
    jar,
    call,
    begin: async (): Promise<string> => (await post('/api/sign-on')).body.address,
    finish: (query: string) => post('/api/sign-on/answer', { query }),
    logout: () => post('/api/logout'),
  };
}

/** Signs somebody in by the provider, in a new browser. */
async function signIn(id: string, at = browser()) {
  const answer = await at.finish(await provider.visit(await at.begin(), id));
  return { ...answer, at };
}

const actions = async (userId: number) =>
  (
    await server.database
      .select({ action: auditLog.action, details: auditLog.details })
      .from(auditLog)
      .where(ofEveryCompany('operator', eq(auditLog.subjectId, userId)))
      .orderBy(asc(auditLog.id))
  ).map(({ action, details }) => [action, details]);

describe('somebody whom the provider knows', () => {
  test('is made a user of the company at the first sign-in, and found again at the next', async () => {
    const { id, email } = somebody({ family_name: 'Ruiz' });
    const first = await signIn(id);
    expect(first).toMatchObject({
      status: 200,
      body: { username: email, email, firstName: 'Ana', lastName: 'Ruiz', role: 'recruiter', byProvider: true },
    });
    expect((await first.at.call('/api/user')).body).toEqual(first.body);
    expect((await signIn(id)).body.id).toBe(first.body.id);
    const { body } = await admin.call<User[]>('/api/admin/users');
    expect(body.map(({ username }) => username)).toContain(email);
    const by = { by: 'identity-provider' };
    expect(await actions(first.body.id)).toEqual([
      ['user-created', { role: 'recruiter', ...by }],
      ['user-signed-in', by],
      ['user-signed-in', by],
    ]);
  });

  test('gets the role that the provider says at each sign-in, and loses the sessions of the one before', async () => {
    const { id } = somebody();
    const { at } = await signIn(id);
    provider.people.get(id)!['realm_access'] = { roles: ['cotejo-admins', 'recruiting'] };
    const again = await signIn(id);
    expect(again.body.role).toBe('admin');
    expect((await again.at.call('/api/admin/users')).status).toBe(200);
    expect((await at.call('/api/user')).status).toBe(401);
  });

  test('is kept out once the provider gives no role any more, with sessions and API tokens', async () => {
    const { id } = somebody();
    const { at, body } = await signIn(id);
    const made = await at.call('/api/tokens', { method: 'POST', json: { name: 'ATS', scope: 'read' } });
    const byToken = { headers: { Authorization: `Bearer ${made.body.token}` } };
    expect((await server.anonymous().call('/api/user', byToken)).status).toBe(200);
    provider.people.get(id)!['realm_access'] = { roles: ['other'] };
    expect(await signIn(id)).toMatchObject({ status: 403, body: { code: 'sign-on.no-role' } });
    expect((await at.call('/api/user')).status).toBe(401);
    expect((await server.anonymous().call('/api/user', byToken)).status).toBe(401);
    provider.people.get(id)!['realm_access'] = { roles: ['recruiting'] };
    expect(await signIn(id)).toMatchObject({ status: 403, body: { code: 'account-deactivated' } });
    expect((await actions(body.id)).slice(-2)).toEqual([
      ['user-deactivated', { by: 'identity-provider' }],
      ['sign-in-refused', { by: 'identity-provider' }],
    ]);
  });

  test('is never made a user without a role or an address', async () => {
    expect((await signIn(somebody({ realm_access: 'recruiting' }).id)).body.code).toBe('sign-on.no-role');
    expect((await signIn(somebody({ email: undefined }).id)).body.code).toBe('sign-on.no-email');
    expect((await signIn(somebody({ email: 'no address' }).id)).body.code).toBe('sign-on.no-email');
  });

  test('is asked for no second factor, also where the company asks for one', async () => {
    const { id } = somebody();
    const require = (secondFactorSince: Date | null) => server.database.update(companies).set({ secondFactorSince });
    await require(new Date());
    onTestFinished(async () => void (await require(null)));
    const { at, status } = await signIn(id);
    expect([status, (await at.call('/api/clients')).status]).toEqual([200, 200]);
  });

  test('leaves the provider as well when they log out', async () => {
    const { at } = await signIn(somebody().id);
    const { body } = await at.logout();
    const next = new URL(body.next);
    expect(next.origin).toBe(provider.issuer);
    expect(next.searchParams.get('post_logout_redirect_uri')).toBe('http://cotejo.test/');
    expect((await fetch(next)).status).toBe(200);
    expect((await at.call('/api/user')).status).toBe(401);
    expect((await (await server.signUp()).call('/api/logout', { method: 'POST' })).body).toEqual({ next: null });
  });
});

describe('a user with a password whose address is the same', () => {
  const made = async (email: string) => {
    const json = {
      username: email,
      email,
      firstName: 'A',
      lastName: 'B',
      role: 'agency',
      company: 'X',
      password: 'right one',
    };
    return (await admin.call<User>('/api/admin/users', { method: 'POST', json })).body;
  };

  test('is taken for them if the provider vouches for it, and the password is gone', async () => {
    const { id, email } = somebody();
    const before = await made(email);
    expect((await signIn(id)).body).toMatchObject({ id: before.id, role: 'recruiter', byProvider: true });
    const json = { username: email, password: 'right one' };
    const login = await server.anonymous().call('/api/login', { method: 'POST', json });
    expect(login.body.code).toBe('wrong-credentials');
  });

  test('leaves nothing open to somebody who has put the address of a colleague into their own account', async () => {
    const { id, email } = somebody();
    const thief = browser();
    const user = await made('thief@agency.example');
    await thief.call('/api/login', { method: 'POST', json: { username: user.username, password: 'right one' } });
    const { body } = await thief.call('/api/tokens', { method: 'POST', json: { name: 'ATS', scope: 'read' } });
    const json = { email, firstName: 'Ana', lastName: 'Ruiz' };
    expect((await thief.call(`/api/user/${user.id}`, { method: 'PUT', json })).status).toBe(200);
    expect((await signIn(id)).body).toMatchObject({ id: user.id, byProvider: true });
    const byToken = { headers: { Authorization: `Bearer ${body.token}` } };
    expect((await server.anonymous().call('/api/user', byToken)).status).toBe(401);
    expect((await thief.call('/api/user')).status).toBe(401);
  });

  test('is left alone if the provider has since given it to somebody else', async () => {
    const { id, email } = somebody();
    const before = (await signIn(id)).body as User;
    expect(await signIn(somebody({ email }).id)).toMatchObject({ status: 409 });
    expect((await signIn(id)).body).toMatchObject({ id: before.id });
  });

  test('is left alone if it does not, or belongs to another company', async () => {
    const unverified = somebody({ email_verified: false });
    await made(unverified.email);
    expect(await signIn(unverified.id)).toMatchObject({ status: 409 });
    const other = somebody();
    await server.signUp({ email: other.email });
    expect(await signIn(other.id)).toMatchObject({ status: 409, body: { code: 'email-taken' } });
  });
});

test('nobody is deactivated because the company of the settings cannot be found', async () => {
  const { id } = somebody();
  const { body: user } = await signIn(id);
  const admins = await server.database.update(users).set({ role: 'agency' }).where(eq(users.role, 'admin')).returning();
  const refused = await signIn(id);
  for (const one of admins) await server.database.update(users).set({ role: 'admin' }).where(eq(users.id, one.id));
  expect(refused).toMatchObject({ status: 403, body: { code: 'sign-on.no-company' } });
  expect(await signIn(id)).toMatchObject({ status: 200, body: { id: (user as User).id } });
});

describe('an answer of the provider is refused', () => {
  const refused = (code: string, status: number) => ({ status, body: { code } });
  const notTrusted = refused('sign-on.not-trusted', 401);

  test('in another browser than the one that began, and with another state', async () => {
    const { id } = somebody();
    const query = await provider.visit(await browser().begin(), id);
    expect(await browser().finish(query)).toMatchObject(refused('sign-on.not-begun', 400));
    const other = browser();
    await other.begin();
    expect(await other.finish(query)).toMatchObject(refused('sign-on.not-begun', 400));
  });

  test('when its code comes a second time, also with the cookie', async () => {
    const at = browser();
    const address = await at.begin();
    const cookies = [...at.jar];
    const query = await provider.visit(address, somebody().id);
    expect((await at.finish(query)).status).toBe(200);
    expect(await at.finish(query)).toMatchObject(refused('sign-on.not-begun', 400));
    for (const [name, value] of cookies) at.jar.set(name, value);
    expect(await at.finish(query)).toMatchObject(notTrusted);
  });

  test('when another browser brings its code under a state of its own', async () => {
    const stolen = await provider.visit(await browser().begin(), somebody().id);
    const at = browser();
    const own = new URLSearchParams(await provider.visit(await at.begin(), somebody().id));
    own.set('code', new URLSearchParams(stolen).get('code')!);
    expect(await at.finish(`?${own}`)).toMatchObject(notTrusted);
  });

  test.each([
    ['has another nonce', (claims: object) => ({ ...claims, nonce: 'another' })],
    ['is for somebody else', (claims: object) => ({ ...claims, aud: 'another' })],
    ['is from somebody else', (claims: object) => ({ ...claims, iss: 'https://evil.example' })],
    ['has expired', (claims: object) => ({ ...claims, iat: 1_000_000_000, exp: 1_000_000_600 })],
    ['is about nobody', (claims: object) => ({ ...claims, sub: undefined })],
    ['is about another than the one who signed in', (claims: object) => ({ ...claims, sub: 'person-1' })],
    ['is not signed', 'unsigned' as const],
  ])('when its ID token %s', async (_what, lie) => {
    provider.lie = lie;
    expect(await signIn(somebody().id)).toMatchObject(notTrusted);
  });

  test('when its ID token is signed by a key that it does not show, or shows no more', async () => {
    const { id } = somebody();
    provider.keys.signs = newKey('first');
    expect(await signIn(id)).toMatchObject(notTrusted);
    provider.keys = { signs: original.signs, shown: [newKey('second')] };
    expect(await signIn(id)).toMatchObject(notTrusted);
  });

  test('when it lets nobody in', async () => {
    expect(await signIn('a stranger')).toMatchObject(refused('sign-on.denied', 403));
  });

  test('when it is none', async () => {
    const at = browser();
    const state = new URL(await at.begin()).searchParams.get('state');
    expect(await at.finish(`?state=${state}`)).toMatchObject(notTrusted);
    expect(await at.finish('x'.repeat(9000))).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });
});

test('with OFFLINE=true nothing starts whose provider is not on a private network', async () => {
  const env = { ...provider.env, OFFLINE: 'true', OIDC_ISSUER: 'https://203.0.113.7' };
  await expect(createTestServer({ worker: false, env, beside: server })).rejects.toThrow(
    'OIDC_ISSUER leads to 203.0.113.7, which is not on a private network; OFFLINE=true forbids that.',
  );
});

test('new keys of the provider count at once, and a clock that is a little wrong does no harm', async () => {
  const key = newKey('second');
  provider.keys = { signs: key, shown: [key, original.signs] };
  expect((await signIn(somebody().id)).status).toBe(200);
  const late = Math.floor(Date.now() / 1000) + 30;
  provider.lie = (claims) => ({ ...claims, iat: late, nbf: late });
  expect((await signIn(somebody().id)).status).toBe(200);
});

test('what a browser keeps of a sign-in is read by no script and goes to no other site', async () => {
  const { headers } = await server.anonymous().call('/api/sign-on', { method: 'POST' });
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^cotejo-sign-on=[\w.-]+; Max-Age=900; Path=\/; HttpOnly; SameSite=Strict$/),
  ]);
});

test('a provider that is down is said to be so, and keeps nobody else out', async () => {
  const env = { ...provider.env, OIDC_ISSUER: 'http://127.0.0.1:1' };
  const beside = await createTestServer({ worker: false, env, beside: server });
  onTestFinished(beside.close);
  const answer = await beside.anonymous().call('/api/sign-on', { method: 'POST' });
  expect(answer).toMatchObject({ status: 503, body: { code: 'sign-on.unreachable' } });
  const json = { username: 'first-admin', password: 'correct horse' };
  expect((await beside.anonymous().call('/api/login', { method: 'POST', json })).status).toBe(200);
});

describe('without passwords', async () => {
  const strict = await createTestServer({
    worker: false,
    beside: server,
    env: {
      ...provider.env,
      PASSWORDS: 'off',
      OIDC_COMPANY_CLAIM: 'department',
      OIDC_COMPANIES: 'cn=north,ou=x=first-admin,south=south-admin',
    },
  });
  afterAll(strict.close);
  const login = (username: string, password: string) =>
    strict.anonymous().call('/api/login', { method: 'POST', json: { username, password } });

  test('nobody logs in by one or registers, and no administrator gives one', async () => {
    expect((await strict.anonymous().call('/api/sign-in-ways')).body).toEqual({
      provider: 'SSO',
      passwords: false,
      registration: false,
    });
    expect((await login('first-admin', 'correct horse')).body.code).toBe('passwords-off');
    expect((await login('first-admin', 'wrong horse')).body.code).toBe('wrong-credentials');
    await expect(strict.signUp()).rejects.toThrow('registration-closed');
    const { id } = somebody({ department: 'south' });
    const south = await server.signUp({ username: 'south-admin' });
    provider.people.get(id)!['email'] = south.user.email;
    await createAdministration(server.database).promote('south-admin');
    const { at } = await signIn(id, browser(strict));
    const form = { firstName: 'A', lastName: 'B', role: 'recruiter', password: 'another one' };
    const change = await at.call(`/api/admin/users/${south.user.id}`, { method: 'PUT', json: form });
    expect(change).toMatchObject({ status: 403, body: { code: 'passwords-off' } });
  });

  test('the operator lets an administrator in for a day, whatever the provider has done', async () => {
    const { email } = somebody();
    const { body: user } = await signIn(somebody({ email }).id);
    await admin.call(`/api/admin/users/${user.id}/access`, { method: 'PUT', json: { active: false } });
    const password = await createAdministration(server.database).letIn(email);
    expect(await login(email, password!)).toMatchObject({ status: 200, body: { id: user.id, role: 'admin' } });
    expect((await actions(user.id)).map(([action]) => action)).toContain('emergency-opened');
    expect(await createAdministration(server.database).letIn('nobody')).toBeUndefined();
  });

  test('everybody belongs to the company that the claim names, and to none without it', async () => {
    const north = somebody({ department: 'cn=north' });
    expect((await signIn(north.id, browser(strict))).body.code).toBe('sign-on.no-company');
    provider.people.get(north.id)!['department'] = ['x', 'south'];
    const { body, at } = await signIn(north.id, browser(strict));
    expect(body).toMatchObject({ role: 'recruiter', email: north.email });
    provider.people.get(north.id)!['department'] = 'gone';
    expect((await signIn(north.id, browser(strict))).body.code).toBe('sign-on.no-company');
    expect((await at.call('/api/user')).status).toBe(401);
  });
});
