import { buffer } from 'node:stream/consumers';
import { holdDeletions } from './backup/hold.ts';
import { loadFiles, saveFiles } from './backup/files.ts';
import { compareFiles } from './backup/compare-files.ts';
import { type Config, loadConfig } from './config/config.ts';
import { StartError } from './config/start-error.ts';
import { connect, disconnect } from './database/client.ts';
import { createStorage } from './storage/create.ts';

const usage = `Parts of a backup, for deploy/backup and deploy/restore; they use the server's own settings.
  save    writes all stored files to the standard output, as a tar archive
  load    stores the files of such an archive, which comes on the standard input
  check   says whether every file that a row refers to is stored
  hold    keeps deleted files until the standard input ends`;

const commands: Record<string, (config: Config, databaseUrl: string) => Promise<string>> = {
  async save(config) {
    return `${await saveFiles(createStorage(config), process.stdout)} files saved`;
  },
  async load(config) {
    const storage = createStorage(config);
    await storage.open();
    return `${await loadFiles(storage, process.stdin)} files stored`;
  },
  async check(config, databaseUrl) {
    const database = connect(databaseUrl, { connections: 3 });
    const { referred, missing, spare } = await compareFiles(database, createStorage(config)).finally(() => disconnect(database));
    if (missing.length > 0) throw new StartError(`${missing.length} of ${referred} files are missing: ${missing.slice(0, 3).join(', ')}`);
    return `${referred} files belong to rows and are all there, ${spare} to none`;
  },
  async hold(_config, databaseUrl) {
    const hold = await holdDeletions(databaseUrl);
    console.log('held');
    await buffer(process.stdin);
    if (!await hold.release()) throw new StartError('The connection to the database was lost while files were held back.');
    return 'released';
  },
};

try {
  const command = commands[process.argv[2] ?? ''];
  if (!command) throw new StartError(usage);
  const config = loadConfig();
  if (!config.database.url) throw new StartError('DATABASE_URL is needed: with the database that comes with Cotejo, stop it and copy DATA_DIR.');
  // The standard output may be an archive.
  console.error(await command(config, config.database.url));
} catch (error) {
  console.error(error instanceof Error && (error instanceof StartError || 'status' in error) ? error.message : error);
  process.exitCode = 1;
}
