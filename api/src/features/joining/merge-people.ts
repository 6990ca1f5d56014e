import type { SameReason } from '@cotejo/contract';
import type { Transaction } from '../../platform/database/client.ts';
import { and, eq, isNull } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import {
  factCorrections,
  legalHolds,
  people,
  personContacts,
  personJoins,
  personNotes,
  personTags,
  resumes,
  type PersonBefore,
  type PersonRow,
} from '../../platform/database/schema/index.ts';
import { giveRows, type Owned } from './give-rows.ts';
import { readPairs, setPair } from './pairs.ts';

type Owner = { companyId: number };
type Merge = { id: number; otherId: number; reasons: SameReason[]; userId: number | null };

/**
 * Makes a person part of another one: resumes with what was corrected of them, contacts, notes, tags and pairs go over,
 * and its row goes. What it was is written down, see `unmerge`. The caller has locked the people of the company.
 */
export async function mergePeople(transaction: Transaction, owner: Owner, merge: Merge): Promise<void> {
  const { companyId } = owner;
  const { id, otherId, reasons, userId } = merge;
  const [person, other] = [await readRow(transaction, owner, id), await readRow(transaction, owner, otherId)];
  const { name, nameCorrected, imported, consent, consentDate, consentSource, createdAt } = other;
  const replaced = columnsReplaced(person, other);
  const before: PersonBefore = {
    name,
    nameCorrected,
    imported,
    consent,
    consentDate,
    consentSource,
    createdAt: createdAt.toISOString(),
    ...(await movePairs(transaction, owner, merge)),
    ...(await moveTags(transaction, owner, merge)),
    notes: await moveRows(transaction, owner, merge, personNotes),
    joins: await moveRows(transaction, owner, merge, personJoins),
    contacts: await moveRows(transaction, owner, merge, personContacts),
    replaced,
  };
  await moveRows(transaction, owner, merge, legalHolds);
  await moveRows(transaction, owner, merge, factCorrections);
  const resumeIds = await moveRows(transaction, owner, merge, resumes);
  await transaction.delete(people).where(ofCompany(people, owner, eq(people.id, otherId)));
  const columns = Object.keys(replaced) as (keyof typeof replaced)[];
  if (columns.length > 0)
    await transaction
      .update(people)
      .set(Object.fromEntries(columns.map((column) => [column, other[column]])))
      .where(ofCompany(people, owner, eq(people.id, id)));
  await transaction
    .insert(personJoins)
    .values({ companyId, personId: id, otherId, before, resumeIds, reasons, userId });
}

async function readRow(transaction: Transaction, owner: Owner, id: number): Promise<PersonRow> {
  const [row] = await transaction
    .select()
    .from(people)
    .where(ofCompany(people, owner, eq(people.id, id)));
  return row!;
}

/**
 * What a person takes over from one that becomes part of it, as it was: a corrected name, that it was imported, and
 * what is known of consent.
 */
function columnsReplaced(person: PersonRow, other: PersonRow): PersonBefore['replaced'] {
  const { name, nameCorrected, imported, consent, consentDate, consentSource } = person;
  const takesConsent = consent !== 'withheld' && other.consent !== 'unknown' && consent !== other.consent;
  return {
    ...(!nameCorrected && other.nameCorrected && { name, nameCorrected }),
    ...(!imported && other.imported && { imported }),
    ...(takesConsent && { consent, consentDate, consentSource }),
  };
}

/** Makes rows of the other person this one's; gives their ids. The contacts of a resume follow it by themselves. */
function moveRows(transaction: Transaction, owner: Owner, { id, otherId }: Merge, table: Owned): Promise<number[]> {
  const all = eq(table.personId, otherId);
  const condition = table === personContacts ? and(all, isNull(personContacts.resumeId))! : all;
  return giveRows(transaction, table, ofCompany(table, owner, condition), id);
}

async function moveTags(
  transaction: Transaction,
  { companyId }: Owner,
  { id, otherId }: Merge,
): Promise<Pick<PersonBefore, 'tags' | 'tagsAdded'>> {
  const rows = await transaction
    .select({ tag: personTags.tag })
    .from(personTags)
    .where(ofCompany(personTags, { companyId }, eq(personTags.personId, otherId)));
  if (rows.length === 0) return { tags: [], tagsAdded: [] };
  const added = await transaction
    .insert(personTags)
    .values(rows.map(({ tag }) => ({ companyId, personId: id, tag })))
    .onConflictDoNothing()
    .returning({ tag: personTags.tag });
  return { tags: rows.map(({ tag }) => tag), tagsAdded: added.map(({ tag }) => tag) };
}

/** Makes the other's pairs this person's, where it has none with the same third; one that is kept apart stays so. */
async function movePairs(
  transaction: Transaction,
  owner: Owner,
  { id, otherId }: Merge,
): Promise<Pick<PersonBefore, 'pairs' | 'pairsAdded'>> {
  const known = new Map((await readPairs(transaction, owner, id)).map((pair) => [pair.otherId, pair.state]));
  const pairs = await readPairs(transaction, owner, otherId);
  const added = pairs.filter((pair) => pair.otherId !== id && !known.has(pair.otherId));
  const kept = pairs.filter((pair) => pair.state === 'apart' && known.get(pair.otherId) === 'suggested');
  for (const pair of [...added, ...kept]) await setPair(transaction, owner, id, pair);
  return { pairs, pairsAdded: added.map((pair) => pair.otherId) };
}
