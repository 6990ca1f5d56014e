import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const never = new AbortController().signal;

test('work is done in the order in which it came', async () => {
  const takeTurn = createTurns(1);
  const done: number[] = [];
  await Promise.all([1, 2, 3].map((number) => takeTurn(never, async () => void done.push(number))));
  expect(done).toEqual([1, 2, 3]);
});

test('work that failed makes room for the next', async () => {
  const takeTurn = createTurns(1);
  const failing = takeTurn(never, async () => Promise.reject(new Error('broken')));
  const next = takeTurn(never, async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('who is no longer wanted leaves the queue without a turn', async () => {
  const takeTurn = createTurns(1);
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = new AbortController();
  const first = takeTurn(never, () => promise);
  let hadTurn = false;
  const second = takeTurn(stop.signal, async () => void (hadTurn = true));
  const third = takeTurn(never, async () => 'done');
  stop.abort(new Error('no longer wanted'));
  await expect(second).rejects.toThrow('no longer wanted');
  resolve();
  await first;
  expect([await third, hadTurn]).toEqual(['done', false]);
});
