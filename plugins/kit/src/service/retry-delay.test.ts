import { expect, test } from 'vitest';
import { retryDelay } from './retry-delay.ts';

const now = Date.parse('2026-09-01T12:00:00Z');

test.each<[string, Record<string, string>, string, number | undefined]>([
  ['seconds', { 'retry-after': '7' }, '', 7_000],
  ['a date', { 'retry-after': 'Tue, 01 Sep 2026 12:00:09 GMT' }, '', 9_000],
  ['a date in the past', { 'retry-after': 'Tue, 01 Sep 2026 11:00:00 GMT' }, '', 0],
  ['milliseconds before seconds', { 'retry-after-ms': '120', 'retry-after': '1' }, '', 120],
  ["Google's word in the body", {}, '{"error":{"details":[{"retryDelay": "34.5s"}]}}', 34_500],
  ['nonsense', { 'retry-after': 'soon' }, '', undefined],
  ['nothing', {}, '', undefined],
])('a pause is read from %s', (_, headers, body, delay) => {
  expect(retryDelay(new Headers(headers), body, now)).toBe(delay);
});
