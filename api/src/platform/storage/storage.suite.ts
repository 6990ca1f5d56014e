import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { newKey, type Storage } from './storage.ts';

/** The tests that every storage must pass. */
export function describeStorage(name: string, create: () => Promise<Storage>): void {
  describe(`the ${name} storage`, () => {
    it('gives back the bytes that it was given, with their number', async () => {
      const storage = await create();
      const bytes = randomBytes(300_000);
      const key = newKey();
      await storage.put(key, Readable.from([bytes.subarray(0, 100_000), bytes.subarray(100_000)]));
      const { stream, size } = await storage.get(key);
      expect(size).toBe(bytes.length);
      expect((await buffer(stream)).equals(bytes)).toBe(true);
    });

    it('keeps an empty file', async () => {
      const storage = await create();
      const key = newKey();
      await storage.put(key, Readable.from([]));
      const { stream, size } = await storage.get(key);
      expect([size, (await buffer(stream)).length]).toEqual([0, 0]);
    });

    it('keeps nothing of a source that breaks off', async () => {
      const storage = await create();
      const key = newKey();
      const source = Readable.from(
        (async function* () {
          yield randomBytes(50_000);
          throw new Error('broken off');
        })(),
      );
      await expect(storage.put(key, source)).rejects.toThrow('broken off');
      await expect(storage.get(key)).rejects.toMatchObject({ reason: 'missing' });
      expect(await keys(storage)).not.toContain(key);
    });

    it('does not take a file that may not be read for a store that is away', async () => {
      const storage = await create();
      for (const [file, code] of [
        ['/', 'EISDIR'],
        ['/nowhere/cv.txt', 'ENOENT'],
      ] as const)
        await expect(storage.put(newKey(), createReadStream(file))).rejects.toMatchObject({ code, name: 'Error' });
    });

    it('says that a file is missing rather than giving an empty one', async () => {
      await expect((await create()).get(newKey())).rejects.toMatchObject({ status: 404, reason: 'missing' });
    });

    it('deletes a file, and once more without complaint', async () => {
      const storage = await create();
      const key = newKey();
      await storage.put(key, Readable.from(['text']));
      await storage.delete(key);
      await storage.delete(key);
      await expect(storage.get(key)).rejects.toMatchObject({ reason: 'missing' });
    });

    it('lists every file with the time at which it was stored', async () => {
      const storage = await create();
      const key = newKey();
      const before = Date.now();
      await storage.put(key, Readable.from(['text']));
      for await (const file of storage.list()) {
        if (file.key === key) expect(Math.abs(file.modifiedAt.getTime() - before)).toBeLessThan(60_000);
      }
      expect(await keys(storage)).toContain(key);
    });

    it('says that it can work', async () => {
      expect(await (await create()).check(AbortSignal.timeout(5000))).toEqual({ ok: true });
    });
  });
}

async function keys(storage: Storage): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of storage.list()) found.push(key);
  return found;
}
