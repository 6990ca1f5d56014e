import type { Verdict } from '@cotejo/contract';
import type { RubricRequirement } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { asc, eq, gt } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, resumes, verdictCorrections } from '../../platform/database/schema/index.ts';

/** Corrections that are read at a time. */
const part = 500;

/** What labeled sets call a verdict. */
const classes: Record<Verdict, string> = { met: 'met', partial: 'partly', missing: 'not-shown' };

const kindOf = ({ duty, kind }: RubricRequirement): string =>
  duty ? 'duty' : kind === 'certification' ? 'certificate' : kind;

const columns = {
  correction: verdictCorrections,
  resumeId: resumes.id,
  language: resumes.language,
  judgedBy: analyses.jobDescriptionId,
  requirements: analyses.requirements,
};
type Row = Awaited<ReturnType<typeof readPart>>[number];

function readPart(database: Database, actor: Actor, after: number) {
  return database
    .select(columns)
    .from(verdictCorrections)
    .innerJoin(analyses, ofSameCompany(analyses, verdictCorrections, eq(analyses.id, verdictCorrections.candidacyId)))
    .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .where(ofCompany(verdictCorrections, actor, gt(verdictCorrections.id, after)))
    .orderBy(asc(verdictCorrections.id))
    .limit(part);
}

/**
 * A correction as a line of `verdicts.jsonl` in a labeled set (docs/own-data.md), with what Cotejo had found. Its
 * quotes are fair evidence where the recruiter agrees, and only look like it where the recruiter says that nothing is
 * shown.
 */
function labelOf({ correction, resumeId, language, judgedBy, requirements }: Row) {
  const { id, candidacyId, jobDescriptionId, requirement, verdict, found, reason } = correction;
  const judged = judgedBy === jobDescriptionId ? requirements.find((one) => one.id === requirement.id) : undefined;
  const quotes = (judged?.quotes ?? []).map(({ text, originalText }) => originalText ?? text);
  return {
    id: `c${id}`,
    pairId: `c${jobDescriptionId}-${candidacyId}`,
    jdId: `j${jobDescriptionId}`,
    resumeId: `r${resumeId}`,
    source: 'correction',
    language,
    requirement: requirement.originalText ?? requirement.text,
    kind: kindOf(requirement),
    must: requirement.must,
    verdict: classes[verdict],
    found: found && classes[found],
    evidence: [],
    acceptable: verdict === found ? quotes : [],
    tempting: verdict === 'missing' && found !== 'missing' ? quotes : [],
    why: reason,
  };
}

/** All corrections of a company as JSON Lines, oldest first, read in parts while they are sent. */
export async function correctionLabels(database: Database, actor: Actor): Promise<ReadableStream<Uint8Array>> {
  // Read before the answer begins, while it can still be refused.
  const first = await readPart(database, actor, 0);
  async function* lines() {
    for (let rows = first; ; rows = await readPart(database, actor, rows.at(-1)!.correction.id)) {
      for (const row of rows) yield `${JSON.stringify(labelOf(row))}\n`;
      if (rows.length < part) return;
    }
  }
  return ReadableStream.from(lines()).pipeThrough(new TextEncoderStream());
}
