import { seekResumes } from '@cotejo/pipeline';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany, ofEveryCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { jobDescriptions, poolSearches, roles } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { storedVectors } from '../../platform/models/vectors.ts';
import { hash } from '../../platform/plugins/versions.ts';
import type { QueueHandler } from '../../platform/queue/workers.ts';
import { onBehalfOf } from '../../platform/sandbox/company.ts';
import { newestOutline } from '../outlines/nearest.ts';
import { outlinedBy } from '../outlines/outline.ts';
import { titledBy } from '../rubrics/input-key.ts';
import { findPeople } from './find-people.ts';
import { anotherLook, lookThrough } from './look-through.ts';
import { searchTools } from './tools.ts';
import { yardstickOfJob } from './yardstick.ts';

/**
 * Looks for people who fit a role, by its rubric. Who was judged by the same before keeps the verdicts; where the
 * rubric has changed, everybody is judged anew. Where it is sent again meanwhile, the later one goes on alone.
 */
export function lookForRoleHandler(dependencies: Dependencies): QueueHandler<'look-for-role'> {
  const { database, providers } = dependencies;
  return async ({ roleId }, { signal }) => {
    const [found] = await database
      .select({ job: jobDescriptions, name: roles.name })
      .from(roles)
      .innerJoin(jobDescriptions, ofSameCompany(jobDescriptions, roles, eq(jobDescriptions.id, roles.jobDescriptionId)))
      .where(ofEveryCompany('queue job', eq(roles.id, roleId)));
    if (found?.job.state !== 'ready') return;
    const job = titledBy(found.job, found.name);
    const { companyId } = job;
    const yardstick = yardstickOfJob(job);
    const { title, requirements, signals } = job;
    const inputKey = hash([title, requirements, signals, outlinedBy(providers)]);
    const vectors = storedVectors(database, companyId, { jobDescriptionId: job.id, resumeId: null });
    const tools = searchTools(dependencies, signal);
    const sought = await onBehalfOf(companyId, () => seekResumes(yardstick.job, { ...tools, vectors }));
    const search = await database.transaction(async (transaction) => {
      const ofRole = ofCompany(poolSearches, job, eq(poolSearches.roleId, roleId));
      const [before] = await transaction.select().from(poolSearches).where(ofRole).for('update');
      const newest = await newestOutline(transaction, job);
      const found = await findPeople(transaction, { companyId, roleId }, sought);
      const nearest = found.map(({ personId }) => personId);
      const looking = { nearest, newestOutline: newest, state: 'looking' as const };
      const isSame = before?.inputKey === inputKey;
      if (!isSame) await transaction.delete(poolSearches).where(ofRole);
      const [row] = isSame
        ? await transaction
            .update(poolSearches)
            .set({ ...looking, ...anotherLook })
            .where(ofRole)
            .returning()
        : await transaction
            .insert(poolSearches)
            .values({ companyId, roleId, requirements, inputKey, ...looking })
            .returning();
      return row!;
    });
    await lookThrough(dependencies, tools, search, yardstick);
  };
}
