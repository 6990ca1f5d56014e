import type { endpoints, FailureCode, OutputOf, QueryOf, RoleFile } from '@cotejo/contract';
import type { Database } from '../../platform/database/client.ts';
import { and, asc, desc, eq, gt, lt, type SQL, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, resumes } from '../../platform/database/schema/index.ts';
import type { Actor } from '../../ground/actor.ts';
import { failureOf } from '../documents/failures.ts';
import { findRole } from '../roles/read.ts';
import { hasFailed, unscored } from '../candidacies/in-role.ts';

type Call = typeof endpoints.listRoleFiles;

/** Failures that another try may mend, as their cause may have been the machine. */
const passing = new Set<FailureCode>([
  'document.not-prepared',
  'document.too-complex',
  'job-description.failed',
  'analysis.failed',
  'analysis.too-complex',
]);

/** A part of a role's files without a score: those that wait, in their order, or those that failed, newest first. */
export async function listRoleFiles(
  database: Database,
  actor: Actor,
  roleId: number,
  { state, limit, cursor }: QueryOf<Call>,
): Promise<OutputOf<Call>> {
  await findRole(database, actor, roleId);
  const failed = state === 'failed';
  const ofState = and(unscored(roleId), failed ? hasFailed : sql`not ${hasFailed}`) as SQL;
  const after = cursor === undefined ? [] : [failed ? lt(resumes.id, cursor) : gt(resumes.id, cursor)];
  const ofResume = ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id));
  const [rows, [counted]] = await Promise.all([
    database
      .select(fileColumns)
      .from(resumes)
      .leftJoin(analyses, ofResume)
      .where(ofCompany(resumes, actor, ofState, ...after))
      .orderBy(failed ? desc(resumes.id) : asc(resumes.id))
      .limit(limit + 1),
    database
      .select({ total: sql<number>`count(*)::int` })
      .from(resumes)
      .leftJoin(analyses, ofResume)
      .where(ofCompany(resumes, actor, ofState)),
  ]);
  const items = rows.slice(0, limit).map(presentFile);
  return { items, total: counted!.total, nextCursor: rows.length > limit ? String(items.at(-1)!.resumeId) : null };
}

/** The columns of a file that has no score. */
export const fileColumns = {
  resumeId: resumes.id,
  fileName: resumes.originalFileName,
  fileSize: resumes.fileSize,
  failureCode: sql<string | null>`case when ${hasFailed} then coalesce(${resumes.failureCode},
    ${resumes.matchFailureCode}, 'document.not-prepared') end`,
  createdAt: resumes.createdAt,
};
type Row = Omit<RoleFile, 'failure' | 'canRetry' | 'createdAt'> & { failureCode: string | null; createdAt: Date };

/** A file that has no score, as answers have it. */
export function presentFile({ failureCode, createdAt, ...file }: Row): RoleFile {
  const failure = failureOf(failureCode);
  return {
    ...file,
    failure,
    canRetry: failure !== null && passing.has(failure.code),
    createdAt: createdAt.toISOString(),
  };
}
