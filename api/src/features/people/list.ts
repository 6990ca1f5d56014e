import { limits, type ListedPerson, type PeopleList, type PersonsCandidacy } from '@cotejo/contract';
import { decidedOf } from '../candidates/decided.ts';
import type { Actor } from '../../ground/actor.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { and, desc, eq, inArray, or, sql, type SQL } from '../../platform/database/drizzle.ts';
import { hasTrigram, holdsAll, saysAll, wordsOf } from '../../platform/database/folded.ts';
import { afterPlace, placeOf } from '../../platform/database/newest-first.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import {
  analyses,
  clients,
  opportunities,
  people,
  personPairs,
  personTags,
  resumes,
  resumeWords,
  roles,
} from '../../platform/database/schema/index.ts';
import { mayFindPerson, mayFindResume } from '../../platform/blind/is-masked.ts';
import { withoutPerson } from '../joining/give-people.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { jobOfResume } from '../documents/judge.ts';
import { listOf } from '../outlines/outline.ts';
import { readLines } from './lines.ts';
import { findSpelledNearly } from './spelled-nearly.ts';

/** The people of a company, those with the newest resumes first. */
export type PeopleQuery = { q?: string | undefined; limit: number; cursor?: string | undefined };

const newest = { createdAt: people.lastResumeAt, id: people.id };

/** A part of the people of a company whom all words of `q` find; nobody found, those who are called nearly so. */
export async function listPeople(
  { database, text }: Pick<Dependencies, 'database' | 'text'>,
  actor: Actor,
  { q = '', limit, cursor }: PeopleQuery,
  signal: AbortSignal,
): Promise<PeopleList> {
  const words = wordsOf(q);
  const { resumeOf, isCut } = await findSaying(database, actor, words);
  const fits = words.length === 0 ? sql`true` : isFound(database, actor, words, listOf([...resumeOf.keys()]));
  const [rows, total, waiting] = await Promise.all([
    database
      .select({ id: people.id, name: people.name, consent: people.consent, place: placeOf(newest) })
      .from(people)
      .where(ofCompany(people, actor, fits, ...(cursor ? [afterPlace(newest, cursor)] : [])))
      .orderBy(desc(people.lastResumeAt), desc(people.id))
      .limit(limit + 1),
    database.$count(people, ofCompany(people, actor, fits)),
    database.$count(resumes, ofCompany(resumes, actor, ...withoutPerson)),
  ]);
  const page = rows.slice(0, limit);
  const said = page.flatMap(({ id }) => resumeOf.get(id) ?? []);
  const [shown, lines] = await Promise.all([
    withBelongings(database, actor, page),
    readLines({ database, text }, actor, said, words, signal),
  ]);
  const items = shown.map((person) => ({ ...person, line: lines.get(resumeOf.get(person.id)) ?? null }));
  const like = items.length === 0 && !cursor ? await listSpelledNearly(database, actor, words) : [];
  if (like.length > 0) return { items: like, total: like.length, isLike: true, isCut, waiting, nextCursor: null };
  const nextCursor = rows.length > limit ? page.at(-1)!.place : null;
  return { items, total, isLike: false, isCut, waiting, nextCursor };
}

/** Whoever types another name than this means few people. */
const mostLike = 10;

/** People whose names are spelled nearly as some words, the nearest first. */
async function listSpelledNearly(database: Database, actor: Actor, words: string[]): Promise<ListedPerson[]> {
  const ids = await findSpelledNearly(database, actor, words, mostLike);
  if (ids.length === 0) return [];
  const rows = await database
    .select({ id: people.id, name: people.name, consent: people.consent })
    .from(people)
    .where(ofCompany(people, actor, inArray(people.id, ids)));
  const shown = await withBelongings(
    database,
    actor,
    rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
  );
  return shown.map((person) => ({ ...person, line: null }));
}

/**
 * The condition of people whom a name, or a file's, finds by all of some words, or who are in a list of ids. Short
 * words stand in many names: page and count then read each row once, the page only the newest. For longer ones the
 * index is asked first, as PostgreSQL would look for rare names among the newest people, too.
 */
function isFound(database: Database, actor: Actor, words: string[], ids: string): SQL {
  const isNamed = and(holdsAll(sql`${people.searchKey}`, words), ...mayFindPerson(database, actor))!;
  // Not by `any`, which a plan for any list would go through for each row.
  const listed = sql`select unnest(${ids}::int[])`;
  if (!words.some(hasTrigram)) return or(isNamed, sql`${people.id} in (${listed})`)!;
  const named = database
    .select({ id: people.id })
    .from(people)
    .where(ofCompany(people, actor, isNamed));
  return sql`${people.id} in (${named} union ${listed})`;
}

/** Of a word that more resumes have, the newest are looked at: whoever types it types another. */
const mostSaying = 2000;

/** The newest resume of each person that has all of some words, by person, and whether there are further ones. */
async function findSaying(database: Database, actor: Actor, words: string[]) {
  if (words.length === 0) return { resumeOf: new Map<number, number>(), isCut: false };
  const { resumeId } = resumeWords;
  const newest = database
    .select({ resumeId })
    .from(resumeWords)
    .where(ofCompany(resumeWords, actor, saysAll(sql`${resumeWords.words}`, words)))
    .orderBy(desc(resumeId))
    .limit(mostSaying + 1);
  const rows = await database.transaction(async (transaction) => {
    // A frequent word is found at once among the newest resumes, a rare one by its index: one plan cannot serve both.
    await transaction.execute(sql`set local plan_cache_mode = force_custom_plan`);
    return transaction
      .select({ personId: resumes.personId, id: resumes.id })
      .from(resumes)
      .where(ofCompany(resumes, actor, inArray(resumes.id, newest), ...mayFindResume(transaction, actor)))
      .orderBy(desc(resumes.id));
  });
  const resumeOf = new Map<number, number>();
  for (const { personId, id } of rows.slice(0, mostSaying))
    if (personId !== null && !resumeOf.has(personId)) resumeOf.set(personId, id);
  return { resumeOf, isCut: rows.length > mostSaying };
}

type Row = Pick<ListedPerson, 'id' | 'name' | 'consent'>;

/** People with what the list shows of each, in as many queries as there are kinds of it. */
async function withBelongings(database: Database, actor: Actor, rows: Row[]): Promise<Omit<ListedPerson, 'line'>[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [resumesOf, candidaciesOf, tagsOf, pairsOf] = await Promise.all([
    readResumes(database, actor, ids),
    readCandidacies(database, actor, inArray(resumes.personId, ids)),
    readTags(database, actor, ids),
    countPairs(database, actor, ids),
  ]);
  return rows.map(({ id, name, consent }) => {
    const versions = resumesOf.get(id) ?? [];
    const [newest] = versions;
    const candidacies = candidaciesOf.get(id) ?? [];
    return {
      id,
      name,
      consent,
      tags: (tagsOf.get(id) ?? []).map(({ tag }) => tag),
      resumes: new Set(versions.map(({ contentHash }) => contentHash)).size,
      lastResume: newest
        ? { id: newest.id, originalFileName: newest.originalFileName, createdAt: newest.createdAt }
        : null,
      candidacies: candidacies.length,
      latest: candidacies.slice(0, limits.candidaciesListed).map(({ personId: _whose, ...candidacy }) => candidacy),
      maybeSame: pairsOf.get(id) ?? 0,
    };
  });
}

async function readResumes(database: Transaction, actor: Actor, ids: number[]) {
  const { id, personId, contentHash, originalFileName, createdAt } = resumes;
  const rows = await database
    .select({ id, personId, contentHash, originalFileName, createdAt })
    .from(resumes)
    .where(ofCompany(resumes, actor, inArray(personId, ids)))
    .orderBy(desc(createdAt), desc(id));
  return Map.groupBy(
    rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
    ({ personId }) => personId,
  );
}

/** Candidacies of people by the person's id, newest first. */
export async function readCandidacies(
  database: Transaction,
  actor: Actor,
  whose: SQL,
): Promise<Map<number | null, (PersonsCandidacy & { personId: number | null })[]>> {
  const rows = await database
    .select({
      id: analyses.id,
      personId: resumes.personId,
      resumeId: resumes.id,
      jobDescriptionId: jobOfResume,
      role: { id: roles.id, name: roles.name },
      client: { id: clients.id, name: clients.name },
      matchScore: analyses.matchScore,
      status: analyses.status,
      createdAt: analyses.createdAt,
      updatedAt: analyses.updatedAt,
    })
    .from(resumes)
    .innerJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .leftJoin(roles, ofSameCompany(roles, analyses, eq(roles.id, analyses.roleId)))
    .leftJoin(opportunities, ofSameCompany(opportunities, roles, eq(opportunities.id, roles.opportunityId)))
    .leftJoin(clients, ofSameCompany(clients, opportunities, eq(clients.id, opportunities.clientId)))
    .where(ofCompany(resumes, actor, whose))
    .orderBy(desc(analyses.createdAt), desc(analyses.id));
  const decided = await decidedOf(
    database,
    actor,
    rows.map(({ id }) => id),
  );
  const shown = rows.map(({ createdAt, updatedAt, ...row }) => ({
    ...row,
    decided: decided.get(row.id) ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
  return Map.groupBy(shown, ({ personId }) => personId);
}

async function readTags(database: Transaction, actor: Actor, ids: number[]) {
  const rows = await database
    .select({ personId: personTags.personId, tag: personTags.tag })
    .from(personTags)
    .where(ofCompany(personTags, actor, inArray(personTags.personId, ids)))
    .orderBy(personTags.key);
  return Map.groupBy(rows, ({ personId }) => personId);
}

/** How many others may be the same as each of some people. */
async function countPairs(database: Transaction, actor: Actor, ids: number[]): Promise<Map<number, number>> {
  const { personId, otherId, state } = personPairs;
  const rows = await database
    .select({ personId, otherId })
    .from(personPairs)
    .where(ofCompany(personPairs, actor, eq(state, 'suggested'), or(inArray(personId, ids), inArray(otherId, ids))!));
  const counts = new Map<number, number>();
  for (const id of rows.flatMap((row) => [row.personId, row.otherId])) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
