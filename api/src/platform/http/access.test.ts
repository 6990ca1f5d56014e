import { type Endpoint, endpoints } from '@cotejo/contract';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { colleagueOf } from '../../testing/colleague.ts';
import { insertRows } from '../../testing/rows.ts';
import { eq } from '../database/drizzle.ts';
import { sessions } from '../database/schema/index.ts';
import { createTestServer } from '../../testing/server.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const admin = await server.signUp();
const recruiter = await server.signUp();

const all = (Object.entries(endpoints) as [string, Endpoint][]).map(([name, endpoint]) => ({
  ...endpoint,
  name,
  address: endpoint.path.replaceAll(/:\w+/g, '1'),
}));
const writes = all.filter(({ method }) => method !== 'GET');
const jsonCalls = all.filter(({ body }) => body === 'json');

describe('everybody who is not signed in', () => {
  test.each(all.filter(({ access }) => access !== 'public'))('is refused at $name', async ({ method, address }) => {
    const answer = await server.anonymous().call(address, { method });
    expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in', message: 'Not signed in' } });
  });
});

describe('a write from another site, with the cookie of one of ours, is refused', () => {
  test.each(
    writes.flatMap(({ name, method, address }) => [
      { name, method, address, headers: { Origin: 'https://evil.example', 'Content-Type': 'application/json' } },
      { name, method, address, headers: { Origin: 'https://evil.example', 'Content-Type': 'text/plain' } },
      { name, method, address, headers: { Origin: 'null' } },
      { name, method, address, headers: { 'Sec-Fetch-Site': 'cross-site' } },
      { name, method, address, headers: { 'Sec-Fetch-Site': 'same-site' } },
    ]),
  )('$name with $headers', async ({ method, address, headers }) => {
    expect(await recruiter.call(address, { method, headers })).toMatchObject({
      status: 403,
      body: { code: 'foreign-origin' },
    });
  });
});

test('a write from our own page is served', async () => {
  const answer = await recruiter.call('/api/logout', {
    method: 'POST',
    headers: { Origin: server.url, 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(answer.status).toBe(200);
});

test('with a public address, that one is our own and the Host header is not', async () => {
  const published = await createTestServer({ worker: false, env: { PUBLIC_URL: 'https://cotejo.example.com' } });
  onTestFinished(published.close);
  const from = async (origin: string) =>
    (await published.anonymous().call('/api/logout', { method: 'POST', headers: { Origin: origin } })).status;
  expect([
    await from('https://cotejo.example.com'),
    await from('http://cotejo.example.com'),
    await from(published.url),
  ]).toEqual([200, 403, 403]);
});

test('a stream of events ends with the right to listen, and prolongs no session', async () => {
  const { roleId } = await insertRows(server, admin);
  const [leaving, losing] = [await colleagueOf(admin, server.url), await colleagueOf(admin, server.url)];
  const json = { name: 'ATS' };
  const { body: token } = await admin.call<{ id: number; token: string }>('/api/tokens', { method: 'POST', json });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const over: string[] = [];
  const listen = async (name: string, headers: Record<string, string>) => {
    const { body } = await fetch(`${server.url}/api/roles/${roleId}/events`, { headers, signal: closing.signal });
    void body!.pipeTo(new WritableStream()).then(
      () => over.push(name),
      () => {},
    );
  };
  await listen('who stays', { Cookie: admin.cookie });
  await listen('who has logged out', { Cookie: leaving.cookie });
  await listen('who is deactivated', { Cookie: losing.cookie });
  await listen('whose token is revoked', { Authorization: `Bearer ${token.token}` });
  await leaving.call('/api/logout', { method: 'POST' });
  await admin.call(`/api/admin/users/${losing.user.id}/access`, { method: 'PUT', json: { active: false } });
  await admin.call(`/api/tokens/${token.id}`, { method: 'DELETE' });
  const expiresAt = new Date(Date.now() + 3_600_000);
  const { database } = server;
  await database.update(sessions).set({ expiresAt }).where(eq(sessions.userId, admin.user.id));
  await vi.advanceTimersByTimeAsync(15_000);
  const ended = ['who has logged out', 'who is deactivated', 'whose token is revoked'];
  await expect.poll(() => over.toSorted()).toEqual(ended);
  const rows = await database.select().from(sessions).where(eq(sessions.userId, admin.user.id));
  expect(rows).toMatchObject([{ expiresAt }]);
});

const caller = await server.signUp();

describe('data that is not application/json is refused', () => {
  test.each(
    jsonCalls.flatMap(({ name, method, address, access }) =>
      ['text/plain', 'application/x-www-form-urlencoded', ''].map((type) => ({ name, method, address, access, type })),
    ),
  )('$name as "$type"', async ({ method, address, access, type }) => {
    const client = access === 'admin' ? admin : caller;
    const answer = await client.call(address.replace('/1', `/${client.user.id}`), {
      method,
      body: Buffer.from('{}'),
      headers: type ? { 'Content-Type': type } : {},
    });
    expect(answer).toMatchObject({ status: 415, body: { code: 'wrong-content-type' } });
  });
});

test.each(['0', '-1', '1.5', 'abc', '99999999999', '%00', '1e3'])('"%s" is no id', async (id) => {
  const answer = await caller.call(`/api/user/${id}`, { method: 'PUT', json: { email: 'a@example.org' } });
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'invalid-input', message: 'Invalid id.', issues: [{ path: 'id', message: 'Invalid id.' }] },
  });
});
