import type { Database } from '../database/client.ts';
import { sql } from '../database/drizzle.ts';
import { PRESENCE } from '../database/presence.ts';
import { StartError } from '../../ground/config/start-error.ts';

/** The tables with the number of their rows, one to a line. */
export async function countRows(database: Database): Promise<string[]> {
  const tables = await database.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not
      in ('pg_catalog', 'information_schema')
    and format('%I.%I', schemaname, tablename)::regclass in (select oid from pg_class where relkind = 'r')`);
  const lines: string[] = [];
  for (const { name } of tables) {
    const [row] = await database.execute<{ count: string }>(sql`select count(*) from ${sql.raw(name)}`);
    lines.push(`${name} ${row!.count}`);
  }
  return lines;
}

/** Throws a `StartError` unless a backup may be restored into this database: nobody uses it, and it has no data. */
export async function assertEmpty(database: Database): Promise<void> {
  const [others] = await database.execute<{ count: number }>(sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
      and application_name <> ${PRESENCE}`);
  if (others!.count > 0) throw new StartError('Somebody is connected to the database. Stop Cotejo and try again.');
  const [made] = await database.execute<{ made: boolean }>(sql`select to_regclass('public.users') is not null as made`);
  if (!made!.made) return;
  // The administrator that the first start creates does not count as data.
  const [kept] = await database.execute<{ count: number }>(sql`
    select ((select greatest(count(*) - 1, 0) from users) + (select count(*) from clients) + (select count(*)
      from job_descriptions))::int as count`);
  if (kept!.count > 0)
    throw new StartError('This installation has data. A backup is brought back only into an empty one.');
}
