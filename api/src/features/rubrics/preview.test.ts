import type { CandidacyList, Rubric, RubricPreview } from '@cotejo/contract';
import { afterAll, expect, test } from 'vitest';
import { eq } from '../../platform/database/drizzle.ts';
import { analyses, jobDescriptions, rubricVersions } from '../../platform/database/schema/index.ts';
import { createTestServer } from '../../testing/server.ts';
import { newRole, uploadFiles } from '../../testing/upload.ts';
import { spanishResume, strongResume, weakResume } from '../documents/testing/texts.ts';
import { inputOf } from './testing/calls.ts';

const server = await createTestServer({ env: { SANDBOX_PROCESSES: '2' } });
afterAll(server.close);
const client = await server.signUp();

const roleId = await newRole(client);
await uploadFiles(client, roleId, { 'a.txt': strongResume, 'b.txt': weakResume, 'c.txt': spanishResume });
const list = async () => (await client.call<CandidacyList>(`/api/roles/${roleId}/candidacies`)).body;
const current = () =>
  expect.poll(async () => (await list()).items.map(({ state }) => state)).toEqual(['current', 'current', 'current']);
const address = `/api/roles/${roleId}/rubric`;
const read = async () => (await client.call<Rubric>(address)).body;
const preview = (json: unknown) => client.call<RubricPreview>(`${address}/preview`, { method: 'POST', json });

test('what nobody has changed moves nobody', async () => {
  await current();
  expect((await preview(inputOf(await read()))).body).toEqual({
    candidates: 3,
    risen: 0,
    fallen: 0,
    same: 3,
    unjudged: 0,
    rises: [],
    falls: [],
  });
});

test('says who would rise and fall, as it then comes, and stores nothing', async () => {
  const rubric = await read();
  const before = await list();
  const rows = () =>
    Promise.all([
      server.database.select().from(analyses),
      server.database.select().from(rubricVersions),
      server.database.select().from(jobDescriptions),
    ]);
  const stored = await rows();
  const signals = rubric.signals.map(({ id, share }) => ({ id, active: false, share }));
  const input = { ...inputOf(rubric, { 0: { active: false }, 1: { weight: 8 } }), signals };
  const { body } = await preview(input);
  expect(await rows()).toEqual(stored);
  expect(body.candidates).toBe(3);
  expect(body.risen + body.fallen).toBeGreaterThan(0);
  await client.call(address, { method: 'PUT', json: input });
  const after = await list();
  await current();
  const placeIn = ({ items }: CandidacyList, score: number) =>
    1 + items.filter(({ matchScore }) => matchScore > score).length;
  const moved = after.items.flatMap(({ id, name, matchScore }) => {
    const old = before.items.find((one) => one.id === id)!.matchScore;
    const places = { placeBefore: placeIn(before, old), placeAfter: placeIn(after, matchScore) };
    return old === matchScore ? [] : [{ id, name, before: old, after: matchScore, ...places }];
  });
  const inOrder = (rows: { id: number }[]) => rows.toSorted((a, b) => a.id - b.id);
  expect(inOrder([...body.rises, ...body.falls])).toEqual(inOrder(moved));
  expect(body.rises.every((one) => one.after > one.before)).toBe(true);
  expect(body.falls.every((one) => one.after < one.before)).toBe(true);
});

test('says what it leaves out: requirements that no resume has been searched for', async () => {
  const rubric = await read();
  const unread = rubric.requirements.findIndex(({ id, active }) => !active && id !== rubric.requirements[0]!.id);
  const added = { text: 'Knowledge of Kotlin', active: true, must: true, weight: 1 };
  const { body } = await preview(
    inputOf(rubric, { [unread]: { active: true } }, [added, { ...added, text: 'Go', active: false }]),
  );
  expect(body).toMatchObject({ unjudged: 2, risen: 0, fallen: 0 });
});

test('is of verdicts that are of the present file alone', async () => {
  const [first] = (await list()).items;
  await server.database.update(analyses).set({ rubricVersion: 0 }).where(eq(analyses.id, first!.id));
  expect((await preview(inputOf(await read()))).body.candidates).toBe(2);
});

test('is refused as the change would be', async () => {
  const rubric = await read();
  expect(await preview({ ...inputOf(rubric), version: rubric.version + 1 })).toMatchObject({ status: 409 });
  const requirements = inputOf(rubric).requirements.map((entry) => ({ ...entry, active: false }));
  expect(await preview({ version: rubric.version, requirements })).toMatchObject({
    status: 400,
    body: { message: 'Keep at least one requirement switched on.' },
  });
});
