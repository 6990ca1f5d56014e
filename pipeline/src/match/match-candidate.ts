import type { JobReading, Span, Summary } from '@cotejo/plugin-kit';
import { findOwnersPassages } from '../identity/index.ts';
import { warningAbout } from '../prepare/inspect/index.ts';
import type { CandidateAnalysis, Warning } from '../results.ts';
import { runReportedStage } from '../run-stage.ts';
import { mergeSpans } from '../spans.ts';
import type { PipelineTools } from '../tools.ts';
import { addUp } from './arithmetic.ts';
import { blankExcluded } from './blank.ts';
import { boundSummary } from './bound-summary.ts';
import { confidenceOf, type Legibility } from './confidence.ts';
import { quoteLocator } from './locate-quote.ts';
import { findPastedJob } from './pasted/index.ts';
import { verifyScoring } from './verify.ts';

export type MatchInput = {
  job: JobReading & Legibility;
  /** As Prepare left it; `name` is what the texts call the candidate. */
  resume: Legibility & { excluded: Span[]; warnings: Warning[]; name: string };
  /** The month that "present" means, `YYYY-MM`. */
  asOf: string;
};

/**
 * Judges one resume against one job description: what must not count is blanked, the scorer's quotes are checked, the
 * score is added up from what is left, and the summariser writes about that. Throws `StageFailure` when no plugin could
 * score or summarise.
 */
export async function matchCandidate({ job, resume, asOf }: MatchInput, tools: PipelineTools): Promise<CandidateAnalysis> {
  const pasted = findPastedJob(resume.text, job.text);
  const excluded = mergeSpans([...resume.excluded, ...pasted]);
  const blanked = blankExcluded(resume.text, excluded);
  const locate = quoteLocator(blanked.resume, blanked.english);
  const aboutOwner = findOwnersPassages(blanked.resume);
  const scoring = await runReportedStage(
    'score',
    tools.providers.scorer,
    async (scorer, signal, plugin) =>
      verifyScoring(plugin, await scorer.score({ job, resume: blanked.resume, aboutOwner, asOf }, { signal }), job, locate),
    tools,
  );
  const { requirements, signals, profile } = scoring.value;
  const { matchScore, arithmetic } = addUp(requirements, signals);
  const { title, skills } = job;
  const verdicts = requirements.map(({ id, verdict, degree, quotes, note }) => ({
    requirementId: id,
    verdict,
    degree,
    quotes: quotes.map(({ text, english }) => ({ text, ...english })),
    ...(note && { note }),
  }));
  const summary = await runReportedStage(
    'summarise',
    tools.providers.summariser,
    async (summariser, signal): Promise<Summary> =>
      boundSummary(
        await summariser.summarise(
          { job: { title, skills, requirements: job.requirements }, candidateName: resume.name, profile, verdicts, score: matchScore },
          { signal },
        ),
      ),
    tools,
  );
  return {
    ...summary.value,
    matchScore,
    requirements,
    arithmetic,
    profile,
    confidence: confidenceOf({ job, resume: { ...resume, excluded }, requirements, profile }),
    warnings: [...resume.warnings, ...warningAbout('pasted-job-description', resume.text.original, pasted)],
    asOf,
    provenance: [scoring.record, summary.record],
  };
}
