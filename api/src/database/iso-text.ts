import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A moment as the wire has it, for lists that grow long: a `Date` for each row would take most of their time. */
export function isoText(column: PgColumn): SQL<string> {
  return sql<string>`${column}::text`.mapWith(toIso);
}

/** PostgreSQL's text of a moment, which is in UTC on our connections: with microseconds, without trailing zeros. */
function toIso(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`;
}
