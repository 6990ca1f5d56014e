import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { expect, inject, onTestFinished, test } from 'vitest';
import { databaseAt } from '../testing/global-setup.ts';
import { databaseOfTest } from '../testing/database.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema/index.ts';

async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const owner = postgres(inject('databaseUrl'), { max: 1 });
  await owner.unsafe(`create database ${name}`);
  onTestFinished(async () => {
    await owner.unsafe(`drop database ${name} with (force)`);
    await owner.end();
  });
  return databaseAt(inject('databaseUrl'), name);
}

test('five servers that start at once migrate an empty database once', async () => {
  const url = await emptyDatabase();
  await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(url)));
  const client = postgres(url, { max: 1 });
  const applied = await client`select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash`;
  await client.end();
  expect(applied.map((row) => row.times)).toEqual(applied.map(() => 1));
  expect(applied.length).toBeGreaterThan(0);
});

test('a change that the database refuses is said, and none of the changes stays', async () => {
  const url = await emptyDatabase();
  const client = postgres(url, { max: 1 });
  onTestFinished(() => client.end());
  await client`create table sessions (left_by text)`;
  const tables = () => client`select table_schema, table_name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema', 'drizzle')`;
  const before = await tables();
  await expect(migrateDatabase(url)).rejects.toThrow('The tables cannot be brought up to date (42P07: relation "sessions" already exists). Nothing has been changed; the version before can go on.');
  expect(await tables()).toEqual(before);
  await client`drop table sessions`;
  await migrateDatabase(url);
  expect((await tables()).length).toBeGreaterThan(before.length);
});

test('an analysis outlives the role that it was attached to, and keeps its company', async () => {
  const { database } = await databaseOfTest();
  const [row] = await database.execute<{ definition: string }>(sql`select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'analyses_role'`);
  expect(row!.definition).toContain('ON DELETE SET NULL (role_id)');
});

test('a row cannot be linked to a parent of another company', async () => {
  const { database } = await databaseOfTest();
  const [mine, theirs] = await database.insert(schema.companies).values([{ name: 'Mine' }, { name: 'Theirs' }]).returning();
  const [client] = await database.insert(schema.clients).values({ companyId: theirs!.id, name: 'Acme', nameKey: 'acme' }).returning();
  await expect(database.insert(schema.opportunities).values({ companyId: mine!.id, clientId: client!.id, name: 'Stolen' })).rejects.toMatchObject({ cause: { code: '23503' } });
});
