import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databaseOfTest, type TestDatabase } from './testing/database.ts';

const command = path.join(import.meta.dirname, 'migrate-cli.ts');

type Outcome = { code: number; output: string };

function migrate(env: Record<string, string>): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, [command], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
  });
}

test('the command ends well once the tables are up to date', async () => {
  expect(await migrate({ ROLE: 'web', DATABASE_URL: (await databaseOfTest()).url })).toEqual({ code: 0, output: 'The tables are up to date.\n' });
});

test('wrong settings and an absent database are said, and end the command with 1', async () => {
  const outcomes = await Promise.all([
    migrate({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' }),
    migrate({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none', PORT: 'http', STORAGE: 's3' }),
    migrate({}),
  ]);
  expect(outcomes).toEqual([
    { code: 1, output: 'The database at 127.0.0.1:1 cannot be used (ECONNREFUSED). Check DATABASE_URL and that it runs.\n' },
    { code: 1, output: expect.stringContaining('PORT must be a whole number') as string },
    { code: 1, output: 'DATABASE_URL is needed: the database that comes with Cotejo is brought up to date at its start.\n' },
  ]);
});

/** A database as an older version has left it: without the last two changes. */
async function olderDatabase(): Promise<TestDatabase> {
  const made = await databaseOfTest();
  await made.database.execute(sql`drop table model_answers`);
  await made.database.execute(sql`alter table rate_limits drop column under_way`);
  await made.database.execute(sql`delete from drizzle.__drizzle_migrations where created_at in (select created_at from drizzle.__drizzle_migrations order by created_at desc limit 2)`);
  return made;
}

async function changesIn({ database }: TestDatabase): Promise<unknown> {
  const [row] = await database.execute(sql`select (select count(*)::int from drizzle.__drizzle_migrations) as applied, to_regclass('model_answers') is not null as answers,
    exists (select from information_schema.columns where table_name = 'rate_limits' and column_name = 'under_way') as limits`);
  return row;
}

test('a change that fails after others is said, ends the command with 1, and the others are taken back; the next time all are made', async () => {
  const older = await olderDatabase();
  const before = await changesIn(older);
  await older.database.execute(sql`alter table rate_limits add column under_way text`);
  expect(await migrate({ DATABASE_URL: older.url })).toEqual({
    code: 1,
    output: 'The tables cannot be brought up to date (42701: column "under_way" of relation "rate_limits" already exists). Nothing has been changed; the version before can go on.\n',
  });
  await older.database.execute(sql`alter table rate_limits drop column under_way`);
  expect(await changesIn(older)).toEqual(before);
  expect((await migrate({ DATABASE_URL: older.url })).code).toBe(0);
  expect(await changesIn(older)).toMatchObject({ answers: true, limits: true });
}, 120_000);

test('killed in the middle of its changes, the command leaves none of them and nothing in the way of the next', async () => {
  const older = await olderDatabase();
  const before = await changesIn(older);
  await older.database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table rate_limits in share mode`);
    const half = spawn(process.execPath, [command], { env: { DATABASE_URL: older.url } });
    const waiting = sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'ALTER TABLE%'`;
    await expect.poll(async () => (await transaction.execute(waiting))[0]!['count'], { timeout: 100_000 }).toBe(1);
    half.kill('SIGKILL');
    await once(half, 'exit');
  });
  expect(await migrate({ DATABASE_URL: older.url })).toEqual({ code: 0, output: 'The tables are up to date.\n' });
  expect(before).toMatchObject({ answers: false, limits: false });
  expect(await changesIn(older)).toMatchObject({ answers: true, limits: true });
}, 200_000);
