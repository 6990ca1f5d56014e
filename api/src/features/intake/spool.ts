import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits } from '@cotejo/contract';
import { refusal } from '../../ground/errors.ts';
import { StorageError } from '../../platform/storage/storage.ts';

/**
 * Bytes of archives that one process takes at once beside those of the first: the folder for temporary files may be
 * memory. Bytes, and not archives, so that one that arrives slowly holds up nobody.
 */
const MOST_BYTES = limits.archiveBytes;

/** The bytes of each archive that is held, in the order in which they came. */
const held = new Map<symbol, number>();
let released = Promise.withResolvers<void>();

export type Spooled = AsyncDisposable & { file: FileHandle };

/**
 * Reads a file of at most `maxBytes` into the folder for temporary files, as the directory of an archive is at its end.
 * It has no name there, so that nothing stays however the process ends. Throws an `AppError` where it is larger or the
 * disk is full.
 */
export async function spool(source: AsyncIterable<Buffer>, maxBytes: number): Promise<Spooled> {
  await using opened = new AsyncDisposableStack();
  const self = Symbol('archive');
  held.set(self, 0);
  opened.defer(() => release(self));
  const file = opened.use(await openNameless());
  await fillFile(file, source, maxBytes, (bytes) => takeRoom(self, bytes));
  const kept = opened.move();
  return { file, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

/** Waits until there is room for further bytes of an archive. The first one has it always, so that one can end. */
async function takeRoom(self: symbol, bytes: number): Promise<void> {
  const isFirst = () => held.keys().next().value === self;
  const isFull = () => [...held.values()].reduce((sum, size) => sum + size, bytes) > MOST_BYTES;
  while (!isFirst() && isFull()) await released.promise;
  held.set(self, held.get(self)! + bytes);
}

function release(self: symbol): void {
  held.delete(self);
  released.resolve();
  released = Promise.withResolvers();
}

async function openNameless(): Promise<FileHandle> {
  const name = path.join(tmpdir(), `cotejo-${randomUUID()}`);
  const file = await open(name, 'wx+', 0o600);
  await rm(name);
  return file;
}

async function fillFile(
  file: FileHandle,
  source: AsyncIterable<Buffer>,
  maxBytes: number,
  takeRoom: (bytes: number) => Promise<void>,
): Promise<void> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > maxBytes) throw refusal('archive.too-large', { values: { megabytes: maxBytes / 1024 / 1024 } });
    await takeRoom(chunk.length);
    await file.writeFile(chunk).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOSPC' ? new StorageError('full', error) : error;
    });
  }
}
