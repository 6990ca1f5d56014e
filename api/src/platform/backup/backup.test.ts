import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { fileDeletions } from '../database/schema/index.ts';
import { jobText } from '../../features/documents/testing/texts.ts';
import { deleteFilesHandler } from '../../features/documents/upkeep.ts';
import { folderStorage } from '../storage/folder.ts';
import { newKey, type Storage } from '../storage/storage.ts';
import { createTestServer } from '../../testing/server.ts';
import { uploadJob } from '../../testing/upload.ts';
import { compareFiles } from './compare-files.ts';
import { loadFiles, saveFiles } from './files.ts';
import { holdDeletions } from './hold.ts';

const server = await createTestServer({ env: { DATABASE_TIMEOUT: '1' } });
afterAll(server.close);
const { database, databaseUrl, dependencies } = server;

async function emptyStorage(): Promise<Storage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const storage = folderStorage(folder);
  await storage.open();
  return storage;
}

async function withFiles(contents: Buffer[]): Promise<{ storage: Storage; keys: string[] }> {
  const storage = await emptyStorage();
  const keys = contents.map(() => newKey());
  await Promise.all(contents.map((bytes, index) => storage.put(keys[index]!, Readable.from([bytes]))));
  return { storage, keys };
}

async function archiveOf(storage: Storage): Promise<Buffer> {
  const output = new PassThrough();
  const [bytes] = await Promise.all([buffer(output), saveFiles(storage, output)]);
  return bytes;
}

test('files come back under their keys, byte for byte, an empty one too; loading them twice does no harm', async () => {
  const contents = [randomBytes(300_000), Buffer.alloc(0), Buffer.from('text')];
  const { storage, keys } = await withFiles(contents);
  const archive = await archiveOf(storage);
  const other = await emptyStorage();
  expect(await loadFiles(other, Readable.from([archive]))).toBe(3);
  expect(await loadFiles(other, Readable.from([archive]))).toBe(3);
  for (const [index, key] of keys.entries())
    expect((await buffer((await other.get(key)).stream)).equals(contents[index]!)).toBe(true);
});

test('an archive that was cut off, or in which a byte has changed, is refused', async () => {
  const { storage } = await withFiles([randomBytes(5000), randomBytes(5000)]);
  const archive = await archiveOf(storage);
  const changed = Buffer.from(archive);
  changed[1000]! ^= 1;
  for (const cut of [archive.subarray(0, 3000), archive.subarray(0, 7168), Buffer.from('no archive'.repeat(100))]) {
    await expect(loadFiles(await emptyStorage(), Readable.from([cut]))).rejects.toThrow(
      /The archive of files (cannot be read|is not complete)/,
    );
  }
  await expect(loadFiles(await emptyStorage(), Readable.from([changed]))).rejects.toThrow(
    '1 of 2 files are not what they were',
  );
});

test('a file that a row refers to and that is not stored is found', async () => {
  const client = await server.signUp();
  await uploadJob(client, jobText);
  expect(await compareFiles(database, dependencies.storage)).toMatchObject({ missing: [], referred: 1 });
  expect((await compareFiles(database, await emptyStorage())).missing).toHaveLength(1);
});

test('what is deleted while a backup is made stays stored until it is finished', async () => {
  const key = newKey();
  await dependencies.storage.put(key, Readable.from(['text']));
  const first = await holdDeletions(databaseUrl);
  const second = await holdDeletions(databaseUrl);
  await database.insert(fileDeletions).values({ storageKey: key });
  const run = () =>
    deleteFilesHandler(dependencies)({}, { signal: new AbortController().signal, complete: async () => {} });
  await expect(run()).rejects.toThrow();
  expect(await first.release()).toBe(true);
  await expect(run()).rejects.toThrow();
  expect((await buffer((await dependencies.storage.get(key)).stream)).toString()).toBe('text');
  expect(await second.release()).toBe(true);
  await run();
  await expect(dependencies.storage.get(key)).rejects.toMatchObject({ reason: 'missing' });
});
