import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../platform/database/embedded.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { createQueue } from '../platform/queue/queue.ts';
import { createLogger } from '../ground/log.ts';
import { noTracing } from '../platform/tracing/tracing.ts';
import { testConfig } from './config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database from which others are created. */
    databaseUrl: string;
  }
}

export const TEMPLATE = 'template_cotejo';

/** Starts one PostgreSQL for all test files, with a migrated database that each of them clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = path.join(tmpdir(), `cotejo-test-${randomUUID()}`);
  const embedded = await startEmbedded(folder, { durable: false });
  const client = postgres(embedded.url, { max: 1 });
  await client.unsafe(`create database ${TEMPLATE}`);
  await client.end();
  await fillTemplate(databaseAt(embedded.url, TEMPLATE));
  project.provide('databaseUrl', embedded.url);
  return async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Creates our tables and those of the queue once, as that takes a second. */
async function fillTemplate(url: string): Promise<void> {
  await migrateDatabase(url);
  const queue = createQueue(url, noTracing, createLogger(testConfig()));
  await queue.open();
  await queue.stop(0);
}

/** The same server, another database. */
export function databaseAt(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
