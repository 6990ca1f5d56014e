import { contextsOf } from '../../../plugins/match-builtin/src/job/sorting/context.ts';
import type { Sentence } from '../../../plugins/match-builtin/src/job/sorting/features.ts';
import {
  chancesAlone,
  chancesBy,
  places,
  placeOf,
  type SentenceModel,
  sentenceClasses,
} from '../../../plugins/match-builtin/src/job/sorting/model.ts';
import { chancesOf, unit } from '../../../plugins/match-builtin/src/statistics/hashed.ts';

/** A sentence with its features and the number of its class; one of no class only stands beside others. */
export type MarkedSentence = Sentence & { features: ReadonlySet<string>; is: number | undefined };
export type MarkedAdvertisement = readonly MarkedSentence[];

type Random = () => number;
/** Numbers of which only those at some places are not 0. */
type Row = { at: readonly number[]; values: readonly number[]; is: number };

const size = sentenceClasses.length;
const fewestUses = 5;
const parts = 4;
const ofWords = { rounds: 12, rate: 0.15, decay: 0.1 };
const ofContext = { rounds: 15, rate: 0.05, decay: 1e-5 };

/** The numbers below a count in a random order (Fisher and Yates 1938). */
export function shuffled(count: number, random: Random): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

/**
 * Multinomial logistic regression by stochastic gradient descent, each weight with a rate of its own (AdaGrad, Duchi et
 * al. 2011). `weights` has a row of one weight per class for each place.
 */
function descend(
  weights: Float64Array,
  rows: readonly Row[],
  { rounds, rate, decay }: typeof ofWords,
  random: Random,
): void {
  const squares = new Float64Array(weights.length).fill(0.01);
  for (let round = 0; round < rounds; round += 1)
    for (const index of shuffled(rows.length, random)) {
      const { at, values, is } = rows[index]!;
      const logits = sentenceClasses.map(() => 0);
      for (const [each, place] of at.entries())
        for (let row = 0; row < size; row += 1) logits[row]! += weights[place * size + row]! * values[each]!;
      const errors = chancesOf(logits).map((chance, row) => chance - Number(row === is));
      for (const [each, place] of at.entries())
        for (let row = 0; row < size; row += 1) {
          const weight = place * size + row;
          const gradient = errors[row]! * values[each]! + decay * weights[weight]!;
          squares[weight]! += gradient ** 2;
          weights[weight]! -= (rate / Math.sqrt(squares[weight]!)) * gradient;
        }
    }
}

/** The features that are frequent enough to be learned, as the others only make the rest noisy. */
function frequent(advertisements: readonly MarkedAdvertisement[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { features } of advertisements.flat())
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= fewestUses).map(([feature]) => feature));
}

function learnWords(advertisements: readonly MarkedAdvertisement[], random: Random): SentenceModel {
  const known = frequent(advertisements);
  const rows = advertisements.flat().flatMap(({ features, is }): Row[] => {
    // The last place is of the bias, which every sentence has.
    const at = [...[...features].filter((feature) => known.has(feature)).map(placeOf), places];
    return is === undefined ? [] : [{ at, values: at.map(() => 1), is }];
  });
  const weights = new Float64Array((places + 1) * size);
  descend(weights, rows, ofWords, random);
  return {
    words: Int8Array.from(weights.subarray(0, places * size), (weight) =>
      Math.max(-127, Math.min(127, Math.round(weight * unit))),
    ),
    bias: Float32Array.from(weights.subarray(places * size)),
    context: new Float32Array(),
  };
}

const aloneIn = (model: SentenceModel, advertisement: MarkedAdvertisement): number[][] =>
  advertisement.map(({ features }) => chancesAlone(model, features));

function learnContext(
  advertisements: readonly MarkedAdvertisement[],
  first: readonly number[][][],
  random: Random,
): Float32Array {
  const rows = advertisements.flatMap((advertisement, index) =>
    contextsOf(advertisement, first[index]!).flatMap((row, at): Row[] => {
      const { is } = advertisement[at]!;
      const values = [...row, 1];
      const used = values.flatMap((value, place) => (value === 0 ? [] : [place]));
      return is === undefined ? [] : [{ at: used, values: used.map((place) => values[place]!), is }];
    }),
  );
  const width = contextsOf(advertisements[0]!, first[0]!)[0]!.length + 1;
  const weights = new Float64Array(width * size);
  for (let row = 0; row < size; row += 1) weights[row * size + row] = 4;
  descend(weights, rows, ofContext, random);
  return Float32Array.from({ length: width * size }, (_, at) => weights[(at % width) * size + Math.floor(at / width)]!);
}

/**
 * What a sentence of an advertisement is, learned from marked ones. The chances that the second step learns from come
 * from models that have not seen the advertisement (stacking, Wolpert 1992).
 */
export function trainSentences(advertisements: readonly MarkedAdvertisement[], random: Random): SentenceModel {
  const first: number[][][] = [];
  for (let part = 0; part < parts; part += 1) {
    const model = learnWords(
      advertisements.filter((_, index) => index % parts !== part),
      random,
    );
    for (let index = part; index < advertisements.length; index += parts)
      first[index] = aloneIn(model, advertisements[index]!);
  }
  const context = learnContext(advertisements, first, random);
  return { ...learnWords(advertisements, random), context };
}

/** The numbers of the classes that a model gives to the sentences of an advertisement. */
export function classesBy(model: SentenceModel, advertisement: MarkedAdvertisement): number[] {
  return contextsOf(advertisement, aloneIn(model, advertisement)).map((row) => {
    const chances = chancesBy(model.context, row);
    return chances.indexOf(Math.max(...chances));
  });
}
