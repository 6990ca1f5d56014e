import type { ConfidenceLevel, Decided, RoleCandidate, RoleCandidates } from '@cotejo/contract';
import { audit, auditEach } from '../../platform/database/audit.ts';
import { recordChange, recordChanges } from '../../platform/database/record-change.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { asc, desc, eq, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { readRows } from '../../platform/database/read-columns.ts';
import { analyses, opportunities, resumes, roles } from '../../platform/database/schema/index.ts';
import { jobOfResume } from '../documents/judge.ts';
import { candidateName } from '../documents/presenters.ts';
import { decidedOf } from './decided.ts';
import { followStatus } from '../due-letters/due.ts';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';

export const candidateColumns = {
  id: analyses.id,
  resumeId: analyses.resumeId,
  /** The job description with which the resume was uploaded. */
  jobDescriptionId: jobOfResume.as('job_description_id'),
  matchScore: analyses.matchScore,
  musts: analyses.musts,
  mustsMet: analyses.mustsMet,
  status: analyses.status,
  expectedSalary: analyses.expectedSalary,
  correctedName: resumes.correctedName,
  name: resumes.name,
  originalFileName: resumes.originalFileName,
  isTranslated: resumes.isTranslated,
  confidence: sql<ConfidenceLevel | null>`${analyses.confidence}->>'level'`.as('confidence_level'),
  isPending: sql<boolean>`${resumes.matchState} = 'queued'`.as('is_pending'),
};
export type CandidateRow = {
  id: number;
  resumeId: number;
  jobDescriptionId: number;
  matchScore: number;
  musts: number;
  mustsMet: number;
  status: string;
  expectedSalary: string | null;
  correctedName: string | null;
  name: string | null;
  originalFileName: string;
  isTranslated: boolean;
  confidence: ConfidenceLevel | null;
  isPending: boolean;
};

const resumeOfAnalysis = ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId));

/**
 * The candidates of all roles of an opportunity, in two queries: newest role first, and in each role the best score
 * first.
 */
export async function listCandidates(
  database: Transaction,
  actor: Actor,
  opportunityId: number,
): Promise<RoleCandidates[]> {
  const list = database
    .select({ roleId: sql`${roles.id}`.as('role_id'), ...candidateColumns })
    .from(opportunities)
    .leftJoin(roles, ofSameCompany(roles, opportunities, eq(roles.opportunityId, opportunities.id)))
    .leftJoin(analyses, ofSameCompany(analyses, roles, eq(analyses.roleId, roles.id)))
    .leftJoin(resumes, resumeOfAnalysis)
    .where(ofCompany(opportunities, actor, eq(opportunities.id, opportunityId)))
    .orderBy(desc(roles.createdAt), desc(roles.id), sql`${analyses.matchScore} desc nulls last`, asc(analyses.id))
    .as('list');
  const whose = database
    .select({ id: analyses.id })
    .from(roles)
    .innerJoin(analyses, ofSameCompany(analyses, roles, eq(analyses.roleId, roles.id)))
    .where(ofCompany(roles, actor, eq(roles.opportunityId, opportunityId)));
  const [found, decided] = await Promise.all([
    readRows<CandidateRow & { roleId: number | null }>(database, list),
    decidedOf(database, actor, whose),
  ]);
  if (found.length === 0) throw refusal('not-found:opportunity');
  const byRole = new Map<number, RoleCandidate[]>();
  for (const { roleId, ...row } of found) {
    if (roleId === null) continue;
    if (!byRole.has(roleId)) byRole.set(roleId, []);
    // A role without candidates gives one row whose other columns are null.
    if (row.id !== null) byRole.get(roleId)!.push(presentRoleCandidate(row, decided.get(row.id)));
  }
  return Array.from(byRole, ([roleId, candidates]) => ({ roleId, candidateCount: candidates.length, candidates }));
}

/**
 * Stores the status or the expected salary that a recruiter gives a candidate. Throws "not found" for what is absent or
 * another company's.
 */
export function updateCandidate(
  database: Database,
  actor: Actor,
  id: number,
  change: { status: string } | { expectedSalary: string | null },
): Promise<RoleCandidate> {
  const own = ofCompany(analyses, actor, eq(analyses.id, id));
  return database.transaction(async (transaction) => {
    const [before] = await transaction
      .select(candidateColumns)
      .from(analyses)
      .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
      .where(own)
      .for('no key update', { of: analyses });
    if (!before) throw refusal('not-found:candidate');
    await transaction.update(analyses).set(change).where(own);
    // The audit log holds statuses, and never what somebody earns; the candidacy's own events go when it goes.
    if ('status' in change) await recordStatus(transaction, actor, [{ id, status: before.status }], change.status);
    else {
      await audit(transaction, actor, 'candidate-salary-changed', id);
      await recordChange(transaction, actor, id, {
        what: 'salary',
        from: before.expectedSalary,
        to: change.expectedSalary,
      });
    }
    const decided = await decidedOf(transaction, actor, [id]);
    return presentRoleCandidate({ ...before, ...change }, decided.get(id));
  });
}

/**
 * Writes a change of status into the audit log and into the activity of each candidacy that had another one, and into
 * what letters are due.
 */
export async function recordStatus(
  transaction: Transaction,
  actor: Actor,
  before: { id: number; status: string }[],
  to: string,
): Promise<void> {
  const changes = before.map(({ id, status: from }) => ({ id, from, to }));
  await auditEach(
    transaction,
    actor,
    'candidate-status-changed',
    changes.map(({ id, from }) => ({ subjectId: id, details: { from, to } })),
  );
  await recordChanges(
    transaction,
    actor,
    changes.map(({ id, from }) => ({ candidacyId: id, change: { what: 'status', from, to } })),
  );
  await followStatus(transaction, actor, changes);
}

export function presentRoleCandidate(
  {
    id,
    resumeId,
    jobDescriptionId,
    matchScore,
    musts,
    mustsMet,
    status,
    expectedSalary,
    isTranslated,
    confidence,
    isPending,
    ...resume
  }: CandidateRow,
  decided: Decided | null = null,
): RoleCandidate {
  return {
    id,
    resumeId,
    jobDescriptionId,
    name: candidateName(resume),
    originalFileName: resume.originalFileName,
    matchScore,
    musts,
    mustsMet,
    isTranslated,
    confidence,
    isPending,
    status,
    decided,
    expectedSalary,
  };
}
