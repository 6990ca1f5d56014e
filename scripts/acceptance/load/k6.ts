import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { type Population, password } from './stage.ts';

const program = path.resolve(import.meta.dirname, '../../../.cache/bin/k6-1.8.1');

export const scenarios = ['browse', 'upload', 'analyze', 'mixed', 'flood'] as const;
export type Scenario = (typeof scenarios)[number];

export type Play = {
  scenario: Scenario;
  origin: string;
  population: Pick<Population, 'companies' | 'recruiters'>;
  /** Virtual users at once. */
  people: number;
  /** How long is measured, and how long is played before that. */
  seconds: number;
  warmUpSeconds: number;
  /** Average pause before each screen and upload. */
  thinkSeconds: number;
  /** Limits of the scenario are multiplied by this. */
  patience?: number;
};

/** Milliseconds. */
export type CallFigures = {
  call: string;
  count: number;
  median: number;
  p95: number;
  p99: number;
  longest: number;
  crossed: boolean;
};
export type Figures = {
  calls: CallFigures[];
  requestsPerSecond: number;
  failed: number;
  passed: boolean;
  /** How much longer than alone, at the 95th percentile, the calls of those took who worked beside a flood. */
  timesAlone?: number;
};

const metrics = v.record(
  v.string(),
  v.object({
    values: v.record(v.string(), v.number()),
    thresholds: v.optional(v.record(v.string(), v.object({ ok: v.boolean() }))),
  }),
);
type Metrics = v.InferOutput<typeof metrics>;

/** Plays one scenario. Throws where k6 itself could not do its work; crossed thresholds are in the figures. */
export async function play({
  scenario,
  origin,
  population,
  people,
  seconds,
  warmUpSeconds,
  thinkSeconds,
  patience = 1,
}: Play): Promise<Figures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-load-'));
  const summary = path.join(folder, 'summary.json');
  const variables = {
    ORIGIN: origin,
    COMPANIES: population.companies,
    RECRUITERS: population.recruiters,
    PASSWORD: password,
    PEOPLE: people,
    SECONDS: seconds,
    WARM_UP: warmUpSeconds,
    THINK: thinkSeconds,
    PATIENCE: patience,
    SUMMARY: summary,
  };
  const parameters = [
    'run',
    '--quiet',
    '--no-usage-report',
    '--log-format=raw',
    '--address=',
    ...Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  ];
  try {
    const k6 = spawn(program, [...parameters, path.join(import.meta.dirname, `${scenario}.js`)], {
      env: { PATH: process.env.PATH, HOME: folder, K6_AUTO_EXTENSION_RESOLUTION: 'false' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    for (const stream of [k6.stdout, k6.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    await once(k6, 'close');
    const text = await readFile(summary, 'utf8').catch(() => {
      throw new Error(`k6 did not play ${scenario}: ${output.join('').slice(-2000)}`);
    });
    return figuresOf(v.parse(metrics, JSON.parse(text)), seconds);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function figuresOf(found: Metrics, seconds: number): Figures {
  const crossed = (name: string) => Object.values(found[name]?.thresholds ?? {}).some(({ ok }) => !ok);
  const calls = Object.entries(found).flatMap(([name, { values }]) => {
    const call = /^http_req_duration\{phase:steady,call:(.+)\}$/.exec(name)?.[1];
    const { count = 0, med = 0, 'p(95)': p95 = 0, 'p(99)': p99 = 0, max = 0 } = values;
    return call ? [{ call, count, median: med, p95, p99, longest: max, crossed: crossed(name) }] : [];
  });
  const p95Of = (phase: string) => found[`http_req_duration{phase:${phase}}`]?.values['p(95)'] ?? 0;
  const alone = p95Of('alone');
  return {
    calls,
    ...(alone > 0 && { timesAlone: p95Of('steady') / alone }),
    requestsPerSecond: (found['http_reqs{phase:steady}']?.values['count'] ?? 0) / seconds,
    failed: found['http_req_failed']?.values['passes'] ?? 0,
    passed: !Object.keys(found).some(crossed),
  };
}
