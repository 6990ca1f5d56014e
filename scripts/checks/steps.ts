/** A command, and the file to which it writes how its tests went; one without a report counts as one test. */
export type Step = { name: string; command: string[]; report?: string };

/** Where the reports of the steps are. */
export const reports = '.cache/test';

/** In order of speed, so that the cheap complaints come first. */
const checks: Step[] = [
  { name: 'subjects of commits', command: ['scripts/checks/lint/commit-subjects'] },
  { name: 'lengths of lines', command: ['node', 'scripts/checks/lint/line-lengths.ts'] },
  { name: 'formatting', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'types of the server', command: types('.') },
  { name: 'types of the web app', command: types('web') },
  { name: 'unused files, exports and dependencies', command: ['knip', '--no-progress'] },
];

/** Against real servers of others, which are built the first time. */
const wider: Step[] = [
  { name: 'Ollama server', command: ['scripts/acceptance/servers/install-ollama'] },
  { name: 'Helm', command: ['scripts/acceptance/servers/install-helm'] },
  { name: 'API server of Kubernetes', command: ['scripts/acceptance/servers/install-kubernetes'] },
  { name: 'MinIO server', command: ['scripts/acceptance/servers/install-minio'] },
  { name: 'SeaweedFS server', command: ['scripts/acceptance/servers/install-seaweedfs'] },
  { name: 'k6', command: ['scripts/acceptance/servers/install-k6'] },
  { name: 'Docker Compose', command: ['scripts/acceptance/servers/install-compose'] },
  { name: 'base of the image', command: ['scripts/acceptance/servers/install-image-base'] },
  vitest('wide', 2, 1),
];

/** The compiler is a program in Go, a quarter of whose work would be to collect garbage. */
function types(project: string): string[] {
  return ['env', 'GOGC=400', 'tsc', '-p', project];
}

/** `workers`: files at once, also on two cores. `retry`: further tries of a test that failed. */
function vitest(project: string, workers: number, retry = 0): Step {
  const report = `${reports}/${project}.json`;
  return {
    name: `${project} tests`,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      `--maxWorkers=${workers}`,
      `--retry=${retry}`,
      '--reporter=default',
      '--reporter=./scripts/checks/second-tries.ts',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
  };
}

/** Steps by rows: those of a row one after the other, rows of a group side by side, groups one after the other. */
type Plan = Step[][][];

/**
 * Much of the tests is waiting, for processes, databases and pages: two rows keep two cores busy, and each goes on
 * where the other one waits. The unit tests, which hardly wait, come last: three files at once keep both cores busy by
 * themselves when the other row has ended.
 */
export const plans: Record<'quick' | 'whole' | 'all', Plan> = (() => {
  const whole = [
    [...checks, { name: 'web build', command: ['scripts/build'] }, vitest('browser', 2, 2)],
    [vitest('api', 3, 2), vitest('unit', 3)],
  ];
  return { quick: [[checks, [vitest('unit', 2)]]], whole: [whole], all: [whole, [wider]] };
})();
