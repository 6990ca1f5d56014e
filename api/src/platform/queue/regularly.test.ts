import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { regularly } from './regularly.ts';

test('work that fails again and again goes on, one turn at a time, and the log says so once', async () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  let atWork = 0;
  let most = 0;
  const work = vi.fn<() => Promise<void>>(async () => {
    atWork += 1;
    most = Math.max(most, atWork);
    await new Promise(setImmediate);
    atWork -= 1;
    throw new Error('the database is away');
  });
  const watch = regularly(1, work, { log, problem: 'nothing could be looked at' });
  onTestFinished(() => watch.stop());
  await expect.poll(() => work.mock.calls.length).toBeGreaterThan(3);
  expect(most).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('nothing could be looked at');
});

test('no turn begins after the stop, not even when one was under way', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = vi.fn<() => Promise<void>>(() => promise);
  regularly(10, work, { log: pino({ enabled: false }), problem: 'nothing could be looked at' }).stop();
  resolve();
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(1);
});
