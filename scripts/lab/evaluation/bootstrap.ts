import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';

export type Interval = [low: number, high: number];

export const bootstrapRuns = 1000;

/** The mean of what is a number; NaN where nothing is. */
export function mean(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length === 0 ? Number.NaN : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** The value below which `share` of the values lie, between neighbors in proportion; NaN values are left out. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below === undefined || above === undefined
    ? Number.NaN
    : below + (above - below) * (place - Math.floor(place));
}

/** The 95% interval of a bootstrap's figures. */
export const interval = (values: readonly number[]): Interval => [quantile(values, 0.025), quantile(values, 0.975)];

/**
 * `work` on as many units as there are, drawn with replacement, once for each run; the draws depend on their number
 * alone.
 */
export function resample<Unit, Result>(units: readonly Unit[], work: (drawn: Unit[]) => Result): Result[] {
  const next = seededRandom(1);
  return Array.from({ length: bootstrapRuns }, () => work(units.map(() => units[Math.floor(next() * units.length)]!)));
}
