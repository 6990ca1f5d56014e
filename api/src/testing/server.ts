import type { DestinationStream } from 'pino';
import { compose, type Composition } from '../compose.ts';
import type { Config, Environment } from '../config/config.ts';
import type { Database } from '../database/client.ts';
import { listen } from '../http/server.ts';
import { createLogger } from '../log.ts';
import { type Client, createClient, signUp } from './client.ts';
import { testConfig } from './config.ts';
import { createTestDatabase } from './database.ts';

export type TestServer = {
  url: string;
  config: Config;
  database: Database;
  databaseUrl: string;
  dependencies: Composition['dependencies'];
  /** A client without a session. */
  anonymous(): Client;
  signUp(details?: Record<string, unknown>): Promise<Client>;
  close(): Promise<void>;
};

type Options = {
  env?: Environment;
  log?: DestinationStream;
  /** Puts something between the server and its database; answers the address to use instead. */
  between?: (databaseUrl: string) => Promise<string>;
};

/**
 * The whole server on a free port, with an empty database of its own, joined as in production. Use it once a file:
 * `const server = await createTestServer(); afterAll(server.close);`
 */
export async function createTestServer({ env = {}, log, between }: Options = {}): Promise<TestServer> {
  const { url: databaseUrl, database, drop } = await createTestDatabase();
  const config = testConfig({ DATABASE_CONNECTIONS: '5', LOGIN_FAILURES: '10', REGISTRATIONS_PER_HOUR: '1000', ...env });
  const composition = await compose(config, await between?.(databaseUrl) ?? databaseUrl, createLogger(config, log));
  await composition.start();
  const http = await listen(composition.app, config.http);
  const url = http.url.replace('localhost', '127.0.0.1');
  return {
    url, config, database, databaseUrl,
    dependencies: composition.dependencies,
    anonymous: () => createClient(url),
    signUp: (details) => signUp(url, details),
    async close() {
      composition.beginStop();
      await http.stop(2000);
      await composition.stop();
      await drop();
    },
  };
}
