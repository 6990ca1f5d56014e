import {
  type JobReading,
  ProviderError,
  type Quote,
  type Remarks,
  type Requirement,
  type RequirementVerdict,
  type ScoreSignal,
  type Scoring,
  type Verdict,
  mostOfSignals,
} from '@cotejo/plugin-kit';
import type { Evidence, JudgedRequirement } from '../results.ts';
import { remarksOf } from './remarks.ts';

/** What verdicts were asked for. */
type Asked = Pick<JobReading, 'requirements'>;
type Locate = (quote: Quote) => Evidence | undefined;

const mostQuotes = 5;
const longestNote = 300;

/**
 * The degrees that a verdict may have; one outside is moved to the nearest end. What is met counts less where it was
 * met in another field of work.
 */
export const degreesOf: Record<Verdict, { least: number; most: number }> = {
  met: { least: 0.3, most: 1 },
  partial: { least: 0.05, most: 0.95 },
  missing: { least: 0, most: 0 },
};

/** What is left of a scorer's judgment when everything is removed that the resume does not bear out. */
export type VerifiedScoring = {
  requirements: JudgedRequirement[];
  signals: ScoreSignal[];
  profile: Scoring['profile'];
};

/**
 * Checks a scorer's judgment against the job and the resume. Throws `ProviderError` where its signals take all of the
 * score: such a scorer is out of order.
 */
export function verifyScoring(
  plugin: string,
  { verdicts, signals, profile }: Scoring,
  job: Asked,
  locate: Locate,
): VerifiedScoring {
  const verified = verifySignals(job, signals, locate);
  if (verified.reduce((sum, { share }) => sum + share, 0) > mostOfSignals)
    throw new ProviderError(plugin, 'bad-output', 'The signals leave too little of the score to the requirements');
  return { requirements: verifyVerdicts(job, verdicts, locate), signals: verified, profile };
}

/** Every requirement of the job once, in order; a verdict without a quote that is in the resume is `missing`. */
function verifyVerdicts(job: Asked, verdicts: RequirementVerdict[], locate: Locate): JudgedRequirement[] {
  const first = new Map<string, RequirementVerdict>();
  for (const verdict of verdicts) if (!first.has(verdict.requirementId)) first.set(verdict.requirementId, verdict);
  return job.requirements.map((requirement) => judge(requirement, first.get(requirement.id), locate));
}

function judge(requirement: Requirement, answer: RequirementVerdict | undefined, locate: Locate): JudgedRequirement {
  const quotes = answer && answer.verdict !== 'missing' ? locateAll(answer.quotes, locate) : [];
  if (!answer || quotes.length === 0) {
    const remarks = answer?.verdict === 'missing' ? shortRemarks(answer) : {};
    return { ...requirement, verdict: 'missing', degree: 0, quotes: [], ...remarks };
  }
  return {
    ...requirement,
    verdict: answer.verdict,
    degree: clampDegree(answer.degree, answer.verdict),
    quotes,
    ...shortRemarks(answer),
  };
}

function shortRemarks(answer: Remarks): Remarks {
  const short = (text = ''): string => text.slice(0, longestNote).toWellFormed();
  return remarksOf({ ...answer, note: short(answer.note), noteInSpanish: short(answer.noteInSpanish) });
}

/** Quotes that are in the resume, each place once. */
function locateAll(quotes: Quote[], locate: Locate): Evidence[] {
  const found = quotes.flatMap((quote) => locate(quote) ?? []);
  const isFirst = (evidence: Evidence, index: number) =>
    found.findIndex(
      ({ english }) => english.start === evidence.english.start && english.end === evidence.english.end,
    ) === index;
  return found.filter(isFirst).slice(0, mostQuotes);
}

function clampDegree(degree: number, verdict: Verdict): number {
  const { least, most } = degreesOf[verdict];
  return Math.min(most, Math.max(least, degree));
}

/**
 * Signals with a share of the score, each id once; one that rests on quotes of which none is in the resume counts as 0.
 */
function verifySignals(job: Asked, signals: ScoreSignal[], locate: Locate): ScoreSignal[] {
  const taken = new Set(job.requirements.map((requirement) => requirement.id));
  return signals.flatMap((signal) => {
    if (taken.has(signal.id) || signal.share <= 0) return [];
    taken.add(signal.id);
    const quotes = locateAll(signal.quotes, locate);
    const isInvented = signal.quotes.length > 0 && quotes.length === 0;
    const degree = isInvented ? 0 : Math.min(1, Math.max(0, signal.degree));
    return [{ ...signal, degree, quotes }];
  });
}
