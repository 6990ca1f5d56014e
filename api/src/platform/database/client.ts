import postgres from 'postgres';
import { answeringSocket } from './answering-socket.ts';
import { drizzle, type PostgresJsDatabase } from './drizzle.ts';
import * as schema from './schema/index.ts';

/** What queries are written with: `Database` is the pool, `Transaction` the pool or a transaction. */
export type Database = PostgresJsDatabase<typeof schema> & { $client: postgres.Sql };
export type Transaction = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

type Options = {
  connections?: number;
  /** Seconds without an answer after which a connection is given up. Statements are ended by the server before that. */
  timeoutSeconds?: number;
};

/** Opens a pool; connections are made when they are needed, so this does not fail for an absent server. */
export function connect(url: string, { connections = 10, timeoutSeconds = 10 }: Options = {}): Database {
  const milliseconds = timeoutSeconds * 1000;
  const serverTimeout = milliseconds * 0.8;
  const options = {
    max: connections,
    connect_timeout: timeoutSeconds / 2,
    idle_timeout: 60,
    max_lifetime: 1800,
    // Back within seconds of the database, however long that was away.
    backoff: () => 0.5,
    // Notices ("already exists, skipping") are nobody's business.
    onnotice: () => {},
    socket: (target: Parameters<typeof answeringSocket>[0]) => answeringSocket(target, milliseconds),
    connection: {
      application_name: 'cotejo',
      TimeZone: 'UTC',
      statement_timeout: serverTimeout,
      lock_timeout: serverTimeout,
      idle_in_transaction_session_timeout: serverTimeout,
    },
  };
  return drizzle(keepingStatements(postgres(url, options)), { schema });
}

/**
 * Has every connection keep the statements that it has seen, in one round trip each. Drizzle asks for that only where a
 * query is given a name; any other would be parsed, described and planned each time, in two round trips.
 */
function keepingStatements<Client extends postgres.Sql | postgres.TransactionSql>(client: Client): Client {
  const { unsafe } = client;
  client.unsafe = ((query, values, options) =>
    unsafe(query, values, { ...options, prepare: Boolean(values?.length) })) as Client['unsafe'];
  if ('begin' in client) {
    const { begin } = client;
    client.begin = ((...[work]: [(transaction: postgres.TransactionSql) => unknown]) =>
      begin((transaction) => work(keepingStatements(transaction)))) as typeof begin;
  }
  return client;
}

/** Finishes running queries, at most for `seconds`, and closes the pool. */
export function disconnect(database: Database, seconds = 5): Promise<void> {
  return database.$client.end({ timeout: seconds });
}
