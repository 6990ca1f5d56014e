import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { PostgresPrograms } from './postgres-programs.ts';
import type { Account } from './server-account.ts';
import { StartError } from '../../ground/config/start-error.ts';

const run = promisify(execFile);

/** Seconds that the server may take to start (it may have to recover) and to stop. */
const START_SECONDS = 60;
const STOP_SECONDS = 20;

/** Settings of a new cluster. Its log may not show rows: neither statements nor the values of a broken constraint. */
const configuration = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

export type Cluster = {
  home: string;
  account: Account | undefined;
  initialize(options: { folder: string; passwordFile: string; superuser: string }): Promise<void>;
  /** The port of the server that runs on these files; undefined where none does. */
  runningPort(): Promise<number | undefined>;
  start(port: number, durable: boolean): Promise<void>;
  stop(): Promise<void>;
};

/** One PostgreSQL cluster, with its data, log and password below `home`, run by PostgreSQL's own programs. */
export function openCluster({
  home,
  programs,
  account,
}: {
  home: string;
  programs: PostgresPrograms;
  account: Account | undefined;
}): Cluster {
  const data = path.join(home, 'data');
  const log = path.join(home, 'server.log');
  // The server stays when this process crashes, so it must not inherit the environment with its secrets.
  const options = { uid: account?.uid, gid: account?.gid, cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } };

  return {
    home,
    account,

    async initialize({ folder, passwordFile, superuser }) {
      const settings = Object.entries(configuration).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      await run(
        programs.initdb,
        [
          '--pgdata',
          path.join(folder, 'data'),
          '--username',
          superuser,
          '--pwfile',
          passwordFile,
          '--auth',
          'scram-sha-256',
          '--encoding',
          'UTF8',
          '--locale-provider',
          'builtin',
          '--builtin-locale',
          'C.UTF-8',
          '--locale',
          'C',
          '--no-instructions',
          '--no-sync',
          ...settings,
        ],
        options,
      ).catch((error: { stderr?: string }) => {
        throw new StartError(`The embedded database could not be created: ${firstComplaint(error.stderr)}`, error);
      });
    },

    async runningPort() {
      const [pid, , , port] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
      if (!pid || !port) return undefined;
      if (await isServing(Number(pid), data)) return Number(port);
      // After a crash, PostgreSQL would refuse to start if its old process number now belongs to another program.
      await rm(path.join(data, 'postmaster.pid'), { force: true });
      return undefined;
    },

    async start(port, durable) {
      const flags = [
        `-p ${port}`,
        ...(durable ? [] : ['-c fsync=off', '-c full_page_writes=off', '-c synchronous_commit=off']),
      ].join(' ');
      const settings = ['-D', data, '-l', log, '-w', '-t', String(START_SECONDS), '-s', '-o', flags];
      for (const deadline = Date.now() + START_SECONDS * 1000; ; await setTimeout(100)) {
        const before = (await readLog(log)).length;
        const failure = await run(programs.pg_ctl, ['start', ...settings], options).then(
          () => undefined,
          (error: Error) => error,
        );
        if (!failure) return;
        const said = (await readLog(log)).subarray(before).toString();
        // Processes of a server that was killed end by themselves when they are next given a processor.
        if (stillHeld.test(lastLines(said)) && Date.now() < deadline) continue;
        throw new StartError(`The embedded database does not start: ${firstComplaint(said)} See ${log}.`, failure);
      }
    },

    async stop() {
      await run(programs.pg_ctl, ['stop', '-D', data, '-m', 'fast', '-w', '-t', String(STOP_SECONDS), '-s'], options);
    },
  };
}

const readLog = (log: string): Promise<Buffer> => readFile(log).catch(() => Buffer.alloc(0));

/**
 * Whether the process serves these files: its working folder is theirs. Without /proc, it is enough that the process
 * lives.
 */
async function isServing(pid: number, data: string): Promise<boolean> {
  if (process.platform === 'linux') {
    return await readlink(`/proc/${pid}/cwd`).then(
      async (folder) => folder === (await realpath(data)),
      () => false,
    );
  }
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** What PostgreSQL says where processes of the server before still use its memory, and in how many lines at most. */
const stillHeld = /pre-existing shared memory block/;
const linesOfEnd = 4;
const lastLines = (output: string): string => output.trimEnd().split('\n').slice(-linesOfEnd).join('\n');

const severity = /^.*(?:FATAL|PANIC|ERROR): +/;

/** The first line that complains, as those after it tell of clearing up; where none does, the last line. */
function firstComplaint(output: string | undefined): string {
  return lastLine(output?.split('\n').find((line) => severity.test(line)) ?? output);
}

/** The last line that PostgreSQL printed, without the time before it. */
function lastLine(output: string | undefined): string {
  return output?.trim().split('\n').at(-1)?.replace(severity, '').replace(/[^.]$/, '$&.') ?? '';
}
