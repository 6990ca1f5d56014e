import { chancesOf, unit } from '../../statistics/hashed.ts';
import { once, readBytes } from '../../text/data.ts';
import { besideTitle } from './features.ts';
import { type Candidate, type Heading, overlap } from './headings.ts';
import { hashesOf, placesOf } from './places.ts';

/** A weight for each place of the features. */
export type Weights = ArrayLike<number>;

export const sumOf = (weights: Weights, places: readonly number[]): number => {
  let sum = 0;
  for (const place of places) sum += weights[place]!;
  return sum;
};

/** How much speaks for each candidate as the title, and last for none. */
export const titleScores = (weights: Weights, { candidates, noTitle }: Heading): number[] => [
  ...candidates.map(({ title }) => sumOf(weights, title)),
  sumOf(weights, noTitle),
];

/** The places that tell whether a candidate is the employer beside a title. */
export const placesBeside = (candidate: Candidate, title: Candidate | undefined): number[] =>
  placesOf('employer', hashesOf(besideTitle(candidate, title)));

/** How much speaks for each candidate as the employer by itself, and last for none. */
const employerScoresAlone = (weights: Weights, { candidates, noEmployer }: Heading): number[] => [
  ...candidates.map(({ employer }) => sumOf(weights, employer)),
  sumOf(weights, noEmployer),
];

/** The same beside a title, for which no part of it speaks. */
const beside = (
  weights: Weights,
  { candidates }: Heading,
  alone: readonly number[],
  title: Candidate | undefined,
): number[] =>
  alone.map((score, at) => {
    const one = candidates[at];
    if (one === undefined) return score;
    return title && overlap(one, title) ? -Infinity : score + sumOf(weights, placesBeside(one, title));
  });

/** How much speaks for each candidate as the employer beside a title, and last for none. */
export const employerScores = (weights: Weights, heading: Heading, title: Candidate | undefined): number[] =>
  beside(weights, heading, employerScoresAlone(weights, heading), title);

/** The likeliest of some chances, with their numbers. */
const likeliestOf = (chances: readonly number[], count: number): [chance: number, at: number][] =>
  chances
    .map((chance, at): [number, number] => [chance, at])
    .sort((a, b) => b[0] - a[0])
    .slice(0, count);

/** The chances of each candidate, and last of none, as the title, and as the employer over the likeliest titles. */
type Chances = { title: number[]; employer: number[] };
/** A title that was tried, by its number and its chance, and the employers' chances beside it. */
type Tried = { title: number; chance: number; employers: number[] };

const mostTried = 3;

function chancesIn(weights: Weights, heading: Heading, besides?: number): Chances & { tried: Tried[] } {
  const title = chancesOf(titleScores(weights, heading));
  const alone = employerScoresAlone(weights, heading);
  const likeliest = likeliestOf(title, mostTried).map(([, at]) => at);
  const tried = [...new Set(besides === undefined ? likeliest : [...likeliest, besides])].map((at): Tried => ({
    title: at,
    chance: title[at]!,
    employers: chancesOf(beside(weights, heading, alone, heading.candidates[at])),
  }));
  const total = tried.reduce((sum, { chance }) => sum + chance, 0);
  const employer = title.map((_, at) =>
    tried.reduce((sum, { chance, employers }) => sum + (employers[at]! * chance) / total, 0),
  );
  return { title, employer, tried };
}

const steps = [0.02, 0.1, 0.3, 0.6, 0.9];
const stepOf = (chance: number): number => steps.filter((step) => chance >= step).length;

/** The places that tell whether a date is that of a position, with what its heading seems to say. */
function positionPlaces(heading: Heading, { title, employer }: Chances): number[] {
  const { candidates, section } = heading;
  const [[titleChance, titleAt], [employerChance, employerAt]] = [title, employer].map(
    (chances) => likeliestOf(chances, 1)[0]!,
  ) as [[number, number], [number, number]];
  const [titleKind, employerKind] = [titleAt, employerAt].map((at) => candidates[at]?.kind ?? 'none');
  const isInExperience = section === 'experience';
  return [
    ...heading.position,
    ...placesOf(
      'position',
      hashesOf([
        `title ${titleKind}`,
        `title ${titleKind} ${stepOf(titleChance)}`,
        `title ${titleKind} ${section}`,
        `employer ${employerKind}`,
        `employer ${employerKind} ${stepOf(employerChance)} ${isInExperience}`,
        `both ${titleKind} ${employerKind}`,
        `none ${stepOf(title.at(-1)!)} ${stepOf(employer.at(-1)!)} ${isInExperience}`,
      ]),
    ),
  ];
}

/** The places that tell whether a date is that of a position, by weights that tell its title and employer. */
export const positionFeatures = (weights: Weights, heading: Heading): number[] =>
  positionPlaces(heading, chancesIn(weights, heading));

/** The chance that something is, of how much speaks for it. */
export const logistic = (score: number): number => 1 / (1 + Math.exp(-score));

/** What a heading says, and the chance that it is that of a position. */
export type Choice = { title: Candidate | undefined; employer: Candidate | undefined; position: number };

/**
 * The likeliest title and employer of a heading together, and the chance that it is that of a position. What rules say
 * stands where it is at least `lead` times as likely.
 */
export function choose(weights: Weights, heading: Heading, lead: number): Choice {
  const { candidates, byRules } = heading;
  const { tried, ...chances } = chancesIn(weights, heading, byRules?.title);
  let most = -Infinity;
  let chosen = { title: candidates.length, employer: candidates.length };
  for (const { title, chance, employers } of tried) {
    const [likeliest, employer] = likeliestOf(employers, 1)[0]!;
    if (chance * likeliest <= most) continue;
    most = chance * likeliest;
    chosen = { title, employer };
  }
  const ofRules = tried.find(({ title }) => title === byRules?.title);
  const employer = byRules?.employer;
  if (ofRules && employer !== undefined && ofRules.chance * ofRules.employers[employer]! >= most * lead)
    chosen = { title: ofRules.title, employer };
  return {
    title: candidates[chosen.title],
    employer: candidates[chosen.employer],
    position: logistic(sumOf(weights, positionPlaces(heading, chances))),
  };
}

/** Weights as they are stored, in 8 bits, as numbers. */
export const weightsOf = (stored: Int8Array): Weights => Float32Array.from(stored, (weight) => weight / unit);

/** Learned by scripts/lab/matcher/learn-headings.ts. */
export const loadWeights = once((): Weights => weightsOf(new Int8Array(readBytes('headings.bin').buffer)));
