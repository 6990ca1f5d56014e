import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { copyFiles } from './copy.ts';
import { folderStorage } from './folder.ts';
import { newKey, type Storage, StorageError } from './storage.ts';

async function storage(): Promise<{ folder: string; files: Storage }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-copy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const files = folderStorage(folder);
  await files.open();
  return { folder, files };
}

/** A storage with so many files. */
async function filled(count: number): Promise<{ files: Storage; keys: string[] }> {
  const { files } = await storage();
  const keys = Array.from({ length: count }, newKey);
  for (const [number, key] of keys.entries()) await files.put(key, Readable.from([`file ${number}`]));
  return { files, keys };
}

const textIn = async (files: Storage, key: string) => (await buffer((await files.get(key)).stream)).toString();
const unavailable = async () => Promise.reject(new StorageError('unavailable', undefined));

test('every file is copied under its key; done again, only what is missing or damaged is written', async () => {
  const { files, keys } = await filled(20);
  const { folder, files: other } = await storage();
  expect(await copyFiles(files, other)).toEqual({ copied: 20, known: 0, gone: 0 });
  expect(await Promise.all(keys.map((key) => textIn(other, key)))).toEqual(keys.map((_, number) => `file ${number}`));
  await other.delete(keys[0]!);
  await writeFile(path.join(folder, keys[1]!), 'damaged');
  const untouched = await stat(path.join(folder, keys[2]!));
  expect(await copyFiles(files, other)).toEqual({ copied: 2, known: 18, gone: 0 });
  expect(await textIn(other, keys[1]!)).toBe('file 1');
  expect((await stat(path.join(folder, keys[2]!))).ino).toBe(untouched.ino);
});

test('a copy that ends as the other store stops answering goes on where it ended', async () => {
  const { files, keys } = await filled(20);
  const { files: other } = await storage();
  let puts = 0;
  const failing = {
    ...other,
    put: (key: string, source: Readable) => ((puts += 1) > 12 ? unavailable() : other.put(key, source)),
  };
  await expect(copyFiles(files, failing)).rejects.toMatchObject({ reason: 'unavailable' });
  const { copied, known } = await copyFiles(files, other);
  expect(known).toBeGreaterThanOrEqual(8);
  expect(copied + known).toBe(keys.length);
});

test('a file that is deleted meanwhile is no failure, and one that is not there as it was written is', async () => {
  const { files, keys } = await filled(2);
  const { folder, files: other } = await storage();
  const leaving = {
    ...files,
    async *list() {
      for await (const file of files.list()) {
        if (file.key === keys[0]) await files.delete(file.key);
        yield file;
      }
    },
  };
  expect(await copyFiles(leaving, other)).toEqual({ copied: 1, known: 0, gone: 1 });
  const losing = { ...(await storage()).files, put: async () => {} };
  await expect(copyFiles(files, losing)).rejects.toThrow(`The file ${keys[1]} is not in the new storage`);
  expect(await readdir(folder)).toContain(keys[1]!.slice(0, 2));
});
