import { expect, test } from 'vitest';
import { sql } from '../database/drizzle.ts';
import { rateLimits } from '../database/schema/index.ts';
import { databaseOfTest } from '../../testing/database.ts';
import { createThrottle } from './throttle.ts';

const limit = { attempts: 3, seconds: 300 };

async function setUp() {
  const { database } = await databaseOfTest();
  const throttle = createThrottle(database);
  /** Moves all counters into the past by `seconds`. */
  const pass = (seconds: number) =>
    database.update(rateLimits).set({
      windowStart: sql`${rateLimits.windowStart} - make_interval(secs => ${seconds})`,
      blockedUntil: sql`${rateLimits.blockedUntil} - make_interval(secs => ${seconds})`,
    });
  /** Makes an attempt; resolves to the pause that refuses it in seconds, 0 if it is let through. */
  const attempt = () =>
    throttle.attempt(['somebody'], limit).then(
      () => 0,
      (error: { retryAfter: number }) => error.retryAfter,
    );
  return { database, throttle, pass, attempt };
}

test('the pause doubles with each further attempt', async () => {
  const { attempt, pass } = await setUp();
  expect([await attempt(), await attempt(), await attempt(), await attempt()]).toEqual([0, 0, 0, 60]);
  await pass(61);
  expect([await attempt(), await attempt()]).toEqual([0, 120]);
  await pass(121);
  expect([await attempt(), await attempt()]).toEqual([0, 240]);
});

test('attempts during a pause do not prolong it', async () => {
  const { attempt, pass } = await setUp();
  for (let each = 0; each < 10; each += 1) await attempt();
  await pass(61);
  expect(await attempt()).toBe(0);
});

test('all is forgotten after a calm window', async () => {
  const { attempt, pass } = await setUp();
  for (let each = 0; each < 4; each += 1) await attempt();
  await pass(361);
  expect([await attempt(), await attempt(), await attempt(), await attempt()]).toEqual([0, 0, 0, 60]);
});

test('old counters are removed', async () => {
  const { attempt, pass, throttle, database } = await setUp();
  await attempt();
  await pass(86_401);
  await throttle.deleteOld();
  expect(await database.select().from(rateLimits)).toEqual([]);
});
