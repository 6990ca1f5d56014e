import type { ErasureReceipt } from '@cotejo/contract';
import { announce } from '../../platform/database/announce.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { and, inArray, isNull, or, type PgColumn, sql, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import {
  analyses,
  candidacyNotes,
  factCorrections,
  letters,
  modelAnswers,
  people,
  personContacts,
  personJoins,
  personNotes,
  poolSearches,
  resumes,
  textVectors,
  verdictCorrections,
} from '../../platform/database/schema/index.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { deleteFilesLater } from '../documents/delete-files-later.ts';
import { announceLeaving } from '../documents/match-waiting.ts';
import { forgetInImports } from '../imports/forget.ts';
import { forgetPairsBefore } from '../joining/pairs.ts';
import { listOf } from '../outlines/outline.ts';
import { forgetSenders } from '../sources/forget.ts';

type Owner = { companyId: number };

/** What a receipt can say of people who are gone; the values are still to be hashed. */
export type Removed = Pick<ErasureReceipt, 'rows' | 'files'> & {
  removed: Omit<ErasureReceipt['removed'], 'archives'>;
  contacts: string[];
  hashes: string[];
  /** Since when the first of them was known; older backups do not hold them. */
  since: Date;
};

/**
 * Removes people with everything that came of their resumes, also of those of `further` that are there, and later their
 * files. The caller has locked the people of the company.
 */
export async function removePeople(
  transaction: Transaction,
  queue: Pick<Queue, 'send'>,
  owner: Owner,
  ids: number[],
  further: number[] = [],
): Promise<Removed> {
  const documents = await documentsOf(transaction, owner, ids, further);
  const resumeIds = documents.map(({ id }) => id);
  const candidacies = await transaction
    .select({ id: analyses.id })
    .from(analyses)
    .where(ofCompany(analyses, owner, inArray(analyses.resumeId, resumeIds)));
  const rows = { people: ids, resumes: resumeIds, candidacies: candidacies.map(({ id }) => id) };
  const removed = await count(transaction, owner, rows);
  const { joined, names, contacts, since } = await knownOf(transaction, owner, ids);
  const allIds = [...ids, ...joined];
  for (const id of ids) await forgetPairsBefore(transaction, owner, id);
  const written = contacts.flatMap((one) => [one.value, one.written.trim().toLowerCase()]);
  await forgetSenders(transaction, owner, resumeIds, written);
  await forgetInImports(transaction, owner, { ids: allIds, names, contacts: written });
  await forgetInSearches(transaction, owner, ids);
  await announceLeaving(transaction, owner, resumeIds);
  await transaction.delete(resumes).where(ofCompany(resumes, owner, inArray(resumes.id, resumeIds)));
  await transaction.delete(people).where(ofCompany(people, owner, inArray(people.id, ids)));
  await announce(transaction, owner, 'person.erased', ids);
  const files = documents.map(({ storageKey }) => storageKey);
  await deleteFilesLater(transaction, queue, files);
  const hashes = [...new Set(documents.map(({ contentHash }) => contentHash))];
  const values = [...new Set(contacts.map(({ value }) => value))];
  return { rows: { ...rows, people: allIds }, files, removed, contacts: values, hashes, since };
}

/** The resumes of people, with those of the same bytes that are still being read. */
async function documentsOf(transaction: Transaction, owner: Owner, ids: number[], further: number[]) {
  const { id, personId, contentHash, storageKey } = resumes;
  const columns = { id, contentHash, storageKey };
  const own = await transaction
    .select(columns)
    .from(resumes)
    .where(ofCompany(resumes, owner, or(inArray(personId, ids), inArray(id, further))!));
  const hashes = own.map((one) => one.contentHash);
  const unread = await transaction
    .select(columns)
    .from(resumes)
    .where(ofCompany(resumes, owner, and(isNull(personId), inArray(contentHash, hashes))!));
  return [...new Map([...own, ...unread].map((one) => [one.id, one])).values()];
}

/** What else may name people: the ids and names of those who became part of them, and all names and addresses. */
async function knownOf(transaction: Transaction, owner: Owner, ids: number[]) {
  const named = await transaction
    .select({ name: people.name, createdAt: people.createdAt })
    .from(people)
    .where(ofCompany(people, owner, inArray(people.id, ids)));
  const shown = await transaction
    .selectDistinct({ name: resumes.name })
    .from(resumes)
    .where(ofCompany(resumes, owner, inArray(resumes.personId, ids)));
  const joined = await transaction
    .select({ id: personJoins.otherId, before: personJoins.before })
    .from(personJoins)
    .where(ofCompany(personJoins, owner, inArray(personJoins.personId, ids)));
  const contacts = await transaction
    .select({ value: personContacts.value, written: personContacts.written })
    .from(personContacts)
    .where(ofCompany(personContacts, owner, inArray(personContacts.personId, ids)));
  const before = joined.flatMap((join) => join.before ?? []);
  const times = [...named, ...before].map(({ createdAt }) => new Date(createdAt).getTime());
  return {
    joined: joined.flatMap(({ id }) => id ?? []),
    names: [...named, ...shown, ...before].flatMap(({ name }) => name ?? []),
    contacts,
    since: new Date(Math.min(...times, Date.now())),
  };
}

/** Takes people out of those whom searches look at; what was found of them goes with their rows. */
async function forgetInSearches(transaction: Transaction, owner: Owner, ids: number[]): Promise<void> {
  const { nearest } = poolSearches;
  const left = sql`array(select id from unnest(${nearest}) with ordinality as one (id, place)
    where id <> all (${listOf(ids)}::int[]) order by place)`;
  await transaction
    .update(poolSearches)
    .set({ nearest: left })
    .where(ofCompany(poolSearches, owner, sql`${nearest} && ${listOf(ids)}::int[]`));
}

type Table = { companyId: PgColumn } & Parameters<Transaction['$count']>[0];

async function count(
  transaction: Transaction,
  owner: Owner,
  { people: ids, resumes: resumeIds, candidacies }: ErasureReceipt['rows'],
): Promise<Removed['removed']> {
  const of = (table: Table, condition: SQL) => transaction.$count(table, ofCompany(table, owner, condition));
  return {
    people: await of(people, inArray(people.id, ids)),
    resumes: resumeIds.length,
    files: resumeIds.length,
    candidacies: candidacies.length,
    notes:
      (await of(personNotes, inArray(personNotes.personId, ids))) +
      (await of(candidacyNotes, inArray(candidacyNotes.candidacyId, candidacies))) +
      // Each has a reason that somebody wrote.
      (await of(verdictCorrections, inArray(verdictCorrections.candidacyId, candidacies))) +
      (await of(factCorrections, inArray(factCorrections.personId, ids))),
    letters: await of(letters, inArray(letters.candidacyId, candidacies)),
    contacts: await of(personContacts, inArray(personContacts.personId, ids)),
    vectors: await of(textVectors, inArray(textVectors.resumeId, resumeIds)),
    modelAnswers: await of(modelAnswers, inArray(modelAnswers.resumeId, resumeIds)),
  };
}
