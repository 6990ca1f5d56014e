import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { StartError } from '../../ground/config/start-error.ts';
import { type Storage, StorageError } from './storage.ts';

/** Files on their way at once. */
const AT_ONCE = 8;

/** How many files were copied, how many were there already, and how many were deleted while others were copied. */
export type Copied = { copied: number; known: number; gone: number };

/**
 * Copies every file of one storage into another under its key, reads it there and compares the bytes by their hash. One
 * that is there with the same bytes is left as it is, so that a copy which has ended early goes on when it is begun
 * again. Throws a `StorageError` where a store does not answer, and a `StartError` where a file is not what was
 * written.
 */
export async function copyFiles(from: Storage, to: Storage): Promise<Copied> {
  await to.open();
  const counts: Copied = { copied: 0, known: 0, gone: 0 };
  await eachFile(from, async (key) => {
    counts[await copyFile(from, to, key)] += 1;
  });
  return counts;
}

/** Does some work with the key of every file of a storage, of several at once. */
export async function eachFile(storage: Storage, work: (key: string) => Promise<void>): Promise<void> {
  let keys: string[] = [];
  const workOnKeys = async () => {
    await Promise.all(keys.map(work));
    keys = [];
  };
  for await (const { key } of storage.list()) if (keys.push(key) === AT_ONCE) await workOnKeys();
  await workOnKeys();
}

async function copyFile(from: Storage, to: Storage, key: string): Promise<keyof Copied> {
  const bytes = await read(from, key);
  if (!bytes) return 'gone';
  const known = await read(to, key);
  if (known && digest(known) === digest(bytes)) return 'known';
  await to.put(key, Readable.from([bytes]));
  const written = await read(to, key);
  if (!written || digest(written) !== digest(bytes))
    throw new StartError(`The file ${key} is not in the new storage as it was written.`);
  return 'copied';
}

/** The bytes of a file, which upload limits keep small; undefined where it is absent. Throws a `StorageError`. */
export async function read(storage: Storage, key: string): Promise<Buffer | undefined> {
  return (await readFile(storage, key))?.bytes;
}

/** The same with the id of the key by which it is encrypted. */
export async function readFile(
  storage: Storage,
  key: string,
): Promise<{ bytes: Buffer; keyId: string | undefined } | undefined> {
  try {
    const { stream, keyId } = await storage.get(key);
    return { bytes: await buffer(stream), keyId };
  } catch (error) {
    if (error instanceof StorageError && error.reason === 'missing') return undefined;
    throw error instanceof StorageError ? error : new StorageError('unavailable', error);
  }
}

/** SHA-256 in hex. */
export function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
