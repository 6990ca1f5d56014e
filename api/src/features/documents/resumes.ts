import { fileLimits, idText, limits, type Resume } from '@cotejo/contract';
import * as v from 'valibot';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { asc, eq, getTableColumns, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, jobDescriptions, resumes } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { issueAt, refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import { awaitPreparation } from './await-preparation.ts';
import { deleteFilesLater } from './delete-files-later.ts';
import { jobOfResume, roleOfJob } from './judge.ts';
import { findJobDescription } from './job-descriptions.ts';
import { announceLeaving } from './match-waiting.ts';
import { presentResume, type ResumeRow } from './presenters.ts';
import { removeRefused, removeStored, type UploadedFile } from './store-file.ts';
import { receiveUpload } from './upload.ts';

const { extractedText: _original, translatedText: _english, alignment: _alignment, ...head } = getTableColumns(resumes);

/** A job description's resumes with their scores, in the order of upload. */
export async function listResumes(
  { database }: Pick<Dependencies, 'database'>,
  actor: Actor,
  jobDescriptionId: number,
): Promise<Resume[]> {
  await findJobDescription(database, actor, jobDescriptionId);
  return readResumes(database, actor, eq(resumes.jobDescriptionId, jobDescriptionId));
}

/** A resume with its texts. Throws "not found" for what is absent or another company's. */
export async function findResume(database: Transaction, actor: Actor, id: number): Promise<ResumeRow> {
  const [row] = await database
    .select()
    .from(resumes)
    .where(ofCompany(resumes, actor, eq(resumes.id, id)));
  if (!row) throw refusal('not-found:resume');
  return row;
}

/**
 * Stores an uploaded resume, has it prepared, and answers when that is done or after 20 seconds. The same bytes again
 * are the same resume.
 */
export async function uploadResume(
  dependencies: Dependencies,
  actor: Actor,
  request: Request,
  signal: AbortSignal,
): Promise<Resume> {
  const { file, fields } = await receiveUpload(request, { ...dependencies, maxBytes: fileLimits.resume, signal });
  const stored = await storeResume(dependencies, actor, file, fields).catch(async (error: unknown) => {
    await removeRefused(file, error, dependencies);
    throw error;
  });
  if (!stored.isNew) await removeStored(file, dependencies);
  await awaitPreparation(resumes, stored, dependencies, actor, signal);
  const [resume] = await readResumes(dependencies.database, actor, eq(resumes.id, stored.id));
  if (!resume) throw refusal('not-found:resume');
  return resume;
}

/** Deletes a resume with its analysis and, later, its file. */
export async function deleteResume({ database, queue }: Dependencies, actor: Actor, id: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await announceLeaving(transaction, actor, [id]);
    const [removed] = await transaction
      .delete(resumes)
      .where(ofCompany(resumes, actor, eq(resumes.id, id)))
      .returning({ storageKey: resumes.storageKey, jobDescriptionId: resumes.jobDescriptionId });
    if (!removed) throw refusal('not-found:resume');
    await audit(transaction, actor, 'resume-deleted', id, { jobDescriptionId: removed.jobDescriptionId });
    await deleteFilesLater(transaction, queue, [removed.storageKey]);
  });
}

type StoredResume = { id: number; jobDescriptionId: number; isNew: boolean };

/**
 * Inserts the row of a stored file. A lock on the job description holds the limit of five, which does not apply to a
 * role's own, and keeps equal files in one row.
 */
function storeResume(
  { database, queue }: Dependencies,
  actor: Actor,
  file: UploadedFile,
  fields: Record<string, string>,
): Promise<StoredResume> {
  const parsed = v.safeParse(idText, fields.jobDescriptionId);
  if (!parsed.success)
    throw refusal('invalid-input:no-job-description', { issues: [issueAt('jobDescriptionId', 'id-invalid')] });
  const jobDescriptionId = parsed.output;
  return database.transaction(async (transaction) => {
    const [job] = await transaction
      .select({ id: jobDescriptions.id })
      .from(jobDescriptions)
      .where(ofCompany(jobDescriptions, actor, eq(jobDescriptions.id, jobDescriptionId)))
      .for('no key update');
    if (!job) throw refusal('not-found:job-description');
    const siblings = await transaction
      .select({ id: resumes.id, contentHash: resumes.contentHash, state: resumes.state })
      .from(resumes)
      .where(ofCompany(resumes, actor, eq(resumes.jobDescriptionId, jobDescriptionId)));
    const same = siblings.find(({ contentHash }) => contentHash === file.contentHash);
    const isFull = siblings.length >= limits.resumesPerJobDescription;
    if (!same && isFull && !(await roleOfJob(transaction, { ...actor, id: jobDescriptionId })))
      throw refusal('resumes.too-many');
    const id =
      same?.id ??
      (await insertRow(transaction, { ...file, companyId: actor.companyId, userId: actor.userId, jobDescriptionId }));
    if (same?.state === 'failed')
      await transaction
        .update(resumes)
        .set({ state: 'preparing', failureCode: null })
        .where(ofCompany(resumes, actor, eq(resumes.id, id)));
    if (same?.state !== 'ready')
      await queue.send(transaction, 'prepare-document', { kind: 'resume', id }, actor.companyId);
    if (!same) await audit(transaction, actor, 'resume-uploaded', id, { jobDescriptionId });
    return { id, jobDescriptionId, isNew: !same };
  });
}

async function insertRow(transaction: Transaction, values: typeof resumes.$inferInsert): Promise<number> {
  const [row] = await transaction.insert(resumes).values(values).returning({ id: resumes.id });
  return row!.id;
}

async function readResumes(database: Transaction, actor: Actor, condition: SQL): Promise<Resume[]> {
  const rows = await database
    .select({ resume: { ...head, jobDescriptionId: jobOfResume }, matchScore: analyses.matchScore })
    .from(resumes)
    .leftJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .where(ofCompany(resumes, actor, condition))
    .orderBy(asc(resumes.id));
  return rows.map(({ resume, matchScore }) => presentResume(resume, matchScore));
}
