import type { ContactValue } from '@cotejo/pipeline';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { locks } from '../../platform/database/locks.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { personContacts, resumes } from '../../platform/database/schema/index.ts';
import { findPerson } from './find-person.ts';

/**
 * Held by whoever gives resumes to people, joins people or separates them, until the transaction ends: of two resumes
 * of one person that become ready together, the later sees the other. Take it before locks on resumes.
 */
export async function lockPeople(transaction: Transaction, { companyId }: { companyId: number }): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${locks.people}, ${companyId})`);
}

/**
 * Stores what a prepared resume shows of its owner, and gives it to that person: the one of the same bytes, or of the
 * same address and a name that fits; else a new one. Whoever else it may be is suggested. A resume that has a person
 * keeps it. The caller has locked the people of the company.
 */
export async function givePerson(
  transaction: Transaction,
  { companyId }: { companyId: number },
  resumeId: number,
  contacts: ContactValue[],
): Promise<void> {
  const owner = { companyId };
  const [row] = await transaction
    .select({
      personId: resumes.personId,
      contentHash: resumes.contentHash,
      name: resumes.name,
      originalFileName: resumes.originalFileName,
      createdAt: resumes.createdAt,
    })
    .from(resumes)
    .where(ofCompany(resumes, owner, eq(resumes.id, resumeId)));
  if (!row) return;
  const personId = row.personId ?? (await findPerson(transaction, owner, { ...row, resumeId }, contacts));
  await storeContacts(transaction, owner, { personId, resumeId }, contacts);
}

async function storeContacts(
  transaction: Transaction,
  { companyId }: { companyId: number },
  { personId, resumeId }: { personId: number; resumeId: number },
  contacts: ContactValue[],
): Promise<void> {
  await transaction
    .delete(personContacts)
    .where(ofCompany(personContacts, { companyId }, eq(personContacts.resumeId, resumeId)));
  if (contacts.length > 0)
    await transaction.insert(personContacts).values(contacts.map((one) => ({ ...one, companyId, personId, resumeId })));
}
