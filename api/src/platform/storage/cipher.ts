import { createCipheriv, createDecipheriv, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { Transform } from 'node:stream';
import { StorageError } from './storage.ts';

/**
 * A key of `STORAGE_KEYS`. Its id is derived from it and tells nothing of it; encrypted files say by it whose they are.
 */
export type StorageKey = { id: string; secret: KeyObject };

/** What an encrypted file begins with: chance bytes, so that no document does, and the first form of such files. */
const MAGIC = Buffer.from('c07e30ec8d5b4fa1b6117e92f4d3a901', 'hex');
const ID_BYTES = 8;
const NONCE_BYTES = 12;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** Where the encrypted data key of the file is in its head, after the id of the key that opens it. */
const KEY_AT = MAGIC.length + ID_BYTES;
/** Bytes before the text of an encrypted file. */
export const HEAD_BYTES = KEY_AT + NONCE_BYTES + KEY_BYTES + TAG_BYTES;
/** Bytes of the text that are encrypted together. */
const PART_BYTES = 65_536;

/** A key of `STORAGE_KEYS` with its id. */
export function storageKey(secret: KeyObject): StorageKey {
  return { id: Buffer.from(hkdfSync('sha256', secret, '', 'cotejo storage key id', ID_BYTES)).toString('hex'), secret };
}

/** The id of the key by which a file is encrypted that begins with `head`; undefined for one that is not encrypted. */
export function keyIdOf(head: Buffer): string | undefined {
  if (head.length < HEAD_BYTES || !head.subarray(0, MAGIC.length).equals(MAGIC)) return undefined;
  return head.subarray(MAGIC.length, KEY_AT).toString('hex');
}

/** The bytes of the text in an encrypted file of `size` bytes; less than none where it was cut off. */
export function textBytes(size: number): number {
  const body = size - HEAD_BYTES;
  return body - Math.max(1, Math.ceil(body / (PART_BYTES + TAG_BYTES))) * TAG_BYTES;
}

/**
 * Encrypts the file `name`, by a new data key that only `key` opens: STREAM of Hoang, Reyhanitabar, Rogaway and Vizár,
 * "Online Authenticated-Encryption and its Nonce-Reuse Misuse-Resistance" (CRYPTO 2015), with AES-256-GCM. The nonce of
 * a part is its number and whether it is the last one, so that none can be changed, moved, left out or cut off.
 */
export function encrypting(name: string, key: StorageKey): Transform {
  const dataKey = randomBytes(KEY_BYTES);
  const id = Buffer.from(key.id, 'hex');
  const nonce = randomBytes(NONCE_BYTES);
  const lock = createCipheriv(CIPHER, key.secret, nonce).setAAD(Buffer.concat([MAGIC, id, Buffer.from(name)]));
  const locked = Buffer.concat([lock.update(dataKey), lock.final(), lock.getAuthTag()]);
  const parts = inParts(PART_BYTES, (part, partNonce) => {
    const cipher = createCipheriv(CIPHER, dataKey, partNonce);
    return Buffer.concat([cipher.update(part), cipher.final(), cipher.getAuthTag()]);
  });
  parts.push(Buffer.concat([MAGIC, id, nonce, locked]));
  return parts;
}

/**
 * Decrypts what follows the `head` of the file `name`. Throws a `StorageError` where `key` does not open it, or where
 * the head was changed or is of another file; the stream fails with one where the rest is not what was encrypted, and
 * nothing of such a part leaves it.
 */
export function decrypting(name: string, head: Buffer, key: StorageKey): Transform {
  const opened = open(head.subarray(KEY_AT + NONCE_BYTES), key.secret, {
    nonce: head.subarray(KEY_AT, KEY_AT + NONCE_BYTES),
    of: Buffer.concat([head.subarray(0, KEY_AT), Buffer.from(name)]),
  });
  return inParts(PART_BYTES + TAG_BYTES, (part, nonce) => open(part, opened, { nonce }));
}

/** Decrypts bytes with their tag at the end. Throws a `StorageError` where they were changed. */
function open(bytes: Buffer, key: KeyObject | Buffer, { nonce, of }: { nonce: Buffer; of?: Buffer }): Buffer {
  const end = Math.max(0, bytes.length - TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(end)).setAAD(of ?? Buffer.alloc(0));
    return Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()]);
  } catch (error) {
    throw new StorageError('unreadable', error);
  }
}

/** Changes a stream in parts of `size` bytes; the last one may be shorter, and empty where the stream is. */
function inParts(size: number, change: (part: Buffer, nonce: Buffer) => Buffer): Transform {
  const part = Buffer.allocUnsafe(size);
  let filled = 0;
  let number = 0;
  const take = (isLast: boolean) => {
    const nonce = Buffer.alloc(NONCE_BYTES);
    nonce.writeUIntBE(number++, NONCE_BYTES - 7, 6);
    nonce[NONCE_BYTES - 1] = Number(isLast);
    const changed = change(part.subarray(0, filled), nonce);
    filled = 0;
    return changed;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        for (let at = 0; at < chunk.length;) {
          // Only what follows tells that a part is not the last one.
          if (filled === size) this.push(take(false));
          const copied = chunk.copy(part, filled, at);
          filled += copied;
          at += copied;
        }
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        done(null, take(true));
      } catch (error) {
        done(error as Error);
      }
    },
  });
}
