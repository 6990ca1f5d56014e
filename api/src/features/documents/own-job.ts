import { limits } from '@cotejo/contract';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { recordOfRole } from '../../platform/database/record-change.ts';
import { jobDescriptions, roles, rubricVersions } from '../../platform/database/schema/index.ts';
import { refusal } from '../../ground/errors.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { atRest } from '../../platform/queue/crashes.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { newKey, type Storage, StorageError } from '../../platform/storage/storage.ts';
import { deleteFilesLater } from './delete-files-later.ts';
import { storeFile, removeStored, type UploadedFile } from './store-file.ts';

type Owner = { companyId: number; userId: number | null };

/** A copy of a stored file, as the job description of a role keeps its own. */
export async function copyOf(file: UploadedFile, storage: Storage): Promise<UploadedFile> {
  const storageKey = newKey();
  const { stream } = await storage.get(file.storageKey);
  await storage.put(storageKey, stream);
  return { ...file, storageKey };
}

/** Writes the role's own job description, of a copy of its file, and has it prepared. The role is locked already. */
export async function insertOwnJob(
  transaction: Transaction,
  queue: Queue,
  { companyId, userId }: Owner,
  roleId: number,
  copy: UploadedFile,
): Promise<void> {
  const [row] = await transaction
    .insert(jobDescriptions)
    .values({ ...copy, companyId, userId, roleId, madeWithRole: true })
    .returning({ id: jobDescriptions.id });
  const { id } = row!;
  await transaction
    .update(roles)
    .set({ jobDescriptionId: id })
    .where(ofCompany(roles, { companyId }, eq(roles.id, roleId)));
  await queue.send(transaction, 'prepare-document', { kind: 'job-description', id }, companyId);
}

/**
 * Puts a copy of a role's new file in the place of its job description's, and has it prepared as a new version of the
 * rubric, by which the candidacies are then judged; the versions before stay. The caller has locked the role.
 */
export async function replaceOwnJob(
  transaction: Transaction,
  queue: Queue,
  owner: Owner,
  roleId: number,
  copy: UploadedFile,
): Promise<void> {
  const { companyId, userId } = owner;
  const [before] = await transaction
    .select({ job: jobDescriptions })
    .from(roles)
    .innerJoin(jobDescriptions, ofSameCompany(jobDescriptions, roles, eq(jobDescriptions.id, roles.jobDescriptionId)))
    .where(ofCompany(roles, owner, eq(roles.id, roleId)))
    .for('no key update', { of: jobDescriptions });
  if (!before) return insertOwnJob(transaction, queue, owner, roleId, copy);
  const { id, rubricVersion, requirements, signals, createdAt, storageKey } = before.job;
  const row = { companyId, jobDescriptionId: id };
  if (rubricVersion === 1)
    await transaction.insert(rubricVersions).values({ ...row, version: 1, requirements, changes: [], createdAt });
  await transaction.insert(rubricVersions).values({
    ...row,
    version: rubricVersion + 1,
    requirements: [],
    signals,
    changes: [],
    fileName: copy.originalFileName,
    userId,
  });
  await transaction
    .update(jobDescriptions)
    .set({
      ...copy,
      userId,
      state: 'preparing',
      failureCode: null,
      ...atRest,
      rubricVersion: rubricVersion + 1,
      createdAt: sql`now()`,
    })
    .where(ofCompany(jobDescriptions, owner, eq(jobDescriptions.id, id)));
  await recordOfRole(transaction, owner, roleId, { what: 'rubric', jobDescriptionId: id, version: rubricVersion + 1 });
  await deleteFilesLater(transaction, queue, [storageKey]);
  await queue.send(transaction, 'prepare-document', { kind: 'job-description', id }, companyId);
}

/**
 * Makes the job description of a role of an older version, which has none yet; without the role's file there can be
 * none. Throws "not found" for a role that is absent or another company's.
 */
export async function ensureOwnJob(
  dependencies: Pick<Dependencies, 'database' | 'storage' | 'queue' | 'log'>,
  owner: Owner,
  roleId: number,
): Promise<void> {
  const { database, storage, queue } = dependencies;
  const [role] = await database
    .select()
    .from(roles)
    .where(ofCompany(roles, owner, eq(roles.id, roleId)));
  if (!role) throw refusal('not-found:role');
  if (role.jobDescriptionId !== null) return;
  const file = await storage.get(role.filePath).catch((error: unknown) => {
    if (error instanceof StorageError && error.reason === 'missing') return undefined;
    throw error;
  });
  if (!file) return;
  const copy = await storeFile(file.stream, role.fileOriginalName, { storage, maxBytes: limits.roleFileBytes });
  const isTaken = await database.transaction(async (transaction) => {
    const [now] = await transaction
      .select({ filePath: roles.filePath, jobDescriptionId: roles.jobDescriptionId })
      .from(roles)
      .where(ofCompany(roles, owner, eq(roles.id, roleId)))
      .for('no key update');
    if (now?.filePath !== role.filePath || now.jobDescriptionId !== null) return false;
    await insertOwnJob(transaction, queue, owner, roleId, copy);
    return true;
  });
  if (!isTaken) await removeStored(copy, dependencies);
}
