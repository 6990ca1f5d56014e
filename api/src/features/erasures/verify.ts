import { type ErasureReceipt, erasureReceipt } from '@cotejo/contract';
import * as v from 'valibot';
import { StartError } from '../../ground/config/start-error.ts';
import type { Database } from '../../platform/database/client.ts';
import { and, eq, inArray, lte, type PgColumn, type SQL, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofEveryCompany } from '../../platform/database/of-company.ts';
import { analyses, erasures, people, personContacts, resumes } from '../../platform/database/schema/index.ts';
import { type Storage, StorageError } from '../../platform/storage/storage.ts';
import { digestOf } from './receipt.ts';

/** A receipt as somebody has kept it. Throws a `StartError` where it is none, or was changed. */
export function readReceipt(text: string): ErasureReceipt {
  try {
    const receipt = v.parse(erasureReceipt, JSON.parse(text));
    if (digestOf(receipt) === receipt.digest) return receipt;
  } catch (error) {
    throw new StartError('This is no receipt of an erasure.', error as Error);
  }
  throw new StartError('The receipt was changed: its digest is another one.');
}

/**
 * Looks for what a receipt says is gone, in the database and in the storage, and says what it has found. Throws a
 * `StartError` where anything is still there.
 */
export async function verifyErasure(database: Database, storage: Storage, receipt: ErasureReceipt): Promise<string> {
  const { rows, files, erasedAt } = receipt;
  const stored = (await Promise.all(files.map((key) => isStored(storage, key)))).filter(Boolean).length;
  const left = [
    ...(await leftOf('people', database, people, rows.people, erasedAt)),
    ...(await leftOf('resumes', database, resumes, rows.resumes, erasedAt)),
    ...(await leftOf('candidacies', database, analyses, rows.candidacies, erasedAt)),
    ...(stored > 0 ? [`${stored} files, which a queue job deletes once no backup is being made`] : []),
  ];
  if (left.length > 0) throw new StartError(`still there: ${left.join('; ')}`);
  const looked = `${rows.people.length} people, ${rows.resumes.length} resumes, ${rows.candidacies.length} candidacies`;
  return [`gone: ${looked}, ${files.length} files`, ...(await elsewhere(database, receipt))].join('\n');
}

const isStored = (storage: Storage, key: string): Promise<boolean> =>
  storage.get(key).then(
    ({ stream }) => {
      stream.destroy();
      return true;
    },
    (error: unknown) => {
      if (error instanceof StorageError && error.reason === 'missing') return false;
      throw error;
    },
  );

type Dated = typeof people | typeof resumes | typeof analyses;

/** Rows that have the ids, but not those which got them anew after a backup was brought back. */
async function leftOf(
  kind: string,
  database: Database,
  table: Dated,
  ids: number[],
  erasedAt: string,
): Promise<string[]> {
  const old = and(inArray(table.id, ids), lte(table.createdAt, new Date(erasedAt)))!;
  const found = await database.select({ id: table.id }).from(table).where(ofEveryCompany('operator', old));
  return found.length === 0 ? [] : [`${found.length} ${kind} (${found.map(({ id }) => id).join(', ')})`];
}

/** What other people show of the same, be it that they always did or that the person has come again. */
async function elsewhere(database: Database, { digest, digests }: ErasureReceipt): Promise<string[]> {
  const [known] = await database
    .select({ companyId: erasures.companyId, salt: erasures.salt })
    .from(erasures)
    .where(ofEveryCompany('operator', eq(erasures.digest, digest)));
  if (!known) return ['This installation does not know the receipt: addresses and bytes could not be compared.'];
  const isOneOf = (column: PgColumn, those: string[]): SQL =>
    inArray(sql`encode(sha256(convert_to(${known.salt} || ${column}, 'UTF8')), 'hex')`, those);
  const addresses = await database.$count(
    personContacts,
    ofCompany(personContacts, known, isOneOf(personContacts.value, digests.contacts)),
  );
  const bytes = await database.$count(resumes, ofCompany(resumes, known, isOneOf(resumes.contentHash, digests.bytes)));
  return [
    ...(addresses > 0 ? [`${addresses} of the addresses are those of people who are known otherwise or since.`] : []),
    ...(bytes > 0 ? [`${bytes} resumes of the same bytes belong to people who are known otherwise or since.`] : []),
  ];
}
