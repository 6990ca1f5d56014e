import type { CandidateAnalysis, JudgedRequirement, Rubric, RubricRequirement, ScoreLine } from '../results.ts';
import { addUp, type WeighedSignal } from './arithmetic.ts';
import { type Corrections, withCorrections } from './corrections.ts';
import { remarksOf } from './remarks.ts';

/** The part of a candidate's result that needs no new judgment when the rubric changes. */
export type Judgment = Pick<CandidateAnalysis, 'requirements' | 'arithmetic'>;

/** The requirements that count and have no verdict yet. */
export function unjudged(rubric: RubricRequirement[], judged: { id: string }[]): RubricRequirement[] {
  const known = new Set(judged.map(({ id }) => id));
  return rubric.filter(({ id, off }) => !off && !known.has(id));
}

/**
 * The requirements of the rubric as they are now, with the verdicts of before; one that is switched off keeps what it
 * has for later.
 */
export function withVerdicts(rubric: RubricRequirement[], judged: JudgedRequirement[]): JudgedRequirement[] {
  const known = new Map(judged.map((one) => [one.id, one]));
  return rubric.flatMap((requirement) => {
    const before = known.get(requirement.id);
    if (!before) return [];
    const { verdict, degree, quotes, found } = before;
    return [{ ...requirement, verdict, degree, quotes, ...(found && { found }), ...remarksOf(before) }];
  });
}

/** The signals as they went into a score, whatever the requirements weighed then. */
export function signalsIn(arithmetic: ScoreLine[]): WeighedSignal[] {
  return arithmetic.flatMap(({ id, label, labelInSpanish, degree, share }) =>
    share === undefined ? [] : [{ id, label, ...(labelInSpanish && { labelInSpanish }), degree, share }],
  );
}

/**
 * A candidate's score under another rubric, by the same arithmetic from the verdicts of before, so that the same rubric
 * always gives the same score; with `corrections` in place of those that were made before. Undefined where a
 * requirement that counts has no verdict yet.
 */
export function rescore(
  rubric: Rubric,
  { requirements, arithmetic }: Judgment,
  corrections?: Corrections,
): (Judgment & Pick<CandidateAnalysis, 'matchScore'>) | undefined {
  if (unjudged(rubric.requirements, requirements).length > 0) return undefined;
  const known = withVerdicts(rubric.requirements, requirements);
  const judged = corrections ? withCorrections(known, corrections) : known;
  return { requirements: judged, ...addUp(judged, signalsIn(arithmetic), rubric.signals) };
}

/** What a score under another rubric can be told from: degrees by the ids of requirements, and the signals. */
export type Degrees = {
  requirements: Record<string, number>;
  signals: Pick<WeighedSignal, 'id' | 'degree' | 'share'>[];
};

/**
 * The score that a candidate would have under another rubric, by the same arithmetic. A requirement without a verdict
 * is left out of it.
 */
export function foresee(rubric: Rubric, { requirements, signals }: Degrees): number {
  const judged = rubric.requirements.flatMap((requirement) => {
    const degree = requirements[requirement.id];
    return degree === undefined ? [] : [{ ...requirement, degree }];
  });
  return addUp(
    judged,
    signals.map((signal) => ({ ...signal, label: signal.id })),
    rubric.signals,
  ).matchScore;
}
