import type { SameReason } from '@cotejo/contract';
import { type ContactValue, ownContacts } from '@cotejo/pipeline';
import type { Transaction } from '../../platform/database/client.ts';
import { desc, eq, isNotNull, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { people, personJoins, resumes } from '../../platform/database/schema/index.ts';
import { findByContacts, findByName, fits, type Known, readNames, relationOf } from './known-people.ts';
import { mergePeople } from './merge-people.ts';
import { readPairOf, setPair } from './pairs.ts';

type Resume = { resumeId: number; contentHash: string; name: string | null; originalFileName: string; createdAt: Date };

/** The person of a resume that has none yet, written into its row; whoever else it may be is suggested. */
export async function findPerson(
  transaction: Transaction,
  owner: { companyId: number },
  resume: Resume,
  contacts: ContactValue[],
): Promise<number> {
  const { resumeId, contentHash, name } = resume;
  const same = await findSameBytes(transaction, owner, contentHash);
  const shown = { name, contacts: ownContacts(contacts, name) };
  const known = same ? [same] : (await findByContacts(transaction, owner, [shown])).flat();
  const strong = await oneOf(
    transaction,
    owner,
    known.filter((one) => one.strong),
  );
  const personId = strong?.personId ?? (await addPerson(transaction, owner, resume));
  await transaction
    .update(resumes)
    .set({ personId })
    .where(ofCompany(resumes, owner, eq(resumes.id, resumeId)));
  if (strong)
    await transaction
      .insert(personJoins)
      .values({ companyId: owner.companyId, personId, resumeIds: [resumeId], reasons: strong.reasons });
  const others = !strong && name !== null ? (await findByName(transaction, owner, [name])).flat() : [];
  const rest = known.filter((one) => !(strong && one.strong));
  await suggest(transaction, owner, personId, [...rest, ...others]);
  return personId;
}

/** The person of another resume with the same bytes. */
async function findSameBytes(
  transaction: Transaction,
  owner: { companyId: number },
  contentHash: string,
): Promise<Known | undefined> {
  const [same] = await transaction
    .select({ personId: sql<number>`${resumes.personId}` })
    .from(resumes)
    .where(ofCompany(resumes, owner, eq(resumes.contentHash, contentHash), isNotNull(resumes.personId)))
    .orderBy(desc(resumes.id))
    .limit(1);
  return same && { personId: same.personId, strong: true, reasons: [{ what: 'bytes' }] };
}

/**
 * The one person that all of some people are, who become one where they were several: the one who is known longest.
 * Where two of them have names that do not fit, or are kept apart, nobody.
 */
async function oneOf(
  transaction: Transaction,
  owner: { companyId: number },
  known: Known[],
): Promise<Known | undefined> {
  const [first, ...rest] = known.toSorted((one, other) => one.personId - other.personId);
  if (!first || rest.length === 0) return first;
  const ids = known.map(({ personId }) => personId);
  const names = await readNames(transaction, owner, ids);
  for (const [at, id] of ids.entries())
    for (const other of ids.slice(at + 1)) {
      if (!fits(relationOf(names.get(id)!, names.get(other)!))) return undefined;
      if ((await readPairOf(transaction, owner, id, other))?.state === 'apart') return undefined;
    }
  for (const { personId: otherId, reasons } of rest)
    await mergePeople(transaction, owner, { id: first.personId, otherId, reasons, userId: null });
  return { ...first, reasons: known.flatMap(({ reasons }) => reasons) };
}

/** Suggests that a person may be one of some others, beside what was suggested of them before. */
export async function suggest(
  transaction: Transaction,
  owner: { companyId: number },
  personId: number,
  known: Known[],
): Promise<void> {
  for (const [otherId, all] of Map.groupBy(known, (one) => one.personId)) {
    if (otherId === personId) continue;
    const pair = await readPairOf(transaction, owner, personId, otherId);
    if (pair?.state === 'apart') continue;
    const reasons = distinct([...(pair?.reasons ?? []), ...all.flatMap((one) => one.reasons)]);
    await setPair(transaction, owner, personId, { otherId, state: 'suggested', reasons });
  }
}

/** The database keeps the fields of a reason in an order of its own. */
const distinct = (reasons: SameReason[]): SameReason[] => [
  ...new Map(reasons.map((one) => [JSON.stringify(Object.entries(one).toSorted()), one])).values(),
];

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
