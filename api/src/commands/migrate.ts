import { loadConfig } from '../ground/config/config.ts';
import { StartError } from '../ground/config/start-error.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';

/**
 * Checks the settings and brings the tables up to date. An upgrade runs this before it starts the first new process.
 */
try {
  const { database } = loadConfig();
  if (!database.url)
    throw new StartError(
      'DATABASE_URL is needed: the database that comes with Cotejo is brought up to date at its start.',
    );
  await migrateDatabase(database.url, database.ownerUrl);
  console.log('The tables are up to date.');
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
