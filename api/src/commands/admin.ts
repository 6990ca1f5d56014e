import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { registerInput } from '@cotejo/contract';
import * as v from 'valibot';
import { isoDay } from '../ground/time.ts';
import { leaveRoot } from '../platform/account/leave-root.ts';
import { type Config, loadConfig } from '../ground/config/config.ts';
import { StartError } from '../ground/config/start-error.ts';
import { type KnownHash, verifyChains } from '../platform/database/chain.ts';
import { connect, type Database, disconnect } from '../platform/database/client.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { readReceipt, verifyErasure } from '../features/erasures/verify.ts';
import { checkInput } from '../platform/http/read-input.ts';
import { holdDeletions } from '../platform/backup/hold.ts';
import { copyFiles } from '../platform/storage/copy.ts';
import { elsewhere } from '../platform/storage/elsewhere.ts';
import { createStorage, createStore, keysOf } from '../platform/storage/create.ts';
import { encryptFiles } from '../platform/storage/encrypt-files.ts';
import { type Administration, createAdministration } from '../features/users/administration.ts';
import { tellFailure } from './tell-failure.ts';

const usage = `Users, history, erasures and files of this installation; the server may be running.
  scripts/admin list
  scripts/admin create <username> <email> [--company <name>]   an administrator with a company of their own
  scripts/admin promote <username>                             makes a user an administrator of their company
  scripts/admin reset-password <username>                      prints a new password and signs the user out everywhere
  scripts/admin emergency <username>                           makes a user an administrator, and prints a password
                                                               for a day, which works also while PASSWORDS=off
  scripts/admin reset-second-factor <username>                 for somebody who has lost phone and recovery codes
  scripts/admin verify-erasure <file>                          looks for what a receipt of an erasure says is gone
  scripts/admin verify-history [<proof>...]                    tells whether every company's history is as it was
                                                               written, and as the proofs say that it printed earlier
  scripts/admin copy-files                                     copies every file into the storage that TO_STORAGE and
                                                               TO_S3_ENDPOINT, TO_S3_BUCKET … or TO_DATA_DIR name, and
                                                               compares each; begun again, it goes on
  scripts/admin encrypt-files                                  encrypts every file by the first key of STORAGE_KEYS; the
                                                               others are needed for older backups alone afterwards`;

async function run(
  administration: Administration,
  command: string | undefined,
  [username, email]: string[],
  company: string | undefined,
): Promise<string> {
  if (command === 'list') return table(await administration.list());
  if (command === 'create' && username && email) {
    const { username: checkedName, email: checkedEmail } = checkInput(
      v.pick(registerInput.pipe[0], ['username', 'email']),
      {
        username,
        email,
      },
    );
    const password = await administration.create(checkedName, checkedEmail, company);
    return `Created ${checkedName} with the password ${password}`;
  }
  if (command === 'promote' && username) {
    return (await administration.promote(username)) ? `${username} is an administrator now.` : unknown(username);
  }
  if (command === 'reset-password' && username) {
    const password = await administration.resetPassword(username);
    return password ? `The password of ${username} is now ${password}` : unknown(username);
  }
  if (command === 'emergency' && username) {
    const password = await administration.letIn(username);
    return password ? `For a day ${username} may log in by the password ${password}` : unknown(username);
  }
  if (command === 'reset-second-factor' && username) {
    if (await administration.resetSecondFactor(username)) return `The second factor of ${username} is off now.`;
    throw new StartError(`There is no user "${username}" with a second factor.`);
  }
  throw new StartError(usage);
}

function table(users: Awaited<ReturnType<Administration['list']>>): string {
  const rows = [
    ['ID', 'USERNAME', 'EMAIL', 'ROLE', 'COMPANY', 'JOINED'],
    ...users.map((user) => [
      String(user.id),
      user.username,
      user.email,
      user.role,
      user.company,
      isoDay(user.createdAt),
    ]),
  ];
  const widths = rows[0]!.map((_title, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function unknown(username: string): never {
  throw new StartError(`There is no user "${username}".`);
}

/** A proof as `verify-history` prints it: the company, a place and the hash at it. */
function readProof(text: string): KnownHash {
  const [, companyId, place, hash] = /^(\d+):(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!hash) throw new StartError(`"${text}" is no proof that verify-history has printed.`);
  return { companyId: Number(companyId), place: Number(place), hash };
}

/** Says which histories hold; throws where one does not. */
async function verifyHistory(database: Database, proofs: string[]): Promise<string> {
  const states = await verifyChains(database, proofs.map(readProof));
  const said = states
    .map(({ companyId, company, entries, removed, hash, broken, setBack }) => {
      const older = removed > 0 ? `; ${removed} older ones were removed when their months were over` : '';
      const state =
        broken === undefined
          ? `${entries} entries hold${older}; proof ${hash ? `${companyId}:${removed + entries}:${hash}` : 'none'}`
          : `changed, removed or put in at place ${broken}; the ${entries} before it hold${older}`;
      const clock = setBack === undefined ? '' : `; a clock was set back before place ${setBack}`;
      return `${companyId} ${company}: ${state}${clock}`;
    })
    .join('\n');
  if (states.some(({ broken }) => broken !== undefined)) throw new StartError(said);
  return said;
}

/** Copies the stored files to where settings whose names begin with `TO_` say. */
async function copyStoredFiles(config: Config): Promise<string> {
  const target = elsewhere(config);
  const { copied, known, gone } = await copyFiles(await createStorage(config), await createStorage(target));
  const counts = `${copied} files copied, ${known} were there already, ${gone} were deleted meanwhile`;
  return `${counts}; all others are the same.`;
}

/** Encrypts the stored files, while none is deleted: one that was deleted meanwhile would be written once more. */
async function encryptStoredFiles(config: Config, url: string): Promise<string> {
  const [newest, ...others] = keysOf(config);
  if (!newest) throw new StartError('STORAGE_KEYS is needed, the key that shall encrypt first.');
  const hold = await holdDeletions(url);
  try {
    const { encrypted, known, gone } = await encryptFiles(await createStore(config), [newest, ...others]);
    const counts = `${encrypted} files encrypted, ${known} were already, ${gone} were deleted meanwhile`;
    return `${counts}; all can be read by the key ${newest.id}.`;
  } finally {
    await hold.release();
  }
}

/** The text of a file that somebody named. Throws where it cannot be read. */
async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new StartError(`"${file}" cannot be read: ${(error as NodeJS.ErrnoException).code}`, error);
  }
}

async function main(): Promise<void> {
  const {
    positionals: [command, ...rest],
    values: { company },
  } = parseArgs({ allowPositionals: true, options: { company: { type: 'string' } } });
  if (!command) throw new StartError(usage);
  const config = loadConfig();
  // Read as the account that asks, which may read what the server's own may not.
  const receipt = command === 'verify-erasure' && rest[0] ? readReceipt(await textOf(rest[0])) : undefined;
  await leaveRoot(config);
  if (command === 'copy-files') {
    console.log(await copyStoredFiles(config));
    return;
  }
  const embedded = config.database.url ? undefined : await startEmbedded(config.process.dataFolder);
  const url = config.database.url ?? embedded!.url;
  try {
    await migrateDatabase(url, config.database.url && config.database.ownerUrl);
    const database = connect(url, { connections: 1 });
    try {
      if (receipt) console.log(await verifyErasure(database, await createStorage(config), receipt));
      else if (command === 'encrypt-files') console.log(await encryptStoredFiles(config, url));
      else if (command === 'verify-history') console.log(await verifyHistory(database, rest));
      else console.log(await run(createAdministration(database), command, rest, company));
    } finally {
      await disconnect(database);
    }
  } finally {
    await embedded?.stop();
  }
}

try {
  await main();
} catch (error) {
  tellFailure(error);
}
