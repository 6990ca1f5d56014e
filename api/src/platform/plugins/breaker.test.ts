import { DocumentError, ProviderError, type ProviderFailure } from '@cotejo/plugin-kit';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createBreaker, type Silence } from './breaker.ts';

const { signal } = new AbortController();
const fails = (reason: ProviderFailure) => async () => {
  throw new ProviderError('far', reason, 'It failed.');
};
const never = () => new Promise<never>(() => {});
const answers = async () => 'answer';

/** The clock of the breaker, in seconds. */
let at: (seconds: number) => void;
beforeEach(() => {
  const time = vi.spyOn(performance, 'now');
  onTestFinished(() => time.mockRestore());
  at = (seconds) => void time.mockReturnValue(seconds * 1000);
  at(0);
});

function open(options: Partial<Parameters<typeof createBreaker>[0]> = {}) {
  const changes: (Silence | undefined)[] = [];
  const breaker = createBreaker({ plugin: 'far', onChange: (silence) => changes.push(silence), ...options });
  const asked: number[] = [];
  const ask = (attempt: () => Promise<unknown>, caller = signal) =>
    breaker.guard(async () => (asked.push(1), attempt()), caller).catch((error: unknown) => error);
  return { breaker, changes, asked, ask };
}

test('a plugin that fails three times in a row is skipped, with the reason of its failure', async () => {
  const { breaker, changes, asked, ask } = open();
  for (const _ of [1, 2, 3]) await ask(fails('unavailable'));
  expect(await ask(answers)).toMatchObject({ name: 'ProviderError', plugin: 'far', reason: 'unavailable' });
  expect(asked).toHaveLength(3);
  expect(breaker.silence()).toEqual({ since: expect.any(Date), reason: 'unavailable' });
  expect(changes).toEqual([breaker.silence()]);
});

test('it is tried once a minute, by one call alone, and asked as usual once it has answered', async () => {
  const { breaker, changes, asked, ask } = open();
  for (const _ of [1, 2, 3]) await ask(fails('timeout'));
  at(59);
  await ask(answers);
  expect(asked).toHaveLength(3);
  at(61);
  await Promise.all([ask(fails('timeout')), ask(answers), ask(answers)]);
  expect(asked).toHaveLength(4);
  at(122);
  expect(await ask(answers)).toBe('answer');
  expect(breaker.silence()).toBeUndefined();
  expect(changes.map(Boolean)).toEqual([true, false]);
  for (const _ of [1, 2]) await ask(fails('timeout'));
  expect(await ask(answers)).toBe('answer');
});

test('one that says itself that it is down is not tried with a document', async () => {
  let health = { ok: false };
  const { asked, ask } = open({ check: async () => health });
  for (const _ of [1, 2, 3]) await ask(fails('unavailable'));
  at(61);
  await ask(answers);
  expect(asked).toHaveLength(3);
  health = { ok: true };
  at(122);
  expect(await ask(answers)).toBe('answer');
});

test.for<[string, () => Promise<unknown>]>([
  ['an answer', answers],
  ['an answer of no use', fails('bad-output')],
  ['a refusal', fails('refused')],
  ['a key that is not accepted', fails('auth')],
  [
    'a document at fault',
    async () => {
      throw new DocumentError('document.damaged');
    },
  ],
])('%s ends the row of failures', async ([, attempt]) => {
  const { breaker, ask } = open();
  for (const one of [fails('timeout'), fails('timeout'), attempt, fails('timeout'), fails('timeout')]) await ask(one);
  expect(breaker.silence()).toBeUndefined();
});

test('a caller who leaves says nothing about the plugin', async () => {
  const { breaker, ask } = open();
  for (const _ of [1, 2, 3]) {
    const caller = new AbortController();
    const left = ask(never, caller.signal);
    caller.abort(new Error('gone'));
    expect(await left).toEqual(new Error('gone'));
  }
  expect(breaker.silence()).toBeUndefined();
});

test('whoever still waits when it begins to be skipped waits no longer', async () => {
  const { ask } = open();
  const waiting = [ask(never), ask(never)];
  for (const _ of [1, 2, 3]) await ask(fails('crashed'));
  expect(await Promise.all(waiting)).toEqual([
    expect.objectContaining({ reason: 'crashed' }),
    expect.objectContaining({ reason: 'crashed' }),
  ]);
});

test('a call without an answer ends by the clock, even if the plugin ignores its signal', async () => {
  const { breaker, ask } = open({ timeout: 20 });
  for (const _ of [1, 2, 3])
    expect(await ask(never)).toMatchObject({
      reason: 'timeout',
      message: expect.stringContaining('PLUGIN_TIMEOUT') as string,
    });
  expect(breaker.silence()?.reason).toBe('timeout');
});
