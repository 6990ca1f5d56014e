import { expect, test } from 'vitest';
import { databaseOfTest } from '../../testing/database.ts';
import { asc, desc, gt } from './drizzle.ts';
import { isoText, readColumns, readRows } from './read-columns.ts';
import { companies } from './schema/index.ts';

test('a list is read in its order, every column for itself, with moments as a Date would print them', async () => {
  const { database } = await databaseOfTest();
  const moments = [
    '2026-11-21T13:19:24.123456Z',
    '2026-11-21T13:19:24.1Z',
    '2026-11-21T15:19:24.000999+02:00',
    '2026-11-21T13:19:24Z',
  ];
  await database
    .insert(companies)
    .values(moments.map((moment, index) => ({ name: `Company "${index}"`, createdAt: new Date(moment) })));
  const list = database
    .select({ id: companies.id, name: companies.name, createdAt: companies.createdAt })
    .from(companies)
    .orderBy(desc(companies.id))
    .as('list');
  const columns = await readColumns<{ id: number; name: string; createdAt: string }>(database, list);
  const rows = await database.select().from(companies).orderBy(desc(companies.id));
  expect(columns.id).toEqual(rows.map(({ id }) => id));
  expect(columns.name).toEqual(['Company "3"', 'Company "2"', 'Company "1"', 'Company "0"']);
  expect(columns.createdAt.map(isoText)).toEqual(rows.map(({ createdAt }) => createdAt.toISOString()));
  expect(await readRows(database, list)).toEqual(
    rows.map(({ id, name, createdAt }) => ({ id, name, createdAt: createdAt.toISOString() })),
  );
});

test('a list of nothing has columns of nothing', async () => {
  const { database } = await databaseOfTest();
  const list = database
    .select({ id: companies.id })
    .from(companies)
    .where(gt(companies.id, 10))
    .orderBy(asc(companies.id))
    .as('list');
  expect(await readColumns<{ id: number }>(database, list)).toEqual({ id: [] });
  expect(await readRows<{ id: number }>(database, list)).toEqual([]);
});

test.each([
  ['2026-11-21T13:19:24.123456+00:00', '2026-11-21T13:19:24.123Z'],
  ['2026-11-21T13:19:24.1+00:00', '2026-11-21T13:19:24.100Z'],
  ['2026-11-21T13:19:24.000999+00:00', '2026-11-21T13:19:24.000Z'],
  ['2026-11-21T13:19:24+00:00', '2026-11-21T13:19:24.000Z'],
])('%s is sent as a Date would print it', (text, sent) => {
  expect(isoText(text)).toBe(sent);
  expect(new Date(text).toISOString()).toBe(sent);
});
