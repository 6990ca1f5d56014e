import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { type Cluster, openCluster } from './cluster.ts';
import { freePort } from './free-port.ts';
import { programsFor } from './postgres-programs.ts';
import { type Account, assertWritable, closedFolder, serverAccount } from './server-account.ts';
import { homeOf, machineFolder } from '../../ground/config/data-folder.ts';
import { StartError } from '../../ground/config/start-error.ts';
import { type EmbeddedDatabase, markInUse } from './presence.ts';
import { codeOf, whenStarted } from './when-started.ts';

const NAME = 'cotejo';

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
  return markInUse(cluster, urlOf(NAME), () => cluster.start(port, durable));
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
