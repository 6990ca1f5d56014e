import type { ContactValue } from '@cotejo/pipeline';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, gte, inArray, isNull, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { erasures, personContacts, resumes } from '../../platform/database/schema/index.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { deleteFilesLater } from './delete-files-later.ts';
import { announceLeaving } from './match-waiting.ts';

/**
 * Removes a resume that has been read and has no person yet, where it is of somebody who was erased after it had come:
 * by an e-mail address of which a receipt has the digest and which nobody else shows. Tells whether it did. The caller
 * has locked the people of the company.
 */
export async function removeIfErased(
  transaction: Transaction,
  queue: Pick<Queue, 'send'>,
  { companyId }: { companyId: number },
  id: number,
  contacts: ContactValue[],
): Promise<boolean> {
  const owner = { companyId, userId: null };
  const emails = contacts.filter(({ kind }) => kind === 'email').map(({ value }) => value);
  const isIt = ofCompany(resumes, owner, eq(resumes.id, id), isNull(resumes.personId));
  const [resume] = await transaction.select({ createdAt: resumes.createdAt }).from(resumes).where(isIt);
  if (!resume || emails.length === 0) return false;
  const shown = await transaction
    .select({ value: personContacts.value })
    .from(personContacts)
    .where(ofCompany(personContacts, owner, inArray(personContacts.value, emails)));
  const own = emails.filter((email) => !shown.some(({ value }) => value === email));
  const { createdAt, receipt, salt } = erasures;
  const hasOne = sql`${receipt} -> 'digests' -> 'contacts' ?| (
    select array_agg(encode(sha256(convert_to(${salt} || email, 'UTF8')), 'hex'))
    from jsonb_array_elements_text(${JSON.stringify(own)}::jsonb) email)`;
  const since = gte(createdAt, resume.createdAt);
  if ((await transaction.$count(erasures, ofCompany(erasures, owner, since, hasOne))) === 0) return false;
  await announceLeaving(transaction, owner, [id]);
  const removed = await transaction.delete(resumes).where(isIt).returning({ storageKey: resumes.storageKey });
  await audit(transaction, owner, 'resume-deleted', id, { because: 'erasure' });
  await deleteFilesLater(
    transaction,
    queue,
    removed.map(({ storageKey }) => storageKey),
  );
  return true;
}
