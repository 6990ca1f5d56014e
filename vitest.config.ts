import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
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
          // What counts is that something ends; how fast a machine is has benchmarks.
          testTimeout: 30_000,
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
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Against the whole running product, in a real browser.
        test: {
          name: 'browser',
          include: ['scripts/acceptance/browser/**/*.e2e.ts'],
          globalSetup: ['api/src/testing/global-setup.ts'],
          // Each file has a server and a database of its own; the browser that runs the pages is one for each worker.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // A page is waited for as long as on a busy machine it may take.
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        // Against real servers of others, which scripts/acceptance/servers installs: only by scripts/test --all.
        test: {
          name: 'wide',
          include: ['{api/src,pipeline,plugins,scripts}/**/*.wide.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
