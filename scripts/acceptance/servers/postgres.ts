import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../api/src/platform/database/free-port.ts';
import { serverAccount } from '../../../api/src/platform/database/server-account.ts';

const run = promisify(execFile);
const debian = '/usr/lib/postgresql';

export type PostgresServer = {
  /** The folder of its programs. */
  programs: string;
  /** Makes an empty database and answers its address. */
  create(name: string): Promise<string>;
  /** Ends it as a crash would, and starts it again, which recovers what was committed. */
  crash(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Debian's PostgreSQL on a free port, with files of its own, which `stop` deletes: it brings pg_dump and pg_restore in
 * its own version.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = path.join(debian, (await readdir(debian)).sort((a, b) => Number(b) - Number(a))[0]!, 'bin');
  const folder = path.join(tmpdir(), `cotejo-postgres-${randomUUID()}`);
  await mkdir(folder);
  const account = await serverAccount(folder);
  if (account) await chown(folder, account.uid, account.gid);
  const options = { uid: account?.uid, gid: account?.gid, cwd: '/' };
  const data = path.join(folder, 'data');
  await run(
    path.join(programs, 'initdb'),
    ['--pgdata', data, '--username', 'cotejo', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
    options,
  );
  const port = await freePort();
  const flags = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  const control = (command: string, ...parameters: string[]) =>
    run(path.join(programs, 'pg_ctl'), [command, '--pgdata', data, '--wait', '--silent', ...parameters], options);
  const start = () => control('start', '--log', path.join(folder, 'log'), '-o', flags);
  await start();
  const urlOf = (name: string) => `postgres://cotejo:any%20password@127.0.0.1:${port}/${name}`;
  return {
    programs,
    async create(name) {
      await run(path.join(programs, 'createdb'), ['--maintenance-db', urlOf('postgres'), name]);
      return urlOf(name);
    },
    async crash() {
      await control('stop', '--mode', 'immediate');
      await start();
    },
    async stop() {
      await control('stop', '--mode', 'immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
