import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/.runtime/**', '**/dist/**'];

/** `unit` needs nothing but the code; `api` runs against a real PostgreSQL that it starts itself */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['plugins/**/*.test.ts', 'pipeline/**/*.test.ts', 'api/contract/**/*.test.ts', 'api/src/config/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ignored,
        },
      },
      {
        test: {
          name: 'api',
          include: ['api/src/**/*.test.ts'],
          exclude: [...ignored, 'api/src/config/**'],
          globalSetup: ['api/src/testing/global-setup.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
