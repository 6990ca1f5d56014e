import { expect, test } from 'vitest';
import { isoText } from './iso-text.ts';

test.each([
  ['2026-11-21 13:19:24.123456+00', '2026-11-21T13:19:24.123Z'],
  ['2026-11-21 13:19:24.1+00', '2026-11-21T13:19:24.100Z'],
  ['2026-11-21 13:19:24.000999+00', '2026-11-21T13:19:24.000Z'],
  ['2026-11-21 13:19:24+00', '2026-11-21T13:19:24.000Z'],
])('%s is sent as a Date would print it', (text, sent) => {
  expect(isoText(text)).toBe(sent);
  expect(new Date(text).toISOString()).toBe(sent);
});
