import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeOf, fill, issues, type RefusalKey, refusals } from './index.ts';

const root = join(import.meta.dirname, '../../..');
/** The code, without its tests and without the tables themselves. */
const code = globSync(['api/src/**/*.ts', 'api/contract/src/**/*.ts', 'plugins/*/src/**/*.ts'], { cwd: root })
  .filter((path) => !/\.test\.ts$|contract\/src\/(?:refusals|issues)\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const isNamed = (key: string, where: RegExp) =>
  code.some(({ path, text }) => where.test(path) && text.includes(`'${key}'`));

test('every refusal is thrown somewhere, and everything that can be wrong is found somewhere', () => {
  // Keys that the code composes, of a kind of call or a reason of the storage.
  const composed = /^(?:too-many-(?:uploads|analyses|reports|calls)|storage\.\w+)$/;
  const thrown = /^(?:api\/src|plugins)\//;
  expect(Object.keys(refusals).filter((key) => !composed.test(key) && !isNamed(key, thrown))).toEqual([]);
  expect(Object.keys(issues).filter((key) => !isNamed(key, /^api\//))).toEqual([]);
});

test('a code has one status, however many sentences', () => {
  const byCode = Map.groupBy(Object.keys(refusals) as RefusalKey[], codeOf);
  const statuses = [...byCode].map(([code, keys]) => [code, new Set(keys.map((key) => refusals[key][0])).size]);
  expect(statuses.filter(([, different]) => different !== 1)).toEqual([]);
  expect(byCode.get('not-found')).toContain('not-found:client');
});

test('a sentence is filled with its values, and only with those', () => {
  expect(fill('At most {most} of {what}.', { most: 5, what: '{most}' })).toBe('At most 5 of {most}.');
});
