import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { limits } from '@cotejo/contract';
import { refusal } from '../../ground/errors.ts';
import { readAway } from '../../platform/http/read-away.ts';
import { tooLarge } from '../../platform/tables/read-table.ts';
import { displayName } from '../documents/file-name.ts';
import { asRefusal, bodyOf, givenName, openForm } from '../documents/form.ts';

/** A spreadsheet as it came. */
export type ReceivedTable = { fileName: string; bytes: Uint8Array };

const settings = {
  limits: { files: 1, fields: 10, fieldNameSize: 100, fieldSize: 1000, headerPairs: 20, fileSize: limits.importBytes },
};

/** Reads a form with one spreadsheet into memory. Throws an `AppError` for what the caller did wrong. */
export async function receiveTable(request: Request, signal: AbortSignal): Promise<ReceivedTable> {
  const form = openForm(request, settings);
  let arriving: Promise<ReceivedTable> | undefined;
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
  const table = await arriving;
  if (!table || table.bytes.length === 0) throw refusal('file.missing');
  return table;
}
