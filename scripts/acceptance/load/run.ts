import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { freePort } from '../../../api/src/platform/database/free-port.ts';
import { waitUntilReady } from '../../demo/drive/client.ts';
import { type Figures, type Play, play, type Scenario, scenarios } from './k6.ts';
import { type Population, setStage, type Stage } from './stage.ts';

/** A hundred recruiters with a hundred thousand candidates. */
const population: Population = {
  companies: 20,
  recruiters: 5,
  agency: {
    clients: 100,
    opportunitiesPerClient: 5,
    opportunitiesWithRoles: 500,
    rolesPerOpportunity: 2,
    candidatesPerRole: 5,
  },
};
/** People at once, by scenario; those who upload all the time are never many. */
const people: Record<Scenario, number> = { browse: 100, upload: 10, analyze: 10, mixed: 100, flood: 20 };
const THINK_SECONDS = 1;
const WARM_UP_SECONDS = 8;
/** How many times as long as without a flood others may wait beside one, at most. */
const MOST_TIMES_ALONE = 2;
/** Without pauses, to see how many calls the machine can take. */
const rush = { people: 16, thinkSeconds: 0, patience: 1000 };

const {
  values: { seconds: secondsText },
  positionals,
} = parseArgs({ allowPositionals: true, options: { seconds: { type: 'string', default: '60' } } });
const unknown = positionals.find((name) => !(scenarios as readonly string[]).includes(name));
const seconds = Number(secondsText);
if (unknown !== undefined || !(seconds > 0)) {
  console.error(`usage: scripts/acceptance/load/run [${scenarios.join('|')}]... [--seconds N]`);
  process.exit(2);
}

console.log(
  `Load of the machine before the start: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`,
);
const started = performance.now();
const stage = await setStage(population);
console.log(
  `Product, PostgreSQL and MinIO are ready, with ${candidatesOf(population)} candidates, after ` +
    `${((performance.now() - started) / 1000).toFixed(0)} s`,
);
let passed = true;
try {
  for (const scenario of scenarios.filter((name) => positionals.length === 0 || positionals.includes(name)))
    passed = (await report(scenario, stage)) && passed;
} finally {
  await stage.stop();
}
process.exitCode = passed ? 0 : 1;

async function report(scenario: Scenario, { origin, databaseUrl }: Stage): Promise<boolean> {
  const common = { scenario, population, seconds, warmUpSeconds: WARM_UP_SECONDS };
  console.log(
    `\n${scenario}: ${people[scenario]} recruiters of ${population.companies} companies, ${seconds} s, ` +
      `${THINK_SECONDS} s of thought before each screen and each upload`,
  );
  // This process does nothing meanwhile: when it wakes late, the machine is busy with other things, and everybody
  // waits.
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const figures = await play({ ...common, origin, people: people[scenario], thinkSeconds: THINK_SECONDS });
  delay.disable();
  printCalls(figures);
  console.log(
    `A process that only sleeps was woken ${(delay.percentile(95) / 1e6 - 10).toFixed(0)} ms late at p95, ` +
      `${(delay.max / 1e6 - 10).toFixed(0)} ms at worst: so much of the above is the machine's`,
  );
  if (scenario === 'browse') await compare({ ...common, seconds: Math.min(seconds, 15) }, origin, databaseUrl);
  return figures.passed && isUnharmed(figures);
}

/** Prints how much longer the others wait beside a flood. */
function isUnharmed({ timesAlone }: Figures): boolean {
  if (timesAlone === undefined) return true;
  const passed = timesAlone <= MOST_TIMES_ALONE;
  console.log(
    `Beside the flood of one user, recruiters of other companies waited ${timesAlone.toFixed(2)} times as long as ` +
      `alone (p95): ${passed ? 'within' : 'OVER'} ${MOST_TIMES_ALONE}`,
  );
  return passed;
}

function printCalls({ calls, requestsPerSecond, failed, passed }: Figures): void {
  console.log(
    'call'.padEnd(16) +
      ['requests', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms'].map((title) => title.padStart(10)).join(''),
  );
  for (const { call, count, median, p95, p99, longest, crossed } of calls) {
    console.log(
      `${call.padEnd(16)}${String(count).padStart(10)}` +
        `${[median, p95, p99, longest].map((value) => value.toFixed(1).padStart(10)).join('')}` +
        `${crossed ? '   over its threshold' : ''}`,
    );
  }
  console.log(
    `${requestsPerSecond.toFixed(0)} requests a second, ${failed} failed; thresholds ${passed ? 'kept' : 'CROSSED'}`,
  );
}

/** The same calls without pauses, answered by the product and by a bare server. */
async function compare(
  common: Omit<Play, 'origin' | 'people' | 'thinkSeconds'>,
  origin: string,
  databaseUrl: string,
): Promise<void> {
  const ofProduct = await play({ ...common, ...rush, origin });
  const baseline = await startBaseline(databaseUrl);
  try {
    const ofBaseline = await play({ ...common, ...rush, origin: baseline.origin });
    const ratio = ofProduct.requestsPerSecond / ofBaseline.requestsPerSecond;
    console.log(
      `Without pauses, ${rush.people} at once: ${ofProduct.requestsPerSecond.toFixed(0)} requests a second ` +
        `(${ofProduct.failed} failed); bare Hono with one indexed SELECT: ` +
        `${ofBaseline.requestsPerSecond.toFixed(0)} (${ofBaseline.failed} failed); ratio ${ratio.toFixed(2)}`,
    );
  } finally {
    baseline.stop();
  }
}

async function startBaseline(databaseUrl: string): Promise<{ origin: string; stop(): void }> {
  const port = await freePort();
  const server = spawn(process.execPath, [path.join(import.meta.dirname, 'baseline.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(origin, 20, () => server.exitCode === null);
  return { origin, stop: () => server.kill() };
}

function candidatesOf({ companies, agency }: Population): number {
  return companies * agency.opportunitiesWithRoles * agency.rolesPerOpportunity * agency.candidatesPerRole;
}
