import path from 'node:path';
import postgres from 'postgres';
import { StartError } from '../../ground/config/start-error.ts';
import { drizzle, migrate, readMigrationFiles } from './drizzle.ts';
import { locks } from './locks.ts';
import { giveRights } from './server-rights.ts';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');

/**
 * Brings the tables up to date. Processes that start at the same time wait for one another. Has a connection of its
 * own, as the lock belongs to the connection and a migration may take long. Throws a `StartError` when the database
 * cannot be reached, does not let us in, is of a newer version or refuses a change; then nothing has changed. Where
 * `ownerUrl` names another user than `url`, that one owns the tables and gives the other its rights.
 */
export async function migrateDatabase(url: string, ownerUrl = url): Promise<void> {
  const client = postgres(ownerUrl, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    const giveAway = async () => {
      if (ownerUrl !== url) await giveRights(client, decodeURIComponent(new URL(url).username));
    };
    await client`select pg_advisory_lock(${locks.migration})`.catch((error: Error & { code?: string }) => {
      throw new StartError(
        `The database at ${new URL(ownerUrl).host} cannot be used (${error.code ?? error.name}). ` +
          'Check DATABASE_URL and that it runs.',
        error,
      );
    });
    // Once there is nothing to do, a user without the rights of the owner may start.
    if (await isUpToDate(client)) return await giveAway();
    await migrate(drizzle(client), { migrationsFolder }).catch((error: Error) => {
      const reason = (error.cause ?? error) as Error & { code?: string };
      throw new StartError(
        `The tables cannot be brought up to date (${reason.code ?? reason.name}: ${reason.message}). ` +
          'Nothing has been changed; the version before can go on.',
        error,
      );
    });
    await giveAway();
  } finally {
    await client.end({ timeout: 5 });
  }
}

/**
 * Whether no migration is missing. Throws where the tables are of a newer version: a running process of the version
 * before goes on, but a new one does not start.
 */
async function isUpToDate(client: postgres.Sql): Promise<boolean> {
  const [table] = await client<{ name: string | null }[]>`select to_regclass('drizzle.__drizzle_migrations') as name`;
  if (!table?.name) return false;
  const [applied] = await client<
    { newest: string | null }[]
  >`select max(created_at) as newest from drizzle.__drizzle_migrations`;
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  const newest = Number(applied?.newest ?? 0);
  if (newest > known) {
    throw new StartError(
      'The tables belong to a newer version of Cotejo. Start that version, or bring a backup that this one has ' +
        'made into an empty database.',
    );
  }
  return newest === known;
}
