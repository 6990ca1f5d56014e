import { chanceOf, places } from '../../../plugins/match-builtin/src/resume/mention/model.ts';
import { AdaGrad } from './adagrad.ts';
import { shuffled } from './train-sentences.ts';

/** The places of what tells about a mention of a skill, and whether it speaks for that skill. */
export type MarkedMention = { told: number[]; isShown: boolean };

const rounds = 4;
const learning = { rate: 0.1, decay: 0.02, fewest: 3 };

/** Learns by a logistic regression whether mentions speak for skills; weights in 8 bits and units. */
export function trainMentions(marked: readonly MarkedMention[], random: () => number): Int8Array {
  const learner = new AdaGrad(places, learning);
  for (const { told } of marked) learner.see(new Set(told));
  for (let round = 0; round < rounds; round += 1)
    for (const index of shuffled(marked.length, random)) {
      const { told, isShown } = marked[index]!;
      const error = chanceOf(learner.weights, told) - Number(isShown);
      learner.step(new Map(told.map((place) => [place, error])));
    }
  return learner.packed();
}
