import { chancesOf } from '../../../plugins/match-builtin/src/statistics/hashed.ts';
import type { Heading } from '../../../plugins/match-builtin/src/resume/heading/headings.ts';
import {
  employerScores,
  logistic,
  placesBeside,
  positionFeatures,
  sumOf,
  titleScores,
} from '../../../plugins/match-builtin/src/resume/heading/model.ts';
import { places } from '../../../plugins/match-builtin/src/resume/heading/places.ts';
import { AdaGrad } from './adagrad.ts';
import { shuffled } from './train-sentences.ts';

/**
 * What surrounds a date, and whether it is that of a position; `names`, where its title is among the candidates: the
 * numbers of its title and of its employer, several where they stand there several times, and the number behind the
 * last candidate for none.
 */
export type MarkedHeading = {
  heading: Heading;
  isPosition: boolean;
  names?: { title: ReadonlySet<number>; employer: ReadonlySet<number> };
};

type Random = () => number;

const rounds = 4;
const learning = { rate: 0.1, decay: 0.02, fewest: 3 };

/** How much each place adds to what is expected, where one of the right options is to be chosen. */
function gradientOf(
  options: readonly (readonly number[])[],
  scores: readonly number[],
  right: ReadonlySet<number>,
): Map<number, number> {
  const chances = chancesOf(scores);
  let chance = Number.MIN_VALUE;
  for (const at of right) chance += chances[at]!;
  const gradient = new Map<number, number>();
  for (const [at, one] of chances.entries()) {
    const error = one - (right.has(at) ? one / chance : 0);
    if (Math.abs(error) < 1e-5) continue;
    for (const place of options[at]!) gradient.set(place, (gradient.get(place) ?? 0) + error);
  }
  return gradient;
}

/** The places of each candidate, and of none, as the employer beside a title. */
const employerOptions = ({ candidates, noEmployer }: Heading, title: number): (readonly number[])[] => [
  ...candidates.map((one) => [...one.employer, ...placesBeside(one, candidates[title])]),
  noEmployer,
];

const titleOptions = ({ candidates, noTitle }: Heading): (readonly number[])[] => [
  ...candidates.map(({ title }) => title),
  noTitle,
];

/**
 * Two choices among the candidates near each date by multinomial regression, the title and the employer beside it, and
 * from what they give whether the date is that of a position by a logistic one.
 */
export function trainHeadings(marked: readonly MarkedHeading[], random: Random): Int8Array {
  const learner = new AdaGrad(places, learning);
  const named = marked.flatMap(({ heading, names }) =>
    names ? [{ heading, title: names.title, employer: names.employer, first: [...names.title][0]! }] : [],
  );
  for (const { heading, first } of named)
    learner.see(new Set([...titleOptions(heading), ...employerOptions(heading, first)].flat()));
  for (let round = 0; round < rounds; round += 1)
    for (const index of shuffled(named.length, random)) {
      const { heading, title, employer, first } = named[index]!;
      learner.step(gradientOf(titleOptions(heading), titleScores(learner.weights, heading), title));
      const scores = employerScores(learner.weights, heading, heading.candidates[first]);
      learner.step(gradientOf(employerOptions(heading, first), scores, employer));
    }
  const dates = marked.map(({ heading, isPosition }) => ({
    told: positionFeatures(learner.weights, heading),
    isPosition,
  }));
  for (const { told } of dates) learner.see(new Set(told));
  for (let round = 0; round < rounds; round += 1)
    for (const index of shuffled(dates.length, random)) {
      const { told, isPosition } = dates[index]!;
      const error = logistic(sumOf(learner.weights, told)) - Number(isPosition);
      learner.step(new Map(told.map((place) => [place, error])));
    }
  return learner.packed();
}
