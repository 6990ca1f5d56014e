import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AppError } from '../../ground/errors.ts';

/** `size` is that of the bytes in `stream`; `keyId` the id of the key that they were encrypted by in the store. */
export type StoredFile = { stream: Readable; size: number; keyId?: string };

/** A store of files, under keys of `newKey`. Every call may throw a `StorageError`. */
export type Storage = {
  /** Creates what the store needs, its folder or bucket. May be repeated. */
  open(): Promise<void>;
  /** Stores all of `source` or nothing. Throws the errors of `source`, and leaves no file then. */
  put(key: string, source: Readable): Promise<void>;
  get(key: string): Promise<StoredFile>;
  /** Deletes a file; one that is absent is no error. */
  delete(key: string): Promise<void>;
  /** Every stored file, in no particular order. */
  list(): AsyncIterable<{ key: string; modifiedAt: Date }>;
  /** Deletes what uploads before `before` have left behind whose process ended. */
  sweep(before: Date): Promise<void>;
  check(signal: AbortSignal): Promise<{ ok: boolean; message?: string }>;
};

/** `unreadable`: what is stored cannot be decrypted, as it was changed or its key is missing. */
type Reason = 'missing' | 'unavailable' | 'full' | 'unreadable';

export class StorageError extends AppError {
  readonly reason: Reason;

  constructor(reason: Reason, cause: unknown) {
    super(`storage.${reason}`, { cause, ...(reason === 'unavailable' && { retryAfter: 5 }) });
    this.name = 'StorageError';
    this.reason = reason;
  }
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{28}$/;

/** 128 random bits in hex, in two levels of folders. */
export function newKey(): string {
  const random = randomBytes(16).toString('hex');
  return `${random.slice(0, 2)}/${random.slice(2, 4)}/${random.slice(4)}`;
}

export function isKey(value: string): boolean {
  return KEY.test(value);
}
