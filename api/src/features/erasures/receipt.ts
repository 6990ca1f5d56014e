import { createHash, randomBytes } from 'node:crypto';
import { type ErasureReceipt, erasureReceipt } from '@cotejo/contract';
import * as v from 'valibot';
import { DAY } from '../../ground/time.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { desc, gte, sql } from '../../platform/database/drizzle.ts';
import { backups, erasures } from '../../platform/database/schema/index.ts';
import type { Removed } from './remove-people.ts';

/** Names of backups that a receipt has at most, the newest: those of a year of nights. */
const NAMED = 400;

type Gone = Pick<ErasureReceipt, 'id' | 'removed'> & Omit<Removed, 'removed'>;

/** Writes down what was erased, and gives the receipt. Backups are kept for `days`, if anybody has said so. */
export async function writeReceipt(
  transaction: Transaction,
  { companyId, userId }: { companyId: number; userId: number | null },
  days: number | undefined,
  { contacts, hashes, since, ...gone }: Gone,
): Promise<ErasureReceipt> {
  const salt = randomBytes(32).toString('hex');
  const [now] = await transaction.execute<{ now: string }>(sql`select clock_timestamp() as now`);
  const createdAt = new Date(now!.now);
  const content = {
    ...gone,
    erasedAt: createdAt.toISOString(),
    digests: {
      contacts: contacts.map((value) => saltedDigest(salt, value)),
      bytes: hashes.map((value) => saltedDigest(salt, value)),
    },
    backups: await backupsOf(transaction, since, createdAt, days),
  };
  const receipt = { ...content, digest: digestOf(content) };
  await transaction.insert(erasures).values({ companyId, userId, createdAt, salt, receipt, digest: receipt.digest });
  return receipt;
}

/** The digest of a receipt: of the JSON of its fields, in the order in which the contract has them. */
export function digestOf(content: Omit<ErasureReceipt, 'digest'>): string {
  return sha256(JSON.stringify(v.parse(v.omit(erasureReceipt, ['digest']), content)));
}

/** The same is computed by the database in `verify.ts`, and in `erased-meanwhile.ts` of documents. */
const saltedDigest = (salt: string, value: string): string => sha256(salt + value);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The backups made since a time that are not deleted yet, and when they will be. */
async function backupsOf(
  transaction: Transaction,
  since: Date,
  now: Date,
  days: number | undefined,
): Promise<ErasureReceipt['backups']> {
  const kept = days === undefined ? 0 : now.getTime() - days * DAY;
  const oldest = new Date(Math.max(since.getTime(), kept));
  const rows = await transaction
    .select()
    .from(backups)
    .where(gte(backups.createdAt, oldest))
    .orderBy(desc(backups.createdAt))
    .limit(NAMED);
  const until = ({ createdAt }: { createdAt: Date }) =>
    days === undefined ? null : new Date(createdAt.getTime() + days * DAY).toISOString();
  return rows.map((row) => ({ name: row.name, until: until(row) }));
}
