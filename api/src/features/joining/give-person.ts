import type { ContactValue } from '@cotejo/pipeline';
import type { SameReason } from '@cotejo/contract';
import type { Transaction } from '../../platform/database/client.ts';
import { desc, eq, isNotNull, ne, sql } from '../../platform/database/drizzle.ts';
import { locks } from '../../platform/database/locks.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { people, personContacts, personJoins, resumes } from '../../platform/database/schema/index.ts';

type ResumeId = { id: number; companyId: number };

/**
 * Held by whoever gives resumes to people, joins people or separates them, until the transaction ends: of two resumes
 * of one person that become ready together, the later sees the other. Take it before locks on resumes.
 */
export async function lockPeople(transaction: Transaction, { companyId }: { companyId: number }): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${locks.people}, ${companyId})`);
}

/**
 * Stores what a prepared resume shows of its owner, and gives it to that person: the one of an earlier resume, or a new
 * one. A resume that has a person keeps it. The caller has locked the people of the company.
 */
export async function givePerson(
  transaction: Transaction,
  owner: { companyId: number },
  resumeId: number,
  contacts: ContactValue[],
): Promise<void> {
  const resume = { id: resumeId, companyId: owner.companyId };
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
  const known = row.personId === null ? await findSame(transaction, resume, row.contentHash) : undefined;
  const personId = row.personId ?? known?.personId ?? (await addPerson(transaction, owner, row));
  if (row.personId === null)
    await transaction
      .update(resumes)
      .set({ personId })
      .where(ofCompany(resumes, owner, eq(resumes.id, resumeId)));
  if (known)
    await transaction
      .insert(personJoins)
      .values({ companyId: owner.companyId, personId, resumeIds: [resumeId], reasons: known.reasons });
  await storeContacts(transaction, owner, { personId, resumeId }, contacts);
}

type Known = { personId: number; reasons: SameReason[] };

/** The person of another resume with the same bytes. */
async function findSame(
  transaction: Transaction,
  { id, ...owner }: ResumeId,
  contentHash: string,
): Promise<Known | undefined> {
  const [same] = await transaction
    .select({ personId: sql<number>`${resumes.personId}` })
    .from(resumes)
    .where(
      ofCompany(resumes, owner, eq(resumes.contentHash, contentHash), ne(resumes.id, id), isNotNull(resumes.personId)),
    )
    .orderBy(desc(resumes.id))
    .limit(1);
  return same && { personId: same.personId, reasons: [{ what: 'bytes' }] };
}

/** A new person; the database gives it its name as soon as the resume is its own. */
export async function addPerson(
  transaction: Transaction,
  { companyId }: { companyId: number },
  { name, originalFileName, createdAt }: { name: string | null; originalFileName: string; createdAt: Date },
): Promise<number> {
  const [row] = await transaction
    .insert(people)
    .values({ companyId, name: name ?? originalFileName, createdAt })
    .returning({ id: people.id });
  return row!.id;
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
