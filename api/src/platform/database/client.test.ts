import { expect, onTestFinished, test } from 'vitest';
import { databaseOfTest } from '../../testing/database.ts';
import { connect, disconnect } from './client.ts';
import { sql } from './drizzle.ts';

test('a connection parses a statement once, whatever its values are, in a transaction too', async () => {
  const { url } = await databaseOfTest();
  const database = connect(url, { connections: 1 });
  onTestFinished(() => disconnect(database));
  const increased = async (to: Pick<typeof database, 'execute'>, value: number) =>
    (await to.execute<{ value: number }>(sql`select ${value}::int + 1 as value`))[0]!.value;
  expect([
    await increased(database, 1),
    await increased(database, 2),
    await database.transaction((transaction) => increased(transaction, 3)),
  ]).toEqual([2, 3, 4]);
  const kept = await database.execute(
    sql`select (generic_plans + custom_plans)::int as calls from pg_prepared_statements where statement
      like ${'select $1::int + 1%'}`,
  );
  expect([...kept]).toEqual([{ calls: 3 }]);
});
