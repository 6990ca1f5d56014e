import { setTimeout } from 'node:timers/promises';
import postgres from 'postgres';
import { StartError } from '../../ground/config/start-error.ts';
import { isWaitGivenUp } from './errors.ts';
import { locks } from './locks.ts';
import { type Migration, readMigrations } from './migrations.ts';
import { giveRights } from './server-rights.ts';

/** Milliseconds for which a migration waits for a table: whoever asks for it later waits behind the migration. */
const LOCK_WAIT = 1000;
/** Milliseconds for which those go on before it is tried again, and after which it is tried no more. */
const LOCK_PAUSE = 3000;
const LOCK_LIMIT = 900_000;

/**
 * Brings the tables up to date. Processes that start at the same time wait for one another. Has a connection of its
 * own, as the lock belongs to the connection and a migration may take long. Throws a `StartError` when the database
 * cannot be reached, does not let us in, is of a newer version on which this one cannot run, or refuses a change. Where
 * `ownerUrl` names another user than `url`, that one owns the tables and gives the other its rights.
 */
export async function migrateDatabase(url: string, ownerUrl = url, migrations = readMigrations()): Promise<void> {
  const client = postgres(ownerUrl, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    await lock(client).catch((error: Error & { code?: string }) => {
      throw new StartError(
        `The database at ${new URL(ownerUrl).host} cannot be used (${error.code ?? error.name}). ` +
          'Check DATABASE_URL and that it runs.',
        error,
      );
    });
    const missing = await findMissing(client, migrations);
    // Once there is nothing to do, a user without the rights of the owner may start.
    if (missing.length > 0)
      await apply(client, migrations, missing).catch((error: Error & { code?: string }) => {
        throw new StartError(
          `The tables cannot be brought up to date (${error.code ?? error.name}: ${error.message}). ` +
            'The version before can go on, and the next start tries again.',
          error,
        );
      });
    if (ownerUrl !== url) await giveRights(client, decodeURIComponent(new URL(url).username));
  } finally {
    await client.end({ timeout: 5 });
  }
}

/** Asks again and again: a query that waited for the lock would be one that an index built online waits for. */
async function lock(client: postgres.Sql): Promise<void> {
  const tryLock = async () => {
    const [row] = await client<{ locked: boolean }[]>`select pg_try_advisory_lock(${locks.migration}) as locked`;
    return row!.locked;
  };
  while (!(await tryLock())) await setTimeout(200);
}

/**
 * The migrations that the database has not seen. Throws where it has seen newer ones that need more than this version
 * knows; without such a need the version before runs on the tables of the next.
 */
async function findMissing(client: postgres.Sql, migrations: Migration[]): Promise<Migration[]> {
  const [table] = await client<{ name: string | null }[]>`select to_regclass('drizzle.__drizzle_migrations') as name`;
  if (!table?.name) return migrations;
  // Versions before have made the table without the column.
  const [applied] = await client<{ newest: string | null; needs: string | null }[]>`
    select max(created_at) as newest, max((to_jsonb(applied) ->> 'needs')::bigint) as needs
    from drizzle.__drizzle_migrations as applied`;
  if (Number(applied?.needs ?? 0) > (migrations.at(-1)?.when ?? 0)) {
    throw new StartError(
      'The tables belong to a newer version of Cotejo, and this one cannot run on them. Start that version, or bring ' +
        'a backup that this one has made into an empty database.',
    );
  }
  return migrations.filter(({ when }) => when > Number(applied?.newest ?? 0));
}

/**
 * Applies `missing`, of all `migrations`. Those that follow one another without an online one between them are sent as
 * one text, which PostgreSQL carries out in one transaction: all of it stays or nothing. What an online one has done
 * before it was killed stays, and it begins anew.
 */
async function apply(client: postgres.Sql, migrations: Migration[], missing: Migration[]): Promise<void> {
  await client.unsafe(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint);
    alter table drizzle.__drizzle_migrations add column if not exists needs bigint`);
  const recording = ({ statements, hash, when, needs }: Migration) => {
    const needed = migrations.find(({ tag }) => tag === needs)?.when ?? null;
    const record = `insert into drizzle.__drizzle_migrations (hash, created_at, needs)
      values ('${hash}', ${when}, ${needed})`;
    return [...statements, record];
  };
  for (const group of groupMigrations(missing)) {
    const statements = group.flatMap(recording);
    // Nobody waits behind what an online one waits for.
    if (group[0]!.isOnline) for (const statement of statements) await client.unsafe(statement);
    else await inTurn(() => client.unsafe([`set local lock_timeout = ${LOCK_WAIT}`, ...statements].join('\n;\n')));
  }
}

/** Begins a transaction anew where others did not let go of a table, and lets them work in between. */
async function inTurn(transaction: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + LOCK_LIMIT; ; await setTimeout(LOCK_PAUSE))
    try {
      await transaction();
      return;
    } catch (error) {
      if (!isWaitGivenUp(error) || Date.now() > end) throw error;
    }
}

/** Online migrations alone, those between them together. */
function groupMigrations(migrations: Migration[]): Migration[][] {
  const groups: Migration[][] = [];
  for (const migration of migrations) {
    const last = groups.at(-1);
    if (last && !last[0]!.isOnline && !migration.isOnline) last.push(migration);
    else groups.push([migration]);
  }
  return groups;
}
