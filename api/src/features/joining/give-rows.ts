import type { Transaction } from '../../platform/database/client.ts';
import { sql, type SQL } from '../../platform/database/drizzle.ts';
import type {
  factCorrections,
  legalHolds,
  personContacts,
  personJoins,
  personNotes,
  resumes,
} from '../../platform/database/schema/index.ts';

export type Owned =
  | typeof personNotes
  | typeof personJoins
  | typeof personContacts
  | typeof resumes
  | typeof legalHolds
  | typeof factCorrections;

/** Makes rows another person's, without a mark of having been changed; gives their ids. */
export async function giveRows(transaction: Transaction, table: Owned, those: SQL, to: number): Promise<number[]> {
  const rows = await transaction.execute<{ id: number }>(
    sql`update ${table} set person_id = ${to} where ${those} returning id`,
  );
  return rows.map(({ id }) => id);
}
