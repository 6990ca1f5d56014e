import { execFile } from 'node:child_process';
import { access, constants, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../config/start-error.ts';

const run = promisify(execFile);

/** The account that the database server runs under. */
export type Account = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root. Answers whom it runs as instead, or undefined when we are not root and it
 * runs as ourselves. The account `postgres` is created where it does not exist.
 */
export async function serverAccount(): Promise<Account | undefined> {
  if (userInfo().uid !== 0) return undefined;
  const known = await lookUp('postgres');
  if (known) return known;
  await run('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ]).catch((error: Error) => {
    throw new StartError(
      'PostgreSQL does not run as root, and no account "postgres" could be created for it. Start Cotejo as an ordinary user.',
      error,
    );
  });
  return await lookUp('postgres');
}

async function lookUp(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/** The first folder on the way to `target`, a file or folder that need not exist yet, which `account` may not enter. */
export async function closedFolder(target: string, account: Account): Promise<string | undefined> {
  for (const folder of ancestors(target)) {
    const found = await stat(folder).catch(() => undefined);
    // What does not exist yet is made by us, and made so that it can be entered.
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

/** Throws a `StartError` when we cannot write into `folder` ourselves. */
export async function assertWritable(folder: string): Promise<void> {
  await access(folder, constants.W_OK).catch((error: Error) => {
    throw new StartError(`The data folder ${folder} cannot be written to. Set DATA_DIR to one that can.`, error);
  });
}
