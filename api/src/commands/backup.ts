import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { leaveRoot } from '../platform/account/leave-root.ts';
import { saveCluster } from '../platform/backup/cluster.ts';
import { compareFiles, keysOfRows } from '../platform/backup/compare-files.ts';
import { assertEmpty, countRows } from '../platform/backup/contents.ts';
import { loadFiles, saveFiles } from '../platform/backup/files.ts';
import { allErasures, eraseAgain } from '../features/erasures/again.ts';
import { createLogger } from '../ground/log.ts';
import { holdDeletions } from '../platform/backup/hold.ts';
import { nameBackups } from '../platform/backup/names.ts';
import { offSite } from '../platform/backup/off-site.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { createQueue } from '../platform/queue/queue.ts';
import { noTracing } from '../platform/tracing/tracing.ts';
import { loadCluster } from '../platform/backup/load-cluster.ts';
import { type Config, loadConfig } from '../ground/config/config.ts';
import { homeOf } from '../ground/config/data-folder.ts';
import { StartError } from '../ground/config/start-error.ts';
import { connect, type Database, disconnect } from '../platform/database/client.ts';
import { prepareFolder, startEmbedded } from '../platform/database/embedded.ts';
import { serverAccount } from '../platform/database/server-account.ts';
import { createStorage, createStore } from '../platform/storage/create.ts';
import { tellFailure, telling } from './tell-failure.ts';

const usage = `Parts of a backup, for deploy/backup and deploy/restore; they use the server's own settings.
  save           writes all stored files to the standard output, as a tar archive; encrypted ones as they are
  load           stores the files of such an archive, which comes on the standard input
  check          says whether every file that a row refers to is stored, and STORAGE_KEYS has their keys
  hold [NAME]    keeps deleted files until the standard input ends, and writes down that a backup of this name is made
  erasures       prints the erasures that the standard input has, and all others that were made
  empty          fails unless a backup may be brought back here
  rows           prints every table with the number of its rows
  restored NAME… erases again whom the standard input says, and writes down which backups there are
In the bucket that TO_S3_ENDPOINT, TO_S3_BUCKET … name (with TO_STORAGE=s3), copies of whole backups:
  send FOLDER [NAME]    copies a backup there, and deletes those that are older than NAME
  bring NAME FOLDER     brings one, or the newest, into a folder
The database that comes with Cotejo is saved as its files:
  save-database  writes it to the standard output while it runs
  load-database  puts such an archive, which comes on the standard input, in place of an empty database
  examine        starts a copy of such an archive, and prints its rows and the keys of the files that they refer to`;

const commands: Record<string, (config: Config) => Promise<string>> = {
  async save(config) {
    const saved = createStore(config).then((store) => saveFiles(store, process.stdout));
    return `${await telling('The files could not be saved', saved)} files saved`;
  },
  async load(config) {
    const storage = await createStore(config);
    await storage.open();
    return `${await loadFiles(storage, process.stdin)} files stored`;
  },
  async check(config) {
    const storage = await createStorage(config);
    await storage.open();
    const { referred, missing, spare } = await withDatabase(config, (database) => compareFiles(database, storage));
    if (missing.length > 0)
      throw new StartError(`${missing.length} of ${referred} files are missing: ${missing.slice(0, 3).join(', ')}`);
    return `${referred} files belong to rows and are all there, ${spare} to none`;
  },
  async hold(config) {
    return withUrl(config, async (url) => {
      const hold = await holdDeletions(url);
      await withDatabase(config, (database) => nameBackups(database, process.argv.slice(3)));
      console.log('held');
      await buffer(process.stdin);
      if (!(await hold.release()))
        throw new StartError('The connection to the database was lost while files were held back.');
      return 'released';
    });
  },
  async empty(config) {
    await refuseData(config);
    return 'nothing is lost';
  },
  async erasures(config) {
    const before = await text(process.stdin);
    process.stdout.write(await withDatabase(config, (database) => allErasures(database, before)));
    return 'erasures printed';
  },
  async restored(config) {
    const lines = await text(process.stdin);
    return withUrl(config, async (url) => {
      const ofServer = config.database.url ?? url;
      await migrateDatabase(ofServer, config.database.url && config.database.ownerUrl);
      const queue = createQueue(ofServer, noTracing, createLogger(config));
      await queue.open();
      const database = connect(url, { connections: 1, timeoutSeconds: COUNT_TIMEOUT });
      try {
        await nameBackups(database, process.argv.slice(3));
        return `${await eraseAgain(database, queue, lines)} people erased again`;
      } finally {
        await disconnect(database);
        await queue.stop(1000);
      }
    });
  },
  async rows(config) {
    console.log((await withDatabase(config, countRows)).join('\n'));
    return 'rows counted';
  },
  async send(config) {
    const [folder = '', oldest] = process.argv.slice(3);
    return telling('The backup could not be copied to the bucket', sendBackup(config, folder, oldest));
  },
  async bring(config) {
    const [name = '', folder = ''] = process.argv.slice(3);
    const brought = offSite(config).then((bucket) => bucket.bring(name, folder));
    console.log(await telling('The backup could not be brought from the bucket', brought));
    return 'backup brought';
  },
  'save-database': async (config) => {
    const saved = withUrl(config, (url) => saveCluster(url, homeOf(config.process.dataFolder), process.stdout));
    await telling('The database could not be saved', saved);
    return 'database saved';
  },
  'load-database': async (config) => {
    await refuseData(config);
    await loadCluster(process.stdin, config.process.dataFolder);
    return 'database brought back';
  },
  async examine({ process: { dataFolder }, ...config }) {
    const folder = path.join(dataFolder, `examined-${randomUUID()}`);
    try {
      await loadCluster(process.stdin, folder);
      await withDatabase({ ...config, process: { dataFolder: folder } }, async (database) => {
        for (const row of await countRows(database)) console.log(`row ${row}`);
        for (const key of await keysOfRows(database)) console.log(`key ${key}`);
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    return 'the archive holds a database that starts';
  },
};

async function sendBackup(config: Config, folder: string, oldest: string | undefined): Promise<string> {
  const bucket = await offSite(config);
  const sent = `${await bucket.send(folder)} files copied`;
  return oldest ? `${sent}, ${await bucket.forget(oldest)} older backups deleted` : sent;
}

/** They touch backups alone, which belong to the account that asks, and which the server's own may not read. */
const ofTheAsker = new Set([commands['send'], commands['bring']]);

/** Seconds that counting the rows of one table may take. */
const COUNT_TIMEOUT = 600;

type Place = { database: Pick<Config['database'], 'url' | 'ownerUrl'>; process: Pick<Config['process'], 'dataFolder'> };

/** Throws where the installation has data. Makes the data folder, which PostgreSQL has to enter, and no database. */
async function refuseData(config: Config): Promise<void> {
  const { dataFolder } = config.process;
  if (config.database.url || existsSync(homeOf(dataFolder))) await withDatabase(config, assertEmpty);
  else await prepareFolder(dataFolder, await serverAccount(dataFolder));
}

async function withDatabase<Result>(place: Place, work: (database: Database) => Promise<Result>): Promise<Result> {
  return withUrl(place, async (url) => {
    const database = connect(url, { connections: 1, timeoutSeconds: COUNT_TIMEOUT });
    return work(database).finally(() => disconnect(database));
  });
}

/** Works as the owner of the tables where one is named: another user may neither save nor restore all of them. */
async function withUrl<Result>(
  { database: { url, ownerUrl }, process: { dataFolder } }: Place,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (url) return work(ownerUrl ?? url);
  const embedded = await startEmbedded(dataFolder);
  return work(embedded.url).finally(embedded.stop);
}

// What is brought from a bucket holds everything, and is closed to others as what deploy/backup makes.
process.umask(0o077);
try {
  const command = commands[process.argv[2] ?? ''];
  if (!command) throw new StartError(usage);
  const config = loadConfig();
  if (!ofTheAsker.has(command)) await leaveRoot(config);
  // Standard output may carry an archive, so messages go to standard error.
  console.error(await command(config));
} catch (error) {
  tellFailure(error);
}
