import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chartReadme } from './values-table.ts';

test(
  "helm/README.md tells the chart's values as their schema does; if not, run " +
    'scripts/checks/generate-helm-readme.ts',
  () => {
    expect(chartReadme()).toBe(readFileSync(path.resolve(import.meta.dirname, '../../../helm/README.md'), 'utf8'));
  },
);
