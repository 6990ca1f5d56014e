import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{pipeline,plugins,scripts}/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'] } },
      {
        // Against one real PostgreSQL, started for all of them.
        test: { name: 'api', include: ['api/**/*.test.ts'], globalSetup: ['api/src/testing/global-setup.ts'] },
      },
      {
        // Against the whole running product, in a real browser.
        test: { name: 'browser', include: ['web/e2e/**/*.e2e.ts'], testTimeout: 180_000, hookTimeout: 60_000 },
      },
    ],
  },
});
