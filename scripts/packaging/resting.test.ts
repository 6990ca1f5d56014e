import path from 'node:path';
import { expect, test } from 'vitest';
import { lastRelease, resting, runningNames } from './resting.ts';

test('the last release is the newest version, whatever else has changed since', () => {
  expect(
    lastRelease({
      created: '2019-01-01T10:00:00.000Z',
      modified: '2026-05-01T10:00:00.000Z',
      '2.0.0': '2022-04-08T23:30:00.000+00:00',
      '1.0.1': '2021-01-01T10:00:00.000Z',
    }),
  ).toBe('2022-04-08');
});

test('what has had no release for two years is told, the longest first', () => {
  const releases = [
    { name: 'kept', last: '2026-01-31' },
    { name: 'old', last: '2024-11-22' },
    { name: 'on-the-day', last: '2024-11-23' },
    { name: 'older', last: '2019-05-02' },
  ];
  expect(resting(releases, '2026-11-23').map(({ name }) => name)).toEqual(['older', 'old']);
});

test('packages that run are asked about once each, and none that only developers use', () => {
  const names = runningNames(path.resolve(import.meta.dirname, '../..'));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['lucia', 'oslo', 'react']));
  expect(names).not.toContain('oxlint');
});
