import { expect, test, vi } from 'vitest';
import { eventReply } from './event-reply.ts';

type Numbered = { n: number; text?: string };

/** A stream of numbered events to somebody who has read nothing yet. */
function listen() {
  const left = vi.fn<() => void>();
  const caller = new AbortController();
  let send = (_: Numbered) => {};
  let sendAll = (_: Numbered[]) => {};
  const listener = { signal: caller.signal, mayStay: async () => true };
  const reply = eventReply<Numbered>(listener, new AbortController().signal, (stream) => {
    ({ send, sendAll } = stream);
    return left;
  });
  /** The numbers of the events until the end. */
  const read = async () => [...(await reply.text()).matchAll(/^data: \{"n":(\d+)/gm)].map(([, n]) => Number(n));
  return { left, caller, read, send, sendAll };
}

const numbers = (many: number) => Array.from({ length: many }, (_, n) => n);

test('who reads late gets every event in its order, after a snapshot of any length', async () => {
  const { left, caller, read, send, sendAll } = listen();
  sendAll(numbers(20_000).map((n) => ({ n })));
  for (const n of numbers(900)) send({ n });
  expect(left).not.toHaveBeenCalled();
  caller.abort();
  expect(left).toHaveBeenCalledOnce();
  expect(await read()).toEqual([...numbers(20_000), ...numbers(900)]);
});

test('of who does not read little is kept: what waits is dropped, and the stream has ended for good', async () => {
  const { left, read, send } = listen();
  for (const n of numbers(50_000)) send({ n, text: 'x'.repeat(100) });
  expect(left).toHaveBeenCalledOnce();
  // What had been handed over before, and nothing behind a gap.
  expect(await read()).toEqual([0]);
});

test('who reads in between may hear any number of events, each once', async () => {
  const { left, caller, read, send } = listen();
  const heard = read();
  for (const n of numbers(20_000)) {
    send({ n });
    if (n % 500 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  caller.abort();
  expect(await heard).toEqual(numbers(20_000));
  expect(left).toHaveBeenCalledOnce();
});
