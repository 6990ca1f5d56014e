import { createWriteStream, existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { homeOf } from '../../ground/config/data-folder.ts';
import { StartError } from '../../ground/config/start-error.ts';
import { prepareFolder } from '../database/embedded.ts';
import { serverAccount } from '../database/server-account.ts';

/**
 * Puts the database that `saveCluster` has written into a data folder, in place of one that is there. It is written
 * beside its place and moved there when complete. Throws a `StartError` when the archive is cut off.
 */
export async function loadCluster(input: Readable, dataFolder: string): Promise<void> {
  const account = await serverAccount(dataFolder);
  await prepareFolder(dataFolder, account);
  const draft = await mkdtemp(path.join(dataFolder, 'postgres-new-'));
  const own = async (file: string) => {
    if (account) await chown(file, account.uid, account.gid);
  };
  const archive = extract();
  const extractAll = async () => {
    await own(draft);
    for await (const entry of archive) {
      const target = path.join(draft, entry.header.name);
      if (!target.startsWith(draft + path.sep)) throw new Error(`it names ${entry.header.name}`);
      if (entry.header.type === 'directory') {
        await mkdir(target, { mode: 0o700 });
        entry.resume();
      } else await pipeline(entry, createWriteStream(target, { mode: 0o600 }));
      await own(target);
    }
  };
  try {
    await Promise.all([pipeline(input, createGunzip(), archive), extractAll()]).catch((error: Error) => {
      throw new StartError(`The archive of the database cannot be read (${error.message}).`, error);
    });
    // The last file that `saveCluster` writes.
    if (!existsSync(path.join(draft, 'password'))) throw new StartError('The archive of the database is not complete.');
    await rm(homeOf(dataFolder), { recursive: true, force: true });
    await rename(draft, homeOf(dataFolder));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
