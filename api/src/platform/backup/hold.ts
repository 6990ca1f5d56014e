import type { Transaction } from '../database/client.ts';
import { sql } from '../database/drizzle.ts';
import { locks } from '../database/locks.ts';
import { connectForBackup } from './connection.ts';

/** Keeps backups from beginning until the transaction ends. Throws, after the lock timeout, while one is being made. */
export async function whileNoBackup(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${locks.backup})`);
}

export type Hold = {
  /** Ends the hold; resolves to whether it has lasted all the time. */
  release(): Promise<boolean>;
};

/**
 * Keeps files from being deleted. A backup copies the database first and the files afterwards; without this, the files
 * of rows that are deleted in between would be missing.
 */
export async function holdDeletions(url: string): Promise<Hold> {
  const client = connectForBackup(url);
  const [held] = await client<
    { process: number }[]
  >`select pg_backend_pid() as process, pg_advisory_lock_shared(${locks.backup})`;
  return {
    async release() {
      // After a restart of the database the connection would be another one, without the lock.
      const lasted = await client<{ process: number }[]>`select pg_backend_pid() as process`.then(
        ([now]) => now?.process === held?.process,
        () => false,
      );
      await client.end({ timeout: 5 });
      return lasted;
    },
  };
}
