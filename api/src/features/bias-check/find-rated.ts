import { forwardStatuses, greatestId } from '@cotejo/contract';
import { fold, normalContact } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, inArray, isNotNull, type SQL, sql } from '../../platform/database/drizzle.ts';
import { mayFindPerson } from '../../platform/blind/is-masked.ts';
import { folded } from '../../platform/database/folded.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, people, personContacts, resumes } from '../../platform/database/schema/index.ts';
import type { NamedRow } from './columns.ts';

/** A candidacy with its score. `person` is negative for one whose resume is nobody's yet. */
export type Candidacy = { id: number; roleId: number; person: number; score: number; selected: boolean };

const person = sql<number>`coalesce(${resumes.personId}, -${analyses.id})`;
const inScope = (roleId: number | undefined): SQL =>
  roleId === undefined ? isNotNull(analyses.roleId) : eq(analyses.roleId, roleId);

/**
 * The candidacies of a role, or of all roles, that each row may mean, by the row's number: by the number of the
 * candidacy, by an address or by a name, whichever the row has.
 */
export async function findRated(
  database: Transaction,
  actor: Actor,
  rows: NamedRow[],
  roleId: number | undefined,
): Promise<Map<number, Candidacy[]>> {
  const byKind = Map.groupBy(rows, kindOf);
  const [ids, emails, names] = (['id', 'email', 'name'] as const).map((kind) => byKind.get(kind) ?? []);
  const known = await shown(database, actor, [
    ...(await findByEmail(database, actor, emails!)),
    ...(await findByName(database, actor, names!)),
  ]);
  const wantedIds = ids!.map((row) => Number(row.person)).filter((id) => id <= greatestId);
  const found: Candidacy[] = await database
    .select({
      id: analyses.id,
      roleId: sql<number>`${analyses.roleId}`,
      person,
      score: analyses.matchScore,
      selected: sql<boolean>`${inArray(analyses.status, [...forwardStatuses])}`,
    })
    .from(analyses)
    .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .where(
      ofCompany(
        analyses,
        actor,
        inScope(roleId),
        sql`(${analyses.id} = any(${arrayOf(wantedIds)})
          or ${resumes.personId} = any(${arrayOf(known.map(({ personId }) => personId))}))`,
      ),
    );
  const [byId, byPerson] = [Map.groupBy(found, ({ id }) => id), Map.groupBy(found, (one) => one.person)];
  const meant = new Map(ids!.map((row) => [row.number, byId.get(Number(row.person)) ?? []]));
  for (const { number, personId } of known)
    meant.set(number, [...(meant.get(number) ?? []), ...(byPerson.get(personId) ?? [])]);
  return meant;
}

const kindOf = ({ person: text }: NamedRow) => (/^\d+$/.test(text) ? 'id' : text.includes('@') ? 'email' : 'name');

/** Numbers as one parameter, of which a statement may have 65,535. */
const arrayOf = (numbers: number[]) => sql`${`{${numbers.join()}}`}::int[]`;

type Known = { number: number; personId: number }[];

const listOf = (texts: Iterable<string>) => sql`jsonb_array_elements_text(${JSON.stringify([...texts])}::jsonb)`;

/** Without those who are masked: whether somebody of a name is there would tell whose it is. */
async function shown(database: Transaction, actor: Actor, known: Known): Promise<Known> {
  const ids = known.map(({ personId }) => personId);
  const rows = await database
    .select({ id: people.id })
    .from(people)
    .where(ofCompany(people, actor, sql`${people.id} = any(${arrayOf(ids)})`, ...mayFindPerson(database, actor)));
  const may = new Set(rows.map(({ id }) => id));
  return known.filter(({ personId }) => may.has(personId));
}

async function findByEmail(database: Transaction, actor: Actor, rows: NamedRow[]): Promise<Known> {
  const byAddress = Map.groupBy(rows, (row) => normalContact('email', row.person));
  const { kind, value, personId } = personContacts;
  const found = await database
    .selectDistinct({ value, personId })
    .from(personContacts)
    .where(ofCompany(personContacts, actor, eq(kind, 'email'), sql`${value} in (select ${listOf(byAddress.keys())})`));
  return found.flatMap((one) => byAddress.get(one.value)!.map(({ number }) => ({ number, personId: one.personId })));
}

async function findByName(database: Transaction, actor: Actor, rows: NamedRow[]): Promise<Known> {
  const byName = Map.groupBy(rows, (row) => fold(row.person));
  const { id, name } = people;
  const found = await database
    .select({ id, name })
    .from(people)
    .where(ofCompany(people, actor, sql`${folded(sql`${name}`)} in (select ${listOf(byName.keys())})`));
  return found.flatMap((one) => (byName.get(fold(one.name)) ?? []).map(({ number }) => ({ number, personId: one.id })));
}

/** How many people with a score a role has, or all roles together, each of which counts its own. */
export async function countRated(database: Transaction, actor: Actor, roleId: number | undefined): Promise<number> {
  const [row] = await database
    .select({ count: sql<number>`count(distinct (${analyses.roleId}, ${person}))::int` })
    .from(analyses)
    .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .where(ofCompany(analyses, actor, inScope(roleId)));
  return row!.count;
}
