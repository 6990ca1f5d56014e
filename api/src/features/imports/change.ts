import type { HistoryAction, endpoints, InputOf, PeopleImport } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { asc, eq, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { importRows, type ImportRecord, peopleImports } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { columnsOf, sampleRows } from './columns.ts';
import { ofImport } from './rows.ts';
import { findImport, readImport, underWay, undoEndOf } from './state.ts';

type Needed = Pick<Dependencies, 'database' | 'queue'>;
type Begun = 'checking' | 'importing' | 'undoing';
type Values = Partial<ImportRecord> & { state: Begun };

/** What the history calls the beginning of each. */
const entries: Record<Begun, HistoryAction> = {
  checking: 'import-mapped',
  importing: 'people-imported',
  undoing: 'import-undone',
};

/** Says what the columns mean, and has the rows checked anew. */
export function mapImport(
  needed: Needed,
  actor: Actor,
  id: number,
  { hasHeader, fields }: InputOf<typeof endpoints.mapImport>,
): Promise<PeopleImport> {
  return begin(needed, actor, id, async (transaction, row) => {
    if (!['checking', 'checked'].includes(row.state)) refuse(row);
    const first = await readFirst(transaction, row);
    const columns = columnsOf(first, hasHeader, row.columns.length).map((column, at) => ({
      ...column,
      field: fields[at] ?? null,
    }));
    const rows = await transaction.$count(importRows, ofCompany(importRows, row, ofImport({ ...row, hasHeader })));
    return { state: 'checking', hasHeader, columns, rows, mapping: row.mapping + 1 };
  });
}

/** Imports the rows of an import that was checked, or those that one which failed has left. */
export function runImport(needed: Needed, actor: Actor, id: number): Promise<PeopleImport> {
  return begin(needed, actor, id, async (_, row) => {
    if (!['checked', 'failed'].includes(row.state)) refuse(row);
    return { state: 'importing', userId: actor.userId };
  });
}

/** Takes back what an import has brought. */
export function undoImport(needed: Needed, actor: Actor, id: number): Promise<PeopleImport> {
  return begin(needed, actor, id, async (_, row) => {
    if (underWay.includes(row.state)) refuse(row);
    if (!undoEndOf(row)) throw refusal('import.not-undoable');
    return { state: 'undoing', userId: actor.userId };
  });
}

/** Forgets an import; its people stay. */
export function deleteImport(database: Database, actor: Actor, id: number): Promise<void> {
  return database.transaction(async (transaction) => {
    const row = await findImport(transaction, actor, id, true);
    // A check writes nothing for an import that is gone.
    if (row.state !== 'checking' && underWay.includes(row.state)) refuse(row);
    await audit(transaction, actor, 'import-deleted', id);
    await transaction.delete(peopleImports).where(ofCompany(peopleImports, actor, eq(peopleImports.id, id)));
  });
}

/** Brings an import into a state in which a queue job goes on with it. */
function begin(
  { database, queue }: Needed,
  actor: Actor,
  id: number,
  next: (transaction: Transaction, row: ImportRecord) => Promise<Values>,
): Promise<PeopleImport> {
  return database.transaction(async (transaction) => {
    const row = await findImport(transaction, actor, id, true);
    const values = await next(transaction, row);
    await transaction
      .update(peopleImports)
      .set({ ...values, rowsDone: 0, changedAt: sql`now()` })
      .where(ofCompany(peopleImports, actor, eq(peopleImports.id, id)));
    await audit(transaction, actor, entries[values.state], id);
    await queue.send(transaction, 'import-people', { importId: id }, actor.companyId);
    return readImport(transaction, actor, id);
  });
}

function refuse({ state }: ImportRecord): never {
  throw refusal(underWay.includes(state) ? 'import.under-way' : 'import.not-checked');
}

/** The first rows as they stand in the file, to look at what columns hold. */
async function readFirst(transaction: Transaction, { id, companyId }: ImportRecord): Promise<string[][]> {
  const rows = await transaction
    .select({ cells: importRows.cells })
    .from(importRows)
    .where(ofCompany(importRows, { companyId }, eq(importRows.importId, id)))
    .orderBy(asc(importRows.number))
    .limit(sampleRows);
  return rows.map(({ cells }) => cells);
}
