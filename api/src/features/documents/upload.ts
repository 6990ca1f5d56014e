import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { type AppError, refusal } from '../../ground/errors.ts';
import { readAway } from '../../platform/http/read-away.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { asRefusal, bodyOf, givenName, openForm } from './form.ts';
import { type FileRules, removeStored, storeFile, type UploadedFile } from './store-file.ts';

export type Upload = { file: UploadedFile; fields: Record<string, string> };

type Options = FileRules & { storage: Storage; log: Logger; signal: AbortSignal };

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
  const form = openForm(request, { limits: formLimits });
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
    storing = storeFile(stream, givenName(filename), options);
    // A failure ends the reading of the form at once; it is thrown where `storing` is awaited below.
    storing.catch((error: Error) => form.destroy(error));
  });
  try {
    await pipeline(bodyOf(request), form, { signal: options.signal });
  } catch (error) {
    await discard(storing, options);
    await readAway(request.body, options.signal);
    throw asRefusal(error);
  }
  const file = await storing;
  return { ...(file && { file }), fields };
}

async function discard(storing: Promise<UploadedFile> | undefined, options: Options): Promise<void> {
  const stored = await storing?.catch(() => undefined);
  if (stored) await removeStored(stored, options);
}
