import { execFile } from 'node:child_process';
import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { homeOf } from '../../ground/config/data-folder.ts';
import { StartError } from '../../ground/config/start-error.ts';

const run = promisify(execFile);

/** An account of this machine. */
export type Account = { uid: number; gid: number; name: string };

/** The account that Cotejo creates for itself when root starts it. */
const OWN = 'cotejo';

/**
 * The account for PostgreSQL, which refuses to run as root; undefined when this process is not root, and PostgreSQL
 * runs as the same account. Otherwise it is the owner of the existing database or data folder; for a new one an account
 * of Cotejo's own, created where there is none. Not `postgres`, to which a PostgreSQL of the system would open all its
 * databases. Throws a `StartError`.
 */
export async function serverAccount(dataFolder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  return (
    (await ownerOf(homeOf(dataFolder))) ?? (await ownerOf(dataFolder)) ?? (await lookUp(OWN)) ?? (await create(OWN))
  );
}

async function create(name: string): Promise<Account> {
  const parameters = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name];
  const failure = await run('useradd', parameters).catch((error: Error) => error);
  // Another process may have created it meanwhile.
  const account = await lookUp(name);
  if (account) return account;
  throw new StartError(
    `PostgreSQL does not run as root, and no account "${name}" could be created for it. ` +
      'Start Cotejo as an ordinary user.',
    failure,
  );
}

/** The owner of a file or folder; undefined where that is root or it does not exist. */
async function ownerOf(place: string): Promise<Account | undefined> {
  const found = await stat(place).catch(() => undefined);
  if (!found || found.uid === 0) return undefined;
  const { uid, gid } = found;
  return (await lookUp(String(uid))) ?? { uid, gid: gid === 0 ? uid : gid, name: String(uid) };
}

/** An account by its name or number. */
async function lookUp(account: string): Promise<Account | undefined> {
  try {
    const [uid, gid, name] = await Promise.all(
      ['-u', '-g', '-un'].map(async (option) => (await run('id', [option, account])).stdout.trim()),
    );
    return { uid: Number(uid), gid: Number(gid), name: name! };
  } catch {
    return undefined;
  }
}

/** The first folder on the way to `target`, a file or folder that need not exist yet, which `account` may not enter. */
export async function closedFolder(target: string, account: Account): Promise<string | undefined> {
  for (const folder of ancestors(target)) {
    const found = await stat(folder).catch(() => undefined);
    // Folders that do not exist yet are created by this process, so that the account may enter them.
    if (!found) return undefined;
    const { mode, uid, gid } = found;
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return folder;
  }
  return undefined;
}

function ancestors(target: string): string[] {
  const parent = path.dirname(target);
  return parent === target ? [target] : [...ancestors(parent), target];
}

/** Throws a `StartError` when this process cannot write into `folder`. */
export async function assertWritable(folder: string): Promise<void> {
  await access(folder, constants.W_OK).catch((error: Error) => {
    throw new StartError(`The data folder ${folder} cannot be written to. Set DATA_DIR to one that can.`, error);
  });
}
