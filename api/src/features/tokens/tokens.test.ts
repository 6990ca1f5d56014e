import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type ApiToken, type CompanyHistory, type Endpoint, limits } from '@cotejo/contract';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { verifyChains } from '../../platform/database/chain.ts';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { apiTokens, sessions } from '../../platform/database/schema/index.ts';
import type { Client } from '../../testing/client.ts';
import { colleagueOf } from '../../testing/colleague.ts';
import { addressOf, allCalls } from '../../testing/every-call.ts';
import { insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const { database } = server;
const admin = await server.signUp();

type Made = ApiToken & { token: string };
type Wanted = { name?: string; scope?: 'read' | 'write'; admin?: boolean; expiresAt?: string };
const make = async (client: Client, json: Wanted = {}) =>
  (await client.call<Made>('/api/tokens', { method: 'POST', json: { name: 'ATS', ...json } })).body;
const list = async (client: Client) => (await client.call<ApiToken[]>('/api/tokens')).body;
const revoke = (client: Client, { id }: { id: number }) => client.call(`/api/tokens/${id}`, { method: 'DELETE' });

type Options = NonNullable<Parameters<Client['call']>[1]>;
/** Makes a call with a token, as a program does. */
const by = ({ token }: { token: string }, address: string, { headers, ...options }: Options = {}) =>
  server.anonymous().call(address, { ...options, headers: { Authorization: `Bearer ${token}`, ...headers } });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('a new token', () => {
  test('is shown once, and nothing by which one could call is kept', async () => {
    const made = await make(admin, { name: ' Bullhorn ' });
    expect(made).toMatchObject({ name: 'Bullhorn', scope: 'read', admin: false, lastUsedAt: null });
    expect(made.token).toMatch(/^cotejo_[\w-]{43}$/);
    expect(Math.round((Date.parse(made.expiresAt) - Date.now()) / 86_400_000)).toBe(90);
    const { token, ...shown } = made;
    expect(await list(admin)).toContainEqual(shown);
    const [row] = await database.select().from(apiTokens).where(eq(apiTokens.id, made.id));
    expect(JSON.stringify(row)).not.toContain(token.slice(13));
    expect(row!.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each<[object, string]>([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'ATS', scope: 'all' }, 'scope'],
    [{ name: 'ATS', admin: 'yes' }, 'admin'],
    [{ name: 'ATS', expiresAt: 'tomorrow' }, 'expiresAt'],
    [{ name: 'ATS', expiresAt: inDays(-1) }, 'expiresAt'],
    [{ name: 'ATS', expiresAt: inDays(367) }, 'expiresAt'],
    [{ name: 'ATS', expiresAt: '9999-12-31T23:59:59Z' }, 'expiresAt'],
  ])('is refused with %j', async (json, at) => {
    expect(await admin.call('/api/tokens', { method: 'POST', json })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', issues: [{ path: at }] },
    });
  });

  test('is one of so many at most, also where several are made at once', async () => {
    const client = await colleagueOf(admin, server.url);
    const statuses = await Promise.all(
      Array.from({ length: limits.tokensOfUser + 5 }, async () => {
        const answer = await client.call('/api/tokens', { method: 'POST', json: { name: 'ATS' } });
        return answer.status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(limits.tokensOfUser);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    await revoke(client, (await list(client))[0]!);
    expect(await make(client)).toHaveProperty('token');
  });
});

describe('what a token may do', () => {
  /** What keeps each call from a token, at an address that leads nowhere where it names something. */
  const refusalsOf = async (token: Made) =>
    Object.fromEntries(
      await Promise.all(
        allCalls
          .filter(({ name, reply }) => reply !== 'events' && name !== 'ready')
          .map(async (endpoint) => {
            const { body } = await by(token, addressOf(endpoint, 'x'), { method: endpoint.method });
            const code = (body as { code?: string } | undefined)?.code ?? '';
            return [endpoint.name, code.startsWith('token.') ? code : 'allowed'];
          }),
      ),
    );
  const expected = (refused: (endpoint: Endpoint) => string | false) =>
    Object.fromEntries(
      allCalls
        .filter(({ name, reply }) => reply !== 'events' && name !== 'ready')
        .map((endpoint) => [endpoint.name, (endpoint.personal && 'token.personal') || refused(endpoint) || 'allowed']),
    );

  test('by one that may read is every call that changes nothing, and no other', async () => {
    const token = await make(await colleagueOf(admin, server.url));
    expect(await refusalsOf(token)).toEqual(
      expected(({ method, asks, access }) => {
        if (access === 'public') return false;
        return (method !== 'GET' && !asks && 'token.reads-only') || (access === 'admin' && 'token.not-admin');
      }),
    );
    const json = { q: 'Java' };
    expect(await by(token, '/api/people/search', { method: 'POST', json })).toMatchObject({ status: 200 });
  });

  test('by one that may write is whatever its user may, but for what is an administrator’s', async () => {
    const token = await make(admin, { scope: 'write' });
    expect(await refusalsOf(token)).toEqual(expected(({ access }) => access === 'admin' && 'token.not-admin'));
    expect(await by(token, '/api/clients', { method: 'POST', json: { name: 'By a program' } })).toMatchObject({
      status: 201,
    });
  });

  test('as an administrator is asked for by an administrator, and ends with the role', async () => {
    const other = await colleagueOf(admin, server.url, 'admin');
    const token = await make(other, { admin: true });
    expect((await by(token, '/api/admin/users')).status).toBe(200);
    await admin.call(`/api/admin/users/${other.user.id}`, {
      method: 'PUT',
      json: { firstName: 'E', lastName: 'F', role: 'agency' },
    });
    expect(await by(token, '/api/admin/users')).toMatchObject({ status: 403, body: { code: 'token.not-admin' } });
    expect((await by(token, '/api/clients')).status).toBe(200);
    const json = { name: 'ATS', admin: true };
    const recruiter = await colleagueOf(admin, server.url);
    expect(await recruiter.call('/api/tokens', { method: 'POST', json })).toMatchObject({
      status: 403,
      body: { code: 'admins-only' },
    });
  });

  test('is nothing of another company, nor of another user’s tokens', async () => {
    const token = await make(admin, { scope: 'write', admin: true });
    const stranger = await server.signUp();
    const theirs = await insertRows(server, stranger);
    expect((await by(token, `/api/candidacies/${theirs.analysisId}`)).status).toBe(404);
    const colleague = await colleagueOf(admin, server.url);
    const own = await make(colleague);
    for (const client of [stranger, await colleagueOf(admin, server.url)]) {
      expect(await revoke(client, own)).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect((await list(client)).map(({ id }) => id)).not.toContain(own.id);
    }
    expect((await by(own, '/api/clients')).status).toBe(200);
    expect((await list(admin)).find(({ id }) => id === own.id)?.owner?.id).toBe(colleague.user.id);
    expect((await revoke(admin, own)).status).toBe(204);
    expect((await by(own, '/api/clients')).status).toBe(401);
  });
});

describe('a token ends', () => {
  const invalid = { status: 401, body: { code: 'token.invalid' } };

  test('when it is revoked, whatever cookie comes with it', async () => {
    const token = await make(admin);
    expect((await revoke(admin, token)).status).toBe(204);
    expect(await by(token, '/api/user', { headers: { Cookie: admin.cookie } })).toMatchObject(invalid);
    expect(await revoke(admin, token)).toMatchObject({ status: 404 });
  });

  test('when its time is over, and is shown until it is revoked', async () => {
    const token = await make(admin, { expiresAt: inDays(1) });
    const past = sql`now() - interval '1 second'`;
    await database.update(apiTokens).set({ expiresAt: past }).where(eq(apiTokens.id, token.id));
    expect(await by(token, '/api/user')).toMatchObject(invalid);
    expect((await list(admin)).map(({ id }) => id)).toContain(token.id);
  });

  test('when its user is deactivated, and for good', async () => {
    const client = await colleagueOf(admin, server.url);
    const token = await make(client);
    expect((await by(token, '/api/user')).body).toMatchObject({ id: client.user.id });
    for (const active of [false, true]) {
      await admin.call(`/api/admin/users/${client.user.id}/access`, { method: 'PUT', json: { active } });
      expect(await by(token, '/api/user')).toMatchObject(invalid);
    }
  });
});

describe('a call with a token', () => {
  test('sets no cookie and prolongs no session, not even of its own user', async () => {
    const client = await colleagueOf(admin, server.url);
    const token = await make(client, { scope: 'write' });
    await database
      .update(sessions)
      .set({ expiresAt: sql`now() + interval '1 hour'` })
      .where(eq(sessions.userId, client.user.id));
    const answer = await by(token, '/api/user', { headers: { Cookie: client.cookie } });
    expect(answer).toMatchObject({ status: 200, body: { id: client.user.id } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const foreign = { Origin: 'https://evil.example' };
    expect(await by(token, '/api/clients', { method: 'POST', json: { name: 'X' }, headers: foreign })).toMatchObject({
      status: 403,
      body: { code: 'foreign-origin' },
    });
  });

  test('has it in the header alone: in an address it is refused, in another form it is none', async () => {
    const token = await make(admin);
    for (const query of [`access_token=${token.token}`, `q=1&key=${token.token}`, 'access_token=abc'])
      expect(await admin.call(`/api/clients?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'token.in-address' },
      });
    for (const Authorization of [token.token, `Basic ${token.token}`, 'Bearer', `Bearer ${token.token.slice(7)}`])
      expect(await server.anonymous().call('/api/clients', { headers: { Authorization } })).toMatchObject({
        status: 401,
        body: { code: 'not-signed-in' },
      });
    const lower = await server
      .anonymous()
      .call('/api/clients', { headers: { Authorization: `bearer ${token.token}` } });
    expect(lower.status).toBe(200);
  });

  test('is noted to the minute', async () => {
    const token = await make(admin);
    const lastUse = async () => (await list(admin)).find(({ id }) => id === token.id)!.lastUsedAt;
    await by(token, '/api/clients');
    const first = await lastUse();
    expect(Math.abs(Date.parse(first!) - Date.now())).toBeLessThan(60_000);
    await by(token, '/api/clients');
    expect(await lastUse()).toBe(first);
    const before = sql`now() - interval '61 seconds'`;
    await database.update(apiTokens).set({ lastUsedAt: before }).where(eq(apiTokens.id, token.id));
    await by(token, '/api/clients');
    expect(Date.parse((await lastUse())!)).toBeGreaterThanOrEqual(Date.parse(first!));
  });

  test('stands in the history with the name of the token, as do its making and its end', async () => {
    const colleague = await colleagueOf(admin, server.url);
    const token = await make(colleague, { name: 'Zoho', scope: 'write' });
    const { analysisId } = await insertRows(server, colleague);
    await by(token, `/api/candidacies/${analysisId}`);
    await by(token, '/api/clients', { method: 'POST', json: { name: 'Told in the history' } });
    await revoke(colleague, token);
    const { body } = await admin.call<CompanyHistory>(`/api/admin/history?userId=${colleague.user.id}`);
    expect(body.items.map(({ action, token: of, subject }) => [action, of?.name, subject?.name])).toEqual([
      ['token-revoked', undefined, 'Zoho'],
      ['client-created', 'Zoho', 'Told in the history'],
      ['getCandidacy', 'Zoho', 'Alex Example'],
      ['token-created', undefined, 'Zoho'],
      ['user-signed-in', undefined, 'Ada Example'],
    ]);
    const { body: csv } = await admin.call<string>(`/api/admin/history.csv?userId=${colleague.user.id}`);
    expect(csv).toMatch(/,Ada Example,Zoho\r\n/);
    expect((await verifyChains(database)).filter(({ broken }) => broken !== undefined)).toEqual([]);
  });
});

test('what docs/integrations.md shows can be done as it stands there', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-integrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const page = await readFile(path.join(import.meta.dirname, '../../../../docs/integrations.md'), 'utf8');
  const blocks = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block!);
  const { token } = await make(await server.signUp(), { scope: 'write' });
  const env = { PATH: process.env.PATH, COTEJO: server.url, TOKEN: token };
  const outputs: string[] = [];
  for (const block of blocks) {
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', block], { cwd: folder, env });
    outputs.push(stdout);
  }
  expect(outputs).toHaveLength(6);
  expect(outputs[1]).toContain('"role":"recruiter"');
  expect(JSON.parse(outputs[3]!)).toMatchObject({ accepted: [{ fileName: 'ada.txt' }], refused: [], known: [] });
  expect(JSON.parse(outputs[4]!)).toMatchObject({ items: [], nextCursor: null });
  expect(JSON.parse(outputs[5]!)).toMatchObject({ items: [] });
});

test('guesses are counted by address, and hold up nobody with a right token', async () => {
  const token = await make(admin);
  const guess = (index: number) => by({ token: `cotejo_${'x'.repeat(40)}${100 + index}` }, '/api/clients');
  const statuses = await Promise.all(Array.from({ length: 120 }, async (_, index) => (await guess(index)).status));
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect((await guess(1)).headers.get('Retry-After')).toMatch(/^\d+$/);
  expect((await by(token, '/api/clients')).status).toBe(200);
});
