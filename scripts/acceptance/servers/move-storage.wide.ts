import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { s3Storage } from '../../../api/src/platform/storage/s3.ts';
import { newKey, type Storage } from '../../../api/src/platform/storage/storage.ts';
import { type S3Server, startMinio, startSeaweedfs } from './s3.ts';

const run = promisify(execFile);
const project = path.resolve(import.meta.dirname, '../../..');
const FILES = 600;

let minio: S3Server;
let seaweedfs: S3Server;
beforeAll(async () => {
  [minio, seaweedfs] = await Promise.all([startMinio(), startSeaweedfs()]);
});
afterAll(() => Promise.all([minio.stop(), seaweedfs.stop()]));

const storageOf = ({ endpoint, accessKey, secretKey }: S3Server): Storage =>
  s3Storage({ endpoint, accessKey, secretKey, bucket: 'cotejo', region: 'us-east-1' });

const settingsOf = ({ endpoint, accessKey, secretKey }: S3Server, prefix = '') => ({
  [`${prefix}STORAGE`]: 's3',
  [`${prefix}S3_ENDPOINT`]: endpoint,
  [`${prefix}S3_ACCESS_KEY`]: accessKey,
  [`${prefix}S3_SECRET_KEY`]: secretKey,
});

/** The command as an operator gives it. */
const copy = (from: S3Server, to: S3Server) =>
  run(process.execPath, [path.join(project, 'api/src/commands/admin.ts'), 'copy-files'], {
    env: { PATH: process.env.PATH, ...settingsOf(from), ...settingsOf(to, 'TO_') },
  });

async function countOf(storage: Storage): Promise<number> {
  return (await Array.fromAsync(storage.list())).length;
}

test('every file moves from MinIO to SeaweedFS, though either is killed meanwhile', async () => {
  const [from, to] = [storageOf(minio), storageOf(seaweedfs)];
  await Promise.all([from.open(), to.open()]);
  const files = Array.from({ length: FILES }, () => ({ key: newKey(), bytes: randomBytes(20_000) }));
  for (let at = 0; at < FILES; at += 50)
    await Promise.all(files.slice(at, at + 50).map(({ key, bytes }) => from.put(key, Readable.from([bytes]))));

  let copied = 0;
  for (const server of [seaweedfs, minio]) {
    const ended = copy(minio, seaweedfs).then(
      () => 'done',
      ({ stderr }: { stderr: string }) => stderr.trim(),
    );
    await expect.poll(() => countOf(to), { interval: 20 }).toBeGreaterThan(copied);
    await server.restart(server.secretKey);
    expect(await ended).toMatch(/^(done|The file storage)/);
    copied = await countOf(to);
    expect(copied).toBeLessThan(FILES);
  }
  const { stdout } = await copy(minio, seaweedfs);
  const [, written, known] = /^(\d+) files copied, (\d+) were there already, 0 were deleted/.exec(stdout)!.map(Number);
  expect(written! + known!).toBe(FILES);
  expect(known).toBeGreaterThan(0);
  for (const { key, bytes } of files) expect((await buffer((await to.get(key)).stream)).equals(bytes)).toBe(true);
});
