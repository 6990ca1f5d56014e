import { chancesOf, places, unit } from '../../../plugins/match-builtin/src/job/sorting/model.ts';
import type { Candidates } from '../../../plugins/match-builtin/src/job/titles/candidates.ts';
import { scoresOf } from '../../../plugins/match-builtin/src/job/titles/model.ts';
import { shuffled } from './train-sentences.ts';

/** The candidates of an advertisement, and which of them are its title: several where it stands there several times. */
export type MarkedTitle = { candidates: Candidates; right: ReadonlySet<number> };

type Random = () => number;

const learning = { rounds: 5, rate: 0.1, decay: 0.03 };
/** Features of fewer advertisements only make the rest noisy. */
const fewestUses = 3;

/** How much each place adds to what is expected, by the errors of all candidates. */
function gradientOf({ first, last, inside, spans, none }: Candidates, errors: readonly number[]): Map<number, number> {
  const gradient = new Map<number, number>();
  const add = (at: readonly number[], error: number): void => {
    if (Math.abs(error) < 1e-6) return;
    for (const place of at) gradient.set(place, (gradient.get(place) ?? 0) + error);
  };
  const opening = new Float64Array(first.length);
  const closing = new Float64Array(first.length);
  const within = new Float64Array(first.length + 1);
  for (const [at, { from, to, places: own }] of spans.entries()) {
    const error = errors[at]!;
    opening[from]! += error;
    closing[to]! += error;
    within[from]! += error;
    within[to + 1]! -= error;
    add(own, error);
  }
  let covering = 0;
  for (let at = 0; at < first.length; at += 1) {
    covering += within[at]!;
    add(first[at]!, opening[at]!);
    add(last[at]!, closing[at]!);
    add(inside[at]!, covering);
  }
  add(none, errors.at(-1)!);
  return gradient;
}

/** In how many advertisements each place has a feature. */
function usesOf(marked: readonly MarkedTitle[]): Uint16Array {
  const uses = new Uint16Array(places);
  for (const { candidates } of marked) {
    const { first, last, inside, spans, none } = candidates;
    const own = spans.map((span) => span.places);
    for (const place of new Set([first, last, inside, own, [none]].flat(2))) uses[place]! += 1;
  }
  return uses;
}

/**
 * A choice among the candidates of each advertisement by multinomial regression, learned by gradient descent with a
 * rate of its own for each weight (AdaGrad, Duchi et al. 2011).
 */
export function trainTitles(marked: readonly MarkedTitle[], random: Random): Int8Array {
  const weights = new Float64Array(places);
  const uses = usesOf(marked);
  const squares = new Float64Array(places).fill(0.01);
  for (let round = 0; round < learning.rounds; round += 1)
    for (const index of shuffled(marked.length, random)) {
      const { candidates, right } = marked[index]!;
      const chances = chancesOf(scoresOf(weights, candidates));
      let chance = 0;
      for (const at of right) chance += chances[at]!;
      const errors = chances.map((one, at) => one - (right.has(at) ? one / chance : 0));
      for (const [place, error] of gradientOf(candidates, errors)) {
        if (uses[place]! < fewestUses) continue;
        const gradient = error + learning.decay * weights[place]!;
        squares[place]! += gradient ** 2;
        weights[place]! -= (learning.rate / Math.sqrt(squares[place]!)) * gradient;
      }
    }
  return Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * unit))));
}
