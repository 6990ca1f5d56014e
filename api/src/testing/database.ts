import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject, onTestFinished } from 'vitest';
import { connect, disconnect, type Database } from '../platform/database/client.ts';
import { databaseAt, TEMPLATE } from './global-setup.ts';

export type TestDatabase = { url: string; database: Database; drop(): Promise<void> };

/** A new database, migrated and empty, in the PostgreSQL of the tests. */
export async function createTestDatabase(server = inject('databaseUrl')): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asOwner(server, (client) => client.unsafe(`create database ${name} template ${TEMPLATE}`));
  const url = databaseAt(server, name);
  const database = connect(url, { connections: 5 });
  return {
    url,
    database,
    async drop() {
      await disconnect(database, 0);
      await asOwner(server, (client) => client.unsafe(`drop database ${name} with (force)`));
    },
  };
}

/** The same, for one test: gone when it is finished. */
export async function databaseOfTest(): Promise<TestDatabase> {
  const made = await createTestDatabase();
  onTestFinished(made.drop);
  return made;
}

async function asOwner<Result>(server: string, work: (client: postgres.Sql) => Promise<Result>): Promise<Result> {
  const client = postgres(server, { max: 1 });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
