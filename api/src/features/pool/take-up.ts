import type { MediaType } from '@cotejo/plugin-kit';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { desc, eq, ne, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { people, resumes } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { copyOf } from '../documents/own-job.ts';
import { removeStored } from '../documents/store-file.ts';
import { addResume } from '../intake/add-resume.ts';
import { orRemove } from '../roles/write.ts';
import { notInRole } from './not-in-role.ts';

/**
 * Makes a person a candidate of a role: a copy of the newest resume is submitted for it, as if somebody had uploaded
 * it. Throws "not found" for another company's, and a 409 for somebody who is in the role.
 */
export async function takeUpPerson(
  dependencies: Dependencies,
  actor: Actor,
  roleId: number,
  personId: number,
): Promise<{ resumeId: number }> {
  const { originalFileName, fileSize, mediaType, contentHash, storageKey } = resumes;
  const [found] = await dependencies.database
    .select({
      originalFileName,
      fileSize,
      mediaType,
      contentHash,
      storageKey,
      isFree: sql<boolean>`${notInRole(dependencies.database, actor, roleId)}`,
    })
    .from(resumes)
    .innerJoin(people, ofSameCompany(people, resumes, eq(people.id, resumes.personId)))
    .where(
      ofCompany(resumes, actor, eq(people.id, personId), eq(resumes.state, 'ready'), ne(people.consent, 'withheld')),
    )
    .orderBy(desc(resumes.createdAt), desc(resumes.id))
    .limit(1);
  if (!found) throw refusal('not-found:candidate');
  if (!found.isFree) throw refusal('person.in-role');
  const { isFree: _, ...file } = found;
  const copy = await copyOf({ ...file, mediaType: file.mediaType as MediaType }, dependencies.storage);
  return orRemove(dependencies, [copy], async () => {
    const added = await dependencies.database.transaction(async (transaction) => {
      await holdPerson(transaction, actor, personId);
      const inTransaction = { ...dependencies, database: transaction };
      return addResume(inTransaction, actor, { roleId, known: 'tell', uploadId: undefined }, copy);
    });
    if (!('resumeId' in added)) throw refusal('person.in-role');
    if (!added.keepsFile) await removeStored(copy, dependencies);
    return { resumeId: added.resumeId };
  });
}

/** Whoever erases the person waits until the copy is there, and takes it along. */
async function holdPerson(transaction: Transaction, actor: Actor, id: number): Promise<void> {
  const [person] = await transaction
    .select({ id: people.id })
    .from(people)
    .where(ofCompany(people, actor, eq(people.id, id)))
    .for('key share');
  if (!person) throw refusal('not-found:candidate');
}
