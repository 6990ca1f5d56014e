import type { ErasureReceipt } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/client.ts';
import {
  alias,
  and,
  eq,
  inArray,
  isNull,
  or,
  type PgColumn,
  type SQL,
  type SQLWrapper,
} from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import {
  analyses,
  candidacyNotes,
  modelAnswers,
  people,
  personContacts,
  personNotes,
  resumes,
  textVectors,
  verdictCorrections,
} from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { deleteFilesLater } from '../documents/delete-files-later.ts';
import { dropExport } from '../exports/state.ts';
import { lockPeople } from '../joining/give-person.ts';
import { forgetPairsBefore } from '../joining/pairs.ts';
import { forgetSenders } from '../sources/forget.ts';
import { lockRows } from './update.ts';

/**
 * Erases a person with everything that came of its resumes and, later, their files. An archive of the company, which
 * holds the person, goes as well. The receipt says what went, by kind and count.
 */
export function erasePerson(
  { database, queue }: Pick<Dependencies, 'database' | 'queue'>,
  actor: Actor,
  id: number,
): Promise<ErasureReceipt> {
  return database.transaction(async (transaction) => {
    await lockPeople(transaction, actor);
    await lockRows(transaction, actor, [id]);
    const theirs = resumesOf(transaction, actor, id);
    const counts = await count(transaction, actor, id, theirs);
    const removed = { ...counts, archives: await dropExport(transaction, { queue }, actor) };
    await forgetPairsBefore(transaction, actor, id);
    await forgetSenders(transaction, actor, theirs);
    const files = await transaction
      .delete(resumes)
      .where(ofCompany(resumes, actor, inArray(resumes.id, theirs)))
      .returning({ storageKey: resumes.storageKey });
    await transaction.delete(people).where(ofCompany(people, actor, eq(people.id, id)));
    await deleteFilesLater(
      transaction,
      queue,
      files.map(({ storageKey }) => storageKey),
    );
    const receiptId = await audit(transaction, actor, 'person-erased', id, { removed });
    return { id: receiptId, erasedAt: new Date().toISOString(), removed };
  });
}

/** The resumes of a person, with those of the same bytes that are still being read. */
function resumesOf(transaction: Transaction, actor: Actor, id: number) {
  const known = alias(resumes, 'known');
  const hashes = transaction
    .select({ hash: known.contentHash })
    .from(known)
    .where(ofCompany(known, actor, eq(known.personId, id)));
  const isUnread = and(isNull(resumes.personId), inArray(resumes.contentHash, hashes));
  return transaction
    .select({ id: resumes.id })
    .from(resumes)
    .where(ofCompany(resumes, actor, or(eq(resumes.personId, id), isUnread)!));
}

type Table = { companyId: PgColumn } & Parameters<Transaction['$count']>[0];

async function count(
  transaction: Transaction,
  actor: Actor,
  id: number,
  versions: SQLWrapper,
): Promise<Omit<ErasureReceipt['removed'], 'archives'>> {
  const candidacies = transaction
    .select({ id: analyses.id })
    .from(analyses)
    .where(ofCompany(analyses, actor, inArray(analyses.resumeId, versions)));
  const of = (table: Table, condition: SQL) => transaction.$count(table, ofCompany(table, actor, condition));
  const found = await of(resumes, inArray(resumes.id, versions));
  return {
    people: 1,
    resumes: found,
    files: found,
    candidacies: await of(analyses, inArray(analyses.resumeId, versions)),
    notes:
      (await of(personNotes, eq(personNotes.personId, id))) +
      (await of(candidacyNotes, inArray(candidacyNotes.candidacyId, candidacies))) +
      // Each has a reason that somebody wrote.
      (await of(verdictCorrections, inArray(verdictCorrections.candidacyId, candidacies))),
    contacts: await of(personContacts, eq(personContacts.personId, id)),
    vectors: await of(textVectors, inArray(textVectors.resumeId, versions)),
    modelAnswers: await of(modelAnswers, inArray(modelAnswers.resumeId, versions)),
  };
}
