import { afterEach, expect, it, vi } from 'vitest';
import { dayText, minuteText, secondText, timeText } from './dates.ts';

afterEach(() => vi.unstubAllEnvs());

it('writes a moment as it is at the place of the reader', () => {
  vi.stubEnv('TZ', 'America/Bogota');
  const moment = '2026-11-28T01:05:09.123Z';
  expect(dayText(moment)).toBe('27/11/2026');
  expect(minuteText(moment)).toBe('27/11/2026 20:05');
  expect(secondText(moment)).toBe('27/11/2026 20:05:09');
  expect(timeText(moment)).toBe('20:05');
});

it.each(['America/Bogota', 'UTC', 'Pacific/Auckland'])('writes a day as the same day in %s', (place) => {
  vi.stubEnv('TZ', place);
  expect(dayText('2026-01-01')).toBe('01/01/2026');
});
