import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const project = resolve(import.meta.dirname, '../../..');

export type Product = { origin: string; dataFolder: string; stop(): Promise<void> };

/**
 * Starts the whole product on a free port; `environment` goes over its settings. Without `DATA_DIR` there its data
 * folder is a new one, which `stop` deletes. `checkout` is the folder of another version; `flags` are Node's. Throws
 * what the server complained of.
 */
export async function startProduct(
  environment: Record<string, string> = {},
  checkout = project,
  flags: readonly string[] = [],
): Promise<Product> {
  const dataFolder = environment.DATA_DIR ?? join(tmpdir(), `cotejo-${randomUUID()}`);
  const server = spawn(process.execPath, [...flags, 'api/src/main.ts'], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
      DATABASE_URL: '',
      PUBLIC_URL: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    if (!environment.DATA_DIR) await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    return { origin: await addressOf(server), dataFolder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What the server prints when it is ready. */
async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout || !server.stderr) throw new Error('The server has no output.');
  const complaints: string[] = [];
  server.stderr.on('data', (data: Buffer) => complaints.push(data.toString()));
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /Cotejo is ready: ([^\s"]+)/.exec(line)?.[1];
    if (address) {
      server.stdout.resume();
      return address.replace('//0.0.0.0', '//localhost');
    }
    complaints.push(line);
  }
  throw new Error(`The server did not start. ${complaints.join('\n')}`);
}
