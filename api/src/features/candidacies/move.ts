import type { Candidacy } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { auditEach } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, inArray, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, jobDescriptions, resumes, roles } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { changeRole } from '../analysis/change-role.ts';
import { judgeOfResume, type LockedRole, lockJobs, lockRole, roleOfResume } from '../documents/judge.ts';
import { announceLeaving, matchWaiting, waitForMatch } from '../documents/match-waiting.ts';
import { ensureOwnJob } from '../documents/own-job.ts';
import { inputKey, titledBy } from '../rubrics/input-key.ts';
import { readCandidacy } from './read.ts';

/** Moves a candidacy, as `moveCandidacies` does. */
export async function moveCandidacy(
  dependencies: Dependencies,
  actor: Actor,
  id: number,
  roleId: number | null,
): Promise<Candidacy> {
  await moveCandidacies(dependencies, actor, [id], roleId);
  return readCandidacy(dependencies.database, actor, id);
}

/**
 * Moves candidacies to a role, or with null out of theirs. Where another job description judges one from then on, it is
 * judged anew. Throws "not found", and moves none, if the role or one of them is absent or another company's.
 */
export async function moveCandidacies(
  dependencies: Dependencies,
  actor: Actor,
  ids: number[],
  roleId: number | null,
): Promise<void> {
  if (roleId !== null) await ensureOwnJob(dependencies, actor, roleId);
  await dependencies.database.transaction(async (transaction) => {
    const to = roleId === null ? null : await lockRole(transaction, actor, roleId);
    await moveInto(transaction, dependencies, actor, ids, to);
  });
}

type Judging = Pick<Dependencies, 'queue' | 'progress' | 'providers'>;
/** Who moves; nobody where a file has come by itself. */
type Mover = { companyId: number; userId: number | null };

/** The same in a transaction, whose caller keeps the role from being deleted. */
export async function moveInto(
  transaction: Transaction,
  dependencies: Judging,
  actor: Mover,
  ids: number[],
  to: LockedRole | null,
): Promise<void> {
  const found = await transaction
    .select({ id: analyses.id, resumeId: resumes.id, roleId: analyses.roleId, jobs: judgesOfResume })
    .from(analyses)
    .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .where(ofCompany(analyses, actor, inArray(analyses.id, ids)));
  if (found.length < new Set(ids).size) throw refusal('not-found:candidate');
  const moving = found.filter((one) => one.roleId !== (to?.id ?? null));
  if (moving.length === 0) return;
  const judges = new Set([...moving.flatMap(({ jobs }) => jobs), to?.jobDescriptionId ?? 0]);
  await lockJobs(transaction, actor, inArray(jobDescriptions.id, [...judges]));
  await announceLeaving(
    transaction,
    actor,
    moving.map(({ resumeId }) => resumeId),
  );
  const movingIds = moving.map(({ id }) => id);
  const moved = await changeRole(
    transaction,
    actor,
    inArray(analyses.id, movingIds),
    to && { id: to.id, name: to.name },
  );
  await judgeByOther(
    transaction,
    dependencies,
    actor,
    moving.map(({ resumeId }) => resumeId),
  );
  await auditEach(
    transaction,
    actor,
    'candidate-moved',
    moved.map(({ id, from }) => ({ subjectId: id, details: { from: from?.id ?? null, to: to?.id ?? null } })),
  );
}

/** The job descriptions that have judged a resume, or may once it has left its role. */
const judgesOfResume = sql<number[]>`json_build_array(${analyses.jobDescriptionId}, ${resumes.jobDescriptionId})`;

/** Has resumes matched again whose judgment is of another job description, rubric or role's name, or has failed. */
async function judgeByOther(
  transaction: Transaction,
  dependencies: Judging,
  actor: Mover,
  resumeIds: number[],
): Promise<void> {
  const wanted: number[] = [];
  // One by one, as each comes with its texts.
  for (const id of resumeIds) if (await isOfOther(transaction, dependencies, actor, id)) wanted.push(id);
  await waitForMatch(transaction, actor, inArray(resumes.id, wanted));
  await matchWaiting(transaction, dependencies, actor, [inArray(resumes.id, wanted)]);
}

async function isOfOther(
  transaction: Transaction,
  { providers }: Judging,
  actor: Mover,
  resumeId: number,
): Promise<boolean> {
  const [found] = await transaction
    .select({ resume: resumes, key: analyses.inputKey, judge: jobDescriptions, roleName: roles.name })
    .from(resumes)
    .innerJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .leftJoin(roles, ofSameCompany(roles, resumes, eq(roles.id, roleOfResume)))
    .innerJoin(jobDescriptions, ofSameCompany(jobDescriptions, resumes, eq(jobDescriptions.id, judgeOfResume)))
    .where(ofCompany(resumes, actor, eq(resumes.id, resumeId)));
  if (!found) return false;
  const { resume, key, judge, roleName } = found;
  return resume.matchState === 'failed' || key !== inputKey(titledBy(judge, roleName), resume, providers);
}
