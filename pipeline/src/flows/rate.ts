import type { CandidateAnalysis } from '../results.ts';
import { textWork } from '../stage/text-work.ts';
import type { PipelineTools, StageRecord } from '../stage/tools.ts';
import { addUp } from '../match/arithmetic.ts';
import type { LaidBeside } from '../match/lay-beside.ts';
import { withCorrections } from '../match/corrections.ts';
import { withVerdicts } from '../match/rubric.ts';
import { judge } from './judge.ts';
import type { MatchInput } from './match-input.ts';

/** A candidate's score with the verdicts that it rests on. */
export type Rating = Pick<CandidateAnalysis, 'matchScore' | 'requirements' | 'arithmetic' | 'profile'> & {
  beside: LaidBeside;
  records: StageRecord[];
};

/**
 * Judges one resume against one job description: what must not count is blanked, the scorer's quotes are checked, and
 * the score is added up from what is left. Throws `StageFailure` when no plugin could score, `DocumentError` when a
 * text is too much for the work on it.
 */
export async function rate(input: MatchInput, tools: PipelineTools): Promise<Rating> {
  const { job, resume, asOf, signals: settings } = input;
  const beside = await (tools.text ?? textWork).layBeside(
    {
      job: job.text,
      demands: job.requirements.map(({ text }) => text),
      resume: resume.text,
      excluded: resume.excluded,
      facts: input.facts,
      asOf,
    },
    tools,
  );
  const { judged, signals, profile, records } = await judge(input, beside, tools);
  const requirements = withCorrections(withVerdicts(job.requirements, judged), input.corrections ?? new Map());
  return { ...addUp(requirements, signals, settings), requirements, profile, beside, records };
}
