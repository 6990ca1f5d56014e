import type { PeopleImport, PeopleList } from '@cotejo/contract';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { sql } from '../../platform/database/drizzle.ts';
import { peopleImports } from '../../platform/database/schema/index.ts';
import { promoted } from '../../testing/colleague.ts';
import { createTestServer } from '../../testing/server.ts';
import { type ServerProcess, startServer } from '../../testing/server-process.ts';
import { createAdministration } from '../users/administration.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const { database } = server;
const ROWS = 1500;
const path = '/api/people/imports';

async function startWorker(): Promise<ServerProcess> {
  const { databaseUrl, config } = server;
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: config.process.dataFolder, ROLE: 'worker' };
  const worker = await startServer({ env });
  onTestFinished(() => worker.kill());
  return worker;
}

test('an import whose worker is killed as it checks and as it imports ends whole, with nobody twice', async () => {
  const client = await promoted(await server.signUp(), createAdministration(database).promote);
  const rows = Array.from({ length: ROWS }, (_, n) => `Person${n} Family${n},person${n}@example.org`);
  const form = new FormData();
  form.set('file', new File([['Name,E-mail', ...rows].join('\n')], 'people.csv'));
  const { id } = (await client.call<PeopleImport>(path, { method: 'POST', body: form })).body;
  const state = async () => (await client.call<PeopleImport>(`${path}/${id}`)).body.state;
  const total = async () => (await client.call<PeopleList>('/api/people?limit=1')).body.total;
  const rowsDone = async () => (await database.select().from(peopleImports))[0]!.rowsDone;
  const killInTheMiddle = async () => {
    const worker = await startWorker();
    await expect.poll(rowsDone, { interval: 20 }).toBeGreaterThan(0);
    await worker.kill();
    // What the queue does by itself when a worker has been silent for a while.
    await database.execute(
      sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`,
    );
  };

  await killInTheMiddle();
  expect(await state()).toBe('checking');
  expect(await total()).toBe(0);
  const second = await startWorker();
  await expect.poll(state).toBe('checked');
  await second.kill();
  expect(await total()).toBe(0);

  await client.call(`${path}/${id}/run`, { method: 'POST' });
  await killInTheMiddle();
  expect(await state()).toBe('importing');
  expect(await total()).toBeLessThan(ROWS);
  await startWorker();
  await expect.poll(state).toBe('imported');
  expect(await total()).toBe(ROWS);
});
