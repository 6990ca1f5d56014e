import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '../../..');
const read = (folder: string, name: string) => readFileSync(path.join(project, folder, name), 'utf8');

const served = new Set(
  readdirSync(path.join(project, 'api/src/platform/metrics'))
    .filter((name) => !name.endsWith('.test.ts'))
    .flatMap((name) =>
      [...read('api/src/platform/metrics', name).matchAll(/'(cotejo_\w+)'/g)].map(([, metric]) => metric),
    ),
);

test.each(['rules.yml', 'dashboard.json'])(
  'every metric that helm/monitoring/%s asks for is one that the server has',
  (name) => {
    const asked = [...read('helm/monitoring', name).matchAll(/\bcotejo_\w+?(?=(?:_bucket|_count|_sum)?\b)/g)].map(
      ([metric]) => metric,
    );
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((metric) => !served.has(metric))).toEqual([]);
  },
);
