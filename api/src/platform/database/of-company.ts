import type { Actor } from '../../ground/actor.ts';
import { and, eq, type PgColumn, type SQL } from './drizzle.ts';

/** The condition that every query on business rows begins with: what belongs to the caller's company, and nothing else. */
export function ofCompany(
  table: { companyId: PgColumn },
  { companyId }: Pick<Actor, 'companyId'>,
  ...further: SQL[]
): SQL {
  return and(eq(table.companyId, companyId), ...further) as SQL;
}
