import { limits, type HistoryEntry } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { asc, eq, inArray, lte, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, resumes } from '../../platform/database/schema/index.ts';
import { jobOfResume } from '../documents/judge.ts';
import { candidateName } from '../documents/presenters.ts';

/** The candidates with the best scores of each of some job descriptions. */
export async function readBest(
  database: Database,
  actor: Actor,
  ids: number[],
): Promise<Map<number, HistoryEntry['best']>> {
  const jobDescriptionId = jobOfResume.as('job_description_id');
  const { correctedName, name, originalFileName } = resumes;
  const ranked = database
    .select({
      companyId: resumes.companyId,
      jobDescriptionId,
      resumeId: sql<number>`${resumes.id}`.as('resume_id'),
      name,
      correctedName,
      originalFileName,
      matchScore: analyses.matchScore,
      place: sql<number>`row_number() over (partition by ${resumes.jobDescriptionId}
        order by ${analyses.matchScore} desc, ${analyses.nameKey}, ${analyses.id})`.as('place'),
    })
    .from(resumes)
    .innerJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .where(ofCompany(resumes, actor, inArray(resumes.jobDescriptionId, ids)))
    .as('ranked');
  const rows = await database
    .select()
    .from(ranked)
    .where(ofCompany(ranked, actor, lte(ranked.place, limits.bestCandidates)))
    .orderBy(asc(ranked.place));
  const groups = Map.groupBy(rows, (row) => row.jobDescriptionId);
  return new Map(
    [...groups].map(([id, group]) => [
      id,
      group.map((row) => ({ resumeId: row.resumeId, name: candidateName(row), matchScore: row.matchScore })),
    ]),
  );
}
