import type { ConfidenceLevel, RoleCandidate, RoleCandidates } from '@cotejo/contract';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { asc, desc, eq, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { readRows } from '../../platform/database/read-columns.ts';
import { analyses, opportunities, resumes, roles } from '../../platform/database/schema/index.ts';
import { candidateName } from '../documents/presenters.ts';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';

const columns = {
  id: analyses.id,
  resumeId: analyses.resumeId,
  jobDescriptionId: analyses.jobDescriptionId,
  matchScore: analyses.matchScore,
  musts: analyses.musts,
  mustsMet: analyses.mustsMet,
  status: analyses.status,
  expectedSalary: analyses.expectedSalary,
  name: resumes.name,
  originalFileName: resumes.originalFileName,
  isTranslated: resumes.isTranslated,
  confidence: sql<ConfidenceLevel | null>`${analyses.confidence}->>'level'`.as('confidence_level'),
  isPending: sql<boolean>`${resumes.matchState} = 'queued'`.as('is_pending'),
};
type Row = {
  id: number;
  resumeId: number;
  jobDescriptionId: number;
  matchScore: number;
  musts: number;
  mustsMet: number;
  status: string;
  expectedSalary: string | null;
  name: string | null;
  originalFileName: string;
  isTranslated: boolean;
  confidence: ConfidenceLevel | null;
  isPending: boolean;
};

const ofAnalysis = ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId));

/**
 * The candidates of all roles of an opportunity, in one query: newest role first, and in each role the best score
 * first.
 */
export async function listCandidates(
  database: Transaction,
  actor: Actor,
  opportunityId: number,
): Promise<RoleCandidates[]> {
  const list = database
    .select({ roleId: sql`${roles.id}`.as('role_id'), ...columns })
    .from(opportunities)
    .leftJoin(roles, ofSameCompany(roles, opportunities, eq(roles.opportunityId, opportunities.id)))
    .leftJoin(analyses, ofSameCompany(analyses, roles, eq(analyses.roleId, roles.id)))
    .leftJoin(resumes, ofAnalysis)
    .where(ofCompany(opportunities, actor, eq(opportunities.id, opportunityId)))
    .orderBy(desc(roles.createdAt), desc(roles.id), sql`${analyses.matchScore} desc nulls last`, asc(analyses.id))
    .as('list');
  const found = await readRows<Row & { roleId: number | null }>(database, list);
  if (found.length === 0) throw refusal('not-found:opportunity');
  const byRole = new Map<number, RoleCandidate[]>();
  for (const { roleId, ...row } of found) {
    if (roleId === null) continue;
    if (!byRole.has(roleId)) byRole.set(roleId, []);
    // A role without candidates gives one row whose other columns are null.
    if (row.id !== null) byRole.get(roleId)!.push(present(row));
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
      .select(columns)
      .from(analyses)
      .innerJoin(resumes, ofAnalysis)
      .where(own)
      .for('no key update', { of: analyses });
    if (!before) throw refusal('not-found:candidate');
    await transaction.update(analyses).set(change).where(own);
    // The audit log holds statuses, and never what somebody earns.
    if ('status' in change)
      await audit(transaction, actor, 'candidate-status-changed', id, { from: before.status, to: change.status });
    else await audit(transaction, actor, 'candidate-salary-changed', id);
    return present({ ...before, ...change });
  });
}

function present({
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
}: Row): RoleCandidate {
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
    expectedSalary,
  };
}
