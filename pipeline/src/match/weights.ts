import { type Requirement, mustFactor } from '@cotejo/plugin-kit';

/**
 * No resume answers every line of a job description: the part of the requirements' weight that is shown least, and what
 * it counts there.
 */
const leastShownPart = 1 / 3;
const leastShownFactor = 1 / 3;

/** What a part of the whole weight counts, both 0 to 1, beginning with what is shown best. */
const countedOf = (part: number): number => part - (1 - leastShownFactor) * Math.max(0, part - (1 - leastShownPart));

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

type Judged = Pick<Requirement, 'must' | 'weight'> & { degree: number };

/**
 * What requirements weigh in one candidate's score: musts more than others, and what is shown least of all a third of
 * it (ordered weighted averaging: Yager, 1988; with weights of importance: Torra, 1997). Equal degrees are treated
 * alike.
 */
export function weighRequirements(judged: Judged[]): number[] {
  const stated = judged.map(
    ({ weight, must }) => (Number.isFinite(weight) && weight > 0 ? weight : 0) * (must ? mustFactor : 1),
  );
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
