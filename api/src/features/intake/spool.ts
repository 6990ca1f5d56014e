import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits } from '@cotejo/contract';
import { refusal } from '../../ground/errors.ts';
import { StorageError } from '../../platform/storage/storage.ts';

/**
 * Bytes of archives that one process takes at once beside those of the first: the folder for temporary files may be
 * memory. Bytes, and not archives, so that small ones that arrive slowly hold up nobody.
 */
const MOST_BYTES = limits.archiveBytes;
/**
 * What a sender brings in a span of milliseconds at least where others wait for room. Nobody who is slower could bring
 * the largest archive within the two minutes that a call has.
 */
const LEAST_BYTES = limits.archiveBytes / 24;
const SPAN = 5_000;

/** What is held of an archive. */
class Held implements AsyncDisposable {
  bytes = 0;
  /** Whether the last span brought too little. */
  isSlow = false;
  file: FileHandle | undefined;
  #inSpan = 0;
  #end: NodeJS.Timeout | undefined;

  /** Begins a new span. */
  begin(): void {
    this.pause();
    this.#inSpan = 0;
    this.#end = setTimeout(() => {
      this.isSlow = true;
      wake();
    }, SPAN).unref();
  }

  /** Ends the span for a sender that we keep waiting, or that has sent everything. */
  pause(): void {
    clearTimeout(this.#end);
    this.isSlow = false;
  }

  add(bytes: number): void {
    this.bytes += bytes;
    this.#inSpan += bytes;
    if (this.#inSpan >= LEAST_BYTES) this.begin();
  }

  /** Makes its room free for others. */
  leave(): void {
    this.pause();
    archives.delete(this);
    wake();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.leave();
    await this.file?.close();
  }
}

/** The archives that are held, in the order in which they came. */
const archives = new Set<Held>();
let change = Promise.withResolvers<void>();

/** Has those who wait for room look again. */
function wake(): void {
  change.resolve();
  change = Promise.withResolvers();
}

export type Spooled = AsyncDisposable & { file: FileHandle };

/**
 * Reads a file of at most `maxBytes` into the folder for temporary files, as the directory of an archive is at its end.
 * It has no name there, so that nothing stays however the process ends. Throws an `AppError` where it is larger, the
 * disk is full, or it came too slowly while others waited for room, and the signal's reason.
 */
export async function spool(source: AsyncIterable<Buffer>, maxBytes: number, signal: AbortSignal): Promise<Spooled> {
  await using opened = new AsyncDisposableStack();
  const self = opened.use(new Held());
  archives.add(self);
  const file = await openNameless();
  self.file = file;
  self.begin();
  signal.addEventListener('abort', wake, { once: true });
  await fillFile(file, source, maxBytes, (bytes) => takeRoom(self, bytes, signal));
  assertHeld(self);
  self.pause();
  const kept = opened.move();
  return { file, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

/**
 * Waits until there is room for further bytes of an archive. The first one has it always, so that one can end. Those
 * that come too slowly give way where that makes room, the largest before the others.
 */
async function takeRoom(self: Held, bytes: number, signal: AbortSignal): Promise<void> {
  const isFirst = () => archives.values().next().value === self;
  const missing = () => sumOf(archives) + bytes - MOST_BYTES;
  assertHeld(self);
  if (!isFirst() && missing() > 0) {
    self.pause();
    while (!isFirst() && missing() > 0) {
      signal.throwIfAborted();
      const slow = [...archives].filter(({ isSlow }) => isSlow);
      if (sumOf(slow) >= missing()) await giveWay(slow.toSorted((a, b) => b.bytes - a.bytes)[0]!);
      else await change.promise;
    }
    self.begin();
  }
  self.add(bytes);
}

const sumOf = (some: Iterable<Held>): number => [...some].reduce((sum, { bytes }) => sum + bytes, 0);

/** Takes an archive's bytes off the disk. Its sender is told with the next ones, which are read away. */
async function giveWay(slow: Held): Promise<void> {
  slow.leave();
  await slow.file?.truncate();
}

function assertHeld(self: Held): void {
  if (!archives.has(self)) throw refusal('archive.too-slow');
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
