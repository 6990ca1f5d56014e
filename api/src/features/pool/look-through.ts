import { meaningOf, type PipelineTools } from '@cotejo/pipeline';
import type { Dependencies } from '../../platform/dependencies.ts';
import { and, eq, isNotNull, isNull, sql, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany, ofEveryCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { personOutlines, poolHits, poolSearches } from '../../platform/database/schema/index.ts';
import type { QueueHandler } from '../../platform/queue/workers.ts';
import { onBehalfOf } from '../../platform/sandbox/company.ts';
import { listOf } from '../outlines/outline.ts';
import { type Candidate, ratePeople, type Search, type Wanted } from './rate-people.ts';
import { searchTools } from './tools.ts';
import { type Yardstick, yardstickOf } from './yardstick.ts';

/** People who are judged between two looks at whether the search is paused or deleted. */
const BATCH = 8;
/** Batches at work at once, so that one is judged while another is read or written. */
const together = 2;

/** A search, and how often somebody had begun on it when this look began. */
export type Look = Search & { looks: number };

/** What a queue job writes that begins on a search, so that those that began earlier give way. */
export const anotherLook = { looks: sql`${poolSearches.looks} + 1` };

/** Judges the people of a search whom the call that asked has not judged. */
export function lookThroughHandler(dependencies: Dependencies): QueueHandler<'look-through'> {
  return async ({ searchId }, { signal }) => {
    const [search] = await dependencies.database
      .update(poolSearches)
      .set(anotherLook)
      .where(ofEveryCompany('queue job', eq(poolSearches.id, searchId)))
      .returning();
    if (!search) return;
    const yardstick = yardstickOf(search.requirements, search.createdAt);
    const tools = searchTools(dependencies, signal);
    // Once for all, so that no resume is the first to need what is asked.
    await onBehalfOf(search.companyId, () => meaningOf(yardstick.job, [], tools));
    await lookThrough(dependencies, tools, search, yardstick);
  };
}

/** The conditions of a search that is neither paused nor deleted, and on which no other look has begun. */
export function stillLooking(search: Look): SQL[] {
  const { id, looks, state } = poolSearches;
  return [eq(id, search.id), eq(looks, search.looks), eq(state, 'looking')];
}

/**
 * Judges all people of a search who are not judged yet, nearest first, and marks it as done; stops where it is paused
 * or deleted, or another look has begun.
 */
export async function lookThrough(
  { database }: Pick<Wanted, 'database'>,
  tools: PipelineTools,
  search: Look & { nearest: number[] },
  yardstick: Yardstick,
): Promise<void> {
  const isLooking = ofCompany(poolSearches, search, ...stillLooking(search));
  const waiting = await readWaiting({ database }, search);
  const work = async () => {
    while (waiting.length > 0) {
      tools.signal.throwIfAborted();
      if ((await database.$count(poolSearches, isLooking)) === 0) return;
      await ratePeople({ database }, tools, search, yardstick, waiting.splice(0, BATCH));
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  if (waiting.length === 0) await database.update(poolSearches).set({ state: 'done' }).where(isLooking);
}

/** The people of a search who are not judged yet by their newest resumes, nearest first. */
async function readWaiting(
  { database }: Pick<Wanted, 'database'>,
  search: Search & { nearest: number[] },
): Promise<Candidate[]> {
  const { personId, resumeId } = personOutlines;
  const hit = and(
    eq(poolHits.searchId, search.id),
    eq(poolHits.personId, personId),
    eq(poolHits.resumeId, resumeId),
    isNotNull(poolHits.matchScore),
  )!;
  const rows = await database
    .select({ personId, resumeId })
    .from(personOutlines)
    .leftJoin(poolHits, ofSameCompany(poolHits, personOutlines, hit))
    .where(
      ofCompany(
        personOutlines,
        search,
        sql`${personId} = any(${listOf(search.nearest)}::int[])`,
        isNull(poolHits.personId),
      ),
    );
  const placeOf = new Map(search.nearest.map((id, place) => [id, place]));
  return rows
    .map((row) => ({ ...row, place: placeOf.get(row.personId)! }))
    .toSorted((one, other) => one.place - other.place);
}
