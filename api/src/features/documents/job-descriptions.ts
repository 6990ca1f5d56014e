import { fileLimits, type JobDescription } from '@cotejo/contract';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, inArray, notExists, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, jobDescriptions, resumes, roles } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { deleteFilesLater } from './delete-files-later.ts';
import { ensureOwnJob } from './own-job.ts';
import { awaitPreparation } from './await-preparation.ts';
import { type JobDescriptionHead, type JobDescriptionRow, presentJobDescription } from './presenters.ts';
import { removeRefused, removeStored, type UploadedFile } from './store-file.ts';
import { receiveUpload } from './upload.ts';

const head = {
  id: jobDescriptions.id,
  originalFileName: jobDescriptions.originalFileName,
  fileSize: jobDescriptions.fileSize,
  state: jobDescriptions.state,
  failureCode: jobDescriptions.failureCode,
  language: jobDescriptions.language,
  isTranslated: sql<boolean>`${jobDescriptions.translatedText} is not null`,
  title: jobDescriptions.title,
  originalTitle: jobDescriptions.originalTitle,
  skills: jobDescriptions.skills,
  requirementCount: sql<number>`jsonb_array_length(
    jsonb_path_query_array(${jobDescriptions.requirements}, '$[*] ? (!exists(@.off))'))`,
  roleId: jobDescriptions.roleId,
  cuts: jobDescriptions.cuts,
  createdAt: jobDescriptions.createdAt,
};

/** A job description without its texts. Throws "not found" for what is absent or another company's. */
export async function findJobDescription(database: Transaction, actor: Actor, id: number): Promise<JobDescriptionHead> {
  const [row] = await database
    .select(head)
    .from(jobDescriptions)
    .where(ofCompany(jobDescriptions, actor, eq(jobDescriptions.id, id)));
  if (!row) throw refusal('not-found:job-description');
  return row;
}

/**
 * A job description with its texts, with `lock` held for a change until the transaction ends. Throws "not found" as
 * above.
 */
export async function findJobDescriptionRow(
  database: Transaction,
  actor: Pick<Actor, 'companyId'>,
  id: number,
  lock = false,
): Promise<JobDescriptionRow> {
  const query = database
    .select()
    .from(jobDescriptions)
    .where(ofCompany(jobDescriptions, actor, eq(jobDescriptions.id, id)));
  const [row] = await (lock ? query.for('no key update') : query);
  if (!row) throw refusal('not-found:job-description');
  return row;
}

/**
 * Stores an uploaded job description, has it prepared, and answers when that is done or after 20 seconds. For a role,
 * the same bytes as the role's are the role's own job description.
 */
export async function uploadJobDescription(
  dependencies: Dependencies,
  actor: Actor,
  roleId: number | undefined,
  request: Request,
  signal: AbortSignal,
): Promise<JobDescription> {
  const { database } = dependencies;
  if (roleId !== undefined) await ensureOwnJob(dependencies, actor, roleId);
  const { file } = await receiveUpload(request, { ...dependencies, maxBytes: fileLimits.jobDescription, signal });
  const stored = await storeJob(dependencies, actor, roleId, file).catch(async (error: unknown) => {
    await removeRefused(file, error, dependencies);
    throw error;
  });
  const { id } = stored;
  if (!stored.isNew) await removeStored(file, dependencies);
  const document = { id, jobDescriptionId: id, staysFailed: !stored.isNew };
  await awaitPreparation(jobDescriptions, document, dependencies, actor, signal);
  return presentJobDescription(await findJobDescription(database, actor, id));
}

/** Inserts the row of a stored file, or finds the role's own of the same bytes. The lock keeps the role there. */
function storeJob(
  { database, queue }: Dependencies,
  actor: Actor,
  roleId: number | undefined,
  file: UploadedFile,
): Promise<{ id: number; isNew: boolean }> {
  const { companyId, userId } = actor;
  return database.transaction(async (transaction) => {
    if (roleId !== undefined) {
      const [role] = await transaction
        .select({ id: jobDescriptions.id, contentHash: jobDescriptions.contentHash, state: jobDescriptions.state })
        .from(roles)
        .leftJoin(
          jobDescriptions,
          ofSameCompany(jobDescriptions, roles, eq(jobDescriptions.id, roles.jobDescriptionId)),
        )
        .where(ofCompany(roles, actor, eq(roles.id, roleId)))
        .for('key share', { of: roles });
      if (!role) throw refusal('not-found:role');
      if (role.id !== null && role.contentHash === file.contentHash && role.state !== 'failed')
        return { id: role.id, isNew: false };
    }
    const [row] = await transaction
      .insert(jobDescriptions)
      .values({ ...file, companyId, userId, roleId })
      .returning({ id: jobDescriptions.id });
    const { id } = row!;
    await queue.send(transaction, 'prepare-document', { kind: 'job-description', id }, companyId);
    await audit(transaction, actor, 'job-description-uploaded', id, { roleId: roleId ?? null });
    return { id, isNew: true };
  });
}

/**
 * Deletes job descriptions of deleted roles, and later their files, with which no resume was uploaded and that have
 * judged none.
 */
export async function deleteUnusedJobs(
  transaction: Transaction,
  queue: Queue,
  actor: Actor,
  ids: (number | null)[],
): Promise<void> {
  const { id } = jobDescriptions;
  const ofResumes = transaction
    .select({ id: resumes.id })
    .from(resumes)
    .where(ofCompany(resumes, actor, eq(resumes.jobDescriptionId, id)));
  const ofAnalyses = transaction
    .select({ id: analyses.id })
    .from(analyses)
    .where(ofCompany(analyses, actor, eq(analyses.jobDescriptionId, id)));
  const known = ids.filter((one) => one !== null);
  const removed = await transaction
    .delete(jobDescriptions)
    .where(ofCompany(jobDescriptions, actor, inArray(id, known), notExists(ofResumes), notExists(ofAnalyses)))
    .returning({ storageKey: jobDescriptions.storageKey });
  await deleteFilesLater(
    transaction,
    queue,
    removed.map(({ storageKey }) => storageKey),
  );
}
