import { Readable } from 'node:stream';
import { StartError } from '../../ground/config/start-error.ts';
import type { StorageKey } from './cipher.ts';
import { digest, eachFile, readFile } from './copy.ts';
import { encryptedStorage, listKeys } from './encrypted.ts';
import type { Storage } from './storage.ts';

/** How many files were encrypted, how many were by this key already, and how many were deleted meanwhile. */
export type Encrypted = { encrypted: number; known: number; gone: number };

/**
 * Reads every file of `store` and encrypts those that are not encrypted yet, or by another than the first of `keys`;
 * that one alone is needed afterwards. Begun again, it goes on. Throws a `StorageError` where the store does not answer
 * or a file cannot be decrypted, and a `StartError` where a file is not what was written.
 */
export async function encryptFiles(store: Storage, keys: [StorageKey, ...StorageKey[]]): Promise<Encrypted> {
  const storage = encryptedStorage(store, keys);
  const newest = keys[0].id;
  await storage.open();
  const counts: Encrypted = { encrypted: 0, known: 0, gone: 0 };
  const encrypt = async (key: string): Promise<keyof Encrypted> => {
    const file = await readFile(storage, key);
    if (!file) return 'gone';
    if (file.keyId === newest) return 'known';
    await storage.put(key, Readable.from([file.bytes]));
    const written = await readFile(storage, key);
    if (written?.keyId !== newest || digest(written.bytes) !== digest(file.bytes))
      throw new StartError(`The file ${key} is not stored as it was written.`);
    return 'encrypted';
  };
  await eachFile(storage, async (key) => {
    counts[await encrypt(key)] += 1;
  });
  await listKeys(store, [newest]);
  return counts;
}
