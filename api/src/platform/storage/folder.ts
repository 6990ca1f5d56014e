import { randomUUID } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isKey, type Storage, StorageError } from './storage.ts';

/** Files in `folder`, readable by this account only. A file gets its name when it is complete. */
export function folderStorage(folder: string): Storage {
  const incoming = path.join(folder, 'incoming');
  const locate = (key: string) => path.join(folder, key);

  return {
    async open() {
      await mkdir(incoming, { recursive: true, mode: 0o700 }).catch(fail);
    },
    async put(key, source) {
      const temporary = path.join(incoming, randomUUID());
      try {
        await writeDurably(temporary, source);
        await mkdir(path.dirname(locate(key)), { recursive: true, mode: 0o700 });
        await rename(temporary, locate(key));
        await syncFolder(path.dirname(locate(key)));
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => {});
        if (isErrorIn(folder, error)) fail(error);
        throw error;
      }
    },
    async get(key) {
      const file = await open(locate(key), 'r').catch(fail);
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size };
    },
    async delete(key) {
      await rm(locate(key), { force: true }).catch(fail);
    },
    async *list() {
      for (const name of await readdir(folder, { recursive: true }).catch(fail)) {
        const key = name.split(path.sep).join('/');
        if (!isKey(key)) continue;
        const found = await stat(locate(key)).catch(() => undefined);
        if (found?.isFile()) yield { key, modifiedAt: found.mtime };
      }
    },
    async sweep(before) {
      for (const name of await readdir(incoming).catch(fail)) {
        const file = path.join(incoming, name);
        const found = await stat(file).catch(() => undefined);
        if (found && found.mtime < before) await rm(file, { force: true });
      }
    },
    async check() {
      try {
        await access(incoming, constants.R_OK | constants.W_OK);
        return { ok: true };
      } catch (error) {
        return {
          ok: false,
          message: `The folder for files cannot be written (${(error as NodeJS.ErrnoException).code}).`,
        };
      }
    },
  };
}

async function writeDurably(file: string, source: Readable): Promise<void> {
  await pipeline(source, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
}

/** Writes a folder to disk, without which a new name in it does not survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether the folder could not be written; a source may be a file elsewhere, whose errors are its own. */
function isErrorIn(folder: string, error: unknown): error is NodeJS.ErrnoException {
  const { code, path: place } = error as NodeJS.ErrnoException;
  return place?.startsWith(folder + path.sep) || ['ENOSPC', 'EDQUOT', 'EIO'].includes(code ?? '');
}

function fail(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOENT') throw new StorageError('missing', error);
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') throw new StorageError('full', error);
  throw new StorageError('unavailable', error);
}
