import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { limits } from '@cotejo/contract';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { type AppError, refusal } from '../../ground/errors.ts';
import { flatNames, isArchive, isCompanion, pathOf } from './names.ts';

/** A file in an archive, to be read or refused unread. */
export type PackedFile = { fileName: string } & ({ read(): AsyncIterable<Buffer> } | { refused: AppError });

/** How many files and bytes a call may still bring. */
export type Room = { files: number; bytes: number };

/** Entries of an archive, those among them that are no files. */
const MOST_ENTRIES = 10 * limits.filesPerUpload;
/** How often an archive may hold its own size; less is no bomb, whatever it is packed by. */
const HARMLESS_BYTES = 100 * 1024 * 1024;
const HIGHEST_RATIO = 50;

/**
 * The files of a ZIP archive, whose sizes and number are known before any is unpacked. What systems put beside people's
 * files is left out. Throws an `AppError` where the archive as a whole is refused.
 */
export async function openArchive(archive: FileHandle, room: Room): Promise<PackedFile[]> {
  const zip = await fromFdPromise(archive.fd, { autoClose: false, decodeStrings: false }).catch(asDamaged);
  const entries = await listFiles(zip, room);
  const { size } = await archive.stat();
  const unpacked = entries.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (unpacked > room.bytes || (unpacked > HARMLESS_BYTES && unpacked > size * HIGHEST_RATIO))
    throw refusal('archive.too-large', { values: { megabytes: limits.bytesPerUpload / 1024 / 1024 } });
  const names = flatNames(entries.map(({ path }) => path));
  return entries.map(({ path, entry }, index) => {
    const refused = refusalOf(path, entry);
    return { fileName: names[index]!, ...(refused ? { refused } : { read: () => unpack(zip, entry) }) };
  });
}

async function listFiles(zip: ZipFile, room: Room): Promise<{ path: string; entry: Entry }[]> {
  const files: { path: string; entry: Entry }[] = [];
  const tooMany = refusal('archive.too-many-files', { values: { files: limits.filesPerUpload } });
  if (zip.entryCount > MOST_ENTRIES) throw tooMany;
  try {
    for await (const entry of zip.eachEntry()) {
      const path = pathOf(entry);
      if (/[\\/]$/.test(path) || isCompanion(path)) continue;
      files.push({ path, entry });
      if (files.length > room.files) throw tooMany;
    }
  } catch (error) {
    throw error === tooMany ? error : asDamaged(error);
  }
  if (files.length === 0) throw refusal('archive.empty');
  return files;
}

const UNIX = 3;
const KIND_OF_FILE = 0o170000;
const ORDINARY_FILE = 0o100000;

function refusalOf(path: string, entry: Entry): AppError | undefined {
  const kind = (entry.externalFileAttributes >>> 16) & KIND_OF_FILE;
  const isLink = entry.versionMadeBy >>> 8 === UNIX && kind !== 0 && kind !== ORDINARY_FILE;
  if (entry.isEncrypted()) return refusal('document.password');
  if (isArchive(path)) return refusal('archive.nested');
  if (isLink) return refusal('document.wrong-type:role');
  return undefined;
}

/** The content of a file, of exactly the length that the directory says; throws where it is damaged. */
async function* unpack(zip: ZipFile, entry: Entry): AsyncIterable<Buffer> {
  const stream = await zip.openReadStreamPromise(entry).catch(asDamagedFile);
  let checksum = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
  } catch (error) {
    asDamagedFile(error);
  }
  if (checksum !== entry.crc32) throw refusal('document.damaged');
}

function asDamaged(error: unknown): never {
  throw refusal('archive.damaged', { cause: error });
}

function asDamagedFile(error: unknown): never {
  throw refusal('document.damaged', { cause: error });
}
