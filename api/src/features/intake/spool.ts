import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refusal } from '../../ground/errors.ts';
import { StorageError } from '../../platform/storage/storage.ts';

/** Archives that one process holds at once: the folder for temporary files may be memory. */
const AT_ONCE = 2;

let free = AT_ONCE;
const waiting: (() => void)[] = [];

export type Spooled = AsyncDisposable & { file: FileHandle };

/**
 * Reads a file of at most `maxBytes` into the folder for temporary files, as the directory of an archive is at its end.
 * It has no name there, so that nothing stays however the process ends. Throws an `AppError` where it is larger or the
 * disk is full.
 */
export async function spool(source: AsyncIterable<Buffer>, maxBytes: number): Promise<Spooled> {
  await using opened = new AsyncDisposableStack();
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  opened.defer(makeRoom);
  const file = opened.use(await openNameless());
  await fillFile(file, source, maxBytes);
  const held = opened.move();
  return { file, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

function makeRoom(): void {
  const next = waiting.shift();
  if (next) next();
  else free += 1;
}

async function openNameless(): Promise<FileHandle> {
  const name = path.join(tmpdir(), `cotejo-${randomUUID()}`);
  const file = await open(name, 'wx+', 0o600);
  await rm(name);
  return file;
}

async function fillFile(file: FileHandle, source: AsyncIterable<Buffer>, maxBytes: number): Promise<void> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > maxBytes) throw refusal('archive.too-large', { values: { megabytes: maxBytes / 1024 / 1024 } });
    await file.writeFile(chunk).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOSPC' ? new StorageError('full', error) : error;
    });
  }
}
