import { readLines } from '@cotejo/plugin-kit';

/** What each piece of evidence adds to the logarithm of a candidate's odds. */
export type NameWeights = ReadonlyMap<string, number>;

/** Stands for that a resume shows no name. */
export const noName = 'none';

/** What marked resumes taught (`scripts/lab/names/learn-names.ts`). */
const learned: NameWeights = new Map(
  readLines(import.meta.url, 'weights.txt').map((line) => {
    const [evidence = '', weight] = line.split('\t');
    return [evidence, Number(weight)];
  }),
);

/**
 * How likely each of some candidates is the one: a multinomial logistic regression, in which "none of them" is a choice
 * as well.
 */
export function chancesOf(evidence: readonly (readonly string[])[], weights = learned): number[] {
  const sums = evidence.map((pieces) => pieces.reduce((sum, piece) => sum + (weights.get(piece) ?? 0), 0));
  const none = weights.get(noName) ?? 0;
  const highest = Math.max(none, ...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const all = powers.reduce((total, power) => total + power, Math.exp(none - highest));
  return powers.map((power) => power / all);
}
