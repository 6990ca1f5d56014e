import type { Transaction } from '../../platform/database/client.ts';
import { and, eq, inArray, or, sql, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { type ImportRecord, importRows, peopleImports } from '../../platform/database/schema/index.ts';

type Owner = { companyId: number };
/** Somebody who is erased: the ids that they have had, and the names and addresses by which rows may tell them. */
export type Erased = { ids: number[]; names: string[]; contacts: string[] };

const { outcome, personId, cells, reasons } = importRows;

/**
 * Forgets somebody in the rows of spreadsheets. What waits to be imported about them is emptied, and is then skipped
 * for want of a name; a row that was only suggested is somebody else's, of which the reasons go.
 */
export async function forgetInImports(transaction: Transaction, owner: Owner, erased: Erased): Promise<void> {
  const isTheirs = inArray(personId, erased.ids);
  const hasAddress = sql`(${outcome} is null and exists (select from unnest(${cells}) cell
    where lower(btrim(cell)) in ${[...erased.contacts, '']} and btrim(cell) <> ''))`;
  const isAbout = or(and(isTheirs, sql`${outcome} is distinct from 'suggested'`), hasAddress)!;
  const imports = transaction
    .selectDistinct({ id: importRows.importId })
    .from(importRows)
    .where(ofCompany(importRows, owner, or(isTheirs, hasAddress)!));
  await dropSamples(transaction, owner, inArray(peopleImports.id, imports));
  const waits = eq(importRows.done, false);
  await transaction
    .update(importRows)
    .set({ cells: [], outcome: 'skipped', skipped: 'name-missing', personId: null, reasons: [] })
    .where(ofCompany(importRows, owner, waits, isAbout));
  await transaction
    .update(importRows)
    .set({ outcome: 'new', personId: null, reasons: [] })
    .where(ofCompany(importRows, owner, waits, isTheirs));
  const names = sql`(select from jsonb_array_elements(${JSON.stringify(erased.names)}::jsonb) name
    where strpos(${reasons}::text, name::text) > 0)`;
  await transaction
    .update(importRows)
    .set({ reasons: [] })
    .where(ofCompany(importRows, owner, or(isTheirs, sql`exists ${names}`)!));
}

/** Empties what the columns of imports show of their cells. */
export async function dropSamples(transaction: Transaction, owner: Owner, those: SQL): Promise<void> {
  const { columns } = peopleImports;
  await transaction
    .update(peopleImports)
    .set({
      columns: sql<ImportRecord['columns']>`(select coalesce(jsonb_agg(one || '{"samples": []}'), '[]')
        from jsonb_array_elements(${columns}) one)`,
    })
    .where(ofCompany(peopleImports, owner, those));
}
