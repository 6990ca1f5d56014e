import { type Interval, interval, mean, resample } from './bootstrap.ts';
import type { Pair, PairSet } from './dataset.ts';
import { type MeasuredJob, type MetricName, type Metrics, byJob, measureJobs, metricNames } from './metrics.ts';

/** The splits whose plain mean is the headline. */
export const headlineSplits = ['judged', 'role'] as const;

/** One system's figures on a split: on all its jobs, and on every bootstrap draw of them. */
export type Ranked = { value: Metrics; samples: Metrics[] };
export type Margin = { over: string; value: number; interval: Interval };

/** Measures scores on the pairs that `keep` lets through. */
export function rank({ pairs }: PairSet, scores: number[], keep: (pair: Pair) => boolean): Ranked {
  const rows = pairs.flatMap((pair, index) =>
    keep(pair) ? [{ job: pair.jd_id, label: pair.label, score: scores[index]! }] : [],
  );
  const jobs: MeasuredJob[] = byJob(rows);
  return { value: measureJobs(jobs), samples: resample(jobs, measureJobs) };
}

const metricwise = (figure: (name: MetricName) => number): Metrics =>
  Object.fromEntries(metricNames.map((name) => [name, figure(name)])) as Metrics;

/** The plain mean of several splits; each is drawn from on its own. */
export function macro(splits: Ranked[]): Ranked {
  const meanOf = (each: Metrics[]): Metrics => metricwise((name) => mean(each.map((metrics) => metrics[name])));
  return {
    value: meanOf(splits.map(({ value }) => value)),
    samples: splits[0]!.samples.map((_, run) => meanOf(splits.map(({ samples }) => samples[run]!))),
  };
}

export const intervalOf = ({ samples }: Ranked, metric: MetricName): Interval =>
  interval(samples.map((sample) => sample[metric]));

/**
 * By how much a system is ahead of the best of the others, on the same draws of jobs; NaN where the metric says
 * nothing.
 */
export function marginOver(own: Ranked, others: ReadonlyMap<string, Ranked>, metric: MetricName): Margin {
  const [best] = [...others]
    .filter(([, { value }]) => !Number.isNaN(value[metric]))
    .sort(([, a], [, b]) => b.value[metric] - a.value[metric]);
  if (!best) return { over: '', value: Number.NaN, interval: [Number.NaN, Number.NaN] };
  const [over, { value, samples }] = best;
  return {
    over,
    value: own.value[metric] - value[metric],
    interval: interval(own.samples.map((sample, run) => sample[metric] - samples[run]![metric])),
  };
}
