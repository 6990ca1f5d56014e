import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../http/handler.ts';

/** The condition that every query on business rows begins with: what belongs to the caller's company, and nothing else. */
export function ofCompany(table: { companyId: PgColumn }, { companyId }: Pick<Actor, 'companyId'>, ...further: SQL[]): SQL {
  return and(eq(table.companyId, companyId), ...further) as SQL;
}
