import type { Candidacy, ExplainedSwap, OutputOf, Rubric, SwapCheck } from '@cotejo/contract';
import type { getSwapCheck } from '@cotejo/contract';
import type { TextWork } from '@cotejo/pipeline';
import { afterAll, describe, expect, test } from 'vitest';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { analyses, resumes, swapChecks, swapResults } from '../../platform/database/schema/index.ts';
import { ChildFailure } from '../../platform/sandbox/child-process.ts';
import { blame } from '../../platform/sandbox/remote-provider.ts';
import type { Client } from '../../testing/client.ts';
import { createTestServer } from '../../testing/server.ts';
import { settledList } from '../../testing/settled-list.ts';
import { newRole, uploadFiles } from '../../testing/upload.ts';
import { spanishResume, strongResume, weakResume } from '../documents/testing/texts.ts';
import { inputOf } from '../rubrics/testing/calls.ts';
import { evenly, failCheck, tendChecks } from './checks.ts';
import { checkSwapsHandler } from './run.ts';
import { movementOf } from './present.ts';

const server = await createTestServer({ env: { SANDBOX_PROCESSES: '2' } });
afterAll(server.close);
const { database, dependencies } = server;
const client = await server.signUp();

/** Asks for a school by name, so that another one moves the score. */
const job = `Backend Engineer

Requirements
- Experience with Java and PostgreSQL
- Degree of the University of Bristol
`;
const swappable = `Marta Ilves
12 Orchard Road, Leeds LS1 4AB
She is 31 years old

Experience
Senior Backend Engineer, Contoso, 2019 - present
- Built services in Java
Backend Engineer, Northwind Payments, 2016 - 2019
- Ran PostgreSQL clusters

Education
BSc Computer Science, University of Bristol, 2015
`;

const read = async (roleId: number, by: Client = client) =>
  (await by.call<OutputOf<typeof getSwapCheck>>(`/api/roles/${roleId}/swap-check`)).body;
const start = (roleId: number, by: Client = client) =>
  by.call<SwapCheck>(`/api/roles/${roleId}/swap-check`, { method: 'POST' });
const checked = async (roleId: number): Promise<SwapCheck> => {
  await expect.poll(async () => (await read(roleId)).check?.state).toBe('done');
  return (await read(roleId)).check!;
};
async function roleWith(texts: Record<string, string>): Promise<number> {
  const roleId = await newRole(client, job);
  await uploadFiles(client, roleId, texts);
  await settledList(client, roleId);
  return roleId;
}
const role = await newRole(client, job);
await uploadFiles(client, role, { 'marta.txt': swappable, 'jonas.txt': weakResume });

describe('a check of a role', () => {
  test('tells for each kind how many scores moved, and names move none', async () => {
    await settledList(client, role);
    expect(await read(role)).toEqual({ check: null, scored: 2 });
    const { status, body } = await start(role);
    expect([status, body.state, body.of]).toEqual([202, 'running', 2]);
    const { done, unreadable, outdated, movements } = await checked(role);
    expect({ done, unreadable, outdated }).toEqual({ done: 2, unreadable: 0, outdated: false });
    expect(movements.map(({ kind }) => kind)).toEqual(['name', 'gender', 'age', 'school', 'address', 'gap']);
    const still = { moved: 0, mean: 0, median: 0, largest: 0 };
    expect(movements[0]).toEqual({ kind: 'name', resumes: 2, ...still });
    expect(movements[1]).toEqual({ kind: 'gender', resumes: 1, ...still });
  });

  test('names who moved, and explains with the lines of the resume what moved', async () => {
    const { moved } = await checked(role);
    const school = moved.find(({ kind }) => kind === 'school')!;
    expect(school).toMatchObject({ name: 'Marta Ilves' });
    expect(school.after).toBeLessThan(school.before);
    const address = `/api/roles/${role}/swap-check/${school.id}?kind=school`;
    const { body } = await client.call<ExplainedSwap>(address);
    expect([body.before, body.after]).toEqual([school.before, school.after]);
    expect(body.swapped).toEqual([
      { before: expect.stringContaining('University of Bristol') as string, after: expect.any(String) as string },
    ]);
    expect(body.lines.map(({ id, source }) => ({ id, source }))).toEqual(
      school.lines.map(({ id, source }) => ({ id, source })),
    );
    const asked = body.lines.find(({ label }) => label.includes('Bristol'))!;
    expect(asked.before.points).toBeGreaterThan(asked.after.points);
    expect(asked.before.quotes[0]!.text).toContain('Bristol');
    expect((await client.call(address.replace('school', 'zodiac'))).status).toBe(400);
    expect((await client.call(`/api/roles/${role}/swap-check/987654?kind=name`)).status).toBe(404);
  });

  test('says that the requirements have changed since, and keeps what it found', async () => {
    const before = await checked(role);
    const rubric = (await client.call<Rubric>(`/api/roles/${role}/rubric`)).body;
    await client.call(`/api/roles/${role}/rubric`, { method: 'PUT', json: inputOf(rubric, { 0: { weight: 3 } }) });
    expect(await checked(role)).toEqual({ ...before, outdated: true });
    await start(role);
    expect(await checked(role)).toMatchObject({ outdated: false, rubricVersion: before.rubricVersion + 1 });
  });

  test('holds nothing of the resumes, and nothing of somebody who was erased', async () => {
    const rows = async () => JSON.stringify(await database.select().from(swapResults));
    expect(await rows()).not.toMatch(/marta|ilves|bristol|northwind/i);
    const [first] = (await checked(role)).moved;
    const { id } = first!;
    const { personId } = (await client.call<Candidacy>(`/api/candidacies/${id}`)).body;
    await client.call(`/api/people/${personId}`, { method: 'DELETE' });
    const { moved, movements, done } = await checked(role);
    expect(moved.map((one) => one.id)).not.toContain(id);
    expect([movements[0]!.resumes, done]).toEqual([1, 1]);
  });

  test('is not that of another company', async () => {
    const other = await server.signUp();
    const paths = ['', '/1?kind=name'].map((end) => `/api/roles/${role}/swap-check${end}`);
    expect((await other.call(paths[0]!)).status).toBe(404);
    expect((await other.call(paths[1]!)).status).toBe(404);
    expect((await start(role, other)).status).toBe(404);
  });

  test('needs somebody with a score', async () => {
    const roleId = await newRole(client, job);
    const isRead = async () => (await client.call(`/api/roles/${roleId}/rubric`)).status;
    await expect.poll(isRead).toBe(200);
    expect((await start(roleId)).body).toMatchObject({ code: 'swap-check.nobody' });
  });
});

describe('the queue job of a check', () => {
  test('goes on where a dead worker has ended, once', async () => {
    const roleId = await roleWith({ 'marta.txt': strongResume, 'jonas.txt': weakResume });
    await start(roleId);
    const whole = await checked(roleId);
    const [one] = await database
      .select({ id: resumes.id })
      .from(resumes)
      .innerJoin(analyses, eq(analyses.resumeId, resumes.id))
      .where(eq(analyses.roleId, roleId));
    await database.delete(swapResults).where(eq(swapResults.resumeId, one!.id));
    await database
      .update(swapChecks)
      .set({ state: 'running', updatedAt: sql`now() - interval '6 minutes'` })
      .where(eq(swapChecks.roleId, roleId));
    expect((await start(roleId)).body.id).toBe(whole.id);
    await tendChecks(dependencies);
    expect(await checked(roleId)).toEqual(whole);
    await database.update(swapChecks).set({ state: 'running' }).where(eq(swapChecks.roleId, roleId));
    await failCheck(database, whole.id);
    expect((await read(roleId)).check?.state).toBe('failed');
  });

  test('tries a resume once more that has ended a process, and goes on without one that does so again', async () => {
    const roleId = await roleWith({ 'marta.txt': strongResume, 'jonas.txt': weakResume });
    await start(roleId);
    const whole = await checked(roleId);
    const checkId = whole.id;
    const checkedAnew = async (deadly: (text: string, times: number) => boolean) => {
      await database.delete(swapResults).where(eq(swapResults.checkId, checkId));
      await database.update(swapChecks).set({ state: 'running' }).where(eq(swapChecks.id, checkId));
      const tried = new Map<string, number>();
      const text: TextWork = {
        ...dependencies.text,
        async makeSwaps(input, options) {
          const times = (tried.get(input.text) ?? 0) + 1;
          tried.set(input.text, times);
          if (deadly(input.text, times)) throw blame(new ChildFailure('memory', 'too much'), 'pipeline', true);
          return dependencies.text.makeSwaps(input, options);
        },
      };
      await checkSwapsHandler({ ...dependencies, text })(
        { checkId },
        { signal: new AbortController().signal, complete: async () => {} },
      );
      return read(roleId);
    };
    expect((await checkedAnew((_, times) => times === 1)).check).toEqual(whole);
    const jonas = weakResume.slice(0, 15);
    expect((await checkedAnew((text) => text.startsWith(jonas))).check).toMatchObject({
      state: 'done',
      done: 2,
      unreadable: 1,
    });
  });

  test('ends when its role is deleted', async () => {
    const roleId = await roleWith({ 'marta.txt': strongResume, 'jonas.txt': weakResume, 'lucia.txt': spanishResume });
    const { body } = await start(roleId);
    await client.call(`/api/roles/${roleId}`, { method: 'DELETE' });
    const waiting = async () =>
      (
        await database.execute<{ state: string }>(
          sql`select state from pgboss.job where name = 'check-swaps' and (data->>'checkId')::int = ${body.id}`,
        )
      ).map(({ state }) => state);
    await expect.poll(waiting).toEqual(['completed']);
    expect(await database.$count(swapChecks, eq(swapChecks.id, body.id))).toBe(0);
  });
});

test('of a long ranking the check takes so many at equal distances', () => {
  expect(evenly([...Array(101).keys()], 5)).toEqual([0, 25, 50, 75, 100]);
  expect(evenly([1, 2], 5)).toEqual([1, 2]);
});

test('movements keep their sign, and the largest is the farthest either way', () => {
  expect(movementOf([0, 0, -3, 1])).toEqual({ resumes: 4, moved: 2, mean: -0.5, median: 0, largest: -3 });
  expect(movementOf([1, 0])).toEqual({ resumes: 2, moved: 1, mean: 0.5, median: 0.5, largest: 1 });
});
