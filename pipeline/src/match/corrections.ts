import type { Verdict } from '@cotejo/plugin-kit';
import type { JudgedRequirement } from '../results.ts';

/** Verdicts of recruiters by the ids of requirements. */
export type Corrections = ReadonlyMap<string, Verdict>;

const degrees: Record<Verdict, number> = { met: 1, partial: 0.5, missing: 0 };

/**
 * Puts verdicts of recruiters in the place of the scorer's, which stand beside them as `found`, and the scorer's back
 * where no correction is left. One that says the same as the scorer keeps the scorer's degree.
 */
export function withCorrections(judged: JudgedRequirement[], corrections: Corrections): JudgedRequirement[] {
  return judged.map(({ found: before, ...one }) => {
    const found = before ?? { verdict: one.verdict, degree: one.degree };
    const verdict = corrections.get(one.id);
    if (verdict === undefined) return { ...one, ...found };
    return { ...one, verdict, degree: verdict === found.verdict ? found.degree : degrees[verdict], found };
  });
}
