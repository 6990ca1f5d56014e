import { type AskedSearch, limits, type PoolQuestion } from '@cotejo/contract';
import {
  demandsOf,
  isExclusion,
  type PipelineTools,
  readDemands,
  type RubricRequirement,
  seekResumes,
} from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, isNull, lt, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { poolSearches } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { onBehalfOf } from '../../platform/sandbox/company.ts';
import { findPeople } from './find-people.ts';
import { type Look, lookThrough } from './look-through.ts';
import { readSearch } from './read-search.ts';
import { type Candidate, ratePeople } from './rate-people.ts';
import { searchTools } from './tools.ts';
import { type Yardstick, yardstickOf } from './yardstick.ts';

type Wanted = Pick<Dependencies, 'database' | 'queue' | 'providers' | 'text'>;

/**
 * People who are judged before the call is answered: a page, as far as the milliseconds since the call came reach. The
 * others follow by a queue job.
 */
const atOnce = { people: 20, milliseconds: 150 };

/**
 * Asks the people of a company. What is asked for is read as the requirements of a job are. Throws a refusal where
 * nothing was understood.
 */
export async function searchPeople(
  wanted: Wanted,
  actor: Actor,
  question: PoolQuestion,
  signal: AbortSignal,
): Promise<AskedSearch> {
  const until = performance.now() + atOnce.milliseconds;
  const { database } = wanted;
  const { companyId, userId } = actor;
  // At once, so that reading this question waits for nobody's judgment.
  await pauseOthers(database, actor);
  const tools = searchTools(wanted, signal);
  const requirements = await onBehalfOf(companyId, () => understand(question, tools));
  if (requirements.length === 0) throw refusal('question.not-understood');
  const yardstick = yardstickOf(requirements, new Date());
  const sought = await onBehalfOf(companyId, () => seekResumes(yardstick.job, tools));
  const found = await findPeople(database, { companyId, roleId: null }, sought);
  const nearest = found.map(({ personId }) => personId);
  const search = await database.transaction(async (transaction) => {
    await deleteOld(transaction, actor);
    const [row] = await transaction
      .insert(poolSearches)
      .values({ companyId, userId, requirements, nearest, inputKey: '' })
      .returning();
    return row!;
  });
  const candidates = found.map((one, place) => ({ ...one, place }));
  await rateFirst(wanted, tools, search, yardstick, candidates, until);
  const answer = await readSearch(wanted, actor, search.id, undefined);
  return { ...answer, leftOut: partsOf(question).leftOut ?? [] };
}

/** Judges the nearest people, and has a queue job judge the others. */
async function rateFirst(
  wanted: Wanted,
  tools: PipelineTools,
  search: Look & { nearest: number[] },
  yardstick: Yardstick,
  candidates: Candidate[],
  until: number,
): Promise<void> {
  if (candidates.length <= atOnce.people) return lookThrough(wanted, tools, search, yardstick);
  const first = candidates.slice(0, atOnce.people);
  // Sent afterward, so that the queue job does not take the processors from the first.
  await ratePeople(wanted, tools, search, yardstick, first, until).finally(() =>
    wanted.queue.send(wanted.database, 'look-through', { searchId: search.id }, search.companyId),
  );
}

/** The parts of a question: what is sought, and what cannot be. */
function partsOf({ q = '', requirements = [] }: PoolQuestion) {
  const demands = [...demandsOf(q), ...requirements.map((one) => one.replace(/\s+/g, ' '))];
  return Object.groupBy(demands, (demand) => (isExclusion(demand) ? 'leftOut' : 'sought'));
}

/** Reads what is asked for, part by part; nothing where there is no word in it. */
export async function understand(question: PoolQuestion, tools: PipelineTools): Promise<RubricRequirement[]> {
  const { sought: demands = [] } = partsOf(question);
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

/** What the user asked before gives way to the question of now; a saved search goes on. */
async function pauseOthers(transaction: Transaction, { companyId, userId }: Actor): Promise<void> {
  const { name, state } = poolSearches;
  await transaction
    .update(poolSearches)
    .set({ state: 'paused' })
    .where(ofCompany(poolSearches, { companyId }, eq(poolSearches.userId, userId), isNull(name), eq(state, 'looking')));
}
