import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import * as schema from './schema/index.ts';

/** What queries are written with: a connection pool or a transaction. `Database` is the pool, `Transaction` either. */
export type Database = PostgresJsDatabase<typeof schema> & { $client: postgres.Sql };
export type Transaction = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

/** No statement of a request may take longer, in milliseconds. */
const STATEMENT_TIMEOUT = 10_000;

/** Opens a pool; connections are made when they are needed, so this does not fail for an absent server. */
export function connect(url: string, { connections = 10 }: { connections?: number } = {}): Database {
  const client = postgres(url, {
    max: connections,
    connect_timeout: 10,
    idle_timeout: 60,
    max_lifetime: 1800,
    // Rows come back as they are; notices ("already exists, skipping") are nobody's business.
    onnotice: () => {},
    connection: {
      application_name: 'cotejo',
      statement_timeout: STATEMENT_TIMEOUT,
      lock_timeout: STATEMENT_TIMEOUT,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
    },
  });
  return drizzle(client, { schema });
}

/** Finishes running queries, at most for `seconds`, and closes the pool. */
export function disconnect(database: Database, seconds = 5): Promise<void> {
  return database.$client.end({ timeout: seconds });
}
