import { eq } from '../../platform/database/drizzle.ts';
import { brokenForeignKey } from '../../platform/database/errors.ts';
import { ofCompany, ofEveryCompany } from '../../platform/database/of-company.ts';
import { swapChecks, swapResults } from '../../platform/database/schema/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { isCrash } from '../../platform/queue/crashes.ts';
import type { QueueHandler } from '../../platform/queue/workers.ts';
import { documentFailure } from '../documents/failures.ts';
import type { CheckRow } from './checks.ts';
import { type Needed, storedSwap, tryResume } from './try-resume.ts';

/**
 * Tries swaps on the resumes of a check that have no result yet, so that another worker goes on where one has died.
 * Ends where the check is gone, with its role or for another one.
 */
export function checkSwapsHandler(needed: Needed): QueueHandler<'check-swaps'> {
  return async ({ checkId }, { signal }) => {
    const { database } = needed;
    const [check] = await database
      .select()
      .from(swapChecks)
      .where(ofEveryCompany('queue job', eq(swapChecks.id, checkId), eq(swapChecks.state, 'running')));
    if (!check) return;
    const results = await database
      .select({ resumeId: swapResults.resumeId })
      .from(swapResults)
      .where(ofCompany(swapResults, check, eq(swapResults.checkId, checkId)));
    const done = new Set(results.map(({ resumeId }) => resumeId));
    for (const resumeId of check.resumeIds.filter((id) => !done.has(id))) {
      signal.throwIfAborted();
      const found = await judged(() => tryResume(needed, check, resumeId, signal));
      const swaps = found?.tried.tried.map((swap) => storedSwap(found.tried, swap)) ?? [];
      await store(database, check, { resumeId, score: found?.tried.before.matchScore ?? null, swaps });
      if (!(await mark(database, check, 'running'))) return;
    }
    await mark(database, check, 'done');
  };
}

/**
 * What `work` gives; undefined where the resume cannot be judged, be it that judging it has ended a process twice. What
 * ends one once may come of others' work beside it.
 */
async function judged<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  const unlessOfDocument = (error: unknown) => {
    if (documentFailure(error) === undefined) throw error;
    return undefined;
  };
  try {
    return await work().catch(unlessOfDocument);
  } catch (error) {
    if (!isCrash(error)) throw error;
  }
  return work().catch((error: unknown) => (isCrash(error) ? undefined : unlessOfDocument(error)));
}

/** Writes nothing where the resume or the check was deleted meanwhile. */
async function store(
  database: Database,
  { companyId, id: checkId }: CheckRow,
  result: Pick<typeof swapResults.$inferInsert, 'resumeId' | 'score' | 'swaps'>,
): Promise<void> {
  try {
    await database
      .insert(swapResults)
      .values({ companyId, checkId, ...result })
      .onConflictDoNothing();
  } catch (error) {
    if (!brokenForeignKey(error)) throw error;
  }
}

/** Says how it is with a check, and that it is worked on; whether it is still there and running. */
async function mark(database: Database, check: CheckRow, state: CheckRow['state']): Promise<boolean> {
  const marked = await database
    .update(swapChecks)
    .set({ state })
    .where(ofCompany(swapChecks, check, eq(swapChecks.id, check.id), eq(swapChecks.state, 'running')))
    .returning({ id: swapChecks.id });
  return marked.length > 0;
}
