import { limits, type Places, type SearchHits } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  sql,
  type PgColumn,
  type SQL,
} from '../../platform/database/drizzle.ts';
import { beginsWith, folded, holdsAll, wordsOf } from '../../platform/database/folded.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, clients, opportunities, people, resumes, roles } from '../../platform/database/schema/index.ts';
import { mayFindPerson, mayFindResume } from '../../platform/blind/is-masked.ts';
import { candidateName } from '../documents/presenters.ts';
import { findSpelledNearly } from '../people/spelled-nearly.ts';

/** A typed text: its words, and the whole. */
type Wanted = { words: string[]; start: string };

/** Versions of the people of one search that are looked through for the newest of each. */
const mostVersions = 500;

const opportunity = { id: opportunities.id, name: opportunities.name };
const client = { id: clients.id, name: clients.name };

/**
 * People, roles, opportunities and clients of the company whose names, or those of their files, hold all words of a
 * text, if it has any. Where nothing does, people whose names are spelled nearly so.
 */
export async function search(database: Database, actor: Actor, text: string): Promise<SearchHits> {
  const wanted = wantedBy(text);
  if (wanted.words.length === 0) return { people: [], isLike: false, roles: [], opportunities: [], clients: [] };
  const [peopleFound, rolesFound, opportunitiesFound, clientsFound] = await Promise.all([
    findPeople(database, actor, wanted),
    findRoles(database, actor, wanted, sql`${roles.name} || ' ' || ${roles.fileOriginalName}`),
    findOpportunities(database, actor, wanted),
    findClients(database, actor, wanted),
  ]);
  const others = { roles: rolesFound, opportunities: opportunitiesFound, clients: clientsFound };
  const isFound = [peopleFound, rolesFound, opportunitiesFound, clientsFound].some(({ length }) => length > 0);
  const like = isFound ? [] : await findLike(database, actor, wanted);
  return isFound
    ? { people: peopleFound, isLike: false, ...others }
    : { people: like, isLike: like.length > 0, ...others };
}

/** Roles and opportunities of the company that can be told by a text from their names and from where they belong. */
export async function findPlaces(database: Database, actor: Actor, text: string): Promise<Places> {
  const wanted = wantedBy(text);
  const [rolesFound, opportunitiesFound] = await Promise.all([
    findRoles(database, actor, wanted, sql`${roles.name} || ' ' || ${opportunities.name} || ' ' || ${clients.name}`),
    findOpportunities(database, actor, wanted, sql`${opportunities.name} || ' ' || ${clients.name}`),
  ]);
  return { roles: rolesFound, opportunities: opportunitiesFound };
}

const wantedBy = (text: string): Wanted => ({ words: wordsOf(text), start: text.trim() });

/** The condition of rows whose folded text fits, and their order: texts that begin with it first, then the newest. */
function fitting(text: SQL, { words, start }: Wanted, id: PgColumn): { fits: SQL; order: SQL[] } {
  return { fits: holdsAll(text, words), order: [desc(beginsWith(text, start)), desc(id)] };
}

/** People, each with the newest resume, if there is one, then resumes that have no person. */
async function findPeople(database: Database, actor: Actor, wanted: Wanted): Promise<SearchHits['people']> {
  const { fits, order } = fitting(sql`${people.searchKey}`, wanted, people.id);
  const found = await database
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(ofCompany(people, actor, fits, ...mayFindPerson(database, actor)))
    .orderBy(...order)
    .limit(limits.searchHits);
  const [newest, others] = await Promise.all([
    withNewest(database, actor, found),
    found.length < limits.searchHits ? findResumes(database, actor, wanted) : [],
  ]);
  return [...newest, ...others].slice(0, limits.searchHits);
}

/** People of whose names the words are misspellings, the nearest first. */
async function findLike(database: Database, actor: Actor, { words }: Wanted): Promise<SearchHits['people']> {
  const ids = await findSpelledNearly(database, actor, words, limits.searchHits);
  if (ids.length === 0) return [];
  const found = await database
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(ofCompany(people, actor, inArray(people.id, ids)));
  return withNewest(
    database,
    actor,
    found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
  );
}

type Named = { id: number; name: string };

/** People with their newest resumes; whoever came from a spreadsheet may have none. */
async function withNewest(database: Database, actor: Actor, found: Named[]): Promise<SearchHits['people']> {
  const theirs = await readResumes(
    database,
    actor,
    inArray(
      resumes.personId,
      found.map(({ id }) => id),
    ),
    [desc(resumes.createdAt), desc(resumes.id)],
  );
  return found.map(({ id, name }) => ({
    ...(theirs.find(({ personId }) => personId === id) ?? noResume),
    personId: id,
    name,
  }));
}

const noResume = {
  resumeId: null,
  jobDescriptionId: null,
  candidacyId: null,
  originalFileName: null,
  matchScore: null,
  status: null,
  role: null,
  client: null,
};

function findResumes(database: Database, actor: Actor, wanted: Wanted): Promise<SearchHits['people']> {
  const { fits, order } = fitting(sql`${resumes.searchKey}`, wanted, resumes.id);
  return readResumes(
    database,
    actor,
    and(fits, isNull(resumes.personId), isNotNull(resumes.jobDescriptionId), ...mayFindResume(database, actor))!,
    order,
    limits.searchHits,
  );
}

async function readResumes(
  database: Database,
  actor: Actor,
  those: SQL,
  order: SQL[],
  atMost = mostVersions,
): Promise<SearchHits['people']> {
  const rows = await database
    .select({
      personId: resumes.personId,
      resumeId: resumes.id,
      jobDescriptionId: resumes.jobDescriptionId,
      correctedName: resumes.correctedName,
      name: resumes.name,
      originalFileName: resumes.originalFileName,
      candidacyId: analyses.id,
      matchScore: analyses.matchScore,
      status: analyses.status,
      role: { id: roles.id, name: roles.name },
      client,
    })
    .from(resumes)
    .leftJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .leftJoin(roles, ofSameCompany(roles, analyses, eq(roles.id, analyses.roleId)))
    .leftJoin(opportunities, ofSameCompany(opportunities, roles, eq(opportunities.id, roles.opportunityId)))
    .leftJoin(clients, ofSameCompany(clients, opportunities, eq(clients.id, opportunities.clientId)))
    .where(ofCompany(resumes, actor, those))
    .orderBy(...order)
    .limit(atMost);
  return rows.map((row) => ({ ...row, name: candidateName(row) }));
}

function findRoles(database: Database, actor: Actor, wanted: Wanted, text: SQL): Promise<SearchHits['roles']> {
  const { fits, order } = fitting(folded(text), wanted, roles.id);
  return database
    .select({
      id: roles.id,
      name: roles.name,
      opportunity,
      client,
    })
    .from(roles)
    .innerJoin(opportunities, ofSameCompany(opportunities, roles, eq(opportunities.id, roles.opportunityId)))
    .innerJoin(clients, ofSameCompany(clients, opportunities, eq(clients.id, opportunities.clientId)))
    .where(ofCompany(roles, actor, fits))
    .orderBy(...order)
    .limit(limits.searchHits);
}

function findOpportunities(
  database: Database,
  actor: Actor,
  wanted: Wanted,
  text: SQL = sql`${opportunities.name}`,
): Promise<SearchHits['opportunities']> {
  const { fits, order } = fitting(folded(text), wanted, opportunities.id);
  return database
    .select({ ...opportunity, client })
    .from(opportunities)
    .innerJoin(clients, ofSameCompany(clients, opportunities, eq(clients.id, opportunities.clientId)))
    .where(ofCompany(opportunities, actor, fits))
    .orderBy(...order)
    .limit(limits.searchHits);
}

function findClients(database: Database, actor: Actor, wanted: Wanted): Promise<SearchHits['clients']> {
  const { fits, order } = fitting(folded(sql`${clients.name}`), wanted, clients.id);
  return database
    .select(client)
    .from(clients)
    .where(ofCompany(clients, actor, fits))
    .orderBy(...order)
    .limit(limits.searchHits);
}
