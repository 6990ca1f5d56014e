import { sql, type PgColumn, type SQL } from './drizzle.ts';

type Dated = { createdAt: PgColumn; id: PgColumn };

/**
 * A row's place in a list with the newest first: its creation time in microseconds and its id. It holds after the row
 * is deleted too.
 */
export const placeOf = ({ createdAt, id }: Dated): SQL<string> =>
  sql<string>`(extract(epoch from ${createdAt}) * 1000000)::bigint || '-' || ${id}`;

/** The condition of rows after a place. */
export function afterPlace({ createdAt, id }: Dated, place: string): SQL {
  const [moment, last] = place.split('-');
  return sql`(${createdAt}, ${id}) < ('epoch'::timestamptz + ${moment}::bigint * interval '1 microsecond',
    ${last}::bigint)`;
}
