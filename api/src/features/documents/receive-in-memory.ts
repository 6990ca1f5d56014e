import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type AppError, refusal } from '../../ground/errors.ts';
import { readAway } from '../../platform/http/read-away.ts';
import { displayName } from './file-name.ts';
import { asRefusal, bodyOf, givenName, openForm } from './form.ts';

/** A file as it came. */
export type ReceivedFile = { fileName: string; bytes: Uint8Array };
/** Bytes that a file may have, and what is said of a larger one. */
type Most = { bytes: number; tooLarge: () => AppError };

const limits = { files: 1, fields: 10, fieldNameSize: 100, fieldSize: 1000, headerPairs: 20 };

/** Reads a form with one file into memory. Throws an `AppError` for what the caller did wrong. */
export async function receiveInMemory(
  request: Request,
  { bytes: fileSize, tooLarge }: Most,
  signal: AbortSignal,
): Promise<ReceivedFile> {
  const form = openForm(request, { limits: { ...limits, fileSize } });
  let arriving: Promise<ReceivedFile> | undefined;
  form.on('filesLimit', () => void form.destroy(refusal('form.too-many-files')));
  form.on('file', (_, stream, { filename = '' }) => {
    arriving = buffer(stream).then((bytes) => {
      if (stream.truncated) throw tooLarge();
      return { fileName: displayName(givenName(filename)), bytes };
    });
    // A failure ends the reading of the form at once; it is thrown below.
    arriving.catch((error: Error) => form.destroy(error));
  });
  try {
    await pipeline(bodyOf(request), form, { signal });
  } catch (error) {
    await readAway(request.body, signal);
    throw asRefusal(error);
  }
  const file = await arriving;
  if (!file || file.bytes.length === 0) throw refusal('file.missing');
  return file;
}
