import { type FileHandle, open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { connectForBackup } from './connection.ts';

/**
 * Folders whose contents a server makes anew, and files of a running server, by BASE_BACKUP in
 * https://www.postgresql.org/docs/18/protocol-replication.html.
 */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const left =
  /^(?:postmaster\.(?:pid|opts)$|pg_internal\.init|pgsql_tmp|backup_label|tablespace_map|backup_manifest$)|\.tmp$/;

/** The control file, which is read last, as it may be no older than any other file. */
const CONTROL = 'global/pg_control';
const CHUNK = 1 << 20;

/**
 * Writes the files of the embedded database in `home` to `output` while it runs, as a compressed tar archive. It is a
 * base backup of PostgreSQL with its write-ahead log (`pg_wal`), so that a database started from it has the state at
 * the end of the backup. PostgreSQL's own programs for this do not come with Cotejo.
 */
export async function saveCluster(url: string, home: string, output: Writable): Promise<void> {
  const data = path.join(home, 'data');
  // The backup belongs to the connection, and so does the slot that keeps the log from being removed.
  const client = connectForBackup(url);
  const archive = pack();
  const addAll = async () => {
    await client`select pg_create_physical_replication_slot('cotejo_backup_' || pg_backend_pid(), true, true)`;
    const [begun] = await client<
      { segment: string }[]
    >`select pg_walfile_name(pg_backup_start('cotejo', fast => true)) as segment`;
    for (const file of await filesBelow(data, archive)) await addFile(archive, data, file);
    await addFile(archive, data, CONTROL);
    const [ended] = await client<
      { segment: string; label: string }[]
    >`select pg_walfile_name(lsn) as segment, labelfile as label from pg_backup_stop(wait_for_archive => false)`;
    archive.entry({ name: 'data/backup_label', mode: 0o600 }, ended!.label);
    for (const segment of (await readdir(path.join(data, 'pg_wal'))).sort()) {
      if (
        segment.endsWith('.history') ||
        (segment >= begun!.segment && segment <= ended!.segment && segment.length === 24)
      )
        await addFile(archive, data, `pg_wal/${segment}`);
    }
    archive.entry({ name: 'password', mode: 0o600 }, await readFile(path.join(home, 'password')));
    archive.finalize();
  };
  try {
    await Promise.all([
      pipeline(archive, createGzip({ level: 1 }), output),
      addAll().catch((error: Error) => {
        archive.destroy(error);
        throw error;
      }),
    ]);
  } finally {
    await client.end({ timeout: 5 });
  }
}

/** The files to save below `data`, without the control file. Adds every folder to the archive. */
async function filesBelow(data: string, archive: Pack, folder = ''): Promise<string[]> {
  archive.entry({ name: path.join('data', folder), type: 'directory', mode: 0o700 });
  if (emptied.has(folder)) return [];
  const files: string[] = [];
  for (const entry of await readdir(path.join(data, folder), { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (left.test(entry.name) || name === CONTROL) continue;
    if (entry.isDirectory()) files.push(...(await filesBelow(data, archive, name)));
    else files.push(name);
  }
  return files;
}

/** Adds a file. One that was deleted after it was listed is left out; the write-ahead log has that change too. */
async function addFile(archive: Pack, data: string, name: string): Promise<void> {
  const file = await open(path.join(data, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return;
  try {
    const { size } = await file.stat();
    await pipeline(
      Readable.from(bytesOf(file, size)),
      archive.entry({ name: path.join('data', name), size, mode: 0o600 }),
    );
  } finally {
    await file.close();
  }
}

/** Exactly `size` bytes. Zeros stand for those that the file has lost meanwhile; the write-ahead log corrects them. */
async function* bytesOf(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let position = 0; position < size;) {
    const chunk = Buffer.alloc(Math.min(CHUNK, size - position));
    await file.read(chunk, 0, chunk.length, position);
    yield chunk;
    position += chunk.length;
  }
}
