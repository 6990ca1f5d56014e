import { expect, onTestFinished, test } from 'vitest';
import { connect, disconnect } from '../database/client.ts';
import { sql } from '../database/drizzle.ts';
import { databaseOfTest } from '../../testing/database.ts';
import { createReadiness } from './health.ts';
import { clockCheck } from './clock.ts';

/** A database whose clock is ahead by `seconds`. */
async function shifted(seconds: number) {
  const { url, database } = await databaseOfTest();
  await database.execute(sql`create schema wrong`);
  await database.execute(
    sql.raw(
      `create function wrong.clock_timestamp() returns timestamptz language sql as 'select ` +
        `pg_catalog.clock_timestamp() + make_interval(secs => ${seconds})'`,
    ),
  );
  await database.execute(
    sql.raw(`alter database ${new URL(url).pathname.slice(1)} set search_path = wrong, pg_catalog, public`),
  );
  const late = connect(url, { connections: 1 });
  onTestFinished(() => disconnect(late));
  return late;
}

const readiness = (database: Awaited<ReturnType<typeof shifted>>) =>
  createReadiness([clockCheck(database)], new AbortController().signal)();

test.each([
  [312, "The clock of this server is 312 seconds behind the database's. Set both by a time server."],
  [-86_400, "The clock of this server is 86400 seconds ahead of the database's. Set both by a time server."],
])('a clock that differs by %s seconds is told, and keeps nobody from being served', async (seconds, message) => {
  expect(await readiness(await shifted(seconds))).toEqual({
    ok: true,
    components: [{ name: 'clock', ok: false, message }],
  });
});

test.each([0, 2, -2])('a clock that differs by %s seconds is well', async (seconds) => {
  expect(await readiness(await shifted(seconds))).toEqual({ ok: true, components: [{ name: 'clock', ok: true }] });
});

test('without its database nothing is said about the clock', async () => {
  const database = connect('postgres://nobody@127.0.0.1:1/none', { timeoutSeconds: 1 });
  expect(await clockCheck(database).check(new AbortController().signal)).toEqual({ ok: true });
});
