import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { answeringSocket } from './answering-socket.ts';
import * as schema from './schema/index.ts';

/** What queries are written with: `Database` is the pool, `Transaction` the pool or a transaction. */
export type Database = PostgresJsDatabase<typeof schema> & { $client: postgres.Sql };
export type Transaction = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

/** No statement of a request may take longer, in milliseconds. */
const STATEMENT_TIMEOUT = 8_000;

/** After which a connection is given up, in milliseconds. */
const ANSWER_TIMEOUT = 10_000;

type Options = { connections?: number; answerTimeout?: number };

/** Opens a pool; connections are made when they are needed, so this does not fail for an absent server. */
export function connect(url: string, { connections = 10, answerTimeout = ANSWER_TIMEOUT }: Options = {}): Database {
  const options = {
    max: connections,
    connect_timeout: 5,
    idle_timeout: 60,
    max_lifetime: 1800,
    // Back within seconds of the database, however long that was away.
    backoff: () => 0.5,
    // Notices ("already exists, skipping") are nobody's business.
    onnotice: () => {},
    socket: (target: Parameters<typeof answeringSocket>[0]) => answeringSocket(target, answerTimeout),
    connection: {
      application_name: 'cotejo',
      statement_timeout: STATEMENT_TIMEOUT,
      lock_timeout: STATEMENT_TIMEOUT,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
    },
  };
  return drizzle(postgres(url, options), { schema });
}

/** Finishes running queries, at most for `seconds`, and closes the pool. */
export function disconnect(database: Database, seconds = 5): Promise<void> {
  return database.$client.end({ timeout: seconds });
}
