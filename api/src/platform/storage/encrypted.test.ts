import { createSecretKey, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { storageKey, type StorageKey } from './cipher.ts';
import { encryptFiles } from './encrypt-files.ts';
import { encryptedStorage } from './encrypted.ts';
import { folderStorage } from './folder.ts';
import { newKey, type Storage } from './storage.ts';
import { describeStorage } from './storage.suite.ts';

const someKey = (): StorageKey => storageKey(createSecretKey(randomBytes(32)));

async function inFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-encrypted-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const store = folderStorage(folder);
  await store.open();
  return { folder, store };
}

/** A folder with one encrypted file of so many bytes. */
async function withFile(size: number) {
  const { folder, store } = await inFolder();
  const [key, name, bytes] = [someKey(), newKey(), randomBytes(size)];
  const storage = encryptedStorage(store, [key]);
  await storage.put(name, Readable.from([bytes]));
  const file = path.join(folder, name);
  return { folder, store, storage, key, name, bytes, file, stored: await readFile(file) };
}

const bytesIn = async (storage: Storage, name: string) => buffer((await storage.get(name)).stream);
const names = (storage: Storage) => Array.fromAsync(storage.list(), ({ key }) => key);
const missing = (id: string) => `Stored files are encrypted by keys that STORAGE_KEYS does not have: ${id}.`;

describeStorage('encrypted folder', async () => encryptedStorage((await inFolder()).store, [someKey(), someKey()]));
describeStorage('folder without a key', async () => encryptedStorage((await inFolder()).store, []));

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])(
  'a file of %i bytes comes back, with its size',
  async (size) => {
    const { storage, name, bytes, stored } = await withFile(size);
    const file = await storage.get(name);
    expect(file.size).toBe(size);
    expect((await buffer(file.stream)).equals(bytes)).toBe(true);
    expect(size > 100 && stored.includes(bytes.subarray(0, 64))).toBe(false);
  },
);

test('a file that arrives in the smallest pieces is the same', async () => {
  const { storage, bytes } = await withFile(70_000);
  const name = newKey();
  await storage.put(name, Readable.from(Array.from(bytes, (byte) => Buffer.from([byte]))));
  expect((await bytesIn(storage, name)).equals(bytes)).toBe(true);
});

const HEAD = 84;
const PART = 65_536 + 16;
const attacks: [what: string, change: (stored: Buffer) => Buffer][] = [
  ['cut off between two parts', (stored) => stored.subarray(0, HEAD + PART)],
  ['cut off within a part', (stored) => stored.subarray(0, -1)],
  ['cut off after its head', (stored) => stored.subarray(0, HEAD)],
  ['without its first part', (stored) => Buffer.concat([stored.subarray(0, HEAD), stored.subarray(HEAD + PART)])],
  [
    'with two parts in each other’s place',
    (stored) => {
      const [one, other] = [stored.subarray(HEAD, HEAD + PART), stored.subarray(HEAD + PART, HEAD + 2 * PART)];
      return Buffer.concat([stored.subarray(0, HEAD), other, one, stored.subarray(HEAD + 2 * PART)]);
    },
  ],
  ['with something after its end', (stored) => Buffer.concat([stored, Buffer.from('x')])],
  ...[HEAD - 1, 30, HEAD, HEAD + PART].map((at): [string, (stored: Buffer) => Buffer] => [
    `with another byte ${at}`,
    (stored) => stored.map((byte, index) => (index === at ? byte ^ 1 : byte)) as Buffer,
  ]),
];

test.each(attacks)('a file %s is refused', async (_what, change) => {
  const { storage, name, file, stored } = await withFile(150_000);
  await writeFile(file, change(stored));
  await expect(bytesIn(storage, name)).rejects.toMatchObject({ status: 500, reason: 'unreadable' });
});

test('a file in the place of another one is refused', async () => {
  const { storage, file, bytes, name } = await withFile(1000);
  const other = newKey();
  await storage.put(other, Readable.from([bytes]));
  await writeFile(file, await readFile(path.join(path.dirname(file), '../..', other)));
  await expect(bytesIn(storage, name)).rejects.toMatchObject({ reason: 'unreadable' });
});

test('what was stored before there was a key is read, also where it begins as an encrypted file', async () => {
  const { store, storage, stored } = await withFile(1000);
  const texts = [Buffer.from('text'), randomBytes(100_000), stored.subarray(0, HEAD - 1)];
  for (const text of texts) {
    const name = newKey();
    await store.put(name, Readable.from([text]));
    const file = await storage.get(name);
    expect([file.size, (await buffer(file.stream)).equals(text)]).toEqual([text.length, true]);
  }
});

test('a storage without a key that its files are encrypted by does not open, and takes none', async () => {
  const { store, storage, key, name, bytes } = await withFile(1000);
  for (const keys of [[], [someKey()]]) {
    const closed = encryptedStorage(store, keys);
    await expect(closed.open()).rejects.toThrow(missing(key.id));
    expect(await closed.check(AbortSignal.timeout(5000))).toMatchObject({ ok: false });
    await expect(closed.put(newKey(), Readable.from(['text']))).rejects.toMatchObject({ status: 503 });
    await expect(closed.get(name)).rejects.toMatchObject({ reason: 'unreadable' });
  }
  expect(await names(storage)).toEqual([name]);
  const both = encryptedStorage(store, [someKey(), key]);
  await both.open();
  expect((await bytesIn(both, name)).equals(bytes)).toBe(true);
});

test('every file is encrypted by a new key; the one before is needed no more', async () => {
  const { store, storage, key, name, bytes } = await withFile(1000);
  const [plain, next] = [newKey(), someKey()];
  await store.put(plain, Readable.from(['text']));
  expect(await encryptFiles(store, [next, key])).toEqual({ encrypted: 2, known: 0, gone: 0 });
  expect(await encryptFiles(store, [next])).toEqual({ encrypted: 0, known: 2, gone: 0 });
  const rotated = encryptedStorage(store, [next]);
  await rotated.open();
  expect((await bytesIn(rotated, name)).equals(bytes)).toBe(true);
  expect((await bytesIn(rotated, plain)).toString()).toBe('text');
  await expect(bytesIn(storage, name)).rejects.toMatchObject({ reason: 'unreadable' });
  await expect(encryptedStorage(store, [key]).open()).rejects.toThrow(missing(next.id));
});

test('where a file cannot be decrypted, the keys before are asked for further on', async () => {
  const { store, key, file } = await withFile(1000);
  await writeFile(file, (await readFile(file)).fill(0, HEAD));
  const next = someKey();
  await expect(encryptFiles(store, [next, key])).rejects.toMatchObject({ reason: 'unreadable' });
  await expect(encryptedStorage(store, [next]).open()).rejects.toThrow(missing(key.id));
});
