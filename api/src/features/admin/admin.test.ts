import { afterAll, describe, expect, test } from 'vitest';
import { eq } from '../../platform/database/drizzle.ts';
import { auditLog, users } from '../../platform/database/schema/index.ts';
import { type Client, registration } from '../../testing/client.ts';
import { colleagueOf, promoted } from '../../testing/colleague.ts';
import { createTestServer } from '../../testing/server.ts';
import { createAdministration } from '../users/administration.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const { promote } = createAdministration(server.database);
const founder = await server.signUp();

const newAdmin = async (details = {}) => promoted(await server.signUp(details), promote);
const form = (details: Record<string, unknown> = {}) => {
  const { confirmPassword: _, ...fields } = registration({ role: 'recruiter', ...details });
  return fields;
};
const create = (by: Client, json: object) => by.call('/api/admin/users', { method: 'POST', json });
const change = (by: Client, id: number, json: object) => by.call(`/api/admin/users/${id}`, { method: 'PUT', json });
const signIn = (username: string, password: string) =>
  server.anonymous().call('/api/login', { method: 'POST', json: { username, password } });
const list = async (by: Client) => (await by.call('/api/admin/users')).body;

const entriesOn = (id: number) =>
  server.database.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.place);

describe('a user whom an admin creates', () => {
  test.each(['admin', 'recruiter', 'agency'] as const)(
    'is a %s, can sign in, and shares what the company has',
    async (role) => {
      const admin = await newAdmin();
      const fields = form({ role });
      const { status, body } = await create(admin, fields);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        username: fields.username,
        email: fields.email,
        firstName: 'Ada',
        lastName: 'Example',
        company: 'Example Ltd',
        role,
      });
      expect(JSON.stringify(body)).not.toMatch(/password|argon/i);
      expect(await signIn(fields.username, fields.password)).toMatchObject({
        status: 200,
        body: { id: body.id, role },
      });
      expect(await list(admin)).toMatchObject([{ id: body.id }, { id: admin.user.id }]);
    },
  );

  test("belongs to the admin's company, whatever the form says", async () => {
    const admin = await newAdmin({ company: 'True Ltd' });
    const { body } = await create(admin, { ...form(), company: 'Other Ltd', companyId: 1, id: 4, passwordHash: 'x' });
    expect(body.company).toBe('True Ltd');
    const rows = await server.database.select({ companyId: users.companyId }).from(users).where(eq(users.id, body.id));
    const own = await server.database
      .select({ companyId: users.companyId })
      .from(users)
      .where(eq(users.id, admin.user.id));
    expect(rows).toEqual(own);
  });

  test("takes the company's first name where the admin's profile has none", async () => {
    const admin = await newAdmin({ company: 'First Ltd' });
    await admin.call(`/api/user/${admin.user.id}`, { method: 'PUT', json: { email: admin.user.email, company: null } });
    expect((await create(admin, form())).body.company).toBe('First Ltd');
  });

  test.each([
    ['firstName', '', 'First name is required'],
    ['firstName', undefined, 'First name is required'],
    ['lastName', '  ', 'Last name is required'],
    ['email', 'nobody', 'Invalid email address'],
    ['email', undefined, 'Invalid email address'],
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['username', undefined, 'Username must be at least 3 characters'],
    ['password', 'short', 'Password must be at least 6 characters'],
    ['password', undefined, 'Password must be at least 6 characters'],
    ['password', '', 'Password must be at least 6 characters'],
    ['company', '', 'Company name is required'],
    ['company', undefined, 'Company name is required'],
    ['role', undefined, 'Role is required'],
    ['role', '', 'Role is required'],
    ['role', 'owner', 'Role is required'],
  ])('with a %s of %j is refused: %s', async (path, value, message) => {
    expect(await create(founder, { ...form(), [path]: value })).toMatchObject({
      status: 400,
      body: { message, issues: [{ path, message }] },
    });
  });

  test('cannot have a user name or an address that anybody has, in whatever letters', async () => {
    const taken = await server.signUp();
    expect(await create(founder, { ...form(), username: ` ${taken.user.username.toUpperCase()}` })).toMatchObject({
      status: 409,
      body: { message: 'Username already exists' },
    });
    expect(await create(founder, { ...form(), email: taken.user.email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { message: 'Email already exists' },
    });
  });
});

describe('a change', () => {
  const names = { firstName: 'New', lastName: 'Name' };

  test('of names keeps the password, the sessions, the user name and the address', async () => {
    const admin = await newAdmin();
    const colleague = await colleagueOf(admin, server.url);
    const { user } = colleague;
    const answer = await change(admin, user.id, {
      ...names,
      role: 'recruiter',
      username: 'somebody-else',
      email: 'else@example.org',
      company: 'Else',
      companyId: 1,
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { ...names, id: user.id, username: user.username, email: user.email, company: user.company },
    });
    expect((await colleague.call('/api/user')).body).toMatchObject(names);
    expect((await signIn(user.username, 'correct horse')).status).toBe(200);
  });

  test('of the role ends the sessions, and the new role counts from the next sign-in', async () => {
    const admin = await newAdmin();
    const colleague = await colleagueOf(admin, server.url);
    expect((await change(admin, colleague.user.id, { ...names, role: 'admin' })).body.role).toBe('admin');
    expect((await colleague.call('/api/user')).status).toBe(401);
    await colleague.call('/api/login', {
      method: 'POST',
      json: { username: colleague.user.username, password: 'correct horse' },
    });
    expect((await colleague.call('/api/admin/users')).status).toBe(200);
  });

  test('of the password ends the sessions and replaces the old one', async () => {
    const admin = await newAdmin();
    const colleague = await colleagueOf(admin, server.url);
    const { id, username } = colleague.user;
    expect((await change(admin, id, { ...names, role: 'recruiter', password: 'battery staple' })).status).toBe(200);
    expect((await colleague.call('/api/user')).status).toBe(401);
    expect((await signIn(username, 'correct horse')).status).toBe(401);
    expect((await signIn(username, 'battery staple')).status).toBe(200);
    expect(await change(admin, id, { ...names, role: 'recruiter', password: 'short' })).toMatchObject({
      status: 400,
      body: { message: 'Password must be at least 6 characters' },
    });
  });

  test("of one's own password keeps one signed in, under a new session", async () => {
    const admin = await newAdmin();
    const before = admin.cookie;
    expect((await change(admin, admin.user.id, { ...names, role: 'admin', password: 'battery staple' })).status).toBe(
      200,
    );
    expect(admin.cookie).not.toBe(before);
    expect((await admin.call('/api/admin/users')).status).toBe(200);
    const stolen = server.anonymous();
    stolen.cookie = before;
    expect((await stolen.call('/api/user')).status).toBe(401);
  });

  test('cannot take the last admin of a company away', async () => {
    const admin = await newAdmin();
    expect(await change(admin, admin.user.id, { ...names, role: 'agency' })).toMatchObject({
      status: 409,
      body: { code: 'user.last-admin' },
    });
    expect((await admin.call('/api/user')).body).toMatchObject({ role: 'admin', firstName: 'Ada' });
    await colleagueOf(admin, server.url, 'admin');
    expect((await change(admin, admin.user.id, { ...names, role: 'agency' })).status).toBe(200);
    expect((await admin.call('/api/admin/users')).status).toBe(403);
  });

  test('by two admins who demote each other at the same moment leaves one, twenty times', async () => {
    for (let round = 0; round < 20; round += 1) {
      const one = await newAdmin();
      const other = await colleagueOf(one, server.url, 'admin');
      const answers = await Promise.all([
        change(one, other.user.id, { ...names, role: 'agency' }),
        change(other, one.user.id, { ...names, role: 'agency' }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const [left] = answers[0]!.status === 200 ? [one] : [other];
      expect((await list(left!)).filter(({ role }: { role: string }) => role === 'admin')).toHaveLength(1);
    }
  });

  test.each([
    ['firstName', '', 'First name is required'],
    ['lastName', undefined, 'Last name is required'],
    ['role', 'owner', 'Role is required'],
  ])('with a %s of %j is refused: %s', async (path, value, message) => {
    expect(await change(founder, founder.user.id, { ...names, role: 'admin', [path]: value })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  test('and a creation are written down, without the password', async () => {
    const admin = await newAdmin();
    const colleague = await colleagueOf(admin, server.url);
    await change(admin, colleague.user.id, { ...names, role: 'agency', password: 'battery staple' });
    const written = await entriesOn(colleague.user.id);
    expect(written.filter(({ userId }) => userId === admin.user.id)).toMatchObject([
      { action: 'user-created', userId: admin.user.id, details: { role: 'recruiter' } },
      { action: 'user-changed', userId: admin.user.id, details: { role: 'agency', passwordChanged: true } },
    ]);
  });
});

describe('a user who is deactivated', () => {
  const access = (by: Client, id: number, active: boolean) =>
    by.call(`/api/admin/users/${id}/access`, { method: 'PUT', json: { active } });

  test('is logged out everywhere and refused with the reason, to who knows the password alone', async () => {
    const admin = await newAdmin();
    const colleague = await colleagueOf(admin, server.url);
    const { id, username } = colleague.user;
    expect(await access(admin, id, false)).toMatchObject({
      status: 200,
      body: { id, deactivatedAt: expect.any(String) },
    });
    expect((await colleague.call('/api/user')).status).toBe(401);
    expect(await signIn(username, 'correct horse')).toMatchObject({
      status: 403,
      body: { code: 'account-deactivated' },
    });
    expect(await signIn(username, 'battery staple')).toMatchObject({
      status: 401,
      body: { code: 'wrong-credentials' },
    });
  });

  test('is kept out by a session that began in the same moment, too', async () => {
    const admin = await newAdmin();
    const colleague = await colleagueOf(admin, server.url);
    const deactivatedAt = new Date();
    await server.database.update(users).set({ deactivatedAt }).where(eq(users.id, colleague.user.id));
    expect((await colleague.call('/api/user')).status).toBe(401);
  });

  test('keeps their rows, stays in the list, and can be let in again', async () => {
    const admin = await newAdmin();
    const colleague = await colleagueOf(admin, server.url);
    const { id, username } = colleague.user;
    const { body: client } = await colleague.call('/api/clients', { method: 'POST', json: { name: 'Kept Ltd' } });
    const { body: first } = await access(admin, id, false);
    expect((await access(admin, id, false)).body.deactivatedAt).toBe(first.deactivatedAt);
    expect((await admin.call(`/api/clients/${client.id}`)).status).toBe(200);
    expect(await list(admin)).toMatchObject([{ id, deactivatedAt: first.deactivatedAt }, { deactivatedAt: null }]);
    expect((await access(admin, id, true)).body.deactivatedAt).toBeNull();
    expect((await signIn(username, 'correct horse')).status).toBe(200);
    const written = await entriesOn(id);
    expect(written.filter(({ userId }) => userId === admin.user.id)).toMatchObject([
      { action: 'user-created' },
      { action: 'user-deactivated', userId: admin.user.id },
      { action: 'user-deactivated' },
      { action: 'user-activated' },
    ]);
  });

  test('is never the last admin, and counts for none', async () => {
    const admin = await newAdmin();
    const lastAdmin = { status: 409, body: { code: 'user.last-admin' } };
    expect(await access(admin, admin.user.id, false)).toMatchObject(lastAdmin);
    const other = await colleagueOf(admin, server.url, 'admin');
    expect((await access(admin, other.user.id, false)).status).toBe(200);
    const names = { firstName: 'New', lastName: 'Name' };
    expect(await change(admin, admin.user.id, { ...names, role: 'agency' })).toMatchObject(lastAdmin);
  });

  test('is nobody of another company', async () => {
    const admin = await newAdmin();
    const stranger = await server.signUp();
    expect(await access(admin, stranger.user.id, false)).toMatchObject({ status: 404 });
    expect((await stranger.call('/api/user')).status).toBe(200);
  });

  test('is one at least of two admins who deactivate each other at the same moment', async () => {
    const one = await newAdmin();
    const other = await colleagueOf(one, server.url, 'admin');
    await Promise.all([access(one, other.user.id, false), access(other, one.user.id, false)]);
    const answers = await Promise.all([one.call('/api/user'), other.call('/api/user')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });
});

test('a higher minimum for passwords holds for admins too', async () => {
  const strict = await createTestServer({ worker: false, env: { PASSWORD_MINIMUM: '12' } });
  try {
    const admin = await strict.signUp();
    const message = 'Password must be at least 12 characters';
    expect(await create(admin, form({ password: 'elevenchars' }))).toMatchObject({ status: 400, body: { message } });
    expect(
      await change(admin, admin.user.id, { firstName: 'A', lastName: 'B', role: 'admin', password: 'elevenchars' }),
    ).toMatchObject({ status: 400, body: { message } });
  } finally {
    await strict.close();
  }
});
