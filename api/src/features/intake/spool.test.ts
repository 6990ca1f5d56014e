import { limits } from '@cotejo/contract';
import { expect, test } from 'vitest';
import { spool } from './spool.ts';

const half = Buffer.alloc(limits.archiveBytes / 2 + 1);

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
  const spooling = slow.map(({ source }) => spool(source, limits.archiveBytes));
  const quick = slowly(Buffer.from('PK quick'));
  quick.end();
  await using archive = await spool(quick.source, limits.archiveBytes);
  expect((await archive.file.stat()).size).toBe(8);
  for (const { end } of slow) end();
  for (const one of await Promise.all(spooling)) await one[Symbol.asyncDispose]();
});

test('large archives wait until there is room for their bytes, and the first one goes on meanwhile', async () => {
  const [first, second, third] = [slowly(half, half), slowly(half, Buffer.from('more')), slowly(half)];
  const take = ({ source }: typeof first) => spool(source, 2 * limits.archiveBytes);
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
  await expect(spool(cut(), limits.archiveBytes)).rejects.toThrow('gone');
  const [first, next] = [slowly(half), slowly(Buffer.from('PK'))];
  for (const { end } of [first, next]) end();
  await using large = await spool(first.source, limits.archiveBytes);
  await using small = await spool(next.source, limits.archiveBytes);
  expect([(await large.file.stat()).size, (await small.file.stat()).size]).toEqual([half.length, 2]);
});
