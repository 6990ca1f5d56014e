import { seekResumes } from '@cotejo/pipeline';
import { eq, ne } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/client.ts';
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
import { anotherLook, lookThrough, stillLooking } from './look-through.ts';
import { searchTools } from './tools.ts';
import { yardstickOfJob } from './yardstick.ts';

/**
 * Looks for people who fit a role, by its rubric. Who was judged by the same before keeps the verdicts; where the
 * rubric has changed, everybody is judged anew. Where it is sent again meanwhile, the later one goes on alone.
 */
export function lookForRoleHandler(dependencies: Dependencies): QueueHandler<'look-for-role'> {
  const { database, providers } = dependencies;
  return async ({ roleId }, { signal }) => {
    const [role] = await database
      .select({ job: jobDescriptions, name: roles.name })
      .from(roles)
      .innerJoin(jobDescriptions, ofSameCompany(jobDescriptions, roles, eq(jobDescriptions.id, roles.jobDescriptionId)))
      .where(ofEveryCompany('queue job', eq(roles.id, roleId)));
    if (role?.job.state !== 'ready') return;
    const job = titledBy(role.job, role.name);
    const { companyId } = job;
    const yardstick = yardstickOfJob(job);
    const { title, titleInText, requirements, signals } = job;
    const inputKey = hash([title, titleInText, requirements, signals, outlinedBy(providers)]);
    // Before anybody is sought, so that whoever reads the role's people meanwhile asks for no further look.
    const begun = await begin(database, { companyId, roleId, requirements, inputKey });
    const vectors = storedVectors(database, companyId, { jobDescriptionId: job.id, resumeId: null });
    const tools = searchTools(dependencies, signal);
    const sought = await onBehalfOf(companyId, () => seekResumes(yardstick.job, { ...tools, vectors }));
    const found = await findPeople(database, { companyId, roleId }, sought);
    const [search] = await database
      .update(poolSearches)
      .set({ nearest: found.map(({ personId }) => personId) })
      .where(ofCompany(poolSearches, begun, ...stillLooking(begun)))
      .returning();
    if (search) await lookThrough(dependencies, tools, search, yardstick);
  };
}

type Begun = Pick<typeof poolSearches.$inferInsert, 'companyId' | 'requirements' | 'inputKey'> & { roleId: number };

/** Writes down that a role's people are looked for, in the place of a search by another rubric. */
function begin(database: Database, begun: Begun) {
  const { companyId, roleId, inputKey } = poolSearches;
  return database.transaction(async (transaction) => {
    await transaction
      .delete(poolSearches)
      .where(ofCompany(poolSearches, begun, eq(roleId, begun.roleId), ne(inputKey, begun.inputKey)));
    const looking = { ...begun, newestOutline: await newestOutline(transaction, begun), state: 'looking' as const };
    const [search] = await transaction
      .insert(poolSearches)
      .values(looking)
      .onConflictDoUpdate({ target: [companyId, roleId], set: { ...looking, ...anotherLook, updatedAt: new Date() } })
      .returning();
    return search!;
  });
}
