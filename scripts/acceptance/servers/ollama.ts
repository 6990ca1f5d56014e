import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { tinyModel, tinyTemplate } from './tiny-model.ts';

const binary = resolve(import.meta.dirname, '../../../.cache/bin/ollama-0.17.4');

export type OllamaServer = {
  address: string;
  /** What it has written so far, one line each. */
  log: string[];
  /** Pauses and resumes its process. */
  pause(): void;
  resume(): void;
  /** Ends it and its engine at once, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, at the same address and with the same models. */
  restart(): Promise<void>;
  /** Ends it and deletes its models. */
  stop(): Promise<void>;
};

/** A real Ollama server on a free port, with models of its own. It asks nothing of the network. */
export async function startOllama(): Promise<OllamaServer> {
  if (!existsSync(binary))
    throw new Error('There is no Ollama server here; scripts/acceptance/servers/install-ollama builds one.');
  const folder = join(tmpdir(), `cotejo-ollama-${randomUUID()}`);
  const log: string[] = [];
  let server = launch(folder, '127.0.0.1:0');
  const address = await listening(server, log);
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    signalGroup(server, 'SIGKILL');
    await ended;
  };
  return {
    address,
    log,
    pause: () => signalGroup(server, 'SIGSTOP'),
    resume: () => signalGroup(server, 'SIGCONT'),
    kill,
    async restart() {
      server = launch(folder, new URL(address).host);
      await listening(server, log);
    },
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** In a process group of its own, with the engine that it starts. */
function launch(folder: string, host: string): ChildProcess {
  const server = spawn(binary, ['serve'], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      OLLAMA_HOST: host,
      OLLAMA_MODELS: join(folder, 'models'),
      OLLAMA_NO_CLOUD: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  process.once('exit', () => signalGroup(server, 'SIGKILL'));
  return server;
}

function signalGroup(server: ChildProcess, signal: NodeJS.Signals): void {
  if (server.pid !== undefined && server.exitCode === null && server.signalCode === null)
    process.kill(-server.pid, signal);
}

async function listening(server: ChildProcess, log: string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  for (const output of [server.stdout!, server.stderr!]) {
    createInterface({ input: output }).on('line', (line) => {
      log.push(line);
      const host = /Listening on ([\d.]+:\d+)/.exec(line)?.[1];
      if (host) resolve(`http://${host}`);
    });
  }
  server.once('exit', () => reject(new Error(`Ollama ended: ${log.slice(-5).join('\n')}`)));
  return promise;
}

/** Gives the server the tiny model, with one thread: more would wait for each other longer than they work. */
export async function loadTinyModel({ address }: OllamaServer, name: string): Promise<void> {
  const bytes = tinyModel();
  const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  const uploaded = await fetch(`${address}/api/blobs/${digest}`, { method: 'POST', body: new Uint8Array(bytes) });
  const created = await fetch(`${address}/api/create`, {
    method: 'POST',
    body: JSON.stringify({
      model: name,
      files: { 'tiny.gguf': digest },
      template: tinyTemplate,
      parameters: { num_thread: 1 },
      stream: false,
    }),
  });
  if (!uploaded.ok || !created.ok) throw new Error(`Ollama does not take the tiny model: ${await created.text()}`);
}
