import { once, readBytes } from '../../text/data.ts';
import { chancesOf } from '../../statistics/hashed.ts';
import type { Candidates, Span } from './candidates.ts';

/** A weight for each place of the features. */
export type TitleWeights = ArrayLike<number>;

const sumOf = (weights: TitleWeights, places: readonly number[]): number =>
  places.reduce((sum, place) => sum + weights[place]!, 0);

/** How much speaks for each span, and last for none. */
export function scoresOf(weights: TitleWeights, { first, last, inside, spans, none }: Candidates): number[] {
  const [opening, closing] = [first, last].map((words) => words.map((places) => sumOf(weights, places)));
  const upTo = [0];
  for (const places of inside) upTo.push(upTo.at(-1)! + sumOf(weights, places));
  return [
    ...spans.map(
      ({ from, to, places }) => opening![from]! + closing![to]! + upTo[to + 1]! - upTo[from]! + sumOf(weights, places),
    ),
    sumOf(weights, none),
  ];
}

/** The chances that the title is the words of each span, wherever they stand. */
function chancesOfWords({ spans }: Candidates, scores: readonly number[]): number[] {
  const chances = chancesOf(scores);
  const sums = new Map<number, number>();
  for (const [at, { key }] of spans.entries()) sums.set(key, (sums.get(key) ?? 0) + chances[at]!);
  return spans.map(({ key }) => sums.get(key)!);
}

/** How likely words have to be the title. */
const surely = 0.99;

/**
 * The likeliest span of words that the title may be; where the lines are given in which it is, the likeliest of these.
 */
export function likeliestOf(candidates: Candidates, weights: TitleWeights, at?: ReadonlySet<number>): Span | undefined {
  const chances = chancesOfWords(candidates, scoresOf(weights, candidates));
  const { words, lines, spans } = candidates;
  let best: Span | undefined;
  let most = at === undefined ? surely : 0;
  for (const [index, span] of spans.entries()) {
    if (chances[index]! <= most || at?.has(lines[words[span.from]!.line]!.at) === false) continue;
    best = span;
    most = chances[index]!;
  }
  return best;
}

/** Learned by scripts/lab/matcher/learn-titles.ts. */
export const loadWeights = once((): TitleWeights => {
  const { buffer } = readBytes('titles.bin');
  return new Int8Array(buffer);
});
