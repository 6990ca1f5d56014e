import { isDeepStrictEqual } from 'node:util';
import type { Candidacy } from '@cotejo/contract';
import { rescore, type RubricRequirement, type RubricSignal, signalsIn } from '@cotejo/pipeline';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import { version } from '../../ground/version.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { documentText } from '../../platform/database/document-text.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, jobDescriptions, resumes } from '../../platform/database/schema/index.ts';
import { isJudgedBy } from '../analysis/presenters.ts';
import { readCandidacy } from '../candidacies/read.ts';
import { readFittingOf } from '../corrections/corrections.ts';
import { readFactParts } from '../facts/fact-parts.ts';
import type { JobDescriptionRow, ResumeRow } from '../documents/presenters.ts';
import { companyName } from '../users/company-name.ts';
import { readHistoryPart } from './history-part.ts';

/** The version of the file's form, as docs/decision-file.md describes it; another form has another number. */
const formVersion = 1;

/** Everything that a score and the decisions about a candidacy rest on, with the texts that stand beside it. */
export type Decision = Awaited<ReturnType<typeof readDecision>>;

/**
 * Reads it in one snapshot. Throws "not found" for a candidacy that is absent or another company's, and a 409 where the
 * score is not what the present arithmetic makes of the present rubric.
 */
export async function readDecision(snapshot: Transaction, actor: Actor, id: number, madeAt: Date) {
  const candidacy = await readCandidacy(snapshot, actor, id);
  const { analysis, resume, job } = await readRows(snapshot, actor, id);
  const corrections = job ? await readFittingOf(snapshot, actor, job, id) : undefined;
  if (!job || !isJudgedBy(analysis, job) || candidacy.state === 'outdated') throw refusal('decision.outdated');
  // The verdicts are being found anew, such as with facts that somebody has corrected.
  if (analysis.evidenceKey === '') throw refusal('decision.outdated');
  const scored = rescore(job, analysis, corrections);
  const { matchScore, arithmetic } = analysis;
  if (!isDeepStrictEqual([scored?.matchScore, scored?.arithmetic], [matchScore, arithmetic]))
    throw refusal('decision.outdated');
  const { facts, madeOn } = await readFactParts(snapshot, actor, resume, analysis.profile);
  const texts = {
    ...textParts('job-description', job),
    ...textParts('resume', resume),
  };
  const decision = {
    format: 'cotejo-decision' as const,
    version: formVersion,
    madeAt: madeAt.toISOString(),
    madeBy: `Cotejo ${version}`,
    company: { id: actor.companyId, name: await companyName(snapshot, actor) },
    candidacy: aboutCandidacy(candidacy),
    jobDescription: { ...aboutDocument('job-description', job), title: job.title },
    resume: { ...aboutDocument('resume', resume), excluded: resume.excluded, warnings: analysis.warnings },
    rubric: rubricOf(job),
    asOf: analysis.asOf,
    verdicts: analysis.requirements
      .filter(({ off }) => !off)
      .map(({ id: requirementId, verdict, degree, quotes, found, note, noteInSpanish, years }) => ({
        requirementId,
        found: found ?? { verdict, degree },
        verdict,
        degree,
        quotes,
        ...(note && { note }),
        ...(noteInSpanish && { noteInSpanish }),
        ...(years !== undefined && { years }),
      })),
    signals: signalsIn(arithmetic),
    score: { matchScore, lines: arithmetic },
    openRequirements: candidacy.openRequirements,
    corrections: candidacy.corrections,
    facts,
    /** What anybody expects to earn has no part in a decision. */
    activity: candidacy.activity.filter(({ change }) => change.what !== 'salary'),
    stages: { job: job.provenance, resume: resume.provenance, match: analysis.provenance },
    digests: { evidence: analysis.evidenceKey, input: analysis.inputKey },
    history: await readHistoryPart(
      snapshot,
      actor,
      { candidacy: [id], resume: [resume.id, ...madeOn] },
      new Date(Math.min(+resume.createdAt, ...facts.map(({ correctedAt }) => Date.parse(correctedAt)))),
    ),
  };
  return { decision, texts, candidacy };
}

async function readRows(snapshot: Transaction, actor: Actor, id: number) {
  const [row] = await snapshot
    .select({ analysis: analyses, resume: resumes, job: jobDescriptions })
    .from(analyses)
    .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .leftJoin(
      jobDescriptions,
      ofSameCompany(jobDescriptions, analyses, eq(jobDescriptions.id, analyses.jobDescriptionId)),
    )
    .where(ofCompany(analyses, actor, eq(analyses.id, id)));
  if (!row) throw refusal('not-found:candidate');
  return row;
}

type TextName = 'job-description' | 'resume';
type Row = JobDescriptionRow | ResumeRow;

/** The files of a document's text: the original, and the English one where it was translated. */
function textParts(name: TextName, row: Row): Record<string, string> {
  const { original, english } = documentText(row);
  return { [`${name}.txt`]: original, ...(row.translatedText !== null && { [`${name}.en.txt`]: english }) };
}

function aboutDocument(name: TextName, row: Row) {
  const { id, originalFileName: fileName, contentHash: fileSha256, language } = row;
  const text = `${name}.txt`;
  return { id, fileName, fileSha256, language, text, english: row.translatedText === null ? text : `${name}.en.txt` };
}

function aboutCandidacy({ id, name, status, decided, role, client, createdAt }: Candidacy) {
  return { id, name, status, decided, role, client, scoredAt: createdAt };
}

function rubricOf({ id, rubricVersion, requirements, signals }: JobDescriptionRow): {
  jobDescriptionId: number;
  version: number;
  requirements: RubricRequirement[];
  signals: RubricSignal[];
} {
  return { jobDescriptionId: id, version: rubricVersion, requirements, signals };
}
