import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { arrayBuffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { limits } from '@cotejo/contract';
import type { MediaType, SourceDocument } from '@cotejo/plugin-kit';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../../platform/database/errors.ts';
import { refusal } from '../../ground/errors.ts';
import { newKey, type Storage } from '../../platform/storage/storage.ts';
import { displayName } from './file-name.ts';
import { HEAD_BYTES, isVirus, mediaTypeOf, watchForWord } from './media-type.ts';

/** A file that is in the storage, not yet in a row. */
export type UploadedFile = {
  storageKey: string;
  originalFileName: string;
  fileSize: number;
  contentHash: string;
  mediaType: MediaType;
};

/** The refusals of a file that is too large or of a wrong type, which its content alone may tell. */
type Refusals = {
  wrongType: 'document.wrong-type' | 'document.wrong-type:role';
  wrongContent?: 'document.wrong-type:content';
  tooLarge: 'file.too-large' | 'file.too-large:role';
};
const ofDocuments: Refusals = { wrongType: 'document.wrong-type', tooLarge: 'file.too-large' };

/** How large a file may be, and what is said of one that is larger or of a wrong type. */
export type FileRules = { maxBytes: number; refusals?: Refusals };
/** The rules of a role's file. */
export const roleFileRules = {
  maxBytes: limits.roleFileBytes,
  refusals: { tooLarge: 'file.too-large:role', wrongType: 'document.wrong-type:role' },
} as const satisfies FileRules;
type Options = FileRules & { storage: Storage };
type Removal = { storage: Storage; log: Logger };

/**
 * Puts a file into the storage while it arrives, so that limits hold from the first byte. Throws an `AppError` for one
 * that is refused, and the errors of `source`; nothing stays stored then.
 */
export async function storeFile(
  source: AsyncIterable<Buffer>,
  givenName: string,
  { storage, maxBytes, refusals = ofDocuments }: Options,
): Promise<UploadedFile> {
  const storageKey = newKey();
  const originalFileName = displayName(givenName);
  const gate = new Gate(maxBytes, originalFileName, refusals);
  let putting: Promise<void> | undefined;
  try {
    await pipeline(source, gate, (gated) => (putting = storage.put(storageKey, gated as Readable)));
  } catch (error) {
    // A store that fails ends the stream before it throws the reason.
    await putting;
    throw error;
  }
  const { mediaType, fileSize, contentHash } = gate.result();
  return { storageKey, originalFileName, fileSize, contentHash, mediaType };
}

/** Lets a file through while its type and size are allowed; counts its bytes and hashes them. */
class Gate extends Transform {
  #maxBytes: number;
  #fileName: string;
  #refusals: Refusals;
  #hash = createHash('sha256');
  #size = 0;
  #head: Buffer = Buffer.alloc(0);
  #mediaType: MediaType | undefined;
  #archive = watchForWord();

  constructor(maxBytes: number, fileName: string, refusals: Refusals) {
    super();
    this.#maxBytes = maxBytes;
    this.#fileName = fileName;
    this.#refusals = refusals;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null, data?: Buffer) => void): void {
    this.#size += chunk.length;
    if (this.#size > this.#maxBytes)
      return done(refusal(this.#refusals.tooLarge, { values: { megabytes: this.#maxBytes / 1024 / 1024 } }));
    this.#hash.update(chunk);
    this.#archive.see(chunk);
    if (this.#mediaType) return done(null, chunk);
    this.#head = Buffer.concat([this.#head, chunk]);
    if (this.#head.length < HEAD_BYTES) return done();
    this.#open(done);
  }

  override _flush(done: (error?: Error | null, data?: Buffer) => void): void {
    if (this.#size === 0) return done(refusal('document.empty'));
    if (!this.#mediaType) return this.#open((error, data) => (error ? done(error) : this.#close(done, data)));
    this.#close(done);
  }

  result(): Pick<UploadedFile, 'mediaType' | 'fileSize' | 'contentHash'> {
    return { mediaType: this.#mediaType as MediaType, fileSize: this.#size, contentHash: this.#hash.digest('hex') };
  }

  /** The directory of an archive, which comes last, tells whether it is a Word file. */
  #close(done: (error?: Error | null, data?: Buffer) => void, data?: Buffer): void {
    if (this.#mediaType?.startsWith('application/vnd') && !this.#archive.isWord()) done(this.#wrongType());
    else done(null, data);
  }

  #open(done: (error?: Error | null, data?: Buffer) => void): void {
    if (isVirus(this.#head)) return done(refusal('document.virus'));
    this.#mediaType = mediaTypeOf(this.#head, this.#fileName);
    if (this.#mediaType) done(null, this.#head);
    else done(this.#wrongType());
  }

  /** Who sends a file with an ending that is read is not helped by a list of these endings. */
  #wrongType(): Error {
    const { wrongType, wrongContent = wrongType } = this.#refusals;
    return refusal(/\.(?:pdf|docx|md|markdown|txt)$/i.test(this.#fileName) ? wrongContent : wrongType);
  }
}

/** A stored file as the pipeline takes it. */
export async function readStored(
  { storageKey, mediaType }: { storageKey: string; mediaType: string },
  storage: Storage,
): Promise<SourceDocument> {
  const { stream } = await storage.get(storageKey);
  return { bytes: new Uint8Array(await arrayBuffer(stream)), mediaType: mediaType as MediaType };
}

/** Deletes a stored file that has no row. Where that fails, a later reconciliation deletes it. */
export async function removeStored({ storageKey }: UploadedFile, { storage, log }: Removal): Promise<void> {
  await storage
    .delete(storageKey)
    .catch((error: unknown) => log.warn({ err: error }, 'a file without a row stays for now'));
}

/**
 * The same after `error`. If the database went away, the row may be there all the same: then only the reconciliation
 * decides.
 */
export async function removeRefused(file: UploadedFile, error: unknown, dependencies: Removal): Promise<void> {
  if (!isDatabaseUnavailable(error)) await removeStored(file, dependencies);
}
