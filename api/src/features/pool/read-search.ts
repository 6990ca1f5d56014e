import type { FoundPeople, FoundPerson, PoolSearch } from '@cotejo/contract';
import type { RubricRequirement } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Database } from '../../platform/database/client.ts';
import { desc, eq, gte, inArray, ne, sql, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { people, personNotes, poolHits, poolSearches, resumes } from '../../platform/database/schema/index.ts';
import { readCandidacies } from '../people/list.ts';

const PAGE = 20;

/** A part of what a search has found. Throws "not found" for another company's, and for a role's. */
export async function readSearch(
  database: Database,
  actor: Actor,
  searchId: number,
  cursor: string | undefined,
): Promise<PoolSearch> {
  const [search] = await database
    .select()
    .from(poolSearches)
    .where(ofCompany(poolSearches, actor, eq(poolSearches.id, searchId), sql`${poolSearches.roleId} is null`));
  if (!search) throw refusal('not-found:search');
  return { id: search.id, ...(await readHits(database, actor, search, { cursor, from: 1 })) };
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
  const [rows, [counts]] = await Promise.all([
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
        nearest: sql<number>`count(*)::integer`,
        looked: sql<number>`count(${poolHits.matchScore})::integer`,
        found: sql<number>`(count(*) filter (where ${shown}))::integer`,
      })
      .from(poolHits)
      .innerJoin(resumes, withResume)
      .innerJoin(people, withPerson)
      .where(ofCompany(poolHits, actor, ...ofSearch)),
  ]);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    understood: search.requirements.filter(({ off }) => !off).map(presentRequirement),
    items: await withHistory(database, actor, search, page),
    ...counts!,
    done: search.state === 'done',
    nextCursor: rows.length > PAGE ? `${last!.hit.matchScore}-${last!.hit.resumeId}` : null,
  };
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
