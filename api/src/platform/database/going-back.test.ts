import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { databaseOfTest } from '../../testing/database.ts';
import { createTestServer } from '../../testing/server.ts';
import { sql } from './drizzle.ts';
import { migrateDatabase } from './migrate.ts';
import { type Migration, parseMigration, readMigrations } from './migrations.ts';

const later = Date.UTC(2100);
const own = readMigrations();
const expand = parseMigration('9000_color', later, `alter table clients add column color text not null default 'red'`);
const contract = (needs: string): Migration =>
  parseMigration('9001_no_color', later + 1, `-- needs ${needs}\nalter table clients drop column color`);
const index = parseMigration(
  '9002_ids',
  later + 2,
  `-- online\ndrop index concurrently if exists ids;
  --> statement-breakpoint
  create index concurrently ids on companies (id)`,
);

/** A database with our tables, and a connection to it. */
async function ownDatabase() {
  const { url } = await databaseOfTest();
  const client = postgres(url, { max: 1 });
  onTestFinished(() => client.end());
  return { url, client };
}

test('a server runs, and starts anew, on tables to which a newer version has only added', async () => {
  const server = await createTestServer({ worker: false });
  onTestFinished(server.close);
  await migrateDatabase(server.databaseUrl, server.databaseUrl, [...own, expand]);
  const client = await server.signUp();
  expect((await client.call('/api/clients', { method: 'POST', json: { name: 'Acme' } })).status).toBe(201);
  await migrateDatabase(server.databaseUrl);
  expect((await client.call('/api/clients')).body).toMatchObject([{ name: 'Acme' }]);
  expect(await server.database.execute(sql`select color from clients`)).toEqual([{ color: 'red' }]);
});

test('where a newer version has taken something away, the versions start that know what it needs', async () => {
  const { url } = await ownDatabase();
  await migrateDatabase(url, url, [...own, expand, contract(own.at(-1)!.tag)]);
  await migrateDatabase(url);
  const other = await ownDatabase();
  await migrateDatabase(other.url, other.url, [...own, expand, contract(expand.tag)]);
  await migrateDatabase(other.url, other.url, [...own, expand]);
  await expect(migrateDatabase(other.url)).rejects.toThrow(
    'The tables belong to a newer version of Cotejo, and this one cannot run on them. Start that version, or bring ' +
      'a backup that this one has made into an empty database.',
  );
});

test('servers that start at once build an index online, while others write', async () => {
  const { url, client } = await ownDatabase();
  const writing = await client.reserve();
  await writing`begin`;
  await writing`insert into companies (name) values ('Written meanwhile')`;
  const starts = Promise.all([1, 2, 3].map(() => migrateDatabase(url, url, [...own, index])));
  const observer = postgres(url, { max: 1 });
  onTestFinished(() => observer.end());
  await expect
    .poll(() => observer`select from pg_stat_progress_create_index where datname = current_database()`)
    .toHaveLength(1);
  await observer`insert into companies (name) values ('Written by another')`;
  await writing`commit`;
  writing.release();
  await starts;
  expect(await client`select indisvalid from pg_index where indexrelid = 'ids'::regclass`).toEqual([
    { indisvalid: true },
  ]);
});

test('a migration that waits for a table lets others use it, and is carried out once it is free', async () => {
  const { url, client } = await ownDatabase();
  const holding = await client.reserve();
  await holding`begin`;
  await holding`lock table clients in access share mode`;
  const migrated = migrateDatabase(url, url, [...own, expand]);
  const observer = postgres(url, { max: 1 });
  onTestFinished(() => observer.end());
  await expect
    .poll(() => observer`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    .toHaveLength(1);
  // Would wait for as long as the table is held, behind the migration.
  expect(await observer`select name from clients`).toEqual([]);
  await holding`commit`;
  holding.release();
  await migrated;
  expect(await observer`select color from clients`).toEqual([]);
});

test.each([
  ['in a transaction', expand, 'lock table clients in access share mode'],
  ['of an index that is built online', index, 'insert into companies (name) values (1)'],
])('a migration that is killed in the middle %s is carried out by the next start', async (_which, migration, hold) => {
  const { url, client } = await ownDatabase();
  const holding = await client.reserve();
  await holding`begin`;
  await holding.unsafe(hold);
  const said = migrateDatabase(url, url, [...own, migration]).catch((error: Error) => error.message);
  const observer = postgres(url, { max: 1 });
  onTestFinished(() => observer.end());
  await expect
    .poll(
      () => observer`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
    .toHaveLength(1);
  expect(await said).toContain('The version before can go on, and the next start tries again.');
  await holding`commit`;
  holding.release();
  await migrateDatabase(url, url, [...own, migration]);
  expect(await client`select created_at from drizzle.__drizzle_migrations order by id desc limit 1`).toEqual([
    { created_at: String(migration.when) },
  ]);
  expect(await client`select from pg_index where not indisvalid`).toEqual([]);
});
