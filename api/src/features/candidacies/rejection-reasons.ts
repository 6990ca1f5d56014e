import type { RejectionReasons } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Database } from '../../platform/database/client.ts';
import { asc, desc, eq, inArray } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, resumes } from '../../platform/database/schema/index.ts';
import { candidateName } from '../documents/presenters.ts';
import { yardstickOf } from './list.ts';

/**
 * What the resumes of some candidacies do not show, must-haves first, those with the best scores first. Throws "not
 * found" if the role is another company's, or one of them is none of the role's.
 */
export async function listRejectionReasons(
  database: Database,
  actor: Actor,
  roleId: number,
  ids: number[] = [],
): Promise<RejectionReasons[]> {
  await yardstickOf(database, actor, roleId);
  const { id, matchScore, status, requirements } = analyses;
  const { name, originalFileName } = resumes;
  const rows = await database
    .select({ id, matchScore, status, requirements, name, originalFileName })
    .from(analyses)
    .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .where(ofCompany(analyses, actor, eq(analyses.roleId, roleId), inArray(id, ids)))
    .orderBy(desc(matchScore), asc(id));
  if (rows.length < new Set(ids).size) throw refusal('not-found:candidate');
  return rows.map(({ requirements: judged, ...row }) => ({
    id: row.id,
    name: candidateName(row),
    matchScore: row.matchScore,
    status: row.status,
    lacking: judged
      .flatMap(({ text, originalText, must, verdict, off }) =>
        off || verdict === 'met' ? [] : [{ text: originalText ?? text, must, verdict }],
      )
      .toSorted((a, b) => Number(b.must) - Number(a.must)),
  }));
}
