import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { getTableColumns, is, PgTable } from '../../platform/database/drizzle.ts';
import * as schema from '../../platform/database/schema/index.ts';
import { columnsOf, exportedTables, leftOut } from './tables.ts';

const ofCompanies = Object.entries(schema as Record<string, unknown>).filter(
  ([, table]) => is(table, PgTable) && 'companyId' in getTableColumns(table),
);

test('every table with a company is in the archive, or left out on purpose', () => {
  const exported = new Set<unknown>(exportedTables.map(({ table }) => table));
  const decided = ofCompanies.map(([name, table]) => [
    name,
    Number(exported.has(table)) + Number(leftOut.includes(name)),
  ]);
  expect(decided).toEqual(ofCompanies.map(([name]) => [name, 1]));
});

test.each(['README.txt', 'LEEME.txt'])('%s says what each table holds', async (name) => {
  const readme = await readFile(new URL(`./readme/${name}`, import.meta.url), 'utf8');
  expect([...readme.matchAll(/^ {2}([a-z-]+) {2,}\S/gm)].map(([, table]) => table)).toEqual(
    exportedTables.map((table) => table.name),
  );
});

test('no column of the archive holds a secret or a key of the storage', () => {
  const names = exportedTables.flatMap((table) => columnsOf(table).all.map((column) => column.name));
  expect(names.filter((name) => /password|secret|token|storage|path|_key$/.test(name))).toEqual([]);
  expect(names).toContain('content_hash');
});
