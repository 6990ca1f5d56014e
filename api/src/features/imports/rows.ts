import type { endpoints, ImportRow, OutputOf, QueryOf } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { and, asc, eq, gt, isNotNull, sql, type SQL } from '../../platform/database/drizzle.ts';
import { isPersonMasked } from '../../platform/blind/is-masked.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { importRows, type ImportRecord, type ImportRowRecord, people } from '../../platform/database/schema/index.ts';
import { type DayOrder, dayOrderOf, type ReadPerson, readRow } from './read-row.ts';
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

/** What is written of a row: what has become of it or would and, of one that was imported, what it has added. */
export type Outcome = Pick<ImportRowRecord, 'number' | 'outcome' | 'skipped' | 'remarks'> &
  Pick<ImportRowRecord, 'personId' | 'sameAs' | 'reasons'> &
  Partial<Pick<ImportRowRecord, 'added' | 'personSeen'>>;

/** A row that is about nobody. */
export const nobody = { skipped: null, remarks: [], personId: null, sameAs: null, reasons: [] };

/** Rows as they are read: those about somebody, and what becomes of those that are skipped. */
export function readRows(
  { columns }: ImportRecord,
  rows: ImportRowRecord[],
  order: DayOrder,
): { named: (ReadPerson & { number: number })[]; skipped: Outcome[] } {
  const [named, skipped]: [(ReadPerson & { number: number })[], Outcome[]] = [[], []];
  for (const { number, cells } of rows) {
    const read = readRow(columns, cells, order);
    if ('skipped' in read) skipped.push({ ...nobody, number, outcome: 'skipped', skipped: read.skipped });
    else named.push({ ...read, number });
  }
  return { named, skipped };
}

/** Writes what has become of rows of an import; `isDone` says that they are imported, and their cells are forgotten. */
export async function writeOutcomes(
  transaction: Transaction,
  row: ImportRecord,
  outcomes: Outcome[],
  { isDone }: { isDone: boolean },
): Promise<void> {
  const imported = {
    done: true,
    added: sql`found.added`,
    personSeen: sql`found."personSeen"`,
    // Of a row that is skipped they stay, to be looked at.
    cells: sql`case when found.outcome = 'skipped' then ${importRows.cells} else '{}' end`,
  };
  await transaction
    .update(importRows)
    .set({
      outcome: sql`found.outcome`,
      skipped: sql`found.skipped`,
      remarks: sql`found.remarks`,
      personId: sql`found."personId"`,
      sameAs: sql`found."sameAs"`,
      reasons: sql`found.reasons`,
      ...(isDone && imported),
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as found (number int, outcome text, skipped text,
        remarks text[], "personId" int, "sameAs" int, reasons jsonb, added jsonb, "personSeen" timestamptz)`,
    )
    .where(ofCompany(importRows, row, eq(importRows.importId, row.id), sql`${importRows.number} = found.number`));
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
  const isMasked = actor.blind ? and(isNotNull(people.id), isPersonMasked(database, actor))! : sql`false`;
  const rows = await database
    .select({
      row: importRows,
      person: { id: people.id, name: people.name },
      isMasked: sql<boolean>`${isMasked}`,
    })
    .from(importRows)
    .leftJoin(people, ofSameCompany(people, importRows, eq(people.id, importRows.personId)))
    .where(ofCompany(importRows, found, ofImport(found, gt(importRows.number, cursor ?? 0), ...ofOutcome)))
    .orderBy(asc(importRows.number))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map((one) => present(one, found.state === 'checking'));
  return { items, nextCursor: rows.length > limit ? String(items.at(-1)!.number) : null };
}

type Found = { row: ImportRowRecord; person: ImportRow['person']; isMasked: boolean };

/**
 * While columns are checked anew, what was found by others says nothing. Of a row about somebody who is masked only the
 * outcome is told: whoever has the file knows what stands in the row, and would learn whose the mask is.
 */
function present({ row, person, isMasked }: Found, isChecking: boolean): ImportRow {
  const { number, cells, outcome, skipped, remarks, sameAs, reasons } = row;
  const found = isMasked ? { cells: [], reasons: [], person: null, masked: true } : { cells, reasons, person };
  return isChecking
    ? { number, cells, outcome: null, skipped: null, remarks: [], sameAs: null, reasons: [], person: null }
    : { number, outcome, skipped, remarks, sameAs, ...found };
}
