import { chmod, lchown, lstat, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Account, closedFolder } from '../database/server-account.ts';

/** Names in a data folder: those of Cotejo, and what a disk of its own has (`lost+found`). */
const OWN = /^(?:files|postgres|demo\.json|lost\+found|(?:postgres-new|examined)-.*)$/;

/**
 * Gives a data folder of root's to `account`, with the files that a server as root has stored in it; creates it where
 * there is none. One that is not empty is left alone unless `takeOver` is set. Resolves to undefined, or to a sentence
 * that says why the account cannot have it.
 *
 * Only files that root wrote there change hands: the folder itself is given away last, so that until then nobody else
 * can replace anything in it, and links are never followed.
 */
export async function handOver(dataFolder: string, account: Account, takeOver: boolean): Promise<string | undefined> {
  const created = await mkdir(dataFolder, { recursive: true });
  const closed = await closedFolder(path.dirname(dataFolder), account);
  if (closed) return `the account "${account.name}" may not enter ${closed}`;
  const { uid } = await lstat(dataFolder);
  if (uid === account.uid) return undefined;
  if (uid !== 0) return `the data folder ${dataFolder} belongs to somebody else than the database in it`;
  const entries = await readdir(dataFolder);
  const foreign = entries.find((name) => !OWN.test(name));
  if (foreign) return `the data folder ${dataFolder} holds more than Cotejo has put there, such as ${foreign}`;
  if (entries.length > 0 && !takeOver) return `the data folder ${dataFolder} belongs to root`;
  if (entries.includes('files')) await giveAway(path.join(dataFolder, 'files'), account);
  await lchown(dataFolder, account.uid, account.gid);
  if (created) await chmod(dataFolder, 0o700);
  return undefined;
}

/**
 * Gives away a folder or file of root's, contents first. A file with a second name (hard link) may belong elsewhere,
 * and stays.
 */
async function giveAway(place: string, account: Account): Promise<void> {
  const found = await lstat(place);
  if (found.uid !== 0 || (!found.isDirectory() && (!found.isFile() || found.nlink > 1))) return;
  if (found.isDirectory()) {
    for (const name of await readdir(place)) await giveAway(path.join(place, name), account);
  }
  await lchown(place, account.uid, account.gid);
}
