import type { RubricRequirement } from '../results.ts';

/**
 * What each year that a must asks for and that is not shown takes from every line of a score, as a part of it, and the
 * most years that count.
 */
const costOfYear = 0.05;
const mostYears = 5;
/** The degree from which all years are shown: hardly anything earns all of it. */
const allFrom = 0.9;

type Shown = Pick<RubricRequirement, 'must' | 'weight' | 'minYears'> & { degree: number };

/**
 * The part by which every line of a score counts: the same work shows less where a job asks for eight years of it and
 * three are shown. The must that lacks most years decides; what counts nothing costs nothing.
 */
export function partForYears(requirements: readonly Shown[]): number {
  const missing = requirements.map(({ must, weight, minYears = 0, degree }) =>
    must && weight > 0 ? minYears * (1 - Math.min(1, degree / allFrom)) : 0,
  );
  return 1 - costOfYear * Math.min(mostYears, Math.max(0, ...missing));
}
