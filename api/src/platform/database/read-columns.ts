import type { Transaction } from './client.ts';
import { is, PgTimestamp, type SQL, sql, type Subquery } from './drizzle.ts';

/**
 * Reads a list in its order, as one JSON array for each column: for ten thousand entries that takes a third of the time
 * of rows. `Row` has the types that JSON gives the columns; a timestamp is a text for `isoText`.
 */
export async function readColumns<Row extends object>(
  database: Transaction,
  list: Subquery,
): Promise<{ [Name in keyof Row]: Row[Name][] }> {
  const columns = list as unknown as Record<string, SQL>;
  const names = Object.keys(list._.selectedFields);
  const arrays = Object.fromEntries(
    names.map((name) => [name, sql<unknown[]>`coalesce(json_agg(${columns[name]}), '[]')`]),
  );
  const [row] = await database.select(arrays).from(list);
  return row as { [Name in keyof Row]: Row[Name][] };
}

/** The same as rows, with timestamps in ISO 8601, none of which may be null. */
export async function readRows<Row extends object>(database: Transaction, list: Subquery): Promise<Row[]> {
  const columns = Object.entries(await readColumns<Record<string, unknown>>(database, list)).map(
    ([name, values]) =>
      [name, is(list._.selectedFields[name], PgTimestamp) ? (values as string[]).map(isoText) : values] as const,
  );
  return (columns[0]?.[1] ?? []).map((_, index) => {
    const row: Record<string, unknown> = {};
    for (const [name, values] of columns) row[name] = values[index];
    return row as Row;
  });
}

/** A timestamp in ISO 8601 with milliseconds, of one that PostgreSQL wrote into JSON: in UTC, with up to six digits. */
export function isoText(text: string): string {
  const offset = text.length - 6;
  return `${offset >= 23 ? text.slice(0, 23) : `${text.slice(0, 19)}.${text.slice(20, offset).padEnd(3, '0')}`}Z`;
}
