import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, disconnect, type Database } from '../../../api/src/platform/database/client.ts';
import { signUp } from '../../../api/src/testing/client.ts';
import { type ServerProcess, startServer } from '../../../api/src/testing/server-process.ts';
import { doMainJob } from '../do-main-job.ts';
import { type Pooler, startPgbouncer } from './pgbouncer.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

/** Fewer than the three processes would open by themselves. */
const LENT = 4;

let database: PostgresServer;
let pooler: Pooler;
let rows: Database;
let web: ServerProcess;
let workers: ServerProcess[];
beforeAll(async () => {
  database = await startPostgres();
  const url = await database.create('pooled');
  pooler = await startPgbouncer(url, LENT);
  rows = connect(url, { connections: 1 });
  const start = (role: string) =>
    startServer({ env: { DATABASE_URL: url, DATABASE_POOLER_URL: pooler.url, ROLE: role, LOG_LEVEL: 'warn' } });
  web = await start('web');
  workers = await Promise.all([start('worker'), start('worker')]);
});
afterAll(async () => {
  await Promise.all([web.kill(), ...workers.map((worker) => worker.kill())]);
  await disconnect(rows, 0);
  await pooler.stop();
  await database.stop();
});

/** The connections of the server that are open, by who has opened them. */
async function opened(): Promise<Record<string, number>> {
  const found = await rows.$client<{ name: string; count: number }[]>`
    select application_name as name, count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() group by 1`;
  return Object.fromEntries(found.map(({ name, count }) => [name, count]));
}

test('a web process and two workers do the main job over the few connections that a pooler lends', async () => {
  const { scores } = await doMainJob(web.url);
  expect(scores).toHaveLength(5);
  expect(scores.every((score) => score !== null)).toBe(true);
  const { cotejo, 'cotejo-queue': ofQueue } = await opened();
  // What the pooler lends, and in each process one that listens.
  expect(cotejo).toBeLessThanOrEqual(LENT + 1);
  expect(ofQueue).toBeLessThanOrEqual(3 * 6);
});

test('limits of time are those that the pooler sets, and calls are served again once it is back', async () => {
  const pooled = connect(pooler.url, { connections: 1, pooled: true });
  const [limit] = await pooled.$client`show statement_timeout`;
  expect(limit).toEqual({ statement_timeout: '8s' });
  await disconnect(pooled, 0);
  await pooler.restart();
  await expect.poll(async () => (await fetch(`${web.url}/api/health/ready`)).status).toBe(200);
  const client = await signUp(web.url);
  expect(await client.call('/api/user')).toMatchObject({ status: 200, body: client.user });
});
