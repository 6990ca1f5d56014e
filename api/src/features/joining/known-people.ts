import type { SameReason } from '@cotejo/contract';
import { compareNames, type ContactValue, type NameRelation } from '@cotejo/pipeline';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, inArray, isNotNull, or, sql } from '../../platform/database/drizzle.ts';
import { holdsAll, wordsOf } from '../../platform/database/folded.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { people, personContacts, resumes } from '../../platform/database/schema/index.ts';

type Owner = { companyId: number };
type Contact = Pick<ContactValue, 'kind' | 'value'>;
/** Somebody who may be the owner of a resume. `strong`: by an address of their own, and names that fit. */
export type Known = { personId: number; strong: boolean; reasons: SameReason[] };

/** Holders of an address that are looked at: of an agency's, the first few are different people. */
const mostHolders = 20;
/** Where more people have a name, the name alone says little. */
const mostOfOneName = 5;
/** Trigrams find words of three letters. */
const shortestWord = 3;
/** People of whom two words of a name are looked at. */
const mostNamed = 200;

const rank: NameRelation[] = ['incompatible', 'possible', 'compatible', 'same'];
/** Whether names fit so well that an address of one's own makes sure. */
export const fits = (relation: NameRelation): boolean => rank.indexOf(relation) >= rank.indexOf('compatible');

/**
 * How the names of two people fit: they are the same where one of them is, such as after somebody has corrected it or
 * joined both names of a marriage; else they fit as those two that fit worst. Without a name on one side they may be.
 */
export function relationOf(names: string[], others: string[]): NameRelation {
  if (names.length === 0 || others.length === 0) return 'possible';
  const relations = names.flatMap((one) => others.map((other) => compareNames(one, other)));
  if (relations.includes('same')) return 'same';
  return relations.reduce((worst, one) => (rank.indexOf(one) < rank.indexOf(worst) ? one : worst));
}

/** What resumes or rows of a spreadsheet show of somebody: a name, and addresses of their own. */
export type Shown = { name: string | null; contacts: Contact[] };

/**
 * For each of those who are shown: people who have an address or number of theirs and whose names can be theirs. An
 * address that people show whose names do not fit, such as a family's or a recruiter's, joins nobody. Nor does one
 * where the name leaves a part out and there is an address of the other kind that differs: that may be father and son.
 */
export async function findByContacts(transaction: Transaction, owner: Owner, shown: Shown[]): Promise<Known[][]> {
  const holders = await readHolders(
    transaction,
    owner,
    shown.flatMap(({ contacts }) => contacts),
  );
  const ids = [...new Set([...holders.values()].flat())];
  const names = await readNames(transaction, owner, ids);
  const theirs = await readContacts(transaction, owner, ids);
  return shown.map((one) => knownAmong(one, holders, { names, contacts: theirs }));
}

/** Names and contacts of people by their ids. */
type People = { names: Map<number, string[]>; contacts: Map<number, Contact[]> };

function knownAmong({ name, contacts }: Shown, holders: Map<string, number[]>, people: People): Known[] {
  const { names } = people;
  const found = new Map<number, Known>();
  for (const { kind, value } of contacts) {
    const ids = holders.get(keyOf({ kind, value })) ?? [];
    const isShared = ids.some((one, at) =>
      ids.slice(at + 1).some((other) => !mayShare(names.get(one)!, names.get(other)!)),
    );
    for (const personId of ids) {
      const relation = relationOf(name === null ? [] : [name], names.get(personId)!);
      if (relation === 'incompatible' || (isShared && !fits(relation))) continue;
      const isSure = relation === 'same' || !differ(contacts, people.contacts.get(personId)!);
      const known = found.get(personId) ?? { personId, strong: false, reasons: [] };
      known.strong ||= !isShared && fits(relation) && isSure;
      known.reasons.push({ what: kind, value });
      found.set(personId, known);
    }
  }
  return [...found.values()];
}

/** What tells one address from all others. */
export const keyOf = ({ kind, value }: Contact): string => `${kind} ${value}`;

/** Whether two people who show the same address are, as far as their names tell, one. */
const mayShare = (names: string[], others: string[]): boolean =>
  names.length === 0 || others.length === 0 || fits(relationOf(names, others));

/** Whether two have addresses or numbers of a kind, and none in common. */
function differ(contacts: Contact[], others: Contact[]): boolean {
  return (['email', 'phone'] as const).some((kind) => {
    const [mine, theirs] = [contacts, others].map((list) => list.filter((one) => one.kind === kind));
    return (
      mine!.length > 0 && theirs!.length > 0 && !mine!.some(({ value }) => theirs!.some((one) => one.value === value))
    );
  });
}

async function readContacts(transaction: Transaction, owner: Owner, ids: number[]): Promise<Map<number, Contact[]>> {
  if (ids.length === 0) return new Map();
  const { kind, value, personId } = personContacts;
  const rows = await transaction
    .select({ kind, value, personId })
    .from(personContacts)
    .where(ofCompany(personContacts, owner, inArray(personId, ids)));
  return Map.groupBy(rows, (row) => row.personId);
}

/** The people who show each of some addresses, by `keyOf`. */
async function readHolders(
  transaction: Transaction,
  owner: Owner,
  contacts: Contact[],
): Promise<Map<string, number[]>> {
  if (contacts.length === 0) return new Map();
  const { kind, value, personId } = personContacts;
  const asked = JSON.stringify([...new Map(contacts.map((one) => [keyOf(one), one])).values()]);
  const rows = await transaction.execute<Contact & { personId: number }>(sql`
    select asked.kind, asked.value, holder.id as "personId"
    from jsonb_to_recordset(${asked}::jsonb) as asked (kind text, value text), lateral (
      select distinct ${personId} as id from ${personContacts}
      where ${ofCompany(personContacts, owner)} and ${kind} = asked.kind and ${value} = asked.value
      limit ${mostHolders}
    ) as holder`);
  const byKey = Map.groupBy(rows, keyOf);
  return new Map([...byKey].map(([key, some]) => [key, some.map((row) => row.personId)]));
}

/** The names of people: those that their resumes show and, if there is one, the corrected one. */
export async function readNames(transaction: Transaction, owner: Owner, ids: number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const shown = await transaction
    .selectDistinct({ id: sql<number>`${resumes.personId}`, name: sql<string>`${resumes.name}` })
    .from(resumes)
    .where(ofCompany(resumes, owner, inArray(resumes.personId, ids), isNotNull(resumes.name)));
  const corrected = await transaction
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(ofCompany(people, owner, inArray(people.id, ids), eq(people.nameCorrected, true)));
  const names = new Map<number, string[]>(ids.map((id) => [id, []]));
  for (const { id, name } of [...shown, ...corrected]) names.get(id)!.push(name);
  return names;
}

/**
 * For each of some names: the few people who have it, or one that leaves a part of it out; none where it is a frequent
 * one.
 */
export async function findByName(transaction: Transaction, owner: Owner, names: string[]): Promise<Known[][]> {
  const found = await Promise.all(names.map((name) => readNamed(transaction, owner, name)));
  const known = await readNames(transaction, owner, [...new Set(found.flat())]);
  return names.map((name, at) => {
    const fitting = found[at]!.filter((id) => known.get(id)!.length > 0 && fits(relationOf([name], known.get(id)!)));
    if (found[at]!.length === mostNamed || fitting.length > mostOfOneName) return [];
    return fitting.map((personId) => ({
      personId,
      strong: false,
      reasons: [{ what: 'name', names: [name, known.get(personId)![0]!] }],
    }));
  });
}

/** People who have the first word of a name and another one of it. */
async function readNamed(transaction: Transaction, owner: Owner, name: string): Promise<number[]> {
  const [first, ...others] = telling(name);
  if (!first || others.length === 0) return [];
  const key = sql`${people.searchKey}`;
  const rows = await transaction
    .select({ id: people.id })
    .from(people)
    .where(ofCompany(people, owner, holdsAll(key, [first]), or(...others.map((word) => holdsAll(key, [word])))!))
    .limit(mostNamed);
  return rows.map(({ id }) => id);
}

/** The words of a name by which people are found. */
export const telling = (name: string): string[] => wordsOf(name).filter((word) => word.length >= shortestWord);
