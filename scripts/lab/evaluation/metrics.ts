import { mean } from './bootstrap.ts';

/** A scored pair: what was judged, and by how much the system favors it. */
export type Scored = { job: string; label: number; score: number };

export const metricNames = ['AUC', 'nDCG@5', 'pairwise', 'Spearman'] as const;
export type MetricName = (typeof metricNames)[number];
export type Metrics = Record<MetricName, number>;

/** Ranks from 1; equal values share the mean of their places. */
function ranks(values: number[]): number[] {
  const order = values.map((_, index) => index).sort((a, b) => values[a]! - values[b]!);
  const result: number[] = Array.from({ length: values.length });
  for (let first = 0; first < order.length;) {
    let last = first;
    while (last + 1 < order.length && values[order[last + 1]!] === values[order[first]!]) last += 1;
    for (let at = first; at <= last; at += 1) result[order[at]!] = (first + last) / 2 + 1;
    first = last + 1;
  }
  return result;
}

/** The chance that a fit scores above a misfit, whatever the job; ties count half. */
function areaUnderCurve(rows: Scored[]): number {
  const clear = rows.filter(({ label }) => label !== 1);
  const fits = clear.filter(({ label }) => label === 2).length;
  const misfits = clear.length - fits;
  if (fits === 0 || misfits === 0) return Number.NaN;
  const places = ranks(clear.map(({ score }) => score));
  const sum = places.reduce((total, place, index) => total + (clear[index]!.label === 2 ? place : 0), 0);
  return (sum - (fits * (fits + 1)) / 2) / (fits * misfits);
}

function correlation(a: number[], b: number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  let product = 0;
  let squareA = 0;
  let squareB = 0;
  for (const [index, value] of a.entries()) {
    product += (value - meanA) * (b[index]! - meanB);
    squareA += (value - meanA) ** 2;
    squareB += (b[index]! - meanB) ** 2;
  }
  return squareA === 0 || squareB === 0 ? Number.NaN : product / Math.sqrt(squareA * squareB);
}

/**
 * Normalized discounted cumulative gain of the first five, gain 2^label - 1; ties share the discounts of their places.
 */
function gainAtFive(rows: Scored[]): number {
  if (new Set(rows.map(({ label }) => label)).size < 2) return Number.NaN;
  const gain = (label: number): number => 2 ** label - 1;
  const discounts = rows.map((_, place) => (place < 5 ? 1 / Math.log2(place + 2) : 0));
  const ideal = rows
    .map(({ label }) => gain(label))
    .sort((a, b) => b - a)
    .reduce((sum, value, place) => sum + value * discounts[place]!, 0);
  const sorted = [...rows].sort((a, b) => b.score - a.score);
  let total = 0;
  for (let first = 0; first < sorted.length;) {
    let last = first;
    while (last + 1 < sorted.length && sorted[last + 1]!.score === sorted[first]!.score) last += 1;
    const tied = sorted.slice(first, last + 1);
    const discount = discounts.slice(first, last + 1).reduce((sum, value) => sum + value, 0);
    total += (tied.reduce((sum, { label }) => sum + gain(label), 0) / tied.length) * discount;
    first = last + 1;
  }
  return total / ideal;
}

/** The share of pairs of one job's candidates that stand in the right order; ties count half. */
export function pairwise(rows: Scored[]): number {
  let right = 0;
  let all = 0;
  for (const better of rows) {
    for (const worse of rows) {
      if (better.label <= worse.label) continue;
      all += 1;
      right += better.score > worse.score ? 1 : better.score === worse.score ? 0.5 : 0;
    }
  }
  return all === 0 ? Number.NaN : right / all;
}

/** One job's candidates with the figures that depend on them alone, so that a bootstrap need not reckon them again. */
export type MeasuredJob = { rows: Scored[]; gain: number; pairwise: number };

export const byJob = (rows: Scored[]): MeasuredJob[] =>
  [...Map.groupBy(rows, ({ job }) => job).values()].map((own) => ({
    rows: own,
    gain: gainAtFive(own),
    pairwise: pairwise(own),
  }));

/** Ranking quality: AUC and Spearman over all rows, nDCG@5 and pairwise accuracy as the mean over jobs. */
export function measureJobs(jobs: MeasuredJob[]): Metrics {
  const rows = jobs.flatMap((job) => job.rows);
  return {
    AUC: areaUnderCurve(rows),
    'nDCG@5': mean(jobs.map(({ gain }) => gain)),
    pairwise: mean(jobs.map((job) => job.pairwise)),
    Spearman: correlation(ranks(rows.map(({ score }) => score)), ranks(rows.map(({ label }) => label))),
  };
}

export const measure = (rows: Scored[]): Metrics => measureJobs(byJob(rows));
