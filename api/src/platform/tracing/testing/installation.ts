import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { databaseOfTest, type TestDatabase } from '../../../testing/database.ts';
import { type ServerProcess, startServer } from '../../../testing/server-process.ts';

type Env = Record<string, string>;

/** Starts processes that share a database, a folder and the rest of an environment. */
export async function installation(shared: Env): Promise<TestDatabase & { start(env: Env): Promise<ServerProcess> }> {
  const dataFolder = path.join(tmpdir(), `cotejo-tracing-${randomUUID()}`);
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const database = await databaseOfTest();
  return {
    ...database,
    async start(env) {
      const server = await startServer({
        env: { DATA_DIR: dataFolder, DATABASE_URL: database.url, ...shared, ...env },
      });
      onTestFinished(() => server.kill());
      return server;
    },
  };
}

/** The lines that a process has printed with a text in them. */
export const linesOf = ({ output }: ServerProcess, text: string) =>
  output()
    .split('\n')
    .filter((line) => line.includes(text));
