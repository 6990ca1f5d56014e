import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { and, desc, eq, inArray, isNotNull, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import {
  factCorrections,
  people,
  personContacts,
  personJoins,
  personNotes,
  personTags,
  resumes,
  type PersonBefore,
} from '../../platform/database/schema/index.ts';
import { addPerson } from './find-person.ts';
import { giveRows } from './give-rows.ts';
import { readPairs, setPair } from './pairs.ts';

type Join = typeof personJoins.$inferSelect;

/**
 * Makes a resume, with its copies, another person's: that of the person which came with it when two were joined, else a
 * new one. The two are kept apart from then on. Gives the id of the other. The caller has locked the people of the
 * company.
 */
export async function separateResume(
  transaction: Transaction,
  actor: Actor,
  personId: number,
  resumeId: number,
): Promise<number> {
  const { id, contentHash, name, originalFileName, createdAt } = resumes;
  const versions = await transaction
    .select({ id, contentHash, name, originalFileName, createdAt })
    .from(resumes)
    .where(ofCompany(resumes, actor, eq(resumes.personId, personId)));
  const resume = versions.find(({ id }) => id === resumeId);
  if (!resume) throw refusal('not-found:resume');
  const join = await findJoin(transaction, actor, personId, resumeId);
  const going = versions.filter(({ id }) => id === resumeId || join?.resumeIds.includes(id));
  const hashes = going.map(({ contentHash }) => contentHash);
  const isAll = versions.every(({ contentHash }) => hashes.includes(contentHash));
  if (isAll && !(await isImported(transaction, actor, personId))) throw refusal('person.only-resume');
  const otherId = join
    ? await unmerge(transaction, actor, join, join.before!)
    : await addPerson(transaction, actor, resume);
  const withCopies = and(eq(resumes.personId, personId), inArray(resumes.contentHash, hashes))!;
  await giveRows(transaction, resumes, ofCompany(resumes, actor, withCopies), otherId);
  const corrections = ofCompany(factCorrections, actor, inArray(factCorrections.contentHash, hashes));
  await giveRows(transaction, factCorrections, corrections, otherId);
  await forgetJoins(transaction, actor, personId, join?.id, resumeId);
  const reasons = (await readPairs(transaction, actor, personId)).find((pair) => pair.otherId === otherId)?.reasons;
  await setPair(transaction, actor, personId, {
    otherId,
    state: 'apart',
    reasons: reasons ?? join?.reasons ?? [],
    userId: actor.userId,
  });
  return otherId;
}

/** The last time that a person came with a resume, and became part of this one. */
async function findJoin(
  transaction: Transaction,
  actor: Actor,
  personId: number,
  resumeId: number,
): Promise<Join | undefined> {
  const [join] = await transaction
    .select()
    .from(personJoins)
    .where(
      ofCompany(
        personJoins,
        actor,
        and(eq(personJoins.personId, personId), isNotNull(personJoins.before))!,
        sql`${resumeId} = any (${personJoins.resumeIds})`,
      ),
    )
    .orderBy(desc(personJoins.id))
    .limit(1);
  return join;
}

/** Whether a person came from a spreadsheet, and so is somebody without any resume. */
async function isImported(transaction: Transaction, actor: Actor, id: number): Promise<boolean> {
  const imported = ofCompany(people, actor, eq(people.id, id), eq(people.imported, true));
  return (await transaction.$count(people, imported)) > 0;
}

/** Brings back a person that has become part of another, with all that is still there of what went over. */
async function unmerge(transaction: Transaction, actor: Actor, join: Join, before: PersonBefore): Promise<number> {
  const { companyId } = actor;
  const { personId, resumeIds } = join;
  const id = join.otherId!;
  const { name, nameCorrected, imported, consent, consentDate, consentSource, replaced } = before;
  await transaction
    .insert(people)
    .overridingSystemValue()
    .values({
      id,
      companyId,
      name,
      nameCorrected,
      imported: imported ?? false,
      consent,
      consentDate,
      consentSource,
      createdAt: new Date(before.createdAt),
    });
  for (const [table, ids] of [
    [resumes, resumeIds],
    [personNotes, before.notes],
    [personContacts, before.contacts],
    [personJoins, before.joins],
  ] as const)
    await giveRows(
      transaction,
      table,
      ofCompany(table, actor, and(inArray(table.id, ids), eq(table.personId, personId))!),
      id,
    );
  await returnTags(transaction, actor, join, before);
  await returnPairs(transaction, actor, join, before);
  await returnColumns(transaction, actor, personId, before, replaced);
  return id;
}

async function returnTags(
  transaction: Transaction,
  actor: Actor,
  { personId, otherId }: Join,
  { tags, tagsAdded }: PersonBefore,
): Promise<void> {
  const { companyId } = actor;
  if (tagsAdded.length > 0)
    await transaction
      .delete(personTags)
      .where(ofCompany(personTags, actor, and(eq(personTags.personId, personId), inArray(personTags.tag, tagsAdded))!));
  if (tags.length > 0)
    await transaction.insert(personTags).values(tags.map((tag) => ({ companyId, personId: otherId!, tag })));
}

/** The pairs of the person that is brought back, with those who are still there. */
async function returnPairs(
  transaction: Transaction,
  actor: Actor,
  { personId, otherId }: Join,
  { pairs, pairsAdded }: PersonBefore,
): Promise<void> {
  const rows = await transaction
    .select({ id: people.id })
    .from(people)
    .where(
      ofCompany(
        people,
        actor,
        inArray(
          people.id,
          pairs.map((pair) => pair.otherId),
        ),
      ),
    );
  const there = new Set(rows.map(({ id }) => id));
  for (const pair of pairs.filter((one) => there.has(one.otherId))) await setPair(transaction, actor, otherId!, pair);
  for (const id of pairsAdded)
    await setPair(transaction, actor, personId, { otherId: id, reasons: [], state: undefined });
}

/** Gives a person back what the other one's values replaced, as long as nobody has changed it since. */
async function returnColumns(
  transaction: Transaction,
  actor: Actor,
  personId: number,
  before: PersonBefore,
  replaced: PersonBefore['replaced'],
): Promise<void> {
  const [row] = await transaction
    .select()
    .from(people)
    .where(ofCompany(people, actor, eq(people.id, personId)));
  const columns = Object.keys(replaced) as (keyof typeof replaced)[];
  if (columns.length === 0 || columns.some((column) => row![column] !== before[column])) return;
  await transaction
    .update(people)
    .set(replaced)
    .where(ofCompany(people, actor, eq(people.id, personId)));
}

/** Forgets the join that was undone, and that the resume came to the person by itself. */
async function forgetJoins(
  transaction: Transaction,
  actor: Actor,
  personId: number,
  undone: number | undefined,
  resumeId: number,
): Promise<void> {
  const ofResume = sql`(${personJoins.before} is null and ${personJoins.resumeIds} = array[${resumeId}::int])`;
  const gone = undone === undefined ? ofResume : eq(personJoins.id, undone);
  await transaction
    .delete(personJoins)
    .where(ofCompany(personJoins, actor, and(eq(personJoins.personId, personId), gone)!));
}
