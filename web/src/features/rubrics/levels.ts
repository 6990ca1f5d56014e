import { limits, type RubricRequirement, type RubricSignal } from '@cotejo/contract';

export const levelNames = ['low', 'normal', 'high', 'critical'] as const;
export type Level = (typeof levelNames)[number];
/** The figure that each level stands for. */
export type Levels = Record<Level, number>;

type Scale = { factors: Record<Level, number>; least: number; most: number; steps: number };

/** Figures around that of `normal`, within their range and rounded to `steps` of one. */
function levelsAround(normal: number, { factors, least, most, steps }: Scale): Levels {
  const figure = (factor: number): number =>
    Math.round(Math.min(most, Math.max(least, normal * factor)) * steps) / steps;
  return Object.fromEntries(levelNames.map((name) => [name, figure(factors[name])])) as Levels;
}

/**
 * The weights that levels stand for in a rubric: normal is the median of what was read, each further level twice the
 * one before. So the levels of a rubric stay the same, whatever recruiters change.
 */
export function weightLevels(requirements: RubricRequirement[]): Levels {
  const read = requirements
    .filter(({ added }) => !added)
    .map(({ readWeight, weight }) => readWeight ?? weight)
    .toSorted((a, b) => a - b);
  return levelsAround(read[Math.floor(read.length / 2)] ?? 1, {
    factors: { low: 0.5, normal: 1, high: 2, critical: 4 },
    least: limits.weightMinimum,
    most: limits.weightMaximum,
    steps: 100,
  });
}

/** The parts of the score that levels of a signal stand for: normal is what its scorer gives it. */
export const shareLevels = ({ statedShare }: RubricSignal): Levels =>
  levelsAround(statedShare, {
    factors: { low: 0.5, normal: 1, high: 1.5, critical: 2 },
    least: limits.shareMinimum,
    most: limits.shareMaximum,
    steps: 1000,
  });

/** The level whose figure is the nearest by proportion; undefined for what is no figure. */
export function levelOf(figure: number, levels: Levels): Level | undefined {
  if (!(figure > 0)) return undefined;
  const distance = (name: Level): number => Math.abs(Math.log(figure / levels[name]));
  return levelNames.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}
