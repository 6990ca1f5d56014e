/**
 * Demands and passages of one resume: vectors of length 1, the passages that show each demand by their places, and how
 * far it is shown (2 met, 1 partly, 0 not).
 */
export type Lesson = {
  passages: Float32Array[];
  demands: { vector: Float32Array; shownBy: number[]; grade: 0 | 1 | 2 }[];
};

/** A matrix, row by row, whose last column is added. */
export type ProofMap = Float32Array;

const resumesAtOnce = 6;
const rounds = 8;
const rate = 1e-3;
const warmUp = 30;
/** How sharply passages are told apart, and how sharply the nearest one stands for a resume. */
const temperature = 0.07;
const sharpness = 0.05;
/** What the place of the evidence weighs beside the verdict, and what a demand that is met in part weighs of that. */
const ofPlace = 0.3;
const ofPart = 0.7;
/** How strongly the map is held near the one that changes nothing. */
const pull = 1;

export const unchanged = (size: number): ProofMap =>
  Float32Array.from({ length: size * (size + 1) }, (_, at) => Number(at % (size + 1) === Math.floor(at / (size + 1))));

/** The vector of length 1 that a map makes of another, and its length before. */
export function mapped(map: ProofMap, vector: Float32Array): { to: Float32Array; length: number } {
  const size = vector.length;
  const to = new Float32Array(size);
  for (let row = 0; row < size; row += 1) {
    const from = row * (size + 1);
    let sum = map[from + size]!;
    for (let at = 0; at < size; at += 1) sum += map[from + at]! * vector[at]!;
    to[row] = sum;
  }
  const length = Math.hypot(...to);
  for (let row = 0; row < size; row += 1) to[row]! /= length;
  return { to, length };
}

export function scalar(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!;
  return sum;
}

/** The shares of a softmax over some of the values, by their places; the others have none. */
function softmax(
  values: Float32Array,
  places: readonly number[],
  scale: number,
): { shares: Map<number, number>; log: number } {
  const most = Math.max(...places.map((place) => values[place]! / scale));
  const parts = places.map((place) => Math.exp(values[place]! / scale - most));
  const sum = parts.reduce((total, part) => total + part, 0);
  return { shares: new Map(places.map((place, at) => [place, parts[at]! / sum])), log: most + Math.log(sum) };
}

const chance = (value: number): number => 1 / (1 + Math.exp(-value));

/** Adam (Kingma and Ba 2015, arXiv:1412.6980) over some numbers, changed in place. */
function optimizer(numbers: Float32Array): (slopes: Float32Array, step: number) => void {
  const [means, squares] = [new Float32Array(numbers.length), new Float32Array(numbers.length)];
  let turns = 0;
  return (slopes, step) => {
    turns += 1;
    const [ofMeans, ofSquares] = [1 - 0.9 ** turns, 1 - 0.999 ** turns];
    for (let at = 0; at < numbers.length; at += 1) {
      means[at] = 0.9 * means[at]! + 0.1 * slopes[at]!;
      squares[at] = 0.999 * squares[at]! + 0.001 * slopes[at]! ** 2;
      numbers[at]! -= (step * (means[at]! / ofMeans)) / (Math.sqrt(squares[at]! / ofSquares) + 1e-8);
    }
  };
}

/** The limits of "shown" and of "met" on a likeness, and the logarithm of how steeply it decides. */
const firstLimits = [0.35, 0.55, 2.3];

/**
 * Learns a map that turns a demand's vector into one near to the passages that show it, by two losses at once: the
 * showing passages against all others of some resumes (InfoNCE, van den Oord et al. 2018, arXiv:1807.03748), and the
 * verdict by the nearest passage of the resume. `random` gives numbers from 0 up to 1; the same ones give the same map.
 */
export function trainProofMap(lessons: readonly Lesson[], random: () => number): ProofMap {
  const size = lessons[0]!.passages[0]!.length;
  const order = [...lessons];
  const map = unchanged(size);
  const start = unchanged(size);
  const limits = Float32Array.from(firstLimits);
  const [improveMap, improveLimits] = [optimizer(map), optimizer(limits)];
  const perRound = Math.floor(lessons.length / resumesAtOnce);
  const steps = rounds * perRound;
  for (let step = 0; step < steps; step += 1) {
    const turn = step % perRound;
    if (turn === 0) shuffle(order, random);
    const slopes = slopesOf(map, limits, order.slice(turn * resumesAtOnce, (turn + 1) * resumesAtOnce));
    for (let at = 0; at < map.length; at += 1)
      if (at % (size + 1) < size) slopes.ofMap[at]! += (2 * pull * (map[at]! - start[at]!)) / size;
    const pace = rate * Math.min(1, (step + 1) / warmUp) * Math.max(0.05, 1 - (step + 1) / steps);
    improveMap(slopes.ofMap, pace);
    improveLimits(slopes.ofLimits, pace);
  }
  return map;
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [items[other]!, items[at]!];
  }
}

/** How the loss over some resumes changes with each number of the map and of the limits. */
function slopesOf(map: ProofMap, limits: Float32Array, lessons: readonly Lesson[]) {
  const [ofMap, ofLimits] = [new Float32Array(map.length), new Float32Array(limits.length)];
  const passages = lessons.flatMap((lesson) => lesson.passages);
  const all = passages.map((_, at) => at);
  const demands = lessons.flatMap((lesson, index) => {
    const from = lessons.slice(0, index).reduce((sum, before) => sum + before.passages.length, 0);
    const own = lesson.passages.map((_, at) => from + at);
    return lesson.demands.map((demand) => ({ ...demand, own, shownBy: demand.shownBy.map((at) => from + at) }));
  });
  const placed = demands.filter(({ shownBy }) => shownBy.length > 0).length;
  const [toShown, toMet, steepness] = [limits[0]!, limits[1]!, Math.exp(limits[2]!)];
  for (const { vector, own, shownBy, grade } of demands) {
    const { to, length } = mapped(map, vector);
    const near = Float32Array.from(passages, (passage) => scalar(to, passage));
    const pulls = new Float32Array(passages.length);
    if (shownBy.length > 0) {
      const weight = (ofPlace * (grade === 2 ? 1 : ofPart)) / placed / temperature;
      for (const [at, share] of softmax(near, all, temperature).shares) pulls[at]! += weight * share;
      for (const [at, share] of softmax(near, shownBy, temperature).shares) pulls[at]! -= weight * share;
    }
    const { shares, log } = softmax(near, own, sharpness);
    const nearest = sharpness * log;
    const shownError = (chance(steepness * (nearest - toShown)) - Number(grade > 0)) / demands.length;
    const metError = (chance(steepness * (nearest - toMet)) - Number(grade === 2)) / demands.length;
    for (const [at, share] of shares) pulls[at]! += steepness * (shownError + metError) * share;
    ofLimits[0]! -= steepness * shownError;
    ofLimits[1]! -= steepness * metError;
    ofLimits[2]! += steepness * (shownError * (nearest - toShown) + metError * (nearest - toMet));
    addSlopes(ofMap, vector, to, length, sumOf(passages, pulls));
  }
  return { ofMap, ofLimits };
}

function sumOf(vectors: readonly Float32Array[], weights: Float32Array): Float32Array {
  const sum = new Float32Array(vectors[0]!.length);
  for (const [index, vector] of vectors.entries()) {
    const weight = weights[index]!;
    for (let at = 0; at < sum.length; at += 1) sum[at]! += weight * vector[at]!;
  }
  return sum;
}

/** Adds what a slope at a mapped vector of length 1 means for the numbers of the map. */
function addSlopes(
  ofMap: Float32Array,
  vector: Float32Array,
  to: Float32Array,
  length: number,
  slope: Float32Array,
): void {
  const size = vector.length;
  const along = scalar(to, slope);
  for (let row = 0; row < size; row += 1) {
    const own = (slope[row]! - to[row]! * along) / length;
    const from = row * (size + 1);
    for (let at = 0; at < size; at += 1) ofMap[from + at]! += own * vector[at]!;
    ofMap[from + size]! += own;
  }
}
