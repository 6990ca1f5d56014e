import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MediaType } from '@cotejo/plugin-kit';
import busboy from 'busboy';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../../platform/database/errors.ts';
import { AppError, refusal } from '../../ground/errors.ts';
import { readAway } from '../../platform/http/read-away.ts';
import { mediaTypeOfBody } from '../../platform/http/read-input.ts';
import { newKey, type Storage } from '../../platform/storage/storage.ts';
import { displayName } from './file-name.ts';
import { HEAD_BYTES, mediaTypeOf, watchForWord } from './media-type.ts';

/** A file that is in the storage, not yet in a row. */
export type UploadedFile = {
  storageKey: string;
  originalFileName: string;
  fileSize: number;
  contentHash: string;
  mediaType: MediaType;
};

export type Upload = { file: UploadedFile; fields: Record<string, string> };

/** The refusals of a file that is too large or of a wrong type. */
type Refusals = {
  wrongType: 'document.wrong-type' | 'document.wrong-type:role';
  tooLarge: 'file.too-large' | 'file.too-large:role';
};
const ofDocuments: Refusals = { wrongType: 'document.wrong-type', tooLarge: 'file.too-large' };

type Options = { storage: Storage; log: Logger; maxBytes: number; signal: AbortSignal; refusals?: Refusals };

const formLimits = { files: 1, fields: 10, fieldNameSize: 100, fieldSize: 1000, parts: 11, headerPairs: 20 };

/**
 * Reads a form with one file and puts the file into the storage while it arrives, so that limits hold from the first
 * byte. Throws an `AppError` for what the caller did wrong; nothing stays stored then, nor when the caller leaves.
 */
export async function receiveUpload(request: Request, options: Options): Promise<Upload> {
  const { file, fields } = await receiveForm(request, options);
  if (!file) throw refusal('file.missing');
  return { file, fields };
}

/** The same for a form in which the file is optional; browsers send one without a name if none was chosen. */
export async function receiveForm(
  request: Request,
  options: Options,
): Promise<Partial<Upload> & Pick<Upload, 'fields'>> {
  const form = openForm(request);
  const fields: Record<string, string> = {};
  let storing: Promise<UploadedFile> | undefined;
  form.on('field', (name, value) => {
    fields[name] = value;
  });
  const refuse = (error: AppError) => void form.destroy(error);
  form.on('filesLimit', () => refuse(refusal('form.too-many-files')));
  for (const limit of ['fieldsLimit', 'partsLimit'] as const)
    form.on(limit, () => refuse(refusal('form.too-many-fields')));
  form.on('file', (_, stream, { filename }) => {
    if (!filename) return stream.on('data', () => refuse(refusal('file.missing')));
    storing = store(stream, givenName(filename), options);
    // A failure ends the reading of the form at once; it is thrown where `storing` is awaited below.
    storing.catch((error: Error) => form.destroy(error));
  });
  // Canceling the body would close the connection before the caller has read the answer.
  const body = request.body?.values({ preventCancel: true }) ?? [];
  try {
    await pipeline(body, form, { signal: options.signal });
  } catch (error) {
    await discard(storing, options);
    await readAway(request.body, options.signal);
    throw asAppError(error);
  }
  const file = await storing;
  return { ...(file && { file }), fields };
}

/** Deletes a stored file that has no row. Where that fails, a later reconciliation deletes it. */
export async function removeStored(
  { storageKey }: UploadedFile,
  { storage, log }: Pick<Options, 'storage' | 'log'>,
): Promise<void> {
  await storage
    .delete(storageKey)
    .catch((error: unknown) => log.warn({ err: error }, 'a file without a row stays for now'));
}

/**
 * The same after `error`. If the database went away, the row may be there all the same: then only the reconciliation
 * decides.
 */
export async function removeRefused(
  file: UploadedFile,
  error: unknown,
  dependencies: Pick<Options, 'storage' | 'log'>,
): Promise<void> {
  if (!isDatabaseUnavailable(error)) await removeStored(file, dependencies);
}

function openForm(request: Request): busboy.Busboy {
  if (mediaTypeOfBody(request.headers.get('Content-Type')) !== 'multipart/form-data')
    throw refusal('wrong-content-type:form');
  try {
    return busboy({ headers: Object.fromEntries(request.headers), limits: formLimits, defParamCharset: 'latin1' });
  } catch (error) {
    throw refusal('form.invalid', { cause: error });
  }
}

/**
 * The name of a form's file. Its bytes are UTF-8 by RFC 7578, and Windows-1252 if they are no UTF-8; a `filename*` has
 * been decoded already. Browsers write a quotation mark as %22.
 */
function givenName(name: string): string {
  if (/[^\0-\xff]/.test(name)) return name;
  const bytes = Buffer.from(name, 'latin1');
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes).replaceAll('%22', '"');
}

async function store(
  source: Readable,
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
    if (this.#mediaType?.startsWith('application/vnd') && !this.#archive.isWord())
      done(refusal(this.#refusals.wrongType));
    else done(null, data);
  }

  #open(done: (error?: Error | null, data?: Buffer) => void): void {
    this.#mediaType = mediaTypeOf(this.#head, this.#fileName);
    if (this.#mediaType) done(null, this.#head);
    else done(refusal(this.#refusals.wrongType));
  }
}

async function discard(storing: Promise<UploadedFile> | undefined, options: Options): Promise<void> {
  const stored = await storing?.catch(() => undefined);
  if (stored) await removeStored(stored, options);
}

function asAppError(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  return refusal('form.broken', { cause: error });
}
