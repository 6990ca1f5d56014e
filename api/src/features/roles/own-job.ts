import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { jobDescriptions, roles } from '../../platform/database/schema/index.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { newKey, type Storage } from '../../platform/storage/storage.ts';
import type { UploadedFile } from '../documents/store-file.ts';

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
