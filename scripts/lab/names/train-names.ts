import { chancesOf, type NameWeights, noName } from '../../../pipeline/src/identity/name/chances.ts';
import { AdaGrad } from '../matcher/adagrad.ts';
import { shuffled } from '../matcher/train-sentences.ts';

/** What speaks for and against each candidate of a resume, and which of them are the name; none where it shows none. */
export type MarkedNames = { evidence: string[][]; right: boolean[] };

const learning = { rate: 0.3, decay: 0.001, fewest: 3 };
const rounds = 40;
/** Smaller weights move no chance that counts. */
const smallest = 0.005;

/**
 * Learns what each piece of evidence says of a candidate: a multinomial logistic regression over the candidates of each
 * resume and "none of them". Of several right ones, as of a name that stands twice, it learns the likeliest most.
 */
export function trainNames(resumes: readonly MarkedNames[], random: () => number): NameWeights {
  const places = new Map([[noName, 0]]);
  for (const piece of resumes.flatMap(({ evidence }) => evidence.flat()))
    if (!places.has(piece)) places.set(piece, places.size);
  const model = new AdaGrad(places.size, learning);
  const placesOf = (pieces: readonly string[]): number[] => pieces.map((piece) => places.get(piece)!);
  const none = [0];
  for (const { evidence } of resumes) model.see(new Set([...none, ...placesOf(evidence.flat())]));
  const read = resumes.map(({ evidence, right }) => ({ all: [...evidence.map(placesOf), none], right }));
  for (let round = 0; round < rounds; round += 1)
    for (const index of shuffled(read.length, random)) {
      const { all, right } = read[index]!;
      model.step(gradientOf(all, right, model.weights));
    }
  const named = [...places].map(([piece, place]): [string, number] => [piece, model.weights[place]!]);
  return new Map(named.filter(([, weight]) => Math.abs(weight) >= smallest));
}

/** How far the chances of the candidates, the last of which is none of them, are from what is right, by weight. */
function gradientOf(all: readonly number[][], right: readonly boolean[], weights: Float64Array): Map<number, number> {
  const sums = all.map((places) => places.reduce((sum, place) => sum + weights[place]!, 0));
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const isNamed = right.some(Boolean);
  const isRight = (at: number): boolean => (at < right.length ? right[at]! : !isNamed);
  const rightTotal = powers.reduce((sum, power, at) => sum + (isRight(at) ? power : 0), 0);
  const gradient = new Map<number, number>();
  for (const [at, places] of all.entries()) {
    const error = powers[at]! / total - (isRight(at) ? powers[at]! / rightTotal : 0);
    for (const place of places) gradient.set(place, (gradient.get(place) ?? 0) + error);
  }
  return gradient;
}

/** The likeliest of some names and its chance, the same words in several places taken as one. */
export function likeliest(
  { names, evidence }: { names: readonly string[]; evidence: readonly string[][] },
  weights: NameWeights,
): [name: string, chance: number] {
  const sums = new Map<string, number>();
  for (const [at, chance] of chancesOf(evidence, weights).entries())
    sums.set(names[at]!, (sums.get(names[at]!) ?? 0) + chance);
  return [...sums].reduce<[string, number]>((best, one) => (one[1] > best[1] ? one : best), ['', 0]);
}
