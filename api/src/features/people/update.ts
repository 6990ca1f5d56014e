import type { Person, PersonInput } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { asShown } from '../../platform/blind/as-shown.ts';
import { assertShown } from '../../platform/blind/is-masked.ts';
import { eq, inArray, isNotNull } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { people, personTags, resumes, type PersonRow } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { lockPeople } from '../joining/give-person.ts';
import { readPerson, readTags } from './read.ts';

/**
 * Changes what the input names of a person, all of it or nothing. Of somebody who is masked a text that comes back as
 * it was shown stays as it is stored.
 */
export async function updatePerson(
  { database, mask }: Pick<Dependencies, 'database' | 'mask'>,
  actor: Actor,
  id: number,
  input: PersonInput,
): Promise<Person> {
  const { name, consent, tags, updatedAt } = input;
  const stored = await readTexts(database, actor, id);
  const shown = await asShown(mask, actor, { of: 'person', id }, stored);
  const meantBy = (text: string): string[] => {
    const meant = stored.filter((_, at) => shown[at] === text);
    return meant.length > 0 ? meant : [text];
  };
  return database.transaction(async (transaction) => {
    // The name is written to all resumes of the person, which others may be giving to people.
    if (name !== undefined) await lockPeople(transaction, actor);
    const [row] = await lockRows(transaction, actor, [id]);
    assertUnchanged(row!, updatedAt);
    // What a screen shows of somebody who is masked is no name to be stored.
    if (name !== undefined) await assertShown(transaction, actor, id);
    await transaction
      .update(people)
      .set({
        name: name ?? row!.name,
        ...(name !== undefined && { nameCorrected: name !== null }),
        ...(consent && {
          consent: consent.state,
          consentDate: consent.date,
          consentSource: consent.source && meantBy(consent.source)[0]!,
        }),
      })
      .where(ofCompany(people, actor, eq(people.id, id)));
    if (name === null) await nameByResumes(transaction, actor, id);
    if (tags) await setTags(transaction, actor, id, tags.flatMap(meantBy));
    const changed = Object.keys(input).filter((key) => key !== 'updatedAt');
    await audit(transaction, actor, 'person-changed', id, { changed });
    return readPerson(transaction, actor, id);
  });
}

/**
 * Locks people until the transaction ends, in the order of their ids. Throws "not found" unless each is there and the
 * company's.
 */
export async function lockRows(
  transaction: Transaction,
  actor: Pick<Actor, 'companyId'>,
  ids: number[],
): Promise<PersonRow[]> {
  const rows = await transaction
    .select()
    .from(people)
    .where(ofCompany(people, actor, inArray(people.id, ids)))
    .orderBy(people.id)
    .for('update');
  if (rows.length < ids.length) throw refusal('not-found:candidate');
  return rows;
}

/** Gives a person the name that its resumes show: the database does so whenever one of them is written. */
async function nameByResumes(transaction: Transaction, actor: Actor, id: number): Promise<void> {
  const names = await transaction
    .select({ name: resumes.name })
    .from(resumes)
    .where(ofCompany(resumes, actor, eq(resumes.personId, id), isNotNull(resumes.name)))
    .orderBy(resumes.createdAt, resumes.id);
  const name = names.at(-1)?.name;
  if (name)
    await transaction
      .update(people)
      .set({ name })
      .where(ofCompany(people, actor, eq(people.id, id)));
}

/** What recruiters have typed about a person and change as a whole: the tags, and where the consent comes from. */
async function readTexts(database: Transaction, actor: Actor, id: number): Promise<string[]> {
  const [row] = await database
    .select({ source: people.consentSource })
    .from(people)
    .where(ofCompany(people, actor, eq(people.id, id)));
  return [...(await readTags(database, actor, id)), row?.source ?? []].flat();
}

async function setTags(transaction: Transaction, actor: Actor, personId: number, tags: string[]): Promise<void> {
  const { companyId } = actor;
  await transaction.delete(personTags).where(ofCompany(personTags, actor, eq(personTags.personId, personId)));
  if (tags.length > 0)
    await transaction
      .insert(personTags)
      .values(tags.map((tag) => ({ companyId, personId, tag })))
      .onConflictDoNothing();
}
