import type { Remarks, RequirementVerdict, Verdict } from '@cotejo/plugin-kit';
import { round } from '../../statistics/scale.ts';
import { type Proof, quoteOf } from '../evidence/quotes.ts';

/**
 * A judgment before it is tied to its requirement: how far the evidence answers the requirement (0 to 1), and what
 * portion of the time asked for it covers (all, unless stated). The degree decides the verdict unless one is given.
 */
export type Finding = { verdict?: Verdict; degree: number; portion?: number; evidence: Proof[]; note?: Remarks };

const metFrom = 0.75;
const partialFrom = 0.15;
const maxQuotes = 3;

/** Which of two verdicts is better: the one with the higher rank. */
export const ranks: Record<Verdict, number> = { missing: 0, partial: 1, met: 2 };

/** The verdict of a finding: the one that is given, else by the degree and the portion of the time asked for. */
export function verdictOf({ verdict, degree, portion = 1 }: Omit<Finding, 'evidence' | 'note'>): Verdict {
  if (verdict) return verdict;
  const whole = degree * portion;
  return whole >= metFrom ? 'met' : whole >= partialFrom ? 'partial' : 'missing';
}

/** Exponents that raise what was found, as evidence seldom says everything; 1 leaves it as it is. */
const generosity = { met: 2, partial: 1.4, missing: 1 };

/** Points of a verdict, 0 to 1: of what is met nearly all, of what is met in part hardly more than was found. */
const earned = (verdict: Verdict, credit: number): number => 1 - (1 - credit) ** generosity[verdict];

/** The verdict on a requirement; without evidence there is no credit. */
export function toVerdict(requirementId: string, finding: Finding): RequirementVerdict {
  const { degree, portion = 1, evidence, note } = finding;
  const places = new Map(evidence.map((proof) => [proof.start, proof]));
  const quotes = [...places.values()].slice(0, maxQuotes).map(quoteOf);
  const credit = quotes.length > 0 ? round(degree) : 0;
  const verdict = quotes.length === 0 ? 'missing' : verdictOf({ ...finding, degree: credit });
  return {
    requirementId,
    verdict,
    degree: verdict === 'missing' ? 0 : round(earned(verdict, credit) * portion),
    quotes,
    ...note,
  };
}
