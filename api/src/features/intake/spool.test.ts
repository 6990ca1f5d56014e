import { limits } from '@cotejo/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { spool } from './spool.ts';

const stays = new AbortController().signal;
const half = Buffer.alloc(limits.archiveBytes / 2 + 1);

afterEach(() => void vi.useRealTimers());

/** A source that gives its chunks, tells when each is taken, and then waits until it is ended. */
function slowly(...chunks: Buffer[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const given: number[] = [];
  const taken = chunks.map(() => Promise.withResolvers<void>());
  async function* source() {
    for (const [index, chunk] of chunks.entries()) {
      yield chunk;
      given.push(chunk.length);
      taken[index]!.resolve();
    }
    await promise;
  }
  return { source: source(), given, taken: taken.map(({ promise }) => promise), end: resolve };
}

test('archives that arrive slowly, however many, hold up no other one', async () => {
  const slow = [1, 2, 3, 4].map(() => slowly(Buffer.from('PK')));
  const spooling = slow.map(({ source }) => spool(source, limits.archiveBytes, stays));
  const quick = slowly(Buffer.from('PK quick'));
  quick.end();
  await using archive = await spool(quick.source, limits.archiveBytes, stays);
  expect((await archive.file.stat()).size).toBe(8);
  for (const { end } of slow) end();
  for (const one of await Promise.all(spooling)) await one[Symbol.asyncDispose]();
});

test('large archives wait until there is room for their bytes, and the first one goes on meanwhile', async () => {
  const [first, second, third] = [slowly(half, half), slowly(half, Buffer.from('more')), slowly(half)];
  const take = ({ source }: typeof first) => spool(source, 2 * limits.archiveBytes, stays);
  const spooling = [take(first)];
  await first.taken[0];
  spooling.push(take(second), take(third));
  await first.taken[1];
  expect([second.given, third.given]).toEqual([[], []]);
  for (const { end } of [first, second, third]) end();
  for (const one of spooling) await (await one)[Symbol.asyncDispose]();
  expect([second.given.length, third.given.length]).toEqual([2, 1]);
});

test('an archive whose sender leaves makes room for the next one', async () => {
  async function* cut() {
    yield half;
    throw new Error('gone');
  }
  await expect(spool(cut(), limits.archiveBytes, stays)).rejects.toThrow('gone');
  const [first, next] = [slowly(half), slowly(Buffer.from('PK'))];
  for (const { end } of [first, next]) end();
  await using large = await spool(first.source, limits.archiveBytes, stays);
  await using small = await spool(next.source, limits.archiveBytes, stays);
  expect([(await large.file.stat()).size, (await small.file.stat()).size]).toEqual([half.length, 2]);
});

test('of large archives that come too slowly the largest gives way to one that waits for room', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const most = Buffer.alloc(limits.archiveBytes - 4);
  const [small, large] = [slowly(Buffer.from('P'), Buffer.from('K')), slowly(most, Buffer.from('K'))];
  const take = ({ source }: typeof small) => spool(source, limits.archiveBytes, stays);
  const spooling = [take(small), take(large)];
  await Promise.all([small.taken[1], large.taken[1]]);
  const quick = slowly(half);
  quick.end();
  const waiting = take(quick);
  await vi.advanceTimersByTimeAsync(10_000);
  await using archive = await waiting;
  expect((await archive.file.stat()).size).toBe(half.length);
  for (const { end } of [small, large]) end();
  await expect(spooling[1]).rejects.toMatchObject({ code: 'archive.too-slow', status: 408 });
  await (await spooling[0]!)[Symbol.asyncDispose]();
});

test('an archive that waits for room, or has come, is not slow however long it takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [first, second] = [slowly(half), slowly(half)];
  first.end();
  const come = await spool(first.source, limits.archiveBytes, stays);
  const others = [slowly(Buffer.from('PK')), second];
  const spooling = others.map(({ source }) => spool(source, limits.archiveBytes, stays));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(second.given).toEqual([]);
  await come[Symbol.asyncDispose]();
  for (const { end } of others) end();
  for (const one of spooling) await (await one)[Symbol.asyncDispose]();
  expect(second.given).toEqual([half.length]);
});

test('an archive whose sender leaves while it waits for room gives back what it holds', async () => {
  const [first, left, next] = [slowly(half), slowly(Buffer.alloc(half.length - 8), half), slowly(half)];
  const leaving = new AbortController();
  const take = ({ source }: typeof first, signal = stays) => spool(source, 2 * limits.archiveBytes, signal);
  const spooling = take(first);
  await first.taken[0];
  const waiting = take(left, leaving.signal);
  await left.taken[0];
  leaving.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  const small = slowly(Buffer.alloc(half.length - 8));
  for (const { end } of [first, small, next]) end();
  await (await take(small))[Symbol.asyncDispose]();
  await (await spooling)[Symbol.asyncDispose]();
  await (await take(next))[Symbol.asyncDispose]();
});
