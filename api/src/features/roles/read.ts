import type { Role, RoleInFull } from '@cotejo/contract';
import type { Transaction } from '../../platform/database/client.ts';
import { desc, eq, getTableColumns, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, opportunities, roles } from '../../platform/database/schema/index.ts';
import { countStatuses } from '../candidacies/counts.ts';
import { downloadFile } from '../documents/download.ts';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import { findOpportunity } from '../opportunities/opportunities.ts';
import { type Storage, StorageError } from '../../platform/storage/storage.ts';

/** An opportunity's roles, newest first. */
export async function listRoles(database: Transaction, actor: Actor, opportunityId: number): Promise<Role[]> {
  const found = await readRoles(database, actor, eq(roles.opportunityId, opportunityId));
  if (found.length === 0) await findOpportunity(database, actor, opportunityId);
  return found;
}

/** One role. Throws "not found" for what is absent or another company's. */
export async function findRole(database: Transaction, actor: Actor, id: number): Promise<Role> {
  const [role] = await readRoles(database, actor, eq(roles.id, id));
  if (!role) throw refusal('not-found:role');
  return role;
}

/** The same with its client and the number of its candidacies by status. */
export async function findRoleInFull(database: Transaction, actor: Actor, id: number): Promise<RoleInFull> {
  const role = await findRole(database, actor, id);
  const [{ client }, statuses] = await Promise.all([
    findOpportunity(database, actor, role.opportunityId),
    countStatuses(database, actor, eq(analyses.roleId, id)),
  ]);
  return { ...role, client, statuses };
}

/** The role's file. One that is being replaced is read once more, so that a reader gets the old file or the new one. */
export async function downloadRoleFile(
  database: Transaction,
  storage: Storage,
  actor: Actor,
  id: number,
  previous?: string,
): Promise<Response> {
  const [role] = await database
    .select()
    .from(roles)
    .where(ofCompany(roles, actor, eq(roles.id, id)));
  if (!role) throw refusal('not-found:role');
  const { filePath: storageKey, fileOriginalName: originalFileName, mediaType } = role;
  return downloadFile(storage, { storageKey, originalFileName, mediaType }).catch((error: unknown) => {
    const replaced = error instanceof StorageError && error.reason === 'missing' && storageKey !== previous;
    if (replaced) return downloadRoleFile(database, storage, actor, id, storageKey);
    throw error;
  });
}

async function readRoles(database: Transaction, actor: Actor, condition: SQL): Promise<Role[]> {
  const candidateCount = database.$count(analyses, ofCompany(analyses, actor, eq(analyses.roleId, roles.id)));
  const { id, name, clientId } = opportunities;
  const rows = await database
    .select({ role: getTableColumns(roles), opportunity: { id, name, clientId }, candidateCount })
    .from(roles)
    .innerJoin(opportunities, ofSameCompany(opportunities, roles, eq(opportunities.id, roles.opportunityId)))
    .where(ofCompany(roles, actor, condition))
    .orderBy(desc(roles.createdAt), desc(roles.id));
  return rows.map(({ role, opportunity, candidateCount }) => ({
    id: role.id,
    opportunityId: role.opportunityId,
    name: role.name,
    fileOriginalName: role.fileOriginalName,
    fileSize: role.fileSize,
    createdAt: role.createdAt.toISOString(),
    updatedAt: role.updatedAt.toISOString(),
    candidateCount,
    blind: role.blind,
    jobDescriptionId: role.jobDescriptionId,
    opportunity,
  }));
}
