import { nameless, type ResumeProfile, type Summary, type SummaryRequest } from '@cotejo/plugin-kit';
import { namesOrder } from '../prepare/inspect/instructions.ts';
import type { CandidateAnalysis, JudgedRequirement } from '../results.ts';
import { runReportedStage } from '../stage/run-stage.ts';
import { textWork } from '../stage/text-work.ts';
import type { PipelineTools } from '../stage/tools.ts';
import { boundSummary } from '../match/bound-summary.ts';
import { confidenceOf } from '../match/confidence.ts';
import { remarksOf } from '../match/remarks.ts';
import type { MatchInput } from './match-input.ts';
import { rate } from './rate.ts';

/**
 * Judges one resume against one job description, and has the summariser write about that. Throws `StageFailure` when no
 * plugin could score or summarize, `DocumentError` when a text is too much for the work on it.
 */
export async function matchCandidate(input: MatchInput, tools: PipelineTools): Promise<CandidateAnalysis> {
  const { job, resume, asOf } = input;
  const orders = [resume.name, resume.fileName].flatMap((name) => (name && namesOrder(name) ? [name] : []));
  const candidateName = resume.name && !orders.includes(resume.name) ? resume.name : nameless;
  const { beside, requirements, matchScore, arithmetic, profile, records } = await rate(input, tools);
  const summary = await runReportedStage(
    'summarise',
    tools.providers.summariser,
    async (summariser, signal, { plugin, isThirdParty, leaveOut }): Promise<Summary> => {
      const request = summaryRequest(job, candidateName, requirements, profile, matchScore);
      const summary = boundSummary(await summariser.summarise(request, { signal }));
      if (!isThirdParty) return summary;
      const { value, leftOut } = await (tools.text ?? textWork).bearOutSummary(
        { plugin, summary, request, resume: beside.resume },
        { signal },
      );
      leaveOut(leftOut);
      return boundSummary(value);
    },
    tools,
  );
  return {
    ...summary.value,
    matchScore,
    requirements,
    arithmetic,
    profile,
    confidence: confidenceOf({
      job,
      resume: { ...resume, words: beside.words },
      requirements: requirements.filter(({ off }) => !off),
      profile,
    }),
    warnings: [
      ...resume.warnings,
      ...beside.warnings,
      ...orders.map((text) => ({ kind: 'instructions' as const, passages: [{ text }] })),
    ],
    asOf,
    provenance: [...records, summary.record],
  };
}

/** The input of the summariser, with the requirements that count. */
function summaryRequest(
  job: MatchInput['job'],
  candidateName: string,
  requirements: JudgedRequirement[],
  profile: ResumeProfile,
  score: number,
): SummaryRequest {
  const { title, skills } = job;
  const verdicts = requirements
    .filter(({ off }) => !off)
    .map(({ id, verdict, degree, quotes, ...remarks }) => ({
      requirementId: id,
      verdict,
      degree,
      quotes: quotes.map(({ text, originalText, english }) => ({
        text,
        ...(originalText && { originalText }),
        ...english,
      })),
      ...remarksOf(remarks),
    }));
  return {
    job: { title, skills, requirements: job.requirements.filter(({ off }) => !off) },
    candidateName,
    profile,
    verdicts,
    score,
  };
}
