import postgres from 'postgres';
import { answeringSocket } from './answering-socket.ts';
import { isGivenUp } from './errors.ts';
import { drizzle, type PostgresJsDatabase } from './drizzle.ts';
import * as schema from './schema/index.ts';

/** `Database` is the pool of connections, `Transaction` the pool or a transaction. */
export type Database = PostgresJsDatabase<typeof schema> & { $client: postgres.Sql };
export type Transaction = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

type Options = {
  connections?: number;
  /** Seconds without an answer after which a connection is closed. The server ends statements before that. */
  timeoutSeconds?: number;
  /**
   * Whether a pooler lends the connections for a transaction. Nothing is left in them then: no prepared statements, and
   * the limits of time are those that the pooler has set, as it refuses those of a client.
   */
  pooled?: boolean;
};

/** Opens a pool. Connections are made when needed, so this does not fail while the server is down. */
export function connect(
  url: string,
  { connections = 10, timeoutSeconds = 10, pooled = false }: Options = {},
): Database {
  const milliseconds = timeoutSeconds * 1000;
  const serverTimeout = milliseconds * 0.8;
  const options = {
    max: connections,
    connect_timeout: timeoutSeconds / 2,
    idle_timeout: 60,
    max_lifetime: 1800,
    // A constant pause, so that connections are back within seconds of the database, however long it was down.
    backoff: () => 0.5,
    // Drizzle reads and writes lists by itself; nobody catches it when the server dies while their types are read.
    fetch_types: false,
    prepare: !pooled,
    // Notices, such as "already exists, skipping", are of no use.
    onnotice: () => {},
    socket: (target: Parameters<typeof answeringSocket>[0]) => answeringSocket(target, milliseconds),
    connection: {
      application_name: 'cotejo',
      TimeZone: 'UTC',
      ...(!pooled && {
        statement_timeout: serverTimeout,
        lock_timeout: serverTimeout,
        idle_in_transaction_session_timeout: serverTimeout,
      }),
    },
  };
  return drizzle(keepingStatements(postgres(url, options)), { schema });
}

/**
 * Has connections prepare every statement that has parameters, which saves a round trip and the planning of each
 * repetition. Drizzle asks for that only where a query has a name.
 */
function keepingStatements<Client extends postgres.Sql | postgres.TransactionSql>(client: Client): Client {
  const { unsafe } = client;
  client.unsafe = ((query, values, options) =>
    unsafe(query, values, { ...options, prepare: Boolean(values?.length) })) as Client['unsafe'];
  if ('begin' in client) {
    const { begin } = client;
    client.begin = ((...[work]: [(transaction: postgres.TransactionSql) => unknown]) =>
      untilDone(() => begin((transaction) => work(keepingStatements(transaction))))) as typeof begin;
  }
  return client;
}

/** How often a transaction is begun at most. */
const TRIES = 5;

/**
 * Does the work of a transaction again where PostgreSQL has given it up, as it and others waited for each other: the
 * others go on then. Nothing of it is left, so that the work may do nothing but what the transaction undoes.
 */
async function untilDone<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isGivenUp(error)) throw error;
    }
}

/** Finishes running queries, at most for `seconds`, and closes the pool. */
export function disconnect(database: Database, seconds = 5): Promise<void> {
  return database.$client.end({ timeout: seconds });
}
