import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { StartError } from '../../ground/config/start-error.ts';
import { createLogger } from '../../ground/log.ts';
import { startEmbedded } from './embedded.ts';
import type { EmbeddedDatabase } from './presence.ts';

/** One data folder for all tests of this file, which run one after another. */
const folder = path.join(tmpdir(), `cotejo-embedded-${randomUUID()}`);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(): Promise<EmbeddedDatabase> {
  const embedded = await startEmbedded(folder, { durable: false });
  onTestFinished(() => embedded.stop().catch(() => {}));
  return embedded;
}

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  // Nobody catches it when the server dies while types are read.
  const client = postgres(url, { max: 1, fetch_types: false });
  try {
    return await client.unsafe<Row[]>(text);
  } finally {
    await client.end();
  }
}

test('of two processes that start on a new folder at once one joins the other; the last stops the server', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  expect(one.url).toBe(other.url);
  await one.stop();
  expect(await query(other.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await other.stop();
  await expect(query(other.url, 'select 1')).rejects.toThrow();
});

test('a database keeps its rows over a restart, in UTF-8, behind a password that only its owner can read', async () => {
  const first = await start();
  expect(await query(first.url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
  await query(first.url, "create table notes as select 'ñandú' as text");
  await first.stop();
  expect((await stat(path.join(folder, 'postgres/password'))).mode & 0o777).toBe(0o600);
  await expect(query(first.url, 'select 1')).rejects.toThrow();
  const second = await start();
  expect(await query(second.url, 'select text from notes')).toEqual([{ text: 'ñandú' }]);
  const wrong = Object.assign(new URL(second.url), { password: 'wrong' }).href;
  await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed');
});

async function killServer(): Promise<void> {
  const [pid] = (await readFile(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

test('a killed server is started again on its port, with its rows, five times; then the reason is told', async () => {
  const embedded = await start();
  const reason = Promise.withResolvers<StartError>();
  const lines: string[] = [];
  embedded.keepRunning(
    createLogger({ process: { logLevel: 'error' } }, { write: (line) => lines.push(line) }),
    reason.resolve,
  );
  await query(embedded.url, 'create table kept as select 1 as one');
  // The server of a test does not wait for the disk (`durable: false`).
  await query(embedded.url, 'checkpoint');
  const answer = () => query(embedded.url, 'select one from kept').catch((error: Error) => error.message);
  const restarts = () =>
    lines.filter((line) => line.includes('"msg":"the embedded database has ended and is started again"'));
  for (let time = 1; time <= 5; time += 1) {
    await killServer();
    await expect.poll(restarts).toHaveLength(time);
    await expect.poll(answer).toEqual([{ one: 1 }]);
  }
  await killServer();
  // PostgreSQL's own reason may follow.
  expect((await reason.promise).message).toMatch(
    /^The embedded database has ended, and 5 tries to start it again within ten minutes have not helped\./,
  );
});

test('a killed server whose last process is slow to end is started again as soon as that has gone', async () => {
  const embedded = await start();
  const lines: string[] = [];
  const log = createLogger({ process: { logLevel: 'error' } }, { write: (line) => lines.push(line) });
  embedded.keepRunning(log, () => lines.push('given up'));
  const client = postgres(embedded.url, { max: 1, fetch_types: false });
  const [row] = await client<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const said = () => readFile(path.join(folder, 'postgres/server.log'), 'utf8');
  const before = (await said()).length;
  process.kill(row!.pid, 'SIGSTOP');
  await killServer();
  await expect.poll(async () => (await said()).slice(before)).toContain('pre-existing shared memory block');
  process.kill(row!.pid, 'SIGCONT');
  await expect.poll(() => query(embedded.url, 'select 1 as one').catch(() => [])).toEqual([{ one: 1 }]);
  expect(lines).toEqual([expect.stringContaining('the embedded database has ended and is started again')]);
  await client.end({ timeout: 0 });
});

test('a lock file left by a crash, whose number now belongs to another program, is no obstacle', async () => {
  await (await start()).stop();
  const lock = path.join(folder, 'postgres/data/postmaster.pid');
  await writeFile(lock, `${process.pid}\n${path.dirname(lock)}\n1\n5999\n\n127.0.0.1\n`);
  expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('what cannot be started is said in one line', async () => {
  await (await start()).stop();
  const version = path.join(folder, 'postgres/data/PG_VERSION');
  const current = await readFile(version, 'utf8');
  await writeFile(version, '9.1\n');
  await expect(start()).rejects.toThrow(
    'The embedded database does not start: database files are incompatible with server. ' +
      `See ${folder}/postgres/server.log.`,
  );
  await writeFile(version, current);
});

test('what keeps it from recovering is said, and not that it then shuts down', async () => {
  await (await start()).stop();
  const journal = path.join(folder, 'postgres/data/pg_wal');
  const parts = (await readdir(journal)).filter((name) => /^[0-9A-F]{24}$/.test(name));
  for (const part of parts) await rename(path.join(journal, part), path.join(folder, part));
  await expect(start()).rejects.toThrow(
    /^The embedded database does not start: could not locate a valid checkpoint record[^]*server\.log\.$/,
  );
  for (const part of parts) await rename(path.join(folder, part), path.join(journal, part));
});

test.runIf(process.getuid?.() === 0)(
  'a folder below one that only root may enter is refused with its name and a remedy',
  async () => {
    const closed = await mkdtemp(path.join(tmpdir(), 'cotejo-closed-'));
    onTestFinished(() => rm(closed, { recursive: true }));
    await expect(startEmbedded(path.join(closed, 'data'))).rejects.toThrow(
      `that account may not enter ${closed}. Set DATA_DIR to a folder that it may enter`,
    );
  },
);
