import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { countTests, type Count } from './count.ts';

const reports = '.cache/test';

type Step = { name: string; command: string[]; report?: string };

/** In order of speed, so that the cheap complaints come first. */
const quickSteps: Step[] = [
  { name: 'subjects of commits', command: ['scripts/checks/lint/commit-subjects'] },
  { name: 'formatting', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'types of the server', command: ['tsc', '-p', '.'] },
  { name: 'types of the web app', command: ['tsc', '-p', 'web'] },
  { name: 'unused files, exports and dependencies', command: ['knip', '--no-progress'] },
  vitest('unit', 2),
];

/** What needs the database, a build or a browser. */
const fullSteps: Step[] = [
  // These wait for processes and databases a quarter of the time.
  vitest('api', 3),
  { name: 'web build', command: ['scripts/build'] },
  vitest('browser', 2),
];

/** With --all: against real servers of others, which are built the first time. */
const widerSteps: Step[] = [
  { name: 'Ollama server', command: ['scripts/acceptance/servers/install-ollama'] },
  { name: 'Helm', command: ['scripts/acceptance/servers/install-helm'] },
  { name: 'MinIO server', command: ['scripts/acceptance/servers/install-minio'] },
  { name: 'SeaweedFS server', command: ['scripts/acceptance/servers/install-seaweedfs'] },
  { name: 'k6', command: ['scripts/acceptance/servers/install-k6'] },
  { name: 'Docker Compose', command: ['scripts/acceptance/servers/install-compose'] },
  { name: 'base of the image', command: ['scripts/acceptance/servers/install-image-base'] },
  vitest('wide', 2),
];

/** `workers`: files at once, also on two cores. */
function vitest(project: string, workers: number): Step {
  const report = `${reports}/${project}.json`;
  return {
    name: `${project} tests`,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      `--maxWorkers=${workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
  };
}

/** Runs one step; a step without a report counts as one test. */
function run({ name, command, report }: Step): Count {
  const started = performance.now();
  console.log(`\n— ${name}`);
  const [program = '', ...rest] = command;
  const { status } = spawnSync(program, rest, { stdio: 'inherit' });
  console.log(`${status === 0 ? 'ok' : 'FAILED'} after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const count = report ? countTests(readReport(report)) : { passed: 0, failed: 0 };
  if (count.failed > 0 || (report && status === 0)) return count;
  return status === 0 ? { passed: 1, failed: 0 } : { passed: count.passed, failed: 1 };
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

const given = process.argv.slice(2);
if (given.length > 1 || given.some((argument) => !['--quick', '--all'].includes(argument))) {
  console.error('usage: scripts/test [--quick | --all]');
  process.exit(2);
}

const isQuick = given.includes('--quick');
const isWide = given.includes('--all');
if (isWide)
  console.log(
    'Also against servers of others: those that are not in .cache yet are built after the first tests, all of them ' +
      'in about twenty minutes on two cores.',
  );
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const counts = [...quickSteps, ...(isQuick ? [] : fullSteps), ...(isWide ? widerSteps : [])].map(run);
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
