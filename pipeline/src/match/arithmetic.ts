import { mostOfSignals, type ScoreSignal } from '@cotejo/plugin-kit';
import type { JudgedRequirement, RubricSignal, ScoreLine } from '../results.ts';
import { partForYears } from './missing-years.ts';
import { mostOfLine, weighRequirements } from './weights.ts';

/** What a signal brings to the score. */
export type WeighedSignal = Pick<ScoreSignal, 'id' | 'label' | 'labelInSpanish' | 'degree' | 'share'>;
/** What a requirement brings to the score. */
export type WeighedRequirement = Omit<JudgedRequirement, 'verdict' | 'quotes'>;
type Weighed = Omit<ScoreLine, 'part' | 'points' | 'maxPoints'>;
type CountedSignal = WeighedSignal & { counted: number; off?: true };

/**
 * The signals with the share that counts: what a recruiter has set, else what the scorer states, at most `mostOfLine`;
 * none where they are switched off. All together leave the requirements their part.
 */
function countedSignals(signals: WeighedSignal[], settings: RubricSignal[]): CountedSignal[] {
  const set = new Map(settings.map((one) => [one.id, one]));
  const counted = signals.map((signal) => {
    const own = set.get(signal.id);
    const share = Math.min(mostOfLine, signal.share);
    const wanted = own?.readShare === undefined ? share : own.share;
    return { ...signal, share, counted: own?.off ? 0 : wanted, ...(own?.off && { off: own.off }) };
  });
  const whole = counted.reduce((sum, one) => sum + one.counted, 0);
  const factor = Math.min(1, mostOfSignals / whole);
  return counted.map((one) => ({ ...one, counted: factor * one.counted }));
}

/**
 * The score and the sum that makes it: Σ weight · degree / Σ weight × 100 over signals, which have their share of the
 * whole, and the requirements that are switched on, which have the rest by weight (`weights.ts`). Without any the
 * signals are all there is. It is added up in hundredths of a point: every line's share of the 100 points is rounded so
 * that the shares make 100, a line earns its share times its degree, and times the part for years that are missing
 * (`missing-years.ts`), rounded, and the sum is rounded half up. So what is shown adds up exactly.
 */
export function addUp(
  requirements: WeighedRequirement[],
  signals: WeighedSignal[],
  settings: RubricSignal[] = [],
): { matchScore: number; arithmetic: ScoreLine[] } {
  const counting = requirements.filter(({ off }) => !off);
  const weighedSignals = countedSignals(signals, settings);
  const left = 1 - weighedSignals.reduce((sum, { counted }) => sum + counted, 0);
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
    ...weighedSignals.map(({ id, label, labelInSpanish, degree, share, counted, off }) => ({
      id,
      source: 'signal' as const,
      label,
      ...(labelInSpanish && { labelInSpanish }),
      weight: counted * scale,
      degree,
      share,
      ...(off && { off }),
    })),
  ];
  const shares = shareOut(
    lines.map((line) => line.weight),
    10_000,
  );
  const part = partForYears(counting);
  const earned = lines.map((line, index) => Math.round(shares[index]! * line.degree * part));
  const total = earned.reduce((sum, points) => sum + points, 0);
  return {
    matchScore: Math.min(100, Math.max(0, Math.floor((total + 50) / 100))),
    arithmetic: lines.map((line, index) => ({
      ...line,
      ...(part < 1 && { part }),
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
