import { limits } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { desc, eq, lt, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofEveryCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, jobDescriptions, roles, swapChecks } from '../../platform/database/schema/index.ts';
import type { Queue } from '../../platform/queue/queue.ts';

type Dependencies = { database: Database; queue: Queue };
export type CheckRow = typeof swapChecks.$inferSelect;

/** The last check of a role with the version of the role's rubric; no version where nothing can judge it now. */
export async function findCheck(
  database: Transaction,
  actor: Actor,
  roleId: number,
): Promise<{ check: CheckRow; judge: { id: number; rubricVersion: number } | null } | undefined> {
  const [found] = await database
    .select({ check: swapChecks, judge: { id: jobDescriptions.id, rubricVersion: jobDescriptions.rubricVersion } })
    .from(swapChecks)
    .innerJoin(roles, ofSameCompany(roles, swapChecks, eq(roles.id, swapChecks.roleId)))
    .leftJoin(jobDescriptions, ofSameCompany(jobDescriptions, roles, eq(jobDescriptions.id, roles.jobDescriptionId)))
    .where(ofCompany(swapChecks, actor, eq(swapChecks.roleId, roleId)));
  return found;
}

/**
 * Begins a check in place of the one before; one that is running goes on. Throws "not found" for another company's role
 * and a 409 where nobody has a score yet, or the job description is not read.
 */
export function startCheck({ database, queue }: Dependencies, actor: Actor, roleId: number): Promise<CheckRow> {
  return database.transaction(async (transaction) => {
    const [role] = await transaction
      .select({ jobDescriptionId: roles.jobDescriptionId })
      .from(roles)
      .where(ofCompany(roles, actor, eq(roles.id, roleId)))
      .for('no key update');
    if (!role) throw refusal('not-found:role');
    const before = await findCheck(transaction, actor, roleId);
    if (before?.check.state === 'running') return before.check;
    const [job] = await transaction
      .select()
      .from(jobDescriptions)
      .where(ofCompany(jobDescriptions, actor, eq(jobDescriptions.id, role.jobDescriptionId ?? 0)));
    if (job?.state !== 'ready') throw refusal('document.not-ready:job-description');
    const resumeIds = evenly(await scoredResumes(transaction, actor, roleId), limits.resumesOfSwapCheck);
    if (resumeIds.length === 0) throw refusal('swap-check.nobody');
    await transaction.delete(swapChecks).where(ofCompany(swapChecks, actor, eq(swapChecks.roleId, roleId)));
    const { companyId } = actor;
    const { id: jobDescriptionId, rubricVersion, requirements, signals } = job;
    const [row] = await transaction
      .insert(swapChecks)
      .values({ companyId, roleId, jobDescriptionId, rubricVersion, requirements, signals, resumeIds })
      .returning();
    await queue.send(transaction, 'check-swaps', { checkId: row!.id }, companyId);
    await audit(transaction, actor, 'swap-check-begun', roleId);
    return row!;
  });
}

/** How many candidacies of a role have a score. */
export const countScored = (database: Transaction, actor: Actor, roleId: number): Promise<number> =>
  database.$count(analyses, ofCompany(analyses, actor, eq(analyses.roleId, roleId)));

async function scoredResumes(database: Transaction, actor: Actor, roleId: number): Promise<number[]> {
  const rows = await database
    .select({ resumeId: analyses.resumeId })
    .from(analyses)
    .where(ofCompany(analyses, actor, eq(analyses.roleId, roleId)))
    .orderBy(desc(analyses.matchScore), analyses.id);
  return rows.map(({ resumeId }) => resumeId);
}

/** At most so many of a ranking, at equal distances from its first to its last. */
export function evenly<One>(ranking: One[], most: number): One[] {
  if (ranking.length <= most) return ranking;
  return Array.from({ length: most }, (_, at) => ranking[Math.round((at * (ranking.length - 1)) / (most - 1))]!);
}

/** Says that a check could not be made, after the last try of its queue job. */
export async function failCheck(database: Database, checkId: number): Promise<void> {
  await database
    .update(swapChecks)
    .set({ state: 'failed' })
    .where(ofEveryCompany('queue job', eq(swapChecks.id, checkId), eq(swapChecks.state, 'running')));
}

/** Sends the queue job again of each check that nobody has worked on for minutes. */
export async function tendChecks({ database, queue }: Dependencies): Promise<void> {
  const { id, companyId, state, updatedAt } = swapChecks;
  const unfinished = await database
    .select({ id, companyId })
    .from(swapChecks)
    .where(ofEveryCompany('upkeep', eq(state, 'running'), lt(updatedAt, sql`now() - interval '5 minutes'`)));
  await queue.sendAll(
    database,
    'check-swaps',
    unfinished.map((check) => ({ data: { checkId: check.id }, companyId: check.companyId })),
  );
}
