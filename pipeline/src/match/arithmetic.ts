import type { ScoreSignal } from '@cotejo/plugin-kit';
import type { JudgedRequirement, ScoreLine } from '../results.ts';
import { mostOfLine, weighRequirements } from './weights.ts';

/** What a signal brings to the score. */
export type WeighedSignal = Pick<ScoreSignal, 'id' | 'label' | 'labelInSpanish' | 'degree' | 'share'>;
type Weighed = Omit<ScoreLine, 'points' | 'maxPoints'>;

/**
 * The score and the sum that makes it: Σ weight · degree / Σ weight × 100 over signals, which have their share of the
 * whole, at most `mostOfLine`, and the requirements that are switched on, which have the rest by weight (`weights.ts`).
 * Without any the signals are all there is. It is added up in hundredths of a point: every line's share of the 100
 * points is rounded so that the shares make 100, a line earns its share times its degree, rounded, and the sum is
 * rounded half up. So what is shown adds up exactly.
 */
export function addUp(
  requirements: JudgedRequirement[],
  signals: WeighedSignal[],
): { matchScore: number; arithmetic: ScoreLine[] } {
  const counting = requirements.filter(({ off }) => !off);
  const bounded = signals.map((signal) => ({ ...signal, share: Math.min(mostOfLine, signal.share) }));
  const left = 1 - bounded.reduce((sum, { share }) => sum + share, 0);
  const weights = weighRequirements(counting, left);
  const weighed = counting.map(({ id, text, degree }, index): Weighed => ({
    id,
    source: 'requirement',
    label: text,
    weight: weights[index]!,
    degree,
  }));
  const scale = (weighed.reduce((sum, { weight }) => sum + weight, 0) || left) / left;
  const lines: Weighed[] = [
    ...weighed,
    ...bounded.map(({ id, label, labelInSpanish, degree, share }) => ({
      id,
      source: 'signal' as const,
      label,
      ...(labelInSpanish && { labelInSpanish }),
      weight: share * scale,
      degree,
      share,
    })),
  ];
  const shares = shareOut(
    lines.map((line) => line.weight),
    10_000,
  );
  const earned = lines.map((line, index) => Math.round(shares[index]! * line.degree));
  const total = earned.reduce((sum, points) => sum + points, 0);
  return {
    matchScore: Math.min(100, Math.max(0, Math.floor((total + 50) / 100))),
    arithmetic: lines.map((line, index) => ({
      ...line,
      points: earned[index]! / 100,
      maxPoints: shares[index]! / 100,
    })),
  };
}

/** Splits a whole number in proportion to weights by largest remainders; earlier ones win ties. */
function shareOut(weights: number[], whole: number): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight / sum) * whole);
  const shares = exact.map(Math.floor);
  const left = whole - shares.reduce((total, share) => total + share, 0);
  const byRemainder = exact.map((value, index) => ({ index, remainder: value - Math.floor(value) }));
  byRemainder.sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) shares[index]!++;
  return shares;
}
