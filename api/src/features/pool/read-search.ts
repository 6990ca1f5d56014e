import type { FoundPeople, FoundPerson, PoolSearch } from '@cotejo/contract';
import type { RubricRequirement } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Database } from '../../platform/database/client.ts';
import { desc, eq, gte, inArray, isNotNull, ne, notExists, sql, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { people, personNotes, poolHits, poolSearches, resumes } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { listOf } from '../outlines/outline.ts';
import { readCandidacies } from '../people/list.ts';

const PAGE = 20;

/**
 * A part of what a search has found; one that was paused goes on. Throws "not found" for another company's, and for a
 * role's.
 */
export async function readSearch(
  { database, queue }: Pick<Dependencies, 'database' | 'queue'>,
  actor: Actor,
  searchId: number,
  cursor: string | undefined,
): Promise<PoolSearch> {
  const [search] = await database
    .select()
    .from(poolSearches)
    .where(ofCompany(poolSearches, actor, eq(poolSearches.id, searchId), sql`${poolSearches.roleId} is null`));
  if (!search) throw refusal('not-found:search');
  if (search.state === 'paused') await goOn(database, queue, search);
  return { id: search.id, ...(await readHits(database, actor, search, { cursor, from: 1 })) };
}

async function goOn(database: Database, queue: Queue, { id, companyId }: SearchRow): Promise<void> {
  await database.transaction(async (transaction) => {
    const isPaused = ofCompany(poolSearches, { companyId }, eq(poolSearches.id, id), eq(poolSearches.state, 'paused'));
    const gone = await transaction.update(poolSearches).set({ state: 'looking' }).where(isPaused).returning();
    if (gone.length > 0) await queue.send(transaction, 'look-through', { searchId: id }, companyId);
  });
}

type SearchRow = typeof poolSearches.$inferSelect;
/** `from` is the least score that is shown; `further` are conditions of a hit. */
type Part = { cursor: string | undefined; from: number; further?: SQL[] };

/** A part of the people of a search who were judged, best score first, and of equal scores the newest resume. */
export async function readHits(
  database: Database,
  actor: Actor,
  search: SearchRow,
  { cursor, from, further = [] }: Part,
): Promise<FoundPeople> {
  const [score, resumeId] = cursor?.split('-').map(Number) ?? [];
  const after =
    cursor === undefined ? [] : [sql`(${poolHits.matchScore}, ${poolHits.resumeId}) < (${score!}, ${resumeId!})`];
  const ofSearch = [eq(poolHits.searchId, search.id), ne(people.consent, 'withheld'), ...further];
  const shown = gte(poolHits.matchScore, from);
  // A person whose resume became another's meanwhile is none of the hits.
  const withPerson = ofSameCompany(people, resumes, eq(people.id, resumes.personId), eq(people.id, poolHits.personId));
  const withResume = ofSameCompany(resumes, poolHits, eq(resumes.id, poolHits.resumeId));
  const [rows, [counts], waiting] = await Promise.all([
    database
      .select({ hit: poolHits, name: people.name, consent: people.consent, resume: resumeShown })
      .from(poolHits)
      .innerJoin(resumes, withResume)
      .innerJoin(people, withPerson)
      .where(ofCompany(poolHits, actor, shown, ...ofSearch, ...after))
      .orderBy(desc(poolHits.matchScore), desc(poolHits.resumeId))
      .limit(PAGE + 1),
    database
      .select({
        looked: sql<number>`count(${poolHits.matchScore})::integer`,
        found: sql<number>`(count(*) filter (where ${shown}))::integer`,
      })
      .from(poolHits)
      .innerJoin(resumes, withResume)
      .innerJoin(people, withPerson)
      .where(ofCompany(poolHits, actor, ...ofSearch)),
    search.state === 'done' ? 0 : countWaiting(database, actor, search, further),
  ]);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    understood: search.requirements.filter(({ off }) => !off).map(presentRequirement),
    items: await withHistory(database, actor, search, page),
    ...counts!,
    nearest: counts!.looked + waiting,
    done: search.state === 'done',
    nextCursor: rows.length > PAGE ? `${last!.hit.matchScore}-${last!.hit.resumeId}` : null,
  };
}

/** How many of the nearest people are not judged yet. */
function countWaiting(database: Database, actor: Actor, { id, nearest }: SearchRow, further: SQL[]): Promise<number> {
  const ofPerson = [eq(poolHits.searchId, id), eq(poolHits.personId, people.id), isNotNull(poolHits.matchScore)];
  const hit = database
    .select({ id: poolHits.personId })
    .from(poolHits)
    .where(ofCompany(poolHits, actor, ...ofPerson));
  const isNearest = sql`${people.id} = any(${listOf(nearest)}::int[])`;
  return database.$count(
    people,
    ofCompany(people, actor, isNearest, ne(people.consent, 'withheld'), notExists(hit), ...further),
  );
}

const resumeShown = { id: resumes.id, originalFileName: resumes.originalFileName, createdAt: resumes.createdAt };
type Row = {
  hit: typeof poolHits.$inferSelect;
  name: string;
  consent: FoundPerson['consent'];
  resume: { id: number; originalFileName: string; createdAt: Date };
};

const presentRequirement = ({ id, text, originalText, kind, minYears, skills }: RubricRequirement) => ({
  id,
  text,
  ...(originalText !== undefined && { originalText }),
  kind,
  ...(minYears !== undefined && { minYears }),
  skills,
});

/** People with what else the company knows of them, in as many queries as there are kinds of it. */
async function withHistory(database: Database, actor: Actor, search: SearchRow, rows: Row[]): Promise<FoundPerson[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ hit }) => hit.personId);
  const [candidacies, notes] = await Promise.all([
    readCandidacies(database, actor, inArray(resumes.personId, ids)),
    lastNotes(database, actor, ids),
  ]);
  const textOf = new Map(search.requirements.map(({ id, text }) => [id, text]));
  return rows.map(({ hit, name, consent, resume }) => {
    const own = (candidacies.get(hit.personId) ?? []).map(({ personId: _whose, ...candidacy }) => candidacy);
    const moments = [...own.map(({ updatedAt }) => updatedAt), ...(notes.get(hit.personId) ?? [])].toSorted();
    return {
      personId: hit.personId,
      name,
      matchScore: hit.matchScore!,
      verdicts: hit.verdicts.map((one) => ({ ...one, requirement: textOf.get(one.requirementId) ?? '' })),
      resume: { ...resume, createdAt: resume.createdAt.toISOString() },
      consent,
      lastContactAt: moments.at(-1) ?? null,
      candidacies: own,
      submitted: null,
    };
  });
}

async function lastNotes(database: Database, actor: Actor, ids: number[]): Promise<Map<number, string[]>> {
  const rows = await database
    .select({ personId: personNotes.personId, at: personNotes.updatedAt })
    .from(personNotes)
    .where(ofCompany(personNotes, actor, inArray(personNotes.personId, ids)));
  const byPerson = Map.groupBy(rows, ({ personId }) => personId);
  return new Map([...byPerson].map(([id, some]) => [id, some.map(({ at }) => at.toISOString())]));
}
