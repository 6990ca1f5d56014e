import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take the longest. Vitest knows that from the run before, and in a new clone sorts files by their size. */
const longest = [
  'documents/pathological.test.ts',
  'backup/embedded-backup.test.ts',
  'account/leave-root.test.ts',
  'src/main.test.ts',
  'intake/intake.test.ts',
  'browser/every-screen.e2e.ts',
  'browser/main-job.e2e.ts',
  'unseen/pdf.test.ts',
  'evaluation/same-score.test.ts',
  'ocr-tesseract/src/index.test.ts',
];

/** Begins with what takes longest, so that no worker is alone with it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((end) => moduleId.endsWith(end));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * What counts is that something ends, on a busy machine too; how fast a machine is has benchmarks. Whoever waits asks
 * again, by `expect.poll`.
 */
const patience = { testTimeout: 1_800_000, hookTimeout: 900_000, expect: { poll: { timeout: 300_000 } } };

/** Saves a tenth of the processor time: threads that collect garbage would take the cores from other files. */
const execArgv = ['--single-threaded-gc', '--min-semi-space-size=16'];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Needs nothing but the code.
        test: {
          name: 'unit',
          include: [
            '{api/contract,api/src/ground/config,api/src/platform/offline,pipeline,plugins,scripts}/**/*.test.ts',
            'web/src/**/*.test.{ts,tsx}',
          ],
          // No test leaves anything behind in the process, so the modules may be shared: loading them costs more than
          // most tests.
          isolate: false,
          execArgv,
          ...patience,
        },
      },
      {
        // Against one real PostgreSQL, started for all of them.
        test: {
          name: 'api',
          include: ['api/src/**/*.test.ts'],
          exclude: ['api/src/{ground/config,platform/offline}/**'],
          globalSetup: ['api/src/testing/global-setup.ts'],
          // A file's state is its own database; the modules may be shared.
          isolate: false,
          execArgv,
          ...patience,
        },
      },
      {
        // Against the whole running product, in a real browser.
        test: {
          name: 'browser',
          include: ['scripts/acceptance/browser/**/*.e2e.ts'],
          globalSetup: ['api/src/testing/global-setup.ts', 'scripts/acceptance/browser/global-setup.ts'],
          setupFiles: ['scripts/acceptance/browser/tell-failures.ts', 'scripts/acceptance/browser/begin-anew.ts'],
          // Each file has a company of its own, some a server; the browser that runs the pages is one for each worker.
          isolate: false,
          execArgv,
          ...patience,
        },
      },
      {
        // Against real servers of others, which scripts/acceptance/servers installs: only by scripts/test --all.
        test: {
          name: 'wide',
          include: ['{api/src,pipeline,plugins,scripts}/**/*.wide.ts'],
          execArgv,
          ...patience,
        },
      },
    ],
  },
});
