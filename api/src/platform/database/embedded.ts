import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import postgres from 'postgres';
import { type Cluster, openCluster } from './cluster.ts';
import { freePort } from './free-port.ts';
import { createKeeper } from './keeper.ts';
import { programsFor } from './postgres-programs.ts';
import { type Account, assertWritable, closedFolder, serverAccount } from './server-account.ts';
import { homeOf, machineFolder } from '../../ground/config/data-folder.ts';
import { StartError } from '../../ground/config/start-error.ts';

export type EmbeddedDatabase = {
  url: string;
  /**
   * From now on starts the server again, on the same port, whenever it ends while this process uses it. After too many
   * starts within a short time it calls `giveUp` with the reason.
   */
  keepRunning(log: Logger, giveUp: (reason: StartError) => void): void;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
};

const NAME = 'cotejo';
/** Application name of the connection by which processes see that another one uses the server. */
export const PRESENCE = 'cotejo-presence';

/** Milliseconds to wait for a server that another process is starting. */
const START_TIMEOUT = 60_000;

/**
 * Starts PostgreSQL on a free port of the loopback interface, with its files in `<dataFolder>/postgres`, which are
 * created where they do not exist. A server that an earlier process left running is used as it is.
 * `durable: false` trades safety after a power cut for speed. Throws `StartError`.
 */
export async function startEmbedded(
  dataFolder: string,
  { durable = true }: { durable?: boolean } = {},
): Promise<EmbeddedDatabase> {
  const account = await serverAccount(dataFolder);
  await prepareFolder(dataFolder, account);
  const programs = await programsFor(account);
  const home = homeOf(dataFolder);
  const cluster = openCluster({ home, programs, account });
  if (!existsSync(home)) await createHome(cluster, dataFolder);
  const port = (await cluster.runningPort()) ?? (await startOrJoin(cluster, durable));
  const password = (await readFile(path.join(home, 'password'), 'utf8')).trim();
  const urlOf = (name: string) => `postgres://${NAME}:${password}@127.0.0.1:${port}/${name}`;
  await createDatabase(cluster, urlOf('postgres'));
  return hold(cluster, urlOf(NAME), () => cluster.start(port, durable));
}

/**
 * Creates the data folder where there is none, so that `account` may enter it. Throws a `StartError` where the account
 * may not enter it, or this process may not write to it.
 */
export async function prepareFolder(dataFolder: string, account: Account | undefined): Promise<void> {
  const closed = account && (await closedFolder(dataFolder, account));
  if (closed) {
    throw new StartError(
      `PostgreSQL runs as the account "${account.name}" here, because it does not run as root, and that account ` +
        `may not enter ${closed}. Set DATA_DIR to a folder that it may enter, such as ${machineFolder}, or start ` +
        'Cotejo as an ordinary user.',
    );
  }
  const created = await mkdir(dataFolder, { recursive: true }).catch((error: Error) => {
    throw new StartError(`The data folder ${dataFolder} cannot be created. Set DATA_DIR to one that can.`, error);
  });
  await assertWritable(dataFolder);
  if (created && account) await chmod(dataFolder, 0o711);
}

/**
 * Creates the cluster beside its place and moves it there when complete, so that a crash leaves all of it or nothing.
 */
async function createHome(cluster: Cluster, dataFolder: string): Promise<void> {
  const draft = await mkdtemp(path.join(dataFolder, 'postgres-new-'));
  const passwordFile = path.join(draft, 'password');
  try {
    await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
    if (cluster.account) {
      await chown(draft, cluster.account.uid, cluster.account.gid);
      await chown(passwordFile, cluster.account.uid, cluster.account.gid);
    }
    await cluster.initialize({ folder: draft, passwordFile, superuser: NAME });
    await rename(draft, cluster.home);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process has created it meanwhile.
    if (!existsSync(cluster.home)) throw error;
  }
}

async function startOrJoin(cluster: Cluster, durable: boolean): Promise<number> {
  const port = await freePort();
  try {
    await cluster.start(port, durable);
    return port;
  } catch (error) {
    const joined = await cluster.runningPort();
    if (joined === undefined) throw error;
    return joined;
  }
}

/** Creates the database of Cotejo where there is none; waits for a server that another process is starting. */
async function createDatabase(cluster: Cluster, url: string): Promise<void> {
  const client = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    const [existing] = await whenStarted(cluster, () => client`select 1 from pg_database where datname = ${NAME}`);
    if (!existing) await client.unsafe(`create database ${NAME}`);
  } catch (error) {
    // Another process has created it meanwhile.
    if (!['42P04', '23505'].includes(codeOf(error))) throw error;
  } finally {
    await client.end({ timeout: 5 });
  }
}

/** Repeats `ask` until the server answers, while it is starting. */
async function whenStarted<Result>(cluster: Cluster, ask: () => PromiseLike<Result>): Promise<Result> {
  for (const deadline = Date.now() + START_TIMEOUT; ;) {
    try {
      return await ask();
    } catch (error) {
      if (
        !['57P03', 'ECONNREFUSED'].includes(codeOf(error)) ||
        Date.now() > deadline ||
        (await cluster.runningPort()) === undefined
      )
        throw error;
      await setTimeout(100);
    }
  }
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? '';
}

/** Keeps a connection open, by which other processes see that the server is in use, and this one when it ends. */
async function hold(cluster: Cluster, url: string, startAgain: () => Promise<void>): Promise<EmbeddedDatabase> {
  let onClose = () => {};
  const presence = postgres(url, {
    max: 1,
    max_lifetime: null,
    backoff: () => 0.5,
    connection: { application_name: PRESENCE },
    onnotice: () => {},
    onclose: () => onClose(),
  });
  const others = () => presence<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  await others();
  return {
    url,
    keepRunning(log, giveUp) {
      const keeper = createKeeper(async () => {
        if ((await cluster.runningPort()) === undefined) {
          log.error('the embedded database has ended and is started again');
          await startAgain();
        }
        await whenStarted(cluster, others);
      }, giveUp);
      onClose = () => void keeper();
    },
    async stop() {
      onClose = () => {};
      const inUse = await staysInUse(() =>
        others().then(
          ([row]) => row!.count > 0,
          () => false,
        ),
      );
      await presence.end({ timeout: 1 });
      if (!inUse) await cluster.stop();
    },
  };
}

/** Whether the server stays in use for a while; connections that were just closed are still counted for a moment. */
async function staysInUse(isInUse: () => Promise<boolean>): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (!(await isInUse())) return false;
    await setTimeout(100);
  }
  return true;
}
