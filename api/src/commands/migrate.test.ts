import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sql } from '../platform/database/drizzle.ts';
import { databaseOfTest, type TestDatabase } from '../testing/database.ts';
import { compiled } from '../testing/server-process.ts';

const command = path.join(import.meta.dirname, 'migrate.ts');

type Outcome = { code: number; output: string };

function migrate(env: Record<string, string>): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, [command], { env: { ...compiled, ...env } }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
  });
}

test('the command ends well once the tables are up to date', async () => {
  expect(await migrate({ ROLE: 'web', DATABASE_URL: (await databaseOfTest()).url })).toEqual({
    code: 0,
    output: 'The tables are up to date.\n',
  });
});

test('wrong settings and an absent database are said, and end the command with 1', async () => {
  const outcomes = await Promise.all([
    migrate({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' }),
    migrate({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none', PORT: 'http', STORAGE: 's3' }),
    migrate({}),
  ]);
  expect(outcomes).toEqual([
    {
      code: 1,
      output: 'The database at 127.0.0.1:1 cannot be used (ECONNREFUSED). Check DATABASE_URL and that it runs.\n',
    },
    { code: 1, output: expect.stringContaining('PORT must be a whole number') as string },
    {
      code: 1,
      output: 'DATABASE_URL is needed: the database that comes with Cotejo is brought up to date at its start.\n',
    },
  ]);
});

async function emptyDatabase(): Promise<TestDatabase> {
  const made = await databaseOfTest();
  await made.database.execute(sql`drop schema public, drizzle cascade`);
  await made.database.execute(sql`create schema public`);
  return made;
}

async function tablesOf({ database }: TestDatabase): Promise<string[]> {
  return (
    await database.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    )
  ).map(({ name }) => name);
}

/** A table that stands in the way of a later migration. */
const late = sql`create table model_usage (left_by text)`;

test('a migration that fails ends the command with 1 and a sentence, and undoes all; the next makes them', async () => {
  const empty = await emptyDatabase();
  await empty.database.execute(late);
  expect(await migrate({ DATABASE_URL: empty.url })).toEqual({
    code: 1,
    output:
      'The tables cannot be brought up to date (42P07: relation "model_usage" already exists). ' +
      'The version before can go on, and the next start tries again.\n',
  });
  expect(await tablesOf(empty)).toEqual(['model_usage']);
  await empty.database.execute(sql`drop table model_usage`);
  expect((await migrate({ DATABASE_URL: empty.url })).code).toBe(0);
  expect(await tablesOf(empty)).toEqual(expect.arrayContaining(['clients', 'model_usage']));
});

test('killed between its migrations, the command leaves nothing in the way of the next run', async () => {
  const empty = await emptyDatabase();
  const rolledBack = empty.database.transaction(async (transaction) => {
    await transaction.execute(late);
    const half = spawn(process.execPath, [command], { env: { ...compiled, DATABASE_URL: empty.url } });
    // Within a transaction PostgreSQL keeps the statistics that it showed first.
    const forgetStatistics = sql`select pg_stat_clear_snapshot()`;
    const waiting = sql`select count(*)::int as count from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock'`;
    await expect
      .poll(
        async () => [await transaction.execute(forgetStatistics), await transaction.execute(waiting)][1]![0]!['count'],
      )
      .toBe(1);
    half.kill('SIGKILL');
    await once(half, 'exit');
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  expect(await migrate({ DATABASE_URL: empty.url })).toEqual({ code: 0, output: 'The tables are up to date.\n' });
  expect(await tablesOf(empty)).toEqual(expect.arrayContaining(['clients', 'model_usage']));
});
