import postgres from 'postgres';
import type { Transaction } from '../database/client.ts';
import { sql } from '../database/drizzle.ts';
import { locks } from '../database/locks.ts';

/** Ends with an error, after a while, when a backup is being made; otherwise none begins until the transaction ends. */
export async function whileNoBackup(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${locks.backup})`);
}

export type Hold = {
  /** Answers whether the hold has lasted all the time. */
  release(): Promise<boolean>;
};

/**
 * Keeps files from being deleted. A backup copies the database first and the files afterwards, and without this the files
 * of rows that are deleted in between would be missing from it.
 */
export async function holdDeletions(url: string): Promise<Hold> {
  const client = postgres(url, {
    max: 1,
    max_lifetime: null,
    connect_timeout: 10,
    connection: { application_name: 'cotejo-backup' },
    onnotice: () => {},
  });
  const [held] = await client<
    { process: number }[]
  >`select pg_backend_pid() as process, pg_advisory_lock_shared(${locks.backup})`;
  return {
    async release() {
      // On another connection, which a restart of the database would bring, the lock would be gone.
      const lasted = await client<{ process: number }[]>`select pg_backend_pid() as process`.then(
        ([now]) => now?.process === held?.process,
        () => false,
      );
      await client.end({ timeout: 5 });
      return lasted;
    },
  };
}
