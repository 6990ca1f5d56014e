import type postgres from 'postgres';

/**
 * Gives a user of the database what the server needs, and nothing by which it could change or delete entries of the
 * audit log, but the function that removes those whose months are over. `owner` owns the tables and is a member of
 * that user, as it hands the queue's tables over: the queue brings those up to date itself.
 */
export async function giveRights(owner: postgres.Sql, user: string): Promise<void> {
  const to = owner(user);
  await owner.begin(async (transaction) => {
    const [database] = await transaction<{ name: string }[]>`select current_database() as name`;
    await transaction`grant connect, temporary, create on database ${owner(database!.name)} to ${to}`;
    await transaction`grant usage on schema public, drizzle to ${to}`;
    await transaction`grant select on all tables in schema drizzle to ${to}`;
    await transaction`grant select, insert, update, delete on all tables in schema public to ${to}`;
    await transaction`grant usage, select on all sequences in schema public to ${to}`;
    await transaction`revoke all on audit_log from ${to}`;
    await transaction`grant select, insert on audit_log to ${to}`;
    await transaction`revoke insert, update, delete on history_starts from ${to}`;
    await transaction`select set_config('cotejo.server_user', ${user}, true)`;
    await transaction.unsafe(handOver);
  });
}

/** Makes the user of the setting the owner of whatever is in the queue's schema, which may not be there yet. */
const handOver = `do $$
declare
  statement text;
begin
  for statement in
    select format('alter schema %I owner to %I', nspname, current_setting('cotejo.server_user'))
      from pg_namespace where nspname = 'pgboss'
    union all
    select format('alter table %s owner to %I', oid::regclass, current_setting('cotejo.server_user'))
      from pg_class where relnamespace = to_regnamespace('pgboss') and relkind in ('r', 'p')
    union all
    select format('alter routine %s owner to %I', oid::regprocedure, current_setting('cotejo.server_user'))
      from pg_proc where pronamespace = to_regnamespace('pgboss')
    union all
    select format('alter type %s owner to %I', oid::regtype, current_setting('cotejo.server_user'))
      from pg_type where typnamespace = to_regnamespace('pgboss') and typtype = 'e'
  loop
    execute statement;
  end loop;
end $$`;
