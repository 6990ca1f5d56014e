import { generateKeySync, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { storageKey } from '../../../api/src/platform/storage/cipher.ts';
import { encryptedStorage } from '../../../api/src/platform/storage/encrypted.ts';
import { s3Storage, type S3Settings } from '../../../api/src/platform/storage/s3.ts';
import { newKey } from '../../../api/src/platform/storage/storage.ts';
import { describeStorage } from '../../../api/src/platform/storage/storage.suite.ts';
import { reader, type S3Server, startMinio, startSeaweedfs } from './s3.ts';

const servers = { MinIO: startMinio, SeaweedFS: startSeaweedfs };

describe.each(Object.entries(servers))('%s', (name, start) => {
  let server: S3Server;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  const settings = (changes: Partial<S3Settings> = {}): S3Settings => ({
    endpoint: server.endpoint,
    bucket: `test-${randomUUID()}`,
    region: 'us-east-1',
    accessKey: server.accessKey,
    secretKey: server.secretKey,
    ...changes,
  });

  describeStorage(name, async () => {
    const storage = s3Storage(settings());
    await storage.open();
    return storage;
  });

  describeStorage(`encrypted ${name}`, async () => {
    const storage = encryptedStorage(s3Storage(settings()), [storageKey(generateKeySync('aes', { length: 256 }))]);
    await storage.open();
    return storage;
  });

  test('the bucket is made at the start, by several processes at once too', async () => {
    const same = settings();
    const processes = [0, 1, 2, 3, 4].map(() => s3Storage(same));
    await Promise.all(processes.map((storage) => storage.open()));
    const key = newKey();
    await processes[0]!.put(key, Readable.from(['text']));
    expect((await buffer((await processes[4]!.get(key)).stream)).toString()).toBe('text');
  });

  test('a bucket that is not there yet is said, and made by the first upload', async () => {
    const storage = s3Storage(settings());
    expect(await storage.check(AbortSignal.timeout(5000))).toMatchObject({ ok: false });
    await storage.put(newKey(), Readable.from(['text']));
    expect(await storage.check(AbortSignal.timeout(5000))).toEqual({ ok: true });
  });

  test('a wrong key keeps nothing and says that the store cannot be used', async () => {
    const storage = s3Storage(settings({ secretKey: 'not the key' }));
    await expect(storage.put(newKey(), Readable.from(['text']))).rejects.toMatchObject({ status: 503 });
    expect(await storage.check(AbortSignal.timeout(5000))).toMatchObject({
      ok: false,
      message: expect.stringContaining('S3') as string,
    });
  });

  test(
    'credentials that end while the server runs refuse uploads and say so, and work again without a restart ' +
      'once they are renewed',
    async () => {
      const storage = s3Storage(settings());
      const key = newKey();
      await storage.put(key, Readable.from(['text']));
      await server.restart('another key, as after a rotation');
      expect(await storage.check(AbortSignal.timeout(5000))).toMatchObject({
        ok: false,
        message: expect.stringMatching(/^The S3 store does not answer as it should \(\w+\)\.$/) as string,
      });
      await expect(storage.put(newKey(), Readable.from(['text']))).rejects.toMatchObject({ status: 503 });
      await expect(storage.get(key)).rejects.toMatchObject({ status: 503 });
      await server.restart(server.secretKey);
      expect(await storage.check(AbortSignal.timeout(5000))).toEqual({ ok: true });
      expect((await buffer((await storage.get(key)).stream)).toString()).toBe('text');
    },
  );

  test('a hundred files at once are all there, beyond one page of a list too', async () => {
    const storage = s3Storage(settings());
    await storage.open();
    const keys = Array.from({ length: 1100 }, newKey);
    for (let at = 0; at < keys.length; at += 100)
      await Promise.all(keys.slice(at, at + 100).map((key) => storage.put(key, Readable.from(['text']))));
    const listed = await Array.fromAsync(storage.list(), ({ key }) => key);
    expect(listed.sort()).toEqual(keys.sort());
  });
});

test('a key that may look into the bucket but not write is told before an upload, which it refuses', async () => {
  const server = await startSeaweedfs();
  onTestFinished(() => server.stop());
  const settings = { endpoint: server.endpoint, bucket: 'cotejo', region: 'us-east-1' };
  const owner = s3Storage({ ...settings, accessKey: server.accessKey, secretKey: server.secretKey });
  await owner.open();
  const storage = s3Storage({ ...settings, ...reader });
  expect(await storage.check(AbortSignal.timeout(5000))).toEqual({
    ok: false,
    message: 'The S3 store does not answer as it should (AccessDenied).',
  });
  await expect(storage.put(newKey(), Readable.from(['text']))).rejects.toMatchObject({ status: 503 });
  expect(await owner.check(AbortSignal.timeout(5000))).toEqual({ ok: true });
  expect(await Array.fromAsync(owner.list())).toEqual([]);
});
