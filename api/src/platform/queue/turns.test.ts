import { expect, onTestFinished, test, vi } from 'vitest';
import { sql } from '../database/drizzle.ts';
import { companies } from '../database/schema/index.ts';
import { createLogger } from '../../ground/log.ts';
import { testConfig } from '../../testing/config.ts';
import { databaseOfTest } from '../../testing/database.ts';
import { noTracing } from '../tracing/tracing.ts';
import { createQueue } from './queue.ts';
import type { QueueHandlers } from './workers.ts';

/**
 * A queue whose queue jobs only record that they begin: `begun` has the numbers of their documents, in that order. They
 * end in the same order, and none ends while another is being taken, or was and has neither begun nor been put back: on
 * a busy machine the database may answer one worker late, and meanwhile the other would do any number.
 */
async function openQueue() {
  const { url, database } = await databaseOfTest();
  const queue = createQueue(url, noTracing, createLogger(testConfig()));
  await queue.open();
  onTestFinished(() => queue.stop(0));
  const ids = (
    await database
      .insert(companies)
      .values(['Busy', 'Calm', 'Other'].map((name) => ({ name })))
      .returning()
  ).map(({ id }) => id);
  const begun: number[] = [];
  const send = (id: number, company = 0, inBulk = false) =>
    queue.send(database, 'prepare-document', { kind: 'resume', id }, ids[company]!, inBulk);
  /** Whether no worker asks for a queue job, and those at work began no earlier. */
  const mayEnd = async (own: number) => {
    const asking = await database.execute(
      sql`select from pg_stat_activity
        where datname = current_database() and application_name = 'cotejo-queue' and state <> 'idle'`,
    );
    if (asking.length > 0) return false;
    const taken = await database.execute<{ id: number }>(
      sql`select (data ->> 'id')::int as id from pgboss.job where name = 'prepare-document' and state = 'active'`,
    );
    return taken.every(({ id }) => begun.indexOf(id) >= begun.indexOf(own));
  };
  /** Carries out what waits, one queue job of each company at a time; `then` may send more. */
  const work = (then: (id: number) => Promise<unknown> = async () => {}) =>
    queue.work(
      {
        'prepare-document': async ({ id }: { id: number }) => {
          begun.push(id);
          await then(id);
          await vi.waitUntil(() => mayEnd(id), { timeout: 60_000, interval: 1 });
        },
      } as unknown as QueueHandlers,
      1,
    );
  return { database, queue, ids, begun, send, work };
}

/** The most later queue jobs that overtook one. */
function mostOvertaken(begun: number[]): number {
  return Math.max(...begun.map((id, index) => begun.slice(0, index).filter((earlier) => earlier > id).length));
}

/** Two workers may take two queue jobs of one company at the same moment, and either may then have to wait. */
const NEIGHBORS = 2;

test('none of a company is overtaken by its own later ones but its neighbors, however long more arrive', async () => {
  const { begun, send, work } = await openQueue();
  for (let id = 1; id <= 15; id += 1) await send(id);
  let last = 15;
  // Six are done first, so that later ones find a shorter queue than the first ones did.
  await work(async (id) => id > 6 && last < 45 && send((last += 1)));
  await expect.poll(() => begun).toHaveLength(45);
  expect(mostOvertaken(begun)).toBeLessThanOrEqual(NEIGHBORS);
});

test('those of a company with many take every third turn at least, while two others always ask for more', async () => {
  const { begun, send, work } = await openQueue();
  for (let id = 1; id <= 20; id += 1) await send(id);
  await send(100, 1);
  await send(200, 2);
  await work(async (id) => id >= 100 && id % 100 < 60 && send(id + 1, Math.floor(id / 100)));
  await expect.poll(() => begun.filter((id) => id <= 20)).toHaveLength(20);
  const own = begun.flatMap((id, index) => (id <= 20 ? [index] : []));
  const longest = Math.max(...own.slice(1).map((index, order) => index - own[order]! - 1));
  // Two whose turn it is, as many in the place that no single company can take, and neighbors.
  expect(longest).toBeLessThanOrEqual(4 + NEIGHBORS);
  expect(mostOvertaken(own.map((index) => begun[index]!))).toBeLessThanOrEqual(NEIGHBORS);
});

test('a company that was away for long comes next, and not before all that waits', async () => {
  const { begun, send, work, queue } = await openQueue();
  for (let id = 1; id <= 12; id += 1) await send(id);
  await work(async (id) => {
    if (id !== 6) return;
    for (const late of [101, 102, 103]) await send(late, 1);
  });
  await expect.poll(() => begun).toHaveLength(15);
  await queue.pause();
  expect(begun.indexOf(101)).toBeLessThan(9);
  expect(begun.slice(6, begun.indexOf(103)).filter((id) => id < 100)).not.toEqual([]);
});

test('what a company sends in bulk takes turns with its others, and does not hold them up', async () => {
  const { begun, send, work } = await openQueue();
  for (let id = 1; id <= 20; id += 1) await send(id, 0, true);
  await work(async (id) => {
    if (id !== 4) return;
    for (const single of [101, 102]) await send(single);
    for (let more = 21; more <= 24; more += 1) await send(more, 0, true);
  });
  await expect.poll(() => begun).toHaveLength(26);
  expect(begun.indexOf(102)).toBeLessThan(begun.indexOf(12));
  expect(mostOvertaken(begun.filter((id) => id <= 24))).toBeLessThanOrEqual(NEIGHBORS);
});

test('many that are sent at once take a turn each, and one that waits already takes none', async () => {
  const { database, send } = await openQueue();
  await Promise.all(Array.from({ length: 20 }, (_, index) => send(index + 1)));
  await Promise.all(Array.from({ length: 20 }, (_, index) => send(index + 1)));
  const turns = await database.execute<{ turn: number }>(
    sql`select -priority as turn from pgboss.job where name = 'prepare-document' order by turn`,
  );
  expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  const [last] = await database.execute<{ turn: number }>(sql`select turn from job_turns`);
  expect(last).toEqual({ turn: 19 });
});

test('many that are sent in one call take the turns that they would take one by one, of each company', async () => {
  const { database, queue, ids, send } = await openQueue();
  const together = (numbers: number[], company: number) =>
    numbers.map((id) => ({ data: { kind: 'resume' as const, id }, companyId: ids[company]! }));
  const turnsOf = async (company: number) =>
    (
      await database.execute<{ id: number; turn: number }>(
        sql`select (data ->> 'id')::int as id, -priority as turn from pgboss.job
          where name = 'prepare-document' and group_id = ${String(ids[company])} order by turn`,
      )
    ).map(({ id, turn }) => [id, turn]);
  for (const id of [1, 2]) await send(id);
  await queue.sendAll(database, 'prepare-document', [...together([4, 2, 3, 1], 0), ...together([11, 12], 1)]);
  await send(5);
  await queue.sendAll(database, 'prepare-document', together([1, 5], 0));
  await send(6);
  expect(await turnsOf(0)).toEqual([1, 2, 4, 3, 5, 6].map((id, turn) => [id, turn]));
  // The other company begins at the turn that is being served.
  expect(await turnsOf(1)).toEqual([
    [11, 0],
    [12, 1],
  ]);
});

test('many sent in one call are not sent when their transaction fails, and none has taken a turn', async () => {
  const { database, queue, ids, send } = await openQueue();
  const failing = database.transaction(async (transaction) => {
    const those = [1, 2, 3].map((resumeId) => ({ data: { resumeId }, companyId: ids[0]! }));
    await queue.sendAll(transaction, 'match-candidate', those);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await queue.sendAll(database, 'match-candidate', []);
  await send(1);
  const [left] = await database.execute(sql`select count(*)::int as jobs from pgboss.job where group_id is not null`);
  const turns = await database.execute(sql`select queue, turn from job_turns`);
  expect([left, [...turns]]).toEqual([{ jobs: 1 }, [{ queue: 'prepare-document', turn: 0 }]]);
});
