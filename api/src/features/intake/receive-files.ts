import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limits } from '@cotejo/contract';
import { AppError, refusal } from '../../ground/errors.ts';
import { readAway } from '../../platform/http/read-away.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { displayName } from '../documents/file-name.ts';
import { asRefusal, bodyOf, givenName, openForm } from '../documents/form.ts';
import { type FileRules, storeFile, type UploadedFile } from '../documents/store-file.ts';
import { openArchive, type Room } from './archive.ts';
import { isCompanion, isZip } from './names.ts';
import { spool } from './spool.ts';

/** A file that has arrived: it is in the storage and not yet in a row, or it is refused. */
export type ArrivedFile = { fileName: string } & ({ file: UploadedFile } | { refused: AppError });

type Options = FileRules & { storage: Storage; signal: AbortSignal };
type Source = AsyncIterable<Buffer>;
type Take = (arrived: ArrivedFile) => Promise<void>;

/** Files that are told one by one as too many; a form with more is refused. */
const MOST_FILES = 2 * limits.filesPerUpload;
const settings = {
  limits: { files: MOST_FILES, fields: 10, fieldNameSize: 100, fieldSize: 1000, headerPairs: 20 },
  // Smaller files are read ahead while the one before is stored, all of them in memory.
  fileHwm: 16 * 1024,
};
/** What one call may bring. */
const most = { files: limits.filesPerUpload, megabytes: limits.bytesPerUpload / 1024 / 1024 };

/**
 * Reads a form with any number of files, and the files of ZIP archives in it, and has each taken as soon as it is in
 * the storage, one after the other: where the form breaks off, those before are taken and nothing else stays. A file
 * that is refused costs no other one. Throws an `AppError` for what concerns the call as a whole, and what `take`
 * throws.
 */
export async function receiveFiles(request: Request, options: Options, take: Take): Promise<void> {
  const form = openForm(request, settings);
  const room: Room = { files: limits.filesPerUpload, bytes: limits.bytesPerUpload };
  let arriving: Promise<void> | undefined;
  let failure: { error: unknown } | undefined;
  let isEmpty = true;
  const taking: Take = (arrived) => {
    isEmpty = false;
    return take(arrived).catch((error: unknown) => {
      failure = { error };
      throw error;
    });
  };
  form.on('filesLimit', () => void form.destroy(refusal('upload.too-much', { values: most })));
  form.on('file', (_, stream, { filename = '' }) => {
    // Without a listener, the error of a file that still waits when the form breaks off would end the process.
    stream.on('error', () => {});
    const before = arriving;
    arriving = (async () => {
      await before;
      await arrive(stream, givenName(filename), room, options, taking);
      // Skips the rest of a refused file, so that the form goes on behind it.
      stream.resume();
    })();
    arriving.catch((error: Error) => form.destroy(error));
  });
  try {
    await pipeline(bodyOf(request), form, { signal: options.signal });
    await arriving;
  } catch (error) {
    await arriving?.catch(() => {});
    await readAway(request.body, options.signal);
    throw failure ? failure.error : asRefusal(error);
  }
  if (isEmpty) throw refusal('file.missing');
}

async function arrive(stream: Readable, given: string, room: Room, options: Options, take: Take): Promise<void> {
  // A form sends a part without a name where no file was chosen.
  if (given === '' || isCompanion(given)) return;
  const source = stream.iterator({ destroyOnReturn: false }) as Source;
  if (isZip(given)) await unpack(given, source, room, options, take);
  else await takeOne(given, source, room, options, take);
}

async function unpack(given: string, source: Source, room: Room, options: Options, take: Take): Promise<void> {
  const fileName = displayName(given);
  const spooled = await orRefused(() => spool(source, limits.archiveBytes, options.signal));
  if (spooled instanceof AppError) return take({ fileName, refused: spooled });
  await using archive = spooled;
  const packed = await orRefused(() => openArchive(archive.file, room));
  if (packed instanceof AppError) return take({ fileName, refused: packed });
  for (const one of packed) {
    if ('read' in one) await takeOne(one.fileName, one.read(), room, options, take);
    else await take({ fileName: displayName(one.fileName), refused: one.refused });
  }
}

async function takeOne(given: string, source: Source, room: Room, options: Options, take: Take): Promise<void> {
  const file = await orRefused(() => {
    if (room.files > 0 && room.bytes > 0) return storeFile(source, given, options);
    throw refusal('upload.too-much', { values: most });
  });
  room.files -= 1;
  if (file instanceof AppError) return take({ fileName: displayName(given), refused: file });
  room.bytes -= file.fileSize;
  await take({ fileName: file.originalFileName, file });
}

/** The result of work on one file, or the refusal of that file. Throws what concerns all files, such as a full disk. */
export async function orRefused<Value>(work: () => Promise<Value>): Promise<Value | AppError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return error;
    throw error;
  }
}
