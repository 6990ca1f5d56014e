import type { CandidacyChange, RoleChange } from '@cotejo/contract';
import { announce } from './announce.ts';
import type { Transaction } from './client.ts';
import { eq, inArray, isNull, sql, type SQL } from './drizzle.ts';
import { ofCompany, ofSameCompany } from './of-company.ts';
import { analyses, candidacyEvents, roles, type PastJudgment } from './schema/index.ts';

/** Who does it; `userId` is null for what the server does by itself. */
type Author = { companyId: number; userId: number | null };
export type RecordedChange = { candidacyId: number; change: CandidacyChange; judgment?: PastJudgment | undefined };
type OfRole = Extract<RoleChange, { what: 'rubric' | 'upload' }>;

/**
 * Writes changes of candidacies into their activity and that of their roles, in the transaction that makes them, and
 * announces them to webhooks.
 * Nothing is written where nothing has changed, unless a judgment was replaced.
 */
export async function recordChanges(
  transaction: Transaction,
  author: Author,
  changes: RecordedChange[],
): Promise<void> {
  const made = changes.filter(
    ({ change, judgment }) => judgment || JSON.stringify(change.from) !== JSON.stringify(change.to),
  );
  if (made.length === 0) return;
  const roleOf = await readRoles(
    transaction,
    author,
    made.map(({ candidacyId }) => candidacyId),
  );
  const rows = made.map(({ candidacyId, change, judgment }) => ({
    ...author,
    candidacyId,
    ...(change.what === 'role'
      ? { roleId: change.to?.id, fromRoleId: change.from?.id }
      : { roleId: roleOf.get(candidacyId) }),
    change,
    judgment: judgment ?? null,
  }));
  await transaction.insert(candidacyEvents).values(rows);
  const changed = Map.groupBy(made, ({ change: { what } }) => what);
  for (const [what, event] of told)
    await announce(
      transaction,
      author,
      event,
      (changed.get(what) ?? []).map(({ candidacyId }) => candidacyId),
    );
}

/** The changes that webhooks are told. */
const told = [
  ['score', 'candidacy.scored'],
  ['status', 'candidacy.status-changed'],
  ['answer', 'client.answered'],
] as const;

/** The same for one change. */
export const recordChange = (
  transaction: Transaction,
  author: Author,
  candidacyId: number,
  change: CandidacyChange,
): Promise<void> => recordChanges(transaction, author, [{ candidacyId, change }]);

/** Writes a new note into the activity of the candidacy's role, where it stays as long as the note. */
export async function recordNote(
  transaction: Transaction,
  author: Author,
  candidacyId: number,
  noteId: number,
): Promise<void> {
  const roleId = (await readRoles(transaction, author, [candidacyId])).get(candidacyId);
  await transaction
    .insert(candidacyEvents)
    .values({ ...author, candidacyId, roleId, noteId, change: { what: 'note' } });
}

/** Writes what concerns a role as a whole into its activity, and gives the id of the entry. */
export async function recordOfRole(
  transaction: Transaction,
  { companyId, userId }: Author,
  roleId: number,
  change: OfRole,
): Promise<number> {
  const [row] = await transaction
    .insert(candidacyEvents)
    .values({ companyId, userId, roleId, change })
    .returning({ id: candidacyEvents.id });
  return row!.id;
}

/** Counts one more file of an upload that the activity of a role has already. */
export async function recordFurtherFile(transaction: Transaction, author: Author, uploadId: number): Promise<void> {
  const { change } = candidacyEvents;
  await transaction
    .update(candidacyEvents)
    .set({ change: sql`jsonb_set(${change}, '{files}', to_jsonb((${change} ->> 'files')::int + 1))` })
    .where(ofCompany(candidacyEvents, author, eq(candidacyEvents.id, uploadId)));
}

/** Deletes what concerns roles as a whole, before those for which the condition holds are deleted themselves. */
export async function deleteOfRoles(transaction: Transaction, owner: { companyId: number }, those: SQL): Promise<void> {
  const { roleId, candidacyId } = candidacyEvents;
  const ids = transaction
    .select({ id: roles.id })
    .from(roles)
    .where(ofCompany(roles, owner, those));
  await transaction
    .delete(candidacyEvents)
    .where(ofCompany(candidacyEvents, owner, inArray(roleId, ids), isNull(candidacyId)));
}

/** The roles of candidacies that have one, kept from being deleted. */
async function readRoles(
  transaction: Transaction,
  owner: { companyId: number },
  candidacyIds: number[],
): Promise<Map<number, number>> {
  const rows = await transaction
    .select({ id: analyses.id, roleId: roles.id })
    .from(analyses)
    .innerJoin(roles, ofSameCompany(roles, analyses, eq(roles.id, analyses.roleId)))
    .where(ofCompany(analyses, owner, inArray(analyses.id, candidacyIds)))
    .for('key share', { of: roles });
  return new Map(rows.map(({ id, roleId }) => [id, roleId]));
}
