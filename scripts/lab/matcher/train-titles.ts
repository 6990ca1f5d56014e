import { places } from '../../../plugins/match-builtin/src/job/sorting/model.ts';
import type { Candidates } from '../../../plugins/match-builtin/src/job/titles/candidates.ts';
import { scoresOf } from '../../../plugins/match-builtin/src/job/titles/model.ts';
import { chancesOf } from '../../../plugins/match-builtin/src/statistics/hashed.ts';
import { AdaGrad } from './adagrad.ts';
import { shuffled } from './train-sentences.ts';

/** The candidates of an advertisement, and which of them are its title: several where it stands there several times. */
export type MarkedTitle = { candidates: Candidates; right: ReadonlySet<number> };

type Random = () => number;

const rounds = 5;
const learning = { rate: 0.1, decay: 0.03, fewest: 3 };

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

/** A choice among the candidates of each advertisement by multinomial regression. */
export function trainTitles(marked: readonly MarkedTitle[], random: Random): Int8Array {
  const learner = new AdaGrad(places, learning);
  for (const { candidates } of marked) {
    const { first, last, inside, spans, none } = candidates;
    const own = spans.map((span) => span.places);
    learner.see(new Set([first, last, inside, own, [none]].flat(2)));
  }
  for (let round = 0; round < rounds; round += 1)
    for (const index of shuffled(marked.length, random)) {
      const { candidates, right } = marked[index]!;
      const chances = chancesOf(scoresOf(learner.weights, candidates));
      let chance = Number.MIN_VALUE;
      for (const at of right) chance += chances[at]!;
      const errors = chances.map((one, at) => one - (right.has(at) ? one / chance : 0));
      learner.step(gradientOf(candidates, errors));
    }
  return learner.packed();
}
