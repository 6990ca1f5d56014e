import type { Actor } from '../../ground/actor.ts';
import { and, eq, type PgColumn, type SQL } from './drizzle.ts';

/**
 * The conditions by which queries keep companies apart. Every query on a table with a company goes through one of them;
 * the lint rule `cotejo/company` refuses all others.
 */

type CompanyTable = { companyId: PgColumn };

/** Rows of one company, of which each `further` condition holds; `owner` is the caller, or a row of that company. */
export function ofCompany(table: CompanyTable, owner: Pick<Actor, 'companyId'>, ...further: SQL[]): SQL {
  return and(eq(table.companyId, owner.companyId), ...further) as SQL;
}

/** The condition of a join: both rows belong to the same company. */
export function ofSameCompany(table: CompanyTable, other: CompanyTable, ...further: SQL[]): SQL {
  return and(eq(table.companyId, other.companyId), ...further) as SQL;
}

/** Why a query may reach rows of every company. */
type Reason =
  /**
   * A worker has a row's id from a queue job, and learns from the row whose it is. A call wrote the queue job, for
   * its own company.
   */
  | 'queue job'
  /** User names and addresses are unique in the installation; a session names the user, and the user the company. */
  | 'login'
  /** Whoever has the token of a shared page may open it; its row says whose it is. */
  | 'share link'
  /** The commands of the operator, and what depends on whether the installation has any user. */
  | 'operator'
  /** Backups, and the work that puts right what crashes have left: both look after the whole installation. */
  | 'upkeep';

/** The condition of a query that keeps to no company, with the reason why it may. */
export function ofEveryCompany(_reason: Reason, ...further: SQL[]): SQL | undefined {
  return and(...further);
}
