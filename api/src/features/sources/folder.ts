import { createReadStream } from 'node:fs';
import { lstat, opendir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isCompanion } from '../intake/names.ts';
import { beginArrival, doneOf, dropArrival, finishArrival, keyOf, type OfSource } from './arrivals.ts';
import { hasRole } from './has-role.ts';
import { SourceError } from './problems.ts';
import { takeFiles, type Taking, type Uploads } from './take-file.ts';

/** A file as it was found; `state` changes whenever anybody writes to it. */
type Found = { path: string; size: number; modifiedAt: Date; key: string; state: string };

/** Folders within folders. */
const DEEPEST = 8;
/** Files that the database is asked about at once. */
const BATCH = 500;

/** Endings of files that some program has not finished writing. */
const unfinished = /\.(?:part|partial|crdownload|download|tmp|temp|filepart|swp|!ut)$/i;

/**
 * Takes the files of a folder that were not taken yet and that nobody is writing any more. Throws where the folder or
 * some file in it cannot be read; the others are taken then all the same.
 */
export async function readFolder(
  taking: Taking,
  { folder, ...of }: OfSource & { folder: string },
  { settle, signal, opened }: { settle: number; signal: AbortSignal; opened: () => Promise<void> },
): Promise<void> {
  const closed: string[] = [];
  const found = await findNew(taking, of, folder, closed, opened);
  if (found.length > 0) await pause(settle, undefined, { signal }).catch(() => {});
  const uploads: Uploads = new Map();
  for (const file of found) {
    if (signal.aborted) return;
    await takeFound(taking, of, folder, file, { uploads, signal }).catch((error: NodeJS.ErrnoException) => {
      // Somebody still writes to it or has taken it away: the next look sees.
      if (error instanceof Changed || error.code === 'ENOENT') return;
      if (!['EACCES', 'EPERM'].includes(error.code ?? '')) throw error;
      closed.push(file.path);
    });
  }
  if (closed.length > 0) throw new SourceError('files-closed');
}

/** The file is not as it was found. */
class Changed extends Error {}

async function takeFound(
  taking: Taking,
  of: OfSource,
  folder: string,
  { path: name, modifiedAt, key, state }: Found,
  { uploads, signal }: { uploads: Uploads; signal: AbortSignal },
): Promise<void> {
  const place = path.join(folder, name);
  const check = async () => {
    if ((await inspect(folder, name))?.state !== state) throw new Changed();
  };
  await check();
  const [first, ...rest] = name.split('/') as [string, ...string[]];
  const named = rest.length > 0 ? Number(/^[1-9]\d{0,8}(?!\d)/.exec(first)?.[0] ?? 0) : undefined;
  const roleId = named && (await hasRole(taking, of.owner, named)) ? named : undefined;
  const arrival = await beginArrival(taking.database, of, key, {
    title: name,
    sameness: keyOf(name),
    arrivedAt: modifiedAt,
    roleId: roleId ?? null,
  });
  if (named !== undefined && roleId === undefined) return finishArrival(taking.database, arrival, 'no-role-in-name');
  const file = { part: '', fileName: path.posix.basename(name), open: () => createReadStream(place) };
  await takeFiles(taking, arrival, { roleId, uploads, signal }, [file], check).catch(async (error: unknown) => {
    if (error instanceof Changed) await dropArrival(taking.database, arrival);
    throw error;
  });
  await finishArrival(taking.database, arrival);
}

/** The files that have not been read as they are now, in the order of their paths. */
async function findNew(
  { database }: Taking,
  of: OfSource,
  folder: string,
  closed: string[],
  opened: () => Promise<void>,
): Promise<Found[]> {
  const fresh: Found[] = [];
  let batch: Found[] = [];
  const ask = async () => {
    const done = await doneOf(
      database,
      of,
      batch.map(({ key }) => key),
    );
    fresh.push(...batch.filter(({ key }) => !done.has(key)));
    batch = [];
  };
  for await (const file of filesIn(folder, '', closed, opened)) {
    batch.push(file);
    if (batch.length === BATCH) await ask();
  }
  await ask();
  return fresh.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The files below a folder, those of other programs left out; `opened` is called once the folder itself is open. */
async function* filesIn(
  folder: string,
  within: string,
  closed: string[],
  opened: () => Promise<void>,
): AsyncIterable<Found> {
  const directory = await opendir(path.join(folder, within)).catch((error: NodeJS.ErrnoException) => {
    // One below is another's business, or has just gone.
    if (within === '' || !['EACCES', 'EPERM', 'ENOENT'].includes(error.code ?? '')) throw error;
    if (error.code !== 'ENOENT') closed.push(within);
  });
  if (!directory) return;
  await opened();
  for await (const entry of directory) {
    const name = path.posix.join(within, entry.name);
    if (entry.name.startsWith('.') || isCompanion(name) || unfinished.test(entry.name)) continue;
    // Of file systems that do not tell what an entry is, lstat does.
    const isFolder = entry.isDirectory();
    if (isFolder && name.split('/').length <= DEEPEST) yield* filesIn(folder, name, closed, async () => {});
    const file = isFolder ? undefined : await inspect(folder, name);
    if (file) yield file;
  }
}

/** The file as it is now; undefined where there is none, or something that is no ordinary file, such as a link. */
async function inspect(folder: string, name: string): Promise<Found | undefined> {
  const found = await lstat(path.join(folder, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!found?.isFile()) return undefined;
  const { size, mtimeMs, ctimeMs, ino, mtime } = found;
  return {
    path: name,
    size,
    modifiedAt: mtime,
    key: keyOf(name, size, mtimeMs),
    state: [size, mtimeMs, ctimeMs, ino].join(' '),
  };
}
