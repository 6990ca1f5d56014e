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
import { searchTools } from './tools.ts';
import { type Yardstick, yardstickOf } from './yardstick.ts';

type Wanted = Pick<Dependencies, 'database' | 'queue' | 'providers' | 'text'>;

/**
 * People who are judged before the call is answered, as far as the milliseconds reach; the others follow by a queue
 * job.
 */
const atOnce = { people: 8, milliseconds: 120 };

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
  const { database } = wanted;
  const { companyId, userId } = actor;
  const tools = searchTools(wanted, notKept, signal);
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
    return { ...row!, found };
  });
  await rateFirst(wanted, search, yardstick, signal);
  return readSearch(database, actor, search.id, undefined);
}

/** Judges the nearest people, and has a queue job judge the others. */
async function rateFirst(
  wanted: Wanted,
  search: { id: number; companyId: number; found: number },
  yardstick: Yardstick,
  signal: AbortSignal,
): Promise<void> {
  const { id: searchId, companyId, found } = search;
  if (found <= atOnce.people) return lookThrough(wanted, search, yardstick, signal);
  // Sent afterward, so that the queue job does not take the processors from the first.
  await ratePeople(wanted, search, yardstick, atOnce.people, signal, performance.now() + atOnce.milliseconds).finally(
    () => wanted.queue.send(wanted.database, 'look-through', { searchId }, companyId),
  );
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
