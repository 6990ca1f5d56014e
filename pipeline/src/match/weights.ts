import { mustFactor } from '@cotejo/plugin-kit';
import type { RubricRequirement } from '../results.ts';

/**
 * The share of the requirements' weight that a candidate shows least, and the factor by which it counts: no resume
 * answers every line of a job description.
 */
const leastShownPart = 1 / 3;
const leastShownFactor = 2 / 3;

/** How much a part of the whole weight counts, both 0 to 1; the part begins with what is shown best. */
const countedOf = (part: number): number => part - (1 - leastShownFactor) * Math.max(0, part - (1 - leastShownPart));

/** The most that one line counts in a score, as a part of it, unless a recruiter has weighed it. */
export const mostOfLine = 0.15;

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

type Weighed = Pick<RubricRequirement, 'must' | 'weight' | 'readWeight' | 'added'>;

const isByHand = ({ readWeight, added }: Weighed): boolean => readWeight !== undefined || added === true;

const factorOf = ({ must }: Weighed): number => (must ? mustFactor : 1);

/**
 * What requirements weigh whatever is shown: musts more than others, and none above `most` of the whole; what is cut
 * off goes to the others. Where they are too few for that, musts are alike and so are the others. What a recruiter has
 * weighed stays.
 */
function weighAlike(requirements: Weighed[], most: number): number[] {
  const weights = requirements.map(
    (one) => (Number.isFinite(one.weight) && one.weight > 0 ? one.weight : 0) * factorOf(one),
  );
  const bound = [...weights.keys()].filter((index) => weights[index]! > 0 && !isByHand(requirements[index]!));
  const whole = sum(bound.map((index) => weights[index]!));
  const limit = most * sum(weights);
  if (limit * bound.length < whole) {
    const factors = sum(bound.map((index) => factorOf(requirements[index]!)));
    for (const index of bound) weights[index] = (factorOf(requirements[index]!) / factors) * whole;
    return weights;
  }
  let [left, of] = [whole, whole];
  for (const index of bound.sort((a, b) => weights[b]! - weights[a]! || a - b)) {
    const weight = weights[index]!;
    weights[index] = Math.min(limit, (weight / of) * left);
    left -= weights[index]!;
    of -= weight;
  }
  return weights;
}

/**
 * What requirements weigh in one candidate's score, of which they are `part`: what is shown least of all counts two
 * thirds of it (ordered weighted averaging: Yager, 1988; with weights of importance: Torra, 1997). Equal degrees are
 * treated alike, and more evidence for one never lowers the score, for the limit on a line does not depend on what is
 * shown.
 */
export function weighRequirements(judged: (Weighed & { degree: number })[], part: number): number[] {
  const stated = weighAlike(judged, (mostOfLine / part) * countedOf(1));
  const whole = sum(stated);
  if (whole === 0) return stated;
  const factors = new Map<number, number>();
  let before = 0;
  for (const degree of [...new Set(judged.map((one) => one.degree))].sort((a, b) => b - a)) {
    const after = before + sum(stated.filter((_, index) => judged[index]!.degree === degree));
    factors.set(
      degree,
      after > before ? (countedOf(after / whole) - countedOf(before / whole)) / ((after - before) / whole) : 1,
    );
    before = after;
  }
  return stated.map((weight, index) => weight * factors.get(judged[index]!.degree)!);
}
