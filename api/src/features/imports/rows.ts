import type { endpoints, ImportRow, OutputOf, QueryOf } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { and, asc, eq, gt, sql, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { importRows, type ImportRecord, type ImportRowRecord, people } from '../../platform/database/schema/index.ts';
import { type DayOrder, dayOrderOf } from './read-row.ts';
import { findImport } from './state.ts';

type Call = typeof endpoints.listImportRows;

/** Rows of people that are imported together. */
const BATCH = 50;

/** The rows of an import that are about people: not the one that names the columns. */
export const ofImport = ({ id, hasHeader, firstRow }: ImportRecord, ...further: SQL[]): SQL =>
  and(eq(importRows.importId, id), gt(importRows.number, hasHeader ? firstRow : 0), ...further) as SQL;

/** The next rows of people after one, in their order. */
export function rowsAfter(
  transaction: Transaction,
  row: ImportRecord,
  number: number,
  ...further: SQL[]
): Promise<ImportRowRecord[]> {
  return transaction
    .select()
    .from(importRows)
    .where(ofCompany(importRows, row, ofImport(row, gt(importRows.number, number), ...further)))
    .orderBy(asc(importRows.number))
    .limit(BATCH);
}

/** In what order the days of an import have their parts, as all of its rows tell. */
export async function dayOrderIn(transaction: Transaction, row: ImportRecord): Promise<DayOrder> {
  const at = row.columns.findIndex(({ field }) => field === 'consent-date');
  if (at < 0) return undefined;
  const days = await transaction
    .select({ day: sql<string | null>`${importRows.cells}[${at + 1}::int]` })
    .from(importRows)
    .where(ofCompany(importRows, row, ofImport(row)));
  return dayOrderOf(days.map(({ day }) => day ?? ''));
}

/** A part of the rows of an import. */
export async function listRows(
  database: Transaction,
  actor: Actor,
  id: number,
  { outcome, limit, cursor }: QueryOf<Call>,
): Promise<OutputOf<Call>> {
  const found = await findImport(database, actor, id);
  const ofOutcome =
    outcome === undefined
      ? []
      : [outcome === 'remarked' ? sql`cardinality(${importRows.remarks}) > 0` : eq(importRows.outcome, outcome)];
  const rows = await database
    .select({ row: importRows, person: { id: people.id, name: people.name } })
    .from(importRows)
    .leftJoin(people, ofSameCompany(people, importRows, eq(people.id, importRows.personId)))
    .where(ofCompany(importRows, found, ofImport(found, gt(importRows.number, cursor ?? 0), ...ofOutcome)))
    .orderBy(asc(importRows.number))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map((one) => present(one, found.state === 'checking'));
  return { items, nextCursor: rows.length > limit ? String(items.at(-1)!.number) : null };
}

type Found = { row: ImportRowRecord; person: ImportRow['person'] };

/** While columns are checked anew, what was found by others says nothing. */
function present({ row, person }: Found, isChecking: boolean): ImportRow {
  const { number, cells, outcome, skipped, remarks, sameAs, reasons } = row;
  return isChecking
    ? { number, cells, outcome: null, skipped: null, remarks: [], sameAs: null, reasons: [], person: null }
    : { number, cells, outcome, skipped, remarks, sameAs, reasons, person };
}
