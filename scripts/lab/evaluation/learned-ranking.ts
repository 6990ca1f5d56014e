import { type Scale, degreeOf } from '../../../plugins/match-builtin/src/statistics/scale.ts';

/** What a signal measured, and the part of it that counts, all unless stated. */
type Signal = { value: number; part?: number };

/**
 * One labeled pair: the mean degree of its requirements, what each signal measured (absent without a job title), and
 * the part of the whole that counts where years are missing.
 */
export type Example = {
  job: string;
  source: string;
  kind?: string;
  label: number;
  requirements: number;
  signals: (Signal | undefined)[];
  part: number;
};

export type Learned = { requirementShare: number; shares: number[]; scales: Scale[] };

/**
 * The degrees that the words, the field and the titles give to the mean of what fits and of what misfits measure; they
 * decide where the scores lie. The field rises slowly: the same work, told in other words, moves what is measured.
 */
const wantedDegrees = [
  { fit: 0.98, misfit: 0.06 },
  { fit: 0.93, misfit: 0.08 },
  { fit: 0.98, misfit: 0.06 },
];
const sourceWeights: Record<string, number> = { judged: 1, role: 1, contrast: 1.5 };
/** How much a pair of one job's candidates counts against a pair across jobs. */
const withinJob = 4;
/**
 * The least shares of requirements and of `words`: the score moves when a recruiter edits requirements, and the very
 * words asked for always count.
 */
const leastShares = [0.65, 0.05];
/** The share of a score that one line may have at most. */
const mostShare = 0.15;
const rounds = 250;
const step = 0.5;
const pullSteepness = 8;

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const logit = (share: number): number => Math.log(share / (1 - share));

/** The logistic curve on which the mean misfit and the mean fit have their wanted degrees. */
function scaleOf(examples: Example[], index: number): Scale {
  const meanOf = (label: number): number =>
    mean(examples.filter((example) => example.label === label).flatMap(({ signals }) => signals[index]?.value ?? []));
  const [fit, misfit] = [meanOf(2), meanOf(0)];
  const wanted = wantedDegrees[index]!;
  const slope = (logit(wanted.fit) - logit(wanted.misfit)) / Math.max(1e-3, fit - misfit);
  return { middle: fit - logit(wanted.fit) / slope, steepness: slope };
}

export const scalesOf = (examples: Example[]): Scale[] =>
  examples[0]!.signals.map((_, index) => scaleOf(examples, index));

const signalDegree = ({ value, part = 1 }: Signal, scale: Scale): number => part * degreeOf(value, scale);

/** Requirements first, then the signals; a signal without a value takes the mean of the others' so far. */
function degreesOf({ requirements, signals, part }: Example, scales: Scale[]): number[] {
  return [
    requirements,
    ...signals.map((signal, index) => (signal === undefined ? requirements : signalDegree(signal, scales[index]!))),
  ].map((degree) => part * degree);
}

/** Every pair of examples of a source with different labels, the better one first. */
function comparisons(examples: Example[]): { better: number; worse: number; weight: number }[] {
  const found: { better: number; worse: number; weight: number }[] = [];
  for (const source of Object.keys(sourceWeights)) {
    const members = examples.map((_, index) => index).filter((index) => examples[index]!.source === source);
    const own = members.flatMap((better) =>
      members
        .filter((worse) => examples[better]!.label > examples[worse]!.label)
        .map((worse) => ({
          better,
          worse,
          weight: examples[better]!.job === examples[worse]!.job ? withinJob : source === 'contrast' ? 0 : 0.2,
        })),
    );
    const total = own.reduce((sum, { weight }) => sum + weight, 0) || 1;
    found.push(
      ...own
        .filter(({ weight }) => weight > 0)
        .map((one) => ({ ...one, weight: (one.weight * sourceWeights[source]!) / total })),
    );
  }
  return found;
}

/** The nearest shares that add up to 1 and keep their least and most values: all are moved alike, then bounded. */
function project(shares: number[]): number[] {
  const moved = (by: number): number[] =>
    shares.map((share, index) => Math.min(index === 0 ? 1 : mostShare, Math.max(leastShares[index] ?? 0, share + by)));
  let [low, high] = [-1, 1];
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    if (moved(middle).reduce((sum, share) => sum + share, 0) > 1) high = middle;
    else low = middle;
  }
  return moved(low);
}

/** Fits shares by projected gradient descent on the logistic loss of every comparison. */
export function learn(examples: Example[]): Learned {
  const scales = scalesOf(examples);
  const rows = examples.map((example) => degreesOf(example, scales));
  const compared = comparisons(examples);
  let shares = project(rows[0]!.map(() => 1));
  for (let round = 0; round < rounds; round += 1) {
    const gradient = shares.map(() => 0);
    for (const { better, worse, weight } of compared) {
      const [a, b] = [rows[better]!, rows[worse]!];
      const margin = shares.reduce((sum, share, index) => sum + share * (a[index]! - b[index]!), 0);
      const pull = (weight * pullSteepness) / (1 + Math.exp(pullSteepness * margin));
      for (let index = 0; index < shares.length; index += 1) gradient[index]! += pull * (a[index]! - b[index]!);
    }
    const centre = mean(gradient);
    shares = project(
      shares.map((share, index) => share + (step / (1 + round / 50)) * 0.2 * (gradient[index]! - centre)),
    );
  }
  return { requirementShare: shares[0]!, shares: shares.slice(1), scales };
}

/** The score that the learned numbers give, 0 to 1. Signals without a value are left out, as in the product. */
export function scoreOf(
  { requirements, signals, part }: Example,
  { requirementShare, shares, scales }: Learned,
): number {
  let sum = requirementShare * requirements;
  let total = requirementShare;
  for (const [index, signal] of signals.entries()) {
    if (signal === undefined) continue;
    sum += shares[index]! * signalDegree(signal, scales[index]!);
    total += shares[index]!;
  }
  return (part * sum) / total;
}
