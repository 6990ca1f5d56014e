import { expect, test } from 'vitest';
import { sql } from '../database/drizzle.ts';
import { rateLimits } from '../database/schema/index.ts';
import { testConfig } from '../../testing/config.ts';
import { databaseOfTest } from '../../testing/database.ts';
import { createUserLimits } from './user-limits.ts';

const refusal = ({ status, retryAfter }: { status: number; retryAfter: number }) =>
  `${status}, ${Math.round(retryAfter)}`;
const user = (userId: number) => ({ userId, companyId: 1, role: 'recruiter' as const });

async function setUp(env: Record<string, string> = { UPLOADS_AT_ONCE: '3', UPLOADS_PER_MINUTE: '5' }) {
  const { database } = await databaseOfTest();
  const limits = createUserLimits(database, testConfig(env));
  const over = Promise.withResolvers<string>();
  /** A call that is under way until `end` is called, or the seconds of its refusal. */
  const begin = (userId = 1, kind: 'uploads' | 'analyses' = 'uploads') =>
    limits.during(kind, user(userId), () => over.promise).catch(refusal);
  const call = (userId = 1) => limits.during('uploads', user(userId), async () => 'done').catch(refusal);
  const fail = () =>
    limits
      .during('uploads', user(1), () => Promise.reject(new Error('It fell over.')))
      .catch((error: Error) => error.message);
  const pass = (seconds: number) =>
    database.update(rateLimits).set({
      windowStart: sql`${rateLimits.windowStart} - make_interval(secs => ${seconds})`,
      underWay: sql`(select coalesce(jsonb_object_agg(id, until::float8 - ${seconds}::float8), '{}')
        from jsonb_each(${rateLimits.underWay}) as entry (id, until))`,
    });
  const underWay = async () =>
    (await database.select().from(rateLimits)).flatMap((row) => Object.keys(row.underWay)).length;
  return { begin, call, fail, pass, underWay, end: () => over.resolve('done') };
}

test('of calls at once as many are let in as may be under way; the others are told when to come back', async () => {
  const { begin, end, underWay } = await setUp();
  const answers: string[] = [];
  const calls = Array.from({ length: 10 }, () => begin().then((answer) => answers.push(answer)));
  await expect.poll(() => answers).toHaveLength(7);
  end();
  await Promise.all(calls);
  expect(answers).toEqual([...Array.from({ length: 7 }, () => '429, 5'), 'done', 'done', 'done']);
  expect(await underWay()).toBe(0);
});

test('a call that has ended makes room, also one that has failed', async () => {
  const { call, fail, underWay } = await setUp();
  expect([await fail(), await fail(), await call(), await call(), await call()]).toEqual([
    'It fell over.',
    'It fell over.',
    'done',
    'done',
    'done',
  ]);
  expect(await underWay()).toBe(0);
});

test('one user may begin only so many in a minute, and as many again in the next', async () => {
  const { call, pass } = await setUp();
  for (let each = 0; each < 5; each += 1) await call();
  await pass(20);
  expect(await call()).toBe('429, 40');
  await pass(41);
  expect(await call()).toBe('done');
});

test('other users, and other kinds of calls, are not held up', async () => {
  const { begin, call, end, underWay } = await setUp();
  const calls = [begin(), begin(), begin(), begin(1, 'analyses')];
  await expect.poll(underWay).toBe(4);
  expect([await call(1), await call(2)]).toEqual(['429, 5', 'done']);
  end();
  await Promise.all(calls);
});

test('what a process that died had under way does not count for ever', async () => {
  const { begin, call, end, pass, underWay } = await setUp();
  const calls = [begin(), begin(), begin()];
  await expect.poll(underWay).toBe(3);
  await pass(181);
  expect(await call()).toBe('done');
  end();
  await Promise.all(calls);
});

test('what an API token does is counted by itself, and every call of it', async () => {
  const { database } = await databaseOfTest();
  const limits = createUserLimits(database, testConfig({ UPLOADS_PER_MINUTE: '1', TOKEN_CALLS_PER_MINUTE: '2' }));
  const call = (kind: 'uploads' | 'calls', tokenId?: number) =>
    limits.during(kind, { ...user(1), tokenId }, async () => 'done').catch(refusal);
  expect([await call('uploads'), await call('uploads', 7), await call('uploads', 8)]).toEqual(['done', 'done', 'done']);
  expect([await call('calls', 7), await call('calls', 7), await call('calls', 8)]).toEqual(['done', 'done', 'done']);
  expect([await call('uploads', 7), await call('calls', 7)]).toEqual(['429, 60', '429, 60']);
});
