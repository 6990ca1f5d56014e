import { type ImportState, limits, type PeopleImport } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { HOUR } from '../../ground/time.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { and, asc, desc, eq, inArray, isNotNull, sql } from '../../platform/database/drizzle.ts';
import { isPersonMasked } from '../../platform/blind/is-masked.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { importRows, type ImportRecord, people, peopleImports, users } from '../../platform/database/schema/index.ts';
import { fullName, userName } from '../users/full-name.ts';

/** Milliseconds for which an import can be undone. */
export const UNDO = limits.importUndoHours * HOUR;

/** States in which a queue job works on an import. */
export const underWay: readonly ImportState[] = ['checking', 'importing', 'undoing'];

/** The imports of the company, newest first. */
export async function listImports(database: Transaction, actor: Actor): Promise<PeopleImport[]> {
  const rows = await database
    .select({ id: peopleImports.id })
    .from(peopleImports)
    .where(ofCompany(peopleImports, actor))
    .orderBy(desc(peopleImports.id))
    .limit(limits.importsListed);
  return Promise.all(rows.map(({ id }) => readImport(database, actor, id)));
}

/** An import with its counts. Throws "not found" for what is absent or another company's. */
export async function readImport(database: Transaction, actor: Actor, id: number): Promise<PeopleImport> {
  const [found] = await database
    .select({ row: peopleImports, author: userName })
    .from(peopleImports)
    .leftJoin(users, ofSameCompany(users, peopleImports, eq(users.id, peopleImports.userId)))
    .where(ofCompany(peopleImports, actor, eq(peopleImports.id, id)));
  if (!found) throw refusal('not-found:import');
  const { row, author } = found;
  const { fileName, state, hasHeader, columns, rows, rowsDone, createdAt, importedAt } = row;
  const undoEnd = undoEndOf(row);
  return {
    id,
    fileName,
    state,
    hasHeader,
    columns: (await namesMasked(database, actor, id)) ? columns.map((one) => ({ ...one, samples: [] })) : columns,
    rows,
    fraction: rows === 0 ? 1 : rowsDone / rows,
    counts: await countRows(database, row),
    ...(await readKept(database, row)),
    author: author && { id: author.id, name: fullName(author) },
    createdAt: createdAt.toISOString(),
    importedAt: importedAt?.toISOString() ?? null,
    undoUntil: undoEnd?.toISOString() ?? null,
  };
}

/** Whether somebody who is masked stands in an import. */
async function namesMasked(database: Transaction, actor: Actor, id: number): Promise<boolean> {
  if (!actor.blind) return false;
  const found = await database
    .select({ id: people.id })
    .from(importRows)
    .innerJoin(people, ofSameCompany(people, importRows, eq(people.id, importRows.personId)))
    .where(ofCompany(importRows, actor, eq(importRows.importId, id), isPersonMasked(database, actor)))
    .limit(1);
  return found.length > 0;
}

/** Until when an import can be undone; undefined where it cannot, or no longer. */
export function undoEndOf({ state, importedAt, changedAt }: ImportRecord): Date | undefined {
  const end = new Date((importedAt ?? changedAt).getTime() + UNDO);
  return ['imported', 'failed'].includes(state) && end.getTime() > Date.now() ? end : undefined;
}

async function countRows(database: Transaction, { id, companyId }: ImportRecord): Promise<PeopleImport['counts']> {
  const rows = await database
    .select({ outcome: importRows.outcome, count: sql<number>`count(*)::int` })
    .from(importRows)
    .where(ofCompany(importRows, { companyId }, eq(importRows.importId, id), isNotNull(importRows.outcome)))
    .groupBy(importRows.outcome);
  const counts = { new: 0, joined: 0, suggested: 0, skipped: 0 };
  for (const { outcome, count } of rows) counts[outcome!] = count;
  return counts;
}

/** Those of its people whom undoing an import has left. */
async function readKept(
  database: Transaction,
  { id, companyId, state }: ImportRecord,
): Promise<Pick<PeopleImport, 'kept' | 'keptTotal'>> {
  if (state !== 'undone') return { kept: [], keptTotal: 0 };
  const ofKept = ofCompany(
    importRows,
    { companyId },
    eq(importRows.importId, id),
    eq(importRows.done, true),
    isNotNull(importRows.personId),
  );
  const kept = await database
    .select({ id: people.id, name: people.name })
    .from(importRows)
    .innerJoin(people, ofSameCompany(people, importRows, eq(people.id, importRows.personId)))
    .where(ofKept)
    .orderBy(asc(importRows.number))
    .limit(limits.importKeptShown);
  return { kept, keptTotal: await database.$count(importRows, ofKept) };
}

/**
 * The row of an import, locked until the transaction ends if it is to be changed. Throws "not found" for what is absent
 * or another company's.
 */
export async function findImport(
  transaction: Transaction,
  actor: Actor,
  id: number,
  toChange = false,
): Promise<ImportRecord> {
  const found = transaction
    .select()
    .from(peopleImports)
    .where(ofCompany(peopleImports, actor, eq(peopleImports.id, id)));
  const [row] = toChange ? await found.for('update') : await found;
  if (!row) throw refusal('not-found:import');
  return row;
}

/** Changes an import that is still in the state and mapping in which it was read; says whether it was. */
export async function changeImport(
  transaction: Transaction,
  { id, companyId, state, mapping }: ImportRecord,
  values: Partial<Pick<ImportRecord, 'state' | 'rowsDone'>> & { importedAt?: ReturnType<typeof sql> },
): Promise<boolean> {
  const { state: ofState, mapping: ofMapping } = peopleImports;
  const changed = await transaction
    .update(peopleImports)
    .set({ ...values, changedAt: sql`now()` })
    .where(
      ofCompany(
        peopleImports,
        { companyId },
        and(eq(peopleImports.id, id), eq(ofState, state), eq(ofMapping, mapping), inArray(ofState, [...underWay]))!,
      ),
    )
    .returning({ id: peopleImports.id });
  return changed.length > 0;
}
