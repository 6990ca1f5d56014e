import type { PairSet } from './dataset.ts';
import { type Metrics, type Scored, intervals, measure, metricNames, pairwise } from './metrics.ts';

const bootstrapRuns = 1000;
/** The sources whose plain mean is the headline. */
const headlineSources = ['judged', 'role'];
const bands = [[0, 40], [40, 60], [60, 75], [75, 90], [90, 101]] as const;

const figure = (value: number): string => (Number.isNaN(value) ? '  -  ' : value.toFixed(3));
const row = (name: string, cells: string[]): string => `  ${name.padEnd(24)}${cells.map((cell) => cell.padEnd(22)).join('')}`.trimEnd();

const scoredOf = (set: PairSet, scores: number[], keep: (index: number) => boolean): Scored[] =>
  set.pairs.flatMap(({ jd_id: job, label }, index) => (keep(index) ? [{ job, label, score: scores[index]! }] : []));

function sourceLines(set: PairSet, source: string, systems: Map<string, number[]>): string[] {
  const lines = ['', `${source}: ${set.pairs.filter((pair) => pair.source === source).length} pairs`, row('', [...metricNames])];
  for (const [name, scores] of systems) {
    const rows = scoredOf(set, scores, (index) => set.pairs[index]!.source === source);
    const values = measure(rows);
    const range = intervals(rows, bootstrapRuns);
    lines.push(row(name, metricNames.map((metric) =>
      Number.isNaN(values[metric]) ? '-' : `${figure(values[metric])} [${range[metric].map((end) => end.toFixed(2)).join(', ')}]`)));
  }
  return lines;
}

function headlineLines(set: PairSet, systems: Map<string, number[]>): string[] {
  const lines = ['', `mean of ${headlineSources.join(' and ')}`, row('', [...metricNames])];
  for (const [name, scores] of systems) {
    const values: Metrics[] = headlineSources.map((source) => measure(scoredOf(set, scores, (index) => set.pairs[index]!.source === source)));
    lines.push(row(name, metricNames.map((metric) => figure(values.reduce((sum, value) => sum + value[metric], 0) / values.length))));
  }
  return lines;
}

/** How often the product prefers the resume written for the job to its twin without the required skills. */
function degradedLine(set: PairSet, scores: number[]): string {
  const rows = scoredOf(set, scores, (index) => set.pairs[index]!.source === 'contrast' && set.pairs[index]!.kind !== 'sibling');
  const byJob = [...Map.groupBy(rows, ({ job }) => job).values()].map(pairwise).filter((value) => !Number.isNaN(value));
  return `contrast, against the degraded twin: ${figure(byJob.reduce((sum, value) => sum + value, 0) / byJob.length)}`;
}

function bandLines(set: PairSet, scores: number[]): string[] {
  const lines = ['', 'scores of the product by label, without contrast: mean, and share below 40 / 40-59 / 60-74 / 75-89 / from 90'];
  for (const label of [2, 1, 0]) {
    const own = scores.filter((_, index) => set.pairs[index]!.label === label && set.pairs[index]!.source !== 'contrast');
    const shares = bands.map(([from, to]) => `${Math.round((100 * own.filter((score) => score >= from && score < to).length) / own.length)} %`);
    lines.push(`  label ${label}: ${(own.reduce((sum, score) => sum + score, 0) / own.length).toFixed(1)}, ${shares.join(' / ')}`);
  }
  return lines;
}

/** A readable report; the first system is the product. */
export function reportOf(set: PairSet, systems: Map<string, number[]>): string {
  const sources = [...new Set(set.pairs.map(({ source }) => source))].sort();
  const product = [...systems.values()][0]!;
  return [
    ...sources.flatMap((source) => sourceLines(set, source, systems)), ...headlineLines(set, systems),
    '', degradedLine(set, product), ...bandLines(set, product),
  ].join('\n');
}
