import type { Opportunity, Role } from '@cotejo/contract';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { colleagueOf } from '../../testing/colleague.ts';
import { insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { createOnce } from './once.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const client = await server.signUp();
const { clientId } = await insertRows(server, client);
const colleague = await colleagueOf(client, server.url);

/** Creates an opportunity, and answers with its id. */
async function create(name: string, key?: string, by = client): Promise<number> {
  const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {};
  const answer = await by.call<Opportunity>('/api/opportunities', {
    method: 'POST',
    json: { name, clientId },
    headers,
  });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

test('a call that comes again with its key is carried out once, and gets the same answer', async () => {
  const [first, second] = await Promise.all([create('Platform', 'k1'), create('Platform', 'k1')]);
  expect([second, await create('Platform', 'k1')]).toEqual([first, first]);
});

test('a call with another key, content or user, and one without a key, is another call', async () => {
  const ids = [
    await create('Finance', 'k2'),
    await create('Finance', 'k3'),
    await create('Payroll', 'k2'),
    await create('Finance', 'k2', colleague),
    await create('Finance'),
    await create('Finance'),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

test('of calls that wait for one that fails, one is carried out', async () => {
  const once = createOnce();
  const failing = Promise.withResolvers<number>();
  const works = [() => failing.promise, async () => 1, async () => 2];
  const [first, ...others] = works.map((work) => once(['same'], work));
  failing.reject(new Error('The connection broke.'));
  await expect(first).rejects.toThrow();
  expect(await Promise.all(others)).toEqual([1, 1]);
});

test('a call is known for as long as it takes, and for some minutes after its answer', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const once = createOnce();
  const long = Promise.withResolvers<number>();
  const hour = 3_600_000;
  const first = once(['same'], () => long.promise);
  vi.advanceTimersByTime(hour);
  const second = once(['same'], async () => 2);
  long.resolve(1);
  expect(await Promise.all([first, second])).toEqual([1, 1]);
  expect(await once(['same'], async () => 3)).toBe(1);
  vi.advanceTimersByTime(hour);
  expect(await once(['same'], async () => 4)).toBe(4);
});

test('a refused call is carried out when it comes again', async () => {
  const headers = { 'Idempotency-Key': 'k4' };
  const send = (name: string) => client.call('/api/clients', { method: 'POST', json: { name }, headers });
  expect((await client.call('/api/clients', { method: 'POST', json: { name: 'Aurora' } })).status).toBe(201);
  const { body: clients } = await client.call('/api/clients');
  expect((await send('Aurora')).status).toBe(409);
  const { id } = clients.find((one: { name: string }) => one.name === 'Aurora');
  expect((await client.call(`/api/clients/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await send('Aurora')).status).toBe(201);
});

test('a form with a file that comes again is read to its end, and leaves one role', async () => {
  const opportunityId = await create('Engineering');
  const send = async () => {
    const body = new FormData();
    body.append('name', 'Engineer');
    body.append('opportunityId', String(opportunityId));
    body.append('file', new File(['# Role\n'.repeat(50_000)], 'role.md'));
    const headers = { 'Idempotency-Key': 'k5' };
    return (await client.call<Role>('/api/roles', { method: 'POST', body, headers })).body.id;
  };
  expect(await send()).toBe(await send());
  expect((await client.call(`/api/opportunities/${opportunityId}/roles`)).body).toHaveLength(1);
});
