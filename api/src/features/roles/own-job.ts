import { limits } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { jobDescriptions, roles } from '../../platform/database/schema/index.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { newKey, type Storage } from '../../platform/storage/storage.ts';
import { removeStored, storeFile, type UploadedFile } from '../documents/store-file.ts';

/** A copy of a stored file, as the job description of a role keeps its own. */
export async function copyOf(file: UploadedFile, storage: Storage): Promise<UploadedFile> {
  const storageKey = newKey();
  const { stream } = await storage.get(file.storageKey);
  await storage.put(storageKey, stream);
  return { ...file, storageKey };
}

/** Writes the role's own job description, of a copy of its file, and has it prepared. The caller has locked the role. */
export async function insertOwnJob(
  transaction: Transaction,
  queue: Queue,
  { companyId, userId }: Actor,
  roleId: number,
  copy: UploadedFile,
): Promise<void> {
  const [row] = await transaction
    .insert(jobDescriptions)
    .values({ ...copy, companyId, userId, roleId })
    .returning({ id: jobDescriptions.id });
  const { id } = row!;
  await transaction
    .update(roles)
    .set({ jobDescriptionId: id })
    .where(ofCompany(roles, { companyId }, eq(roles.id, roleId)));
  await queue.send(transaction, 'prepare-document', { kind: 'job-description', id }, companyId);
}

/** Makes the own job description of a role of an older version, which has none yet. Throws "not found". */
export async function ensureOwnJob(dependencies: Dependencies, actor: Actor, roleId: number): Promise<void> {
  const { database, storage, queue } = dependencies;
  const own = ofCompany(roles, actor, eq(roles.id, roleId));
  const [role] = await database.select().from(roles).where(own);
  if (!role) throw refusal('not-found:role');
  if (role.jobDescriptionId !== null) return;
  const { stream } = await storage.get(role.filePath);
  const copy = await storeFile(stream, role.fileOriginalName, { storage, maxBytes: limits.roleFileBytes });
  const isTaken = await database.transaction(async (transaction) => {
    const [now] = await transaction.select().from(roles).where(own).for('no key update');
    if (now?.filePath !== role.filePath || now.jobDescriptionId !== null) return false;
    await insertOwnJob(transaction, queue, actor, roleId, copy);
    return true;
  });
  if (!isTaken) await removeStored(copy, dependencies);
}
