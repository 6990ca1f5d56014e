import type { SavedSearch } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database } from '../../platform/database/client.ts';
import { asc, eq, isNotNull, isNull } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { poolSearches } from '../../platform/database/schema/index.ts';

const { id, name, roleId } = poolSearches;
type Row = typeof poolSearches.$inferSelect;

/** What was asked for comes back as it was written, so that it is read again. */
const present = (row: Row): SavedSearch => ({
  id: row.id,
  name: row.name!,
  requirements: row.requirements.map(({ text, originalText = text }) => originalText),
  createdAt: row.createdAt.toISOString(),
});

/** The searches that users of a company have saved, by name. */
export async function listSearches(database: Database, actor: Actor): Promise<SavedSearch[]> {
  const rows = await database
    .select()
    .from(poolSearches)
    .where(ofCompany(poolSearches, actor, isNotNull(name)))
    .orderBy(asc(name), asc(id));
  return rows.map(present);
}

/** Saves a search under a name. Throws "not found" for another company's. */
export function saveSearch(
  database: Database,
  actor: Actor,
  searchId: number,
  input: { name: string },
): Promise<SavedSearch> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(poolSearches)
      .set(input)
      .where(ofCompany(poolSearches, actor, eq(id, searchId), isNull(roleId)))
      .returning();
    if (!row) throw refusal('not-found:search');
    await audit(transaction, actor, 'saveSearch', searchId);
    return present(row);
  });
}

/** Deletes a search. Throws "not found" for another company's. */
export function deleteSearch(database: Database, actor: Actor, searchId: number): Promise<void> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .delete(poolSearches)
      .where(ofCompany(poolSearches, actor, eq(id, searchId), isNull(roleId)))
      .returning({ id });
    if (!row) throw refusal('not-found:search');
    await audit(transaction, actor, 'deleteSearch', searchId);
  });
}
