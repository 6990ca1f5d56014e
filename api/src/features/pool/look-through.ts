import type { Dependencies } from '../../platform/dependencies.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany, ofEveryCompany } from '../../platform/database/of-company.ts';
import { poolSearches } from '../../platform/database/schema/index.ts';
import type { QueueHandler } from '../../platform/queue/workers.ts';
import { type Search, ratePeople, type Wanted } from './rate-people.ts';
import { type Yardstick, yardstickOf } from './yardstick.ts';

const BATCH = 20;

/** Judges the people of a search whom the call that asked has not judged. */
export function lookThroughHandler(dependencies: Dependencies): QueueHandler<'look-through'> {
  return async ({ searchId }, { signal }) => {
    const [search] = await dependencies.database
      .select()
      .from(poolSearches)
      .where(ofEveryCompany('queue job', eq(poolSearches.id, searchId)));
    if (search) await lookThrough(dependencies, search, yardstickOf(search.requirements, search.createdAt), signal);
  };
}

/** Judges all people of a search who are not judged yet, and marks it as done. */
export async function lookThrough(
  wanted: Wanted,
  search: Search,
  yardstick: Yardstick,
  signal: AbortSignal,
): Promise<void> {
  while ((await ratePeople(wanted, search, yardstick, BATCH, signal)) > 0) signal.throwIfAborted();
  await wanted.database
    .update(poolSearches)
    .set({ state: 'done' })
    .where(ofCompany(poolSearches, search, eq(poolSearches.id, search.id)));
}
