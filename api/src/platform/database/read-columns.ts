import type { Transaction } from './client.ts';
import { is, PgTimestamp, type SQL, sql, type Subquery } from './drizzle.ts';

/**
 * Reads a list that may be long, in its order, as one JSON array for each column: as ten thousand rows of their own it would
 * keep the driver and the garbage collector busy for three times as long. `Row` says what JSON makes of the columns, which
 * for a moment is a text that `isoText` understands.
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

/** The same as rows, with moments as the wire has them; none of them may be absent. */
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

/** A moment as PostgreSQL writes it into JSON on our connections, as the wire has it: in UTC, with three digits of milliseconds of the up to six. */
export function isoText(text: string): string {
  const offset = text.length - 6;
  return `${offset >= 23 ? text.slice(0, 23) : `${text.slice(0, 19)}.${text.slice(20, offset).padEnd(3, '0')}`}Z`;
}
