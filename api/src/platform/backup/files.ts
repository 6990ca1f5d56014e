import { Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { StartError } from '../../ground/config/start-error.ts';
import { digest, read } from '../storage/copy.ts';
import { isKey, type Storage, StorageError } from '../storage/storage.ts';

/** The last entry of an archive, in the form that `sha256sum --check` reads. */
const SUMS = 'SHA256SUMS';
const FOLDER = 'files/';

/** Writes every stored file and their checksums to `output`, as a tar archive. Resolves to the number of files. */
export async function saveFiles(storage: Storage, output: Writable): Promise<number> {
  const archive = pack();
  const sums: string[] = [];
  const add = (name: string, bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
    });
  const addAll = async () => {
    for await (const { key } of storage.list()) {
      const bytes = await read(storage, key);
      if (!bytes) continue;
      sums.push(`${digest(bytes)}  ${FOLDER}${key}\n`);
      await add(FOLDER + key, bytes);
    }
    await add(SUMS, Buffer.from(sums.join('')));
    archive.finalize();
  };
  await Promise.all([
    pipeline(archive, output),
    addAll().catch((error: Error) => {
      archive.destroy(error);
      throw error;
    }),
  ]);
  return sums.length;
}

/**
 * Stores every file of an archive that `saveFiles` wrote, under its old key, and reads each back. May be repeated.
 * Throws a `StartError` when the archive is cut off, or a file is not what its checksum says.
 */
export async function loadFiles(storage: Storage, input: Readable): Promise<number> {
  const archive = extract();
  const stored = new Map<string, string>();
  let sums: string | undefined;
  const loadAll = async () => {
    for await (const entry of archive) {
      if (entry.header.name === SUMS) sums = (await buffer(entry)).toString();
      const key = entry.header.name.slice(FOLDER.length);
      if (!entry.header.name.startsWith(FOLDER) || !isKey(key)) {
        entry.resume();
        continue;
      }
      await storage.put(key, Readable.from(entry));
      stored.set(entry.header.name, digest(await buffer((await storage.get(key)).stream)));
    }
  };
  await Promise.all([pipeline(input, archive), loadAll()]).catch((error: Error) => {
    throw error instanceof StorageError
      ? error
      : new StartError(`The archive of files cannot be read (${error.message}).`, error);
  });
  compare(stored, sums);
  return stored.size;
}

function compare(stored: Map<string, string>, sums: string | undefined): void {
  if (sums === undefined)
    throw new StartError('The archive of files is not complete: its list of checksums is missing.');
  const expected = sums
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('  ') as [string, string]);
  const wrong = expected.filter(([sum, name]) => stored.get(name) !== sum);
  if (wrong.length > 0 || expected.length !== stored.size) {
    throw new StartError(
      `${wrong.length} of ${expected.length} files are not what they were when they were saved: ${wrong
        .slice(0, 3)
        .map(([, name]) => name)
        .join(', ')}`,
    );
  }
}
