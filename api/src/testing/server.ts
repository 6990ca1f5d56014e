import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DestinationStream } from 'pino';
import { compose, type Composition } from '../compose.ts';
import type { Config, Environment } from '../ground/config/config.ts';
import type { Database } from '../platform/database/client.ts';
import { hostOf } from '../platform/http/reach.ts';
import { listen } from '../platform/http/server.ts';
import { createLogger } from '../ground/log.ts';
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
  /** `false` for a server that only answers calls: without queue jobs and child processes it starts faster. */
  worker?: boolean;
  log?: DestinationStream;
  /** Another process of the same installation, whose database and files it then shares. Close this one first. */
  beside?: TestServer;
  /** Puts something between the server and its database; returns the address to use. */
  between?: (databaseUrl: string) => Promise<string>;
};

/**
 * The whole server on a free port, composed as in production, with an empty database and data folder. Use it once in a
 * file:
 * `const server = await createTestServer(); afterAll(server.close);`
 */
export async function createTestServer({
  env = {},
  worker = true,
  log,
  beside,
  between,
}: Options = {}): Promise<TestServer> {
  const { databaseUrl, database, dataFolder, remove } = beside ? shared(beside) : await own();
  const config = testConfig({
    DATABASE_URL: databaseUrl,
    DATABASE_CONNECTIONS: '5',
    DATA_DIR: dataFolder,
    ROLE: worker ? 'all' : 'web',
    REGISTRATIONS_PER_HOUR: '1000',
    REGISTRATION: 'open',
    ...env,
  });
  const composition = await compose(config, (await between?.(databaseUrl)) ?? databaseUrl, createLogger(config, log));
  await composition.start();
  const http = await listen(composition.app, { host: hostOf(config.http), port: config.http.port });
  const url = http.url.replace('localhost', '127.0.0.1');
  return {
    url,
    config,
    database,
    databaseUrl,
    dependencies: composition.dependencies,
    anonymous: () => createClient(url),
    signUp: (details) => signUp(url, details),
    async close() {
      composition.beginStop();
      await http.stop(2000);
      await composition.stop();
      await remove();
    },
  };
}

type Surroundings = Pick<TestServer, 'databaseUrl' | 'database'> & { dataFolder: string; remove(): Promise<void> };

async function own(): Promise<Surroundings> {
  const { url: databaseUrl, database, drop } = await createTestDatabase();
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'cotejo-server-'));
  // A folder that is not Cotejo's keeps processes beside this server from leaving root, as they share its files.
  await mkdir(path.join(dataFolder, 'of-a-test'));
  return {
    databaseUrl,
    database,
    dataFolder,
    async remove() {
      await drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

function shared({ databaseUrl, database, config }: TestServer): Surroundings {
  return { databaseUrl, database, dataFolder: config.process.dataFolder, remove: async () => {} };
}
