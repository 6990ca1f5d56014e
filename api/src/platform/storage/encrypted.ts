import { once } from 'node:events';
import { pipeline, Readable } from 'node:stream';
import { StartError } from '../../ground/config/start-error.ts';
import { decrypting, encrypting, HEAD_BYTES, keyIdOf, type StorageKey, textBytes } from './cipher.ts';
import { read } from './copy.ts';
import { type Storage, StorageError, type StoredFile } from './storage.ts';

/** The file that lists the ids of the keys that files may be encrypted by. It has a key as files have, and no row. */
const KEY_LIST = `00/00/${'0'.repeat(28)}`;

/**
 * Encrypts what is stored in `store`, by the first of `keys`; without any, files are stored as they are. Reads what any
 * of them has encrypted, and what was stored before there were keys. `open` throws a `StartError` where files are
 * encrypted by a key that is none of these.
 */
export function encryptedStorage(store: Storage, keys: StorageKey[]): Storage {
  const [newest] = keys;
  let opened: Promise<void> | undefined;
  /** Looks once whether the keys are there, and again after a failure, as the store may start later than the server. */
  const open = () => {
    opened ??= openWith(store, keys).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

  return {
    ...store,
    open,
    async put(key, source) {
      await open().catch((error: unknown) => {
        throw error instanceof StartError ? new StorageError('unavailable', error) : error;
      });
      // Whoever reads the result is told of what fails.
      await store.put(key, newest ? pipeline(source, encrypting(key, newest), () => {}) : source);
    },
    async get(key) {
      const file = await store.get(key);
      const head = await peek(file, HEAD_BYTES);
      const keyId = keyIdOf(head);
      return keyId
        ? decrypted(
            key,
            file,
            keys.find(({ id }) => id === keyId),
          )
        : file;
    },
    async *list() {
      for await (const file of store.list()) if (file.key !== KEY_LIST) yield file;
    },
    async check(signal) {
      const state = await store.check(signal);
      if (!state.ok) return state;
      return open().then(
        () => state,
        (error: Error) => ({ ok: false, message: error.message }),
      );
    },
  };
}

async function openWith(store: Storage, keys: StorageKey[]): Promise<void> {
  await store.open();
  const listed = (await read(store, KEY_LIST))?.toString().split('\n') ?? [];
  const ids = keys.map(({ id }) => id);
  const missing = listed.filter((id) => !ids.includes(id));
  if (missing.length > 0)
    throw new StartError(
      `Stored files are encrypted by keys that STORAGE_KEYS does not have: ${missing.join(', ')}. ` +
        `${ids.length > 0 ? `It has ${ids.join(', ')}.` : 'It is not set.'} Put back what was there.`,
    );
  if (ids[0] && !listed.includes(ids[0])) await listKeys(store, [ids[0], ...listed]);
}

/** Writes down by which keys files may be encrypted, before the first one is. */
export async function listKeys(store: Storage, ids: string[]): Promise<void> {
  await store.put(KEY_LIST, Readable.from([Buffer.from(ids.join('\n'))]));
}

/** An encrypted file with its text as stream. Throws a `StorageError`. */
function decrypted(name: string, { stream, size }: StoredFile, key: StorageKey | undefined): StoredFile {
  try {
    if (!key || textBytes(size) < 0) throw new StorageError('unreadable', undefined);
    const head = stream.read(HEAD_BYTES) as Buffer;
    return {
      stream: pipeline(stream, decrypting(name, head, key), () => {}),
      size: textBytes(size),
      keyId: key.id,
    };
  } catch (error) {
    stream.destroy();
    throw error;
  }
}

/** The first bytes of a file, fewer where it has fewer; they stay in its stream. Throws a `StorageError`. */
async function peek({ stream, size }: StoredFile, length: number): Promise<Buffer> {
  if (size === 0) return Buffer.alloc(0);
  for (;;) {
    await once(stream, 'readable').catch((error: unknown) => {
      throw new StorageError('unavailable', error);
    });
    // At the end of the file it is what is left, and else nothing until there is enough.
    const head = stream.read(Math.min(length, size)) as Buffer | null;
    if (head) stream.unshift(head);
    if (head || stream.readableLength === 0) return head ?? Buffer.alloc(0);
  }
}
