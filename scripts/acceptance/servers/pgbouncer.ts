import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../api/src/platform/database/free-port.ts';
import { serverAccount } from '../../../api/src/platform/database/server-account.ts';

export type Pooler = {
  /** The address of the database through the pooler. */
  url: string;
  /** Kills it, which ends all its connections, and starts it again at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Debian's PgBouncer in front of a database: it lends at most `connections` of them, each for a transaction. The limits
 * of time are those of docs/scale.md.
 */
export async function startPgbouncer(databaseUrl: string, connections: number): Promise<Pooler> {
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const folder = path.join(tmpdir(), `cotejo-pgbouncer-${randomUUID()}`);
  await mkdir(folder);
  const account = await serverAccount(folder);
  if (account) await chown(folder, account.uid, account.gid);
  const ownPort = await freePort();
  const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  const query = limits.map((limit) => `set ${limit} = 8000`).join('; ');
  await writeFile(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port} user=${username} connect_query='${query}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
`,
  );
  const start = async () => {
    const server = spawn('/usr/sbin/pgbouncer', ['--quiet', path.join(folder, 'pgbouncer.ini')], {
      uid: account?.uid,
      gid: account?.gid,
      cwd: '/',
      stdio: 'ignore',
    });
    process.once('exit', () => server.kill('SIGKILL'));
    await listening(server, ownPort);
    return server;
  };
  let server = await start();
  const end = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  return {
    url: databaseUrl.replace(`:${port}/`, `:${ownPort}/`),
    async restart() {
      await end();
      server = await start();
    },
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Asks until the port takes connections. */
async function listening(server: ChildProcess, port: number): Promise<void> {
  while (server.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await setTimeout(50);
  }
  throw new Error('PgBouncer did not start.');
}
