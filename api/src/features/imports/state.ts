import { type ImportState, limits, type PeopleImport } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { HOUR } from '../../ground/time.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from '../../platform/database/drizzle.ts';
import { isPersonMasked } from '../../platform/blind/is-masked.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { importRows, type ImportRecord, people, peopleImports, users } from '../../platform/database/schema/index.ts';
import { fullName, userName } from '../users/full-name.ts';

/** Milliseconds for which an import can be undone. */
export const UNDO = limits.importUndoHours * HOUR;

/** States in which a queue job works on an import. */
export const underWay: readonly ImportState[] = ['checking', 'importing', 'undoing'];

/** The imports of the company, newest first, with what is told of them in as many queries as it has kinds. */
export async function listImports(database: Transaction, actor: Actor, ...which: SQL[]): Promise<PeopleImport[]> {
  const found = await database
    .select({ row: peopleImports, author: userName })
    .from(peopleImports)
    .leftJoin(users, ofSameCompany(users, peopleImports, eq(users.id, peopleImports.userId)))
    .where(ofCompany(peopleImports, actor, ...which))
    .orderBy(desc(peopleImports.id))
    .limit(limits.importsListed);
  const ids = found.map(({ row }) => row.id);
  const [countsOf, masked, kept] = await Promise.all([
    countRows(database, actor, ids),
    namingMasked(database, actor, ids),
    Promise.all(found.map(({ row }) => readKept(database, row))),
  ]);
  return found.map(({ row, author }, at) => {
    const { id, fileName, state, hasHeader, columns, rows, rowsDone, createdAt, importedAt } = row;
    return {
      id,
      fileName,
      state,
      hasHeader,
      columns: masked.has(id) ? columns.map((one) => ({ ...one, samples: [] })) : columns,
      rows,
      fraction: rows === 0 ? 1 : rowsDone / rows,
      counts: { ...noCounts, ...countsOf.get(id) },
      ...kept[at]!,
      author: author && { id: author.id, name: fullName(author) },
      createdAt: createdAt.toISOString(),
      importedAt: importedAt?.toISOString() ?? null,
      undoUntil: undoEndOf(row)?.toISOString() ?? null,
    };
  });
}

/** An import with its counts. Throws "not found" for what is absent or another company's. */
export async function readImport(database: Transaction, actor: Actor, id: number): Promise<PeopleImport> {
  const [found] = await listImports(database, actor, eq(peopleImports.id, id));
  if (!found) throw refusal('not-found:import');
  return found;
}

/** Those of some imports in which somebody who is masked stands. */
async function namingMasked(database: Transaction, actor: Actor, ids: number[]): Promise<Set<number>> {
  if (!actor.blind) return new Set();
  const { importId } = importRows;
  const found = await database
    .selectDistinct({ importId })
    .from(importRows)
    .innerJoin(people, ofSameCompany(people, importRows, eq(people.id, importRows.personId)))
    .where(ofCompany(importRows, actor, inArray(importId, ids), isPersonMasked(database, actor)));
  return new Set(found.map((row) => row.importId));
}

/** Until when an import can be undone; undefined where it cannot, or no longer. */
export function undoEndOf({ state, importedAt, changedAt }: ImportRecord): Date | undefined {
  const end = new Date((importedAt ?? changedAt).getTime() + UNDO);
  return ['imported', 'failed'].includes(state) && end.getTime() > Date.now() ? end : undefined;
}

const noCounts: PeopleImport['counts'] = { new: 0, joined: 0, suggested: 0, skipped: 0 };

/** How many rows have each outcome, by import. */
async function countRows(
  database: Transaction,
  actor: Actor,
  ids: number[],
): Promise<Map<number, Partial<PeopleImport['counts']>>> {
  const { importId, outcome } = importRows;
  const rows = await database
    .select({ importId, outcome, count: sql<number>`count(*)::int` })
    .from(importRows)
    .where(ofCompany(importRows, actor, inArray(importId, ids), isNotNull(outcome)))
    .groupBy(importId, outcome);
  return new Map(
    [...Map.groupBy(rows, (row) => row.importId)].map(([id, some]) => [
      id,
      Object.fromEntries(some.map((row) => [row.outcome!, row.count])),
    ]),
  );
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
