import { type Endpoint, type EndpointName, endpoints } from '@cotejo/contract';
import { is, type GenericSchema } from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { registration } from '../../testing/client.ts';
import { insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { changeRole } from '../../testing/upload.ts';

const server = await createTestServer({ worker: false, env: { LOGIN_FAILURES: '1000' } });
afterAll(server.close);
const admin = await server.signUp();
const own = await insertRows(server, admin);

const all = (Object.entries(endpoints) as [EndpointName, Endpoint][]).map(([name, endpoint]) => ({
  ...endpoint,
  name,
}));
const forms = all.filter(({ body }) => body === 'multipart');
const jsonCalls = all.filter(({ body }) => body === 'json');

/** The caller's own ids, so that only the body can be refused. */
const addressOf = ({ path }: Endpoint) =>
  path
    .replace('/admin/users/:id', `/admin/users/${admin.user.id}`)
    .replace('/user/:id', `/user/${admin.user.id}`)
    .replace('/clients/:id', `/clients/${own.clientId}`)
    .replace('/opportunities/:id', `/opportunities/${own.opportunityId}`)
    .replace('/roles/:id', `/roles/${own.roleId}`)
    .replace('/analysis/:id', `/analysis/${own.analysisId}`)
    .replace('/imports/:importId', `/imports/${own.importId}`)
    .replace('/candidacies/:id', `/candidacies/${own.analysisId}`)
    .replace('/people/:id', `/people/${own.personId}`)
    .replace('/searches/:id', '/searches/1')
    .replace('/webhooks/:id', '/webhooks/1')
    .replace('/:resumeId/:factId', `/${own.resumeId}/1`)
    .replace('/:noteId', `/${own.noteId}`)
    .replace('/:personNoteId', `/${own.personNoteId}`)
    .replace('/:jobDescriptionId', `/${own.jobDescriptionId}`);

describe('a body that is no object, or full of the wrong things, is refused in JSON', () => {
  const bodies = [
    'null',
    '[]',
    '1',
    '"text"',
    'true',
    '['.repeat(40_000),
    `${'{"name":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  ];
  test.each(jsonCalls)('$name', async (endpoint) => {
    const client = server.anonymous();
    client.cookie = admin.cookie;
    // A change that names nothing changes nothing.
    const nothing = endpoint.method === 'PATCH' ? [] : ['{}', '{"__proto__":{"name":"x"}}'];
    for (const body of [...bodies, ...nothing]) {
      const { status, body: answer } = await client.call(addressOf(endpoint), {
        method: endpoint.method,
        body: Buffer.from(body),
        headers: { 'Content-Type': 'application/json' },
      });
      expect(status).toBe(400);
      expect(answer.message).not.toMatch(/Expected|received/);
      expect(answer).toMatchObject({
        message: expect.stringMatching(/./),
        code: expect.stringMatching(/^(invalid-input|malformed-json)$/),
        requestId: expect.any(String),
      });
    }
  });
});

describe('a field of the wrong kind is refused by its name', () => {
  const values = [{}, [], { $ne: null }, Number.POSITIVE_INFINITY, -1, true, 'x'.repeat(50_000)];
  test.each(jsonCalls)('$name', async (endpoint) => {
    const client = server.anonymous();
    client.cookie = admin.cookie;
    const { entries } = endpoint.input as unknown as { entries: Record<string, GenericSchema> };
    for (const [field, schema] of Object.entries(entries)) {
      for (const value of values.filter((one) => !is(schema, one))) {
        const { status, body } = await client.call(addressOf(endpoint), {
          method: endpoint.method,
          body: Buffer.from(
            `{${JSON.stringify(field)}:${value === Number.POSITIVE_INFINITY ? '1e400' : JSON.stringify(value)}}`,
          ),
          headers: { 'Content-Type': 'application/json' },
        });
        expect(status).toBe(400);
        expect(JSON.stringify(body.issues)).not.toMatch(/Expected \w+ but|[Rr]eceived/);
        // A password may be long, and its confirmation is only compared.
        if (typeof value !== 'string')
          expect(body.issues.map(({ path }: { path: string }) => path.split('.')[0])).toContain(field);
      }
    }
  });
});

describe('a made-up query is answered, or refused by the name of its field', () => {
  const values = ['', '\0', 'a\0', '9999999999', `${'9'.repeat(16)}-${'9'.repeat(10)}`, 'WyJ4Il0', '__proto__'];
  const asked = all.filter(({ method, query }) => method === 'GET' && query);
  test.each(asked)('$name', async (endpoint) => {
    for (const field of Object.keys((endpoint.query as unknown as { entries: Record<string, unknown> }).entries)) {
      for (const value of values) {
        const path = `${addressOf(endpoint)}?${new URLSearchParams({ [field]: value })}`;
        const { status, body } = await admin.call(path);
        expect({ path, status }).toEqual({ path, status: status === 200 || status === 404 ? status : 400 });
        if (status === 400) expect(body.code).toMatch(/^(invalid-input|unstorable-text)$/);
      }
    }
  });
});

describe('what is no form is refused where a form is due', () => {
  test.each(
    forms.flatMap((endpoint) =>
      [
        ['application/json', 415, 'wrong-content-type'],
        ['text/plain', 415, 'wrong-content-type'],
        ['', 415, 'wrong-content-type'],
        ['multipart/form-data', 400, 'form.invalid'],
        ['Multipart/Form-Data; boundary=x', 400, 'form.broken'],
      ].map(([type, status, code]) => ({ ...endpoint, type, status: status as number, code })),
    ),
  )('$name as "$type"', async ({ type, status, code, ...endpoint }) => {
    const answer = await admin.call(addressOf(endpoint as Endpoint), {
      method: endpoint.method,
      body: Buffer.from('{}'),
      headers: type ? { 'Content-Type': type as string } : {},
    });
    expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(/\.$/) } });
  });
});

describe('a name is kept to the letter wherever there is one', () => {
  test.each([
    '👩‍💻 Équipe',
    '<img src=x onerror=alert(1)>',
    '\u202bשלום\u202c עולם',
    'a\u0301\u0323',
    "'; drop table users;--",
    '=HYPERLINK("http://evil.example")',
    '100 % "quoted" \\ back',
  ])('%j', async (name) => {
    const put = (address: string, json: object) => admin.call(address, { method: 'PUT', json });
    expect((await put(`/api/clients/${own.clientId}`, { name })).body.name).toBe(name);
    expect((await put(`/api/opportunities/${own.opportunityId}`, { name })).body).toMatchObject({
      name,
      client: { name },
    });
    expect((await changeRole(admin, own.roleId, { name })).body).toMatchObject({ name, opportunity: { name } });
    expect(
      (
        await put(`/api/user/${admin.user.id}`, {
          firstName: name,
          lastName: name,
          company: name,
          email: admin.user.email,
        })
      ).body,
    ).toMatchObject({ firstName: name, lastName: name, company: name });
    expect(
      (await put(`/api/analysis/${own.analysisId}/expected-salary`, { expectedSalary: name })).body.expectedSalary,
    ).toBe(name);
  });
});

describe('a name that nobody can see is none', () => {
  test.each([
    '   ',
    '\u200b\u200d\u2060',
    '\u3164\u115f',
    '\u2800\u2800\u2800',
    '\u202e\u202c\u202d',
    '\ufe0f\ufe0f\ufe0f',
  ])('%j', async (name) => {
    const refused = (message: string) => ({ status: 400, body: { message } });
    const post = (address: string, json: object) => admin.call(address, { method: 'POST', json });
    expect(await post('/api/clients', { name })).toMatchObject(refused('Client name is required'));
    expect(await post('/api/opportunities', { name, clientId: own.clientId })).toMatchObject(
      refused('Name is required'),
    );
    expect(await changeRole(admin, own.roleId, { name })).toMatchObject(refused('Name is required'));
    const answer = await post('/api/register', registration({ firstName: name, username: name, company: name }));
    expect(answer.body.issues).toEqual([
      { path: 'firstName', message: 'First name is required', code: 'first-name-required' },
      { path: 'username', message: 'Username must be at least 3 characters', code: 'username-too-short' },
      { path: 'company', message: 'Company name is required', code: 'company-required' },
    ]);
  });
});

test('an unknown field is ignored, and a call in another method is no call', async () => {
  const { status, body } = await admin.call('/api/clients', {
    method: 'POST',
    json: { name: 'Plain', id: 1, companyId: 1, userId: 1, createdAt: '2001-01-01T00:00:00Z', opportunityCount: 7 },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: 'Plain', opportunityCount: 0 });
  expect(body.id).not.toBe(1);
  expect(body.createdAt).not.toMatch(/^2001/);
  expect(await admin.call('/api/clients', { method: 'PATCH', json: {} })).toMatchObject({
    status: 404,
    body: { message: 'There is no such call.' },
  });
});
