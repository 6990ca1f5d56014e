import { limits, type PoolQuestion, type PoolSearch } from '@cotejo/contract';
import { demandsOf, type PipelineTools, readDemands, type RubricRequirement, seekResumes } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { isNull, lt, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { poolSearches } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { onBehalfOf } from '../../platform/sandbox/company.ts';
import { findPeople } from './find-people.ts';
import { lookThrough } from './look-through.ts';
import { readSearch } from './read-search.ts';
import { ratePeople } from './rate-people.ts';
import { yardstickOf } from './yardstick.ts';

type Wanted = Pick<Dependencies, 'database' | 'queue' | 'providers' | 'text'>;

/** People who are judged before the call is answered; the others follow by a queue job. */
const judgedAtOnce = 8;

/**
 * Asks the people of a company. What is asked for is read as the requirements of a job are. Throws a refusal where
 * nothing was understood.
 */
export async function searchPeople(
  wanted: Wanted,
  actor: Actor,
  question: PoolQuestion,
  signal: AbortSignal,
): Promise<PoolSearch> {
  const { database, queue, providers, text } = wanted;
  const { companyId, userId } = actor;
  const tools: PipelineTools = { providers, text, signal, onProgress: () => {}, vectors: notKept };
  const requirements = await onBehalfOf(companyId, () => understand(question, tools));
  if (requirements.length === 0) throw refusal('question.not-understood');
  const yardstick = yardstickOf(requirements, new Date());
  const sought = await onBehalfOf(companyId, () => seekResumes(yardstick.job, tools));
  const search = await database.transaction(async (transaction) => {
    await deleteOld(transaction, actor);
    const [row] = await transaction
      .insert(poolSearches)
      .values({ companyId, userId, requirements, inputKey: '' })
      .returning();
    const found = await findPeople(transaction, row!, sought);
    if (found > judgedAtOnce) await queue.send(transaction, 'look-through', { searchId: row!.id }, companyId);
    return { ...row!, found };
  });
  if (search.found > judgedAtOnce) await ratePeople(wanted, search, yardstick, judgedAtOnce, signal);
  else await lookThrough(wanted, search, yardstick, signal);
  return readSearch(database, actor, search.id, undefined);
}

/** A question has no document that its vectors could be deleted with. */
const notKept = { get: async () => [], set: async () => {} };

async function understand(
  { q = '', requirements = [] }: PoolQuestion,
  tools: PipelineTools,
): Promise<RubricRequirement[]> {
  const demands = [...demandsOf(q), ...requirements.map((one) => one.replace(/\s+/g, ' '))];
  if (demands.length === 0) return [];
  const readings = await readDemands(demands.slice(0, limits.requirementsAsked), tools);
  const distinct = new Map(readings.map((one) => [one.text.toLowerCase(), one]));
  return [...distinct.values()].map((one, index) => ({ id: `r${index + 1}`, must: true, weight: 1, ...one }));
}

/** Searches that nobody has saved are kept for a day. */
async function deleteOld(transaction: Transaction, actor: Actor): Promise<void> {
  const { name, roleId, createdAt } = poolSearches;
  await transaction
    .delete(poolSearches)
    .where(ofCompany(poolSearches, actor, isNull(name), isNull(roleId), lt(createdAt, sql`now() - interval '1 day'`)));
}
