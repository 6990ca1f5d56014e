import type { KnownChoice, KnownFile } from '@cotejo/contract';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { and, asc, desc, eq, exists, inArray, isNull, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { recordFurtherFile, recordOfRole } from '../../platform/database/record-change.ts';
import { analyses, candidacyEvents, jobDescriptions, resumes } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { refusal } from '../../ground/errors.ts';
import { type LockedRole, lockRole } from '../documents/judge.ts';
import { candidateName } from '../documents/presenters.ts';
import type { UploadedFile } from '../documents/store-file.ts';
import { matchWaiting } from '../documents/match-waiting.ts';
import { inRole } from '../candidacies/in-role.ts';
import { moveInto } from '../candidacies/move.ts';
import { judgeAgain } from './judge-again.ts';

/** A resume that will be judged, or one that the role has already; and whether its row has taken the file. */
export type Added = { keepsFile: boolean; uploadId?: number } & (
  | { resumeId: number }
  | { known: Omit<KnownFile, 'fileName'> }
);

/** Whose resume it is, and who has brought it; null where it came by itself. */
export type Owner = { companyId: number; userId: number | null };

/** `uploadId` is the entry of the upload in the role's activity, once a file of it was added. */
type Target = { roleId: number; known: KnownChoice; uploadId: number | undefined };

/**
 * Writes the row of a stored file and its queue job, in one transaction, so that it is read and then judged by the
 * role's job description. The same bytes as a resume of the role are known, and treated as the caller chooses; one that
 * failed is tried again. Throws "not found" for a role that is absent, or was deleted meanwhile.
 */
export function addResume(
  dependencies: Pick<Dependencies, 'queue' | 'progress' | 'providers'> & { database: Transaction },
  actor: Owner,
  { roleId, known, uploadId: begun }: Target,
  file: UploadedFile,
): Promise<Added> {
  const { database, queue } = dependencies;
  return database.transaction(async (transaction) => {
    // One after the other for equal bytes, so that of two at once the later sees the earlier.
    const role = await lockJob(transaction, actor, roleId);
    const same = known === 'keep-both' ? undefined : await findSame(transaction, actor, roleId, file.contentHash);
    if (same) {
      const { resumeId, candidacyId } = same.known;
      if (same.wasRemoved) await moveInto(transaction, dependencies, actor, [candidacyId!], role);
      else if (!same.isInRole) await takeUp(transaction, dependencies, actor, roleId, resumeId);
      else if (same.hasFailed || known === 'replace')
        await judgeAgain(transaction, dependencies, actor, { id: resumeId, what: 'all' });
      else return { known: same.known, keepsFile: false };
      return { resumeId, keepsFile: false };
    }
    const { companyId, userId } = actor;
    const [row] = await transaction
      .insert(resumes)
      .values({
        ...file,
        companyId,
        userId,
        jobDescriptionId: role.jobDescriptionId,
        matchState: 'queued',
        matchRoleId: roleId,
      })
      .returning({ id: resumes.id });
    const { id } = row!;
    await queue.send(transaction, 'prepare-document', { kind: 'resume', id }, companyId, true);
    await audit(transaction, actor, 'resume-uploaded', id, { roleId });
    if (begun !== undefined) await recordFurtherFile(transaction, actor, begun);
    const uploadId = begun ?? (await recordOfRole(transaction, actor, roleId, { what: 'upload', files: 1 }));
    return { resumeId: id, keepsFile: true, uploadId };
  });
}

/** Locks the role's own job description, so that rows of equal bytes are written one after the other. */
async function lockJob(transaction: Transaction, actor: Owner, roleId: number): Promise<LockedRole> {
  const role = await lockRole(transaction, actor, roleId);
  if (role.jobDescriptionId === null) throw refusal('not-found:role');
  await transaction
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(ofCompany(jobDescriptions, actor, eq(jobDescriptions.id, role.jobDescriptionId)))
    .for('no key update');
  return role;
}

/** Has a resume judged for the role that it was uploaded for without being analyzed yet. */
async function takeUp(
  transaction: Transaction,
  dependencies: Pick<Dependencies, 'queue' | 'progress'>,
  actor: Owner,
  matchRoleId: number,
  id: number,
): Promise<void> {
  await transaction
    .update(resumes)
    .set({ matchRoleId, matchState: 'queued' })
    .where(ofCompany(resumes, actor, eq(resumes.id, id)));
  await judgeAgain(transaction, dependencies, actor, { id, what: 'failed' });
  await matchWaiting(transaction, dependencies, actor, [eq(resumes.id, id)]);
}

type Same = { isInRole: boolean; wasRemoved: boolean; hasFailed: boolean; known: Omit<KnownFile, 'fileName'> };

/**
 * The resume with these bytes that is in the role. Where there is none: one that was removed from the role and is in no
 * other, or that was uploaded with a job description of the role and not analyzed yet. The oldest, if there are
 * several.
 */
async function findSame(
  transaction: Transaction,
  actor: Owner,
  roleId: number,
  contentHash: string,
): Promise<Same | undefined> {
  const isInRole = sql<boolean>`coalesce(${inRole(roleId)}, false)`;
  const jobsOfRole = transaction
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(ofCompany(jobDescriptions, actor, eq(jobDescriptions.roleId, roleId)));
  const isUnasked = and(eq(resumes.matchState, 'none'), inArray(resumes.jobDescriptionId, jobsOfRole));
  const departures = transaction
    .select({ id: candidacyEvents.id })
    .from(candidacyEvents)
    .where(
      ofCompany(
        candidacyEvents,
        actor,
        eq(candidacyEvents.candidacyId, analyses.id),
        eq(candidacyEvents.fromRoleId, roleId),
      ),
    );
  const wasRemoved = sql<boolean>`${and(isNull(analyses.roleId), exists(departures))}`;
  const fits = sql`(${isInRole} or ${wasRemoved} or ${isUnasked})`;
  const [row] = await transaction
    .select({ ...whose, candidacyId: analyses.id, status: analyses.status, isInRole, wasRemoved })
    .from(resumes)
    .leftJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .where(ofCompany(resumes, actor, eq(resumes.contentHash, contentHash), fits))
    .orderBy(desc(isInRole), asc(resumes.id))
    .limit(1);
  if (!row) return undefined;
  const { id: resumeId, candidacyId, status, createdAt } = row;
  return {
    isInRole: row.isInRole,
    wasRemoved: row.wasRemoved,
    hasFailed: row.state === 'failed' || row.matchState === 'failed',
    known: { resumeId, candidacyId, name: candidateName(row), status, createdAt: createdAt.toISOString() },
  };
}

const { id, state, matchState, correctedName, name, originalFileName, createdAt } = resumes;
const whose = { id, state, matchState, correctedName, name, originalFileName, createdAt };
