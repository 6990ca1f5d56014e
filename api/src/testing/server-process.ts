import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Environment } from '../ground/config/config.ts';
import { projectFolder } from '../ground/config/data-folder.ts';

const compiledIn = (checkout: string) => ({ NODE_COMPILE_CACHE: path.join(checkout, '.cache/compile') });
/**
 * For programs of ours: the cache of compiled code that scripts/start uses. Without it they take twice as long to
 * start.
 */
export const compiled = compiledIn(projectFolder);

export type ServerProcess = {
  url: string;
  process: ChildProcess;
  /** Everything that it has printed. */
  output(): string;
  /** Asks it to stop and answers its exit code. */
  stop(): Promise<number | null>;
  /** Kills it, as a crash would. */
  kill(): Promise<void>;
};

type Options = {
  env?: Environment;
  /** A command to start the server with, such as `taskset -c 0`. */
  through?: string[];
  /** The folder of another version. */
  checkout?: string;
};

/**
 * Starts the real server as a child process, on a free port unless `env` names one, and waits until it is ready. It has
 * one child process for documents unless `env` says more.
 */
export async function startServer({
  env = {},
  through = [],
  checkout = projectFolder,
}: Options = {}): Promise<ServerProcess> {
  const main = path.join(checkout, 'api/src/main.ts');
  const [program = '', ...parameters] = [...through, process.execPath, main];
  const child = spawn(program, parameters, {
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      PORT: '0',
      HOST: '127.0.0.1',
      SANDBOX_PROCESSES: '1',
      ...compiledIn(checkout),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const ready = Promise.withResolvers<string>();
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
    const url = /Cotejo is ready: ([^\s"]+)/.exec(output)?.[1];
    if (url) ready.resolve(url);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  // At `close`, other than at `exit`, all of its output has been read.
  child.once('close', (code) =>
    ready.reject(new Error(`The server ended with ${code} before it was ready:\n${lastSaid(output)}`)),
  );
  return {
    url: await ready.promise,
    process: child,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      return exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** The message of the last line of a log. */
function lastSaid(output: string): string {
  return (JSON.parse(output.trim().split('\n').at(-1) || '{"msg":""}') as { msg: string }).msg;
}
