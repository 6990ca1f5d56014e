import type { Candidate, OutputOf, endpoints } from '@cotejo/contract';
import type { Database } from '../../platform/database/client.ts';
import { eq, inArray } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, jobDescriptions, resumes } from '../../platform/database/schema/index.ts';
import { readCorrections } from '../corrections/corrections.ts';
import { candidateName } from '../documents/presenters.ts';
import { findResume } from '../documents/resumes.ts';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import { presentCandidate } from './presenters.ts';

const judge = {
  id: jobDescriptions.id,
  rubricVersion: jobDescriptions.rubricVersion,
  signals: jobDescriptions.signals,
};
const judgeOfAnalysis = ofSameCompany(jobDescriptions, analyses, eq(jobDescriptions.id, analyses.jobDescriptionId));

/**
 * A candidate with everything that the analysis found. Throws "not found" where there is no analysis of this company.
 */
export async function readCandidate(
  database: Database,
  actor: Actor,
  ids: { jobDescriptionId: number; resumeId: number },
): Promise<Candidate> {
  const [row] = await database
    .select({ resume: resumes, analysis: analyses, judge })
    .from(analyses)
    .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .leftJoin(jobDescriptions, judgeOfAnalysis)
    .where(
      ofCompany(
        analyses,
        actor,
        eq(resumes.jobDescriptionId, ids.jobDescriptionId),
        eq(analyses.resumeId, ids.resumeId),
      ),
    );
  if (!row) throw refusal('not-found:candidate');
  const corrections = await readCorrections(database, actor, [row.analysis]);
  return presentCandidate(row.resume, row.analysis, corrections(row.analysis.id), row.judge);
}

/** Several candidates with everything that the analysis found, in the order of the analyses' ids that are given. */
export async function readCandidates(database: Database, actor: Actor, ids: number[]): Promise<Candidate[]> {
  const rows = await database
    .select({ resume: resumes, analysis: analyses, judge })
    .from(analyses)
    .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .leftJoin(jobDescriptions, judgeOfAnalysis)
    .where(ofCompany(analyses, actor, inArray(analyses.id, ids)));
  const corrections = await readCorrections(
    database,
    actor,
    rows.map(({ analysis }) => analysis),
  );
  const found = new Map(
    rows.map(({ resume, analysis, judge: by }) => [
      analysis.id,
      presentCandidate(resume, analysis, corrections(analysis.id), by),
    ]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** A resume's texts, in which quotes are shown. */
export async function readResumeText(
  database: Database,
  actor: Actor,
  resumeId: number,
): Promise<OutputOf<typeof endpoints.getResumeInfo>> {
  const row = await findResume(database, actor, resumeId);
  const { id, jobDescriptionId, originalFileName, language, isTranslated, state, alignment } = row;
  const original = row.extractedText ?? '';
  return {
    id,
    jobDescriptionId,
    originalFileName,
    name: candidateName(row),
    language,
    isTranslated,
    state,
    original,
    english: row.translatedText ?? original,
    alignment,
  };
}
