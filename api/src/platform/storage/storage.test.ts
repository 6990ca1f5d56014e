import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { folderStorage } from './folder.ts';
import { s3Storage } from './s3.ts';
import { newKey, type Storage } from './storage.ts';
import { describeStorage } from './storage.suite.ts';

async function inFolder(): Promise<{ folder: string; storage: Storage }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-files-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const storage = folderStorage(folder);
  await storage.open();
  return { folder, storage };
}

describeStorage('folder', async () => (await inFolder()).storage);

it('lets nobody but its own user read a stored file', async () => {
  const { folder, storage } = await inFolder();
  const key = newKey();
  await storage.put(key, Readable.from(['text']));
  expect((await stat(path.join(folder, key))).mode & 0o077).toBe(0);
});

it('sweeps what a killed process left of its uploads and leaves running ones alone', async () => {
  const { folder, storage } = await inFolder();
  const incoming = path.join(folder, 'incoming');
  await writeFile(path.join(incoming, 'old'), 'half');
  await writeFile(path.join(incoming, 'running'), 'half');
  await utimes(path.join(incoming, 'old'), new Date(0), new Date(0));
  await storage.sweep(new Date(Date.now() - 600_000));
  expect(await readdir(incoming)).toEqual(['running']);
});

it('says within a moment that no store listens at its address', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  const port = await new Promise<number>((resolve) =>
    server.once('listening', () => resolve((server.address() as { port: number }).port)),
  );
  server.close();
  const storage = s3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'cotejo',
    region: 'us-east-1',
    accessKey: 'key',
    secretKey: 'secret',
  });
  await expect(storage.put(newKey(), Readable.from(['text']))).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  expect(await storage.check(AbortSignal.timeout(5000))).toMatchObject({ ok: false });
});
