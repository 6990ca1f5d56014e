import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/*
 * Moments of lists that grow long, as text all the way: a `Date` for each row would take most of the time.
 */

/** A moment as PostgreSQL writes it, which is in UTC on our connections. */
export function momentText(column: PgColumn, name: string): SQL.Aliased<string> {
  return sql<string>`${column}::text`.as(name);
}

/** That text as the wire has it: ISO 8601 with milliseconds. PostgreSQL writes up to six digits, without zeros at the end. */
export function isoText(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`;
}
