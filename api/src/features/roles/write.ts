import { newRoleInput, type Role, roleChangeInput } from '@cotejo/contract';
import type { Transaction } from '../../platform/database/client.ts';
import { audit } from '../../platform/database/audit.ts';
import { eq, inArray } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { analyses, jobDescriptions, opportunities, resumes, roles } from '../../platform/database/schema/index.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { deleteFilesLater } from '../documents/delete-files-later.ts';
import { lockJobs } from '../documents/judge.ts';
import { removeRefused, roleFileRules, type UploadedFile } from '../documents/store-file.ts';
import { receiveForm, receiveUpload } from '../documents/upload.ts';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import { checkFields } from '../../platform/http/read-input.ts';
import { copyOf, insertOwnJob, replaceOwnJob } from '../documents/own-job.ts';
import { findRole } from './read.ts';
import { removeRoles } from '../opportunities/remove-roles.ts';
import { waitForMatch } from '../documents/match-waiting.ts';

/** Creates a role with its job description: the files first, then the rows. */
export async function createRole(
  dependencies: Dependencies,
  actor: Actor,
  request: Request,
  signal: AbortSignal,
): Promise<Role> {
  const { database } = dependencies;
  const { file, fields } = await receiveUpload(request, { ...dependencies, ...roleFileRules, signal });
  return orRemove(dependencies, [file], async (files) => {
    const { name, opportunityId } = checkFields(newRoleInput, fields);
    const copy = await copyOf(file, dependencies.storage);
    files.push(copy);
    return database.transaction(async (transaction) => {
      const id = await insertRole(transaction, actor, { name, opportunityId }, file);
      await insertOwnJob(transaction, dependencies.queue, actor, id, copy);
      return findRole(transaction, actor, id);
    });
  });
}

/** Writes a role of a stored file and gives its id. The lock keeps the opportunity from being deleted meanwhile. */
export async function insertRole(
  transaction: Transaction,
  actor: Actor,
  { name, opportunityId }: { name: string; opportunityId: number },
  file: Omit<UploadedFile, 'contentHash'>,
): Promise<number> {
  const { companyId, userId } = actor;
  const [opportunity] = await transaction
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(ofCompany(opportunities, actor, eq(opportunities.id, opportunityId)))
    .for('key share');
  if (!opportunity) throw refusal('not-found:opportunity');
  const [row] = await transaction
    .insert(roles)
    .values({ companyId, userId, opportunityId, name, ...columnsOf(file) })
    .returning({ id: roles.id });
  await audit(transaction, actor, 'role-created', row!.id, { opportunityId });
  return row!.id;
}

/**
 * Renames a role, switches its blind review, and replaces its file if one is sent. Throws a 409 when the role has
 * changed since `seen`.
 */
export async function updateRole(
  dependencies: Dependencies,
  actor: Actor,
  id: number,
  request: Request,
  signal: AbortSignal,
): Promise<Role> {
  const { database, queue } = dependencies;
  const { file, fields } = await receiveForm(request, { ...dependencies, ...roleFileRules, signal });
  return orRemove(dependencies, file ? [file] : [], async (files) => {
    const { name, blind, updatedAt: seen } = checkFields(roleChangeInput, fields);
    const copy = file && (await copyOf(file, dependencies.storage));
    if (copy) files.push(copy);
    const own = ofCompany(roles, actor, eq(roles.id, id));
    return database.transaction(async (transaction) => {
      const [before] = await transaction
        .select({ name: roles.name, blind: roles.blind, filePath: roles.filePath, updatedAt: roles.updatedAt })
        .from(roles)
        .where(own)
        .for('no key update');
      if (!before) throw refusal('not-found:role');
      assertUnchanged(before, seen);
      await transaction
        .update(roles)
        .set({ name, blind, ...(file && columnsOf(file)) })
        .where(own);
      await audit(transaction, actor, 'role-changed', id);
      if (blind !== undefined && blind !== before.blind)
        await audit(transaction, actor, blind ? 'role-made-blind' : 'role-not-blind', id);
      if (name !== before.name) await judgeAnew(transaction, dependencies, actor, id);
      if (file && copy) {
        await replaceOwnJob(transaction, queue, actor, id, copy);
        await deleteFilesLater(transaction, queue, [before.filePath]);
        await audit(transaction, actor, 'role-file-replaced', id);
      }
      return findRole(transaction, actor, id);
    });
  });
}

/** Has the candidates of a role judged anew, as its name is what they are compared with. */
async function judgeAnew(
  transaction: Transaction,
  { queue }: Dependencies,
  actor: Actor,
  roleId: number,
): Promise<void> {
  await lockJobs(transaction, actor, eq(jobDescriptions.roleId, roleId));
  const ofRole = transaction
    .select({ id: analyses.resumeId })
    .from(analyses)
    .where(ofCompany(analyses, actor, eq(analyses.roleId, roleId)));
  await waitForMatch(transaction, actor, eq(resumes.matchState, 'done'), inArray(resumes.id, ofRole));
  await queue.send(transaction, 'follow-role', { roleId }, actor.companyId);
}

/** Deletes a role and, later, its file. A foreign key detaches its analyses. */
export async function deleteRole(
  dependencies: Pick<Dependencies, 'database' | 'queue' | 'progress'>,
  actor: Actor,
  id: number,
): Promise<void> {
  await dependencies.database.transaction(async (transaction) => {
    const [removed] = await removeRoles(transaction, dependencies, actor, eq(roles.id, id));
    if (!removed) throw refusal('not-found:role');
    await audit(transaction, actor, 'role-deleted', id, { opportunityId: removed.opportunityId });
  });
}

function columnsOf({ storageKey, originalFileName, fileSize, mediaType }: Omit<UploadedFile, 'contentHash'>) {
  return { filePath: storageKey, fileOriginalName: originalFileName, fileSize, mediaType };
}

/** Does the work, which may store further files, and deletes the stored files where it fails to write their rows. */
export async function orRemove<Result>(
  dependencies: Dependencies,
  files: UploadedFile[],
  work: (files: UploadedFile[]) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(files);
  } catch (error) {
    for (const file of files) await removeRefused(file, error, dependencies);
    throw error;
  }
}
