import type { Candidacy, Correction, PastJudgment, Rubric } from '@cotejo/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { promoted } from '../../testing/colleague.ts';
import { createTestServer } from '../../testing/server.ts';
import { changeRole, newRole, uploadFiles } from '../../testing/upload.ts';
import { createAdministration } from '../users/administration.ts';
import { strongResume, weakResume } from '../documents/testing/texts.ts';
import { inputOf } from '../rubrics/testing/calls.ts';

const server = await createTestServer({ env: { SANDBOX_PROCESSES: '2' } });
afterAll(server.close);
const client = await server.signUp();

const read = async (id: number) => (await client.call<Candidacy>(`/api/candidacies/${id}`)).body;
const current = async (id: number) => {
  await expect.poll(async () => (await read(id)).state).toBe('current');
  return read(id);
};
const correct = (id: number, requirementId: string, json: object, by = client) =>
  by.call<Correction[]>(`/api/candidacies/${id}/corrections/${requirementId}`, { method: 'PUT', json });
const takeBack = (id: number, requirementId: string) =>
  client.call(`/api/candidacies/${id}/corrections/${requirementId}`, { method: 'DELETE' });
const rubricOf = async (role: number) => (await client.call<Rubric>(`/api/roles/${role}/rubric`)).body;

/** A candidacy of a role of its own, and a must-have that its resume does not show. */
async function candidacy(
  resume = weakResume,
): Promise<{ role: number; id: number; missing: string; before: Candidacy }> {
  const role = await newRole(client);
  await uploadFiles(client, role, { 'resume.txt': resume });
  const list = async () =>
    (await client.call<{ items: { id: number; state: string }[] }>(`/api/roles/${role}/candidacies`)).body.items;
  await expect.poll(async () => (await list()).map(({ state }) => state)).toEqual(['current']);
  const id = (await list())[0]!.id;
  const before = await read(id);
  const missing = before.requirements.find(({ verdict, must }) => verdict === 'missing' && must)!.id;
  return { role, id, missing, before };
}
const requirement = ({ requirements }: Candidacy, id: string) => requirements.find((one) => one.id === id)!;

describe('a corrected verdict', () => {
  test('moves the score at once, and stands beside what the scorer found, with who and why', async () => {
    const { id, missing, before } = await candidacy();
    const { status, body } = await correct(id, missing, { verdict: 'met', reason: 'Told us by phone' });
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { requirementId: missing, verdict: 'met', found: 'missing', reason: 'Told us by phone', fits: true },
    ]);
    expect(body[0]!.author).not.toBeNull();
    const after = await read(id);
    expect(requirement(after, missing)).toMatchObject({
      verdict: 'met',
      degree: 1,
      found: { verdict: 'missing', degree: 0 },
    });
    expect(after.matchScore).toBeGreaterThan(before.matchScore);
    expect(after.mustsMet).toBe(before.mustsMet! + 1);
    expect(after.activity[0]).toMatchObject({
      author: { name: expect.any(String) },
      change: {
        what: 'score',
        cause: 'correction',
        from: before.matchScore,
        to: after.matchScore,
        correction: { from: 'missing', to: 'met', reason: 'Told us by phone' },
      },
    });
    const past = await client.call<PastJudgment>(`/api/candidacies/${id}/activity/${after.activity[0]!.id}/judgment`);
    expect(past.body.requirements).toEqual(before.requirements);
    const settled = await current(id);
    expect(settled.matchScore).toBe(after.matchScore);
    expect(settled.summary).not.toBe(before.summary);
  });

  test('outlives every rescoring, and the scorer’s verdict comes back when it is taken back', async () => {
    const { role, id, missing, before } = await candidacy();
    await correct(id, missing, { verdict: 'partial', reason: 'Half of it' });
    const corrected = await current(id);
    // Another title: the verdicts are found anew.
    await changeRole(client, role, { name: 'Pastry Chef' });
    await expect.poll(async () => (await read(id)).activity.length).toBeGreaterThan(corrected.activity.length);
    expect(requirement(await current(id), missing)).toMatchObject({
      verdict: 'partial',
      found: { verdict: 'missing' },
    });
    const rubric = await rubricOf(role);
    const place = rubric.requirements.findIndex((one) => one.id !== missing && one.active);
    await client.call(`/api/roles/${role}/rubric`, {
      method: 'PUT',
      json: inputOf(rubric, { [place]: { active: false } }),
    });
    expect(requirement(await current(id), missing)).toMatchObject({ verdict: 'partial' });
    expect((await takeBack(id, missing)).status).toBe(204);
    const after = await current(id);
    expect(requirement(after, missing)).toMatchObject({ verdict: 'missing', degree: 0 });
    expect(requirement(after, missing).found).toBeUndefined();
    expect(after.corrections).toEqual([]);
    expect(after.mustsMet).toBe(before.mustsMet);
    expect((await takeBack(id, missing)).status).toBe(404);
  });

  test('is kept for review and does not count where another job description judges', async () => {
    const { id, missing } = await candidacy(strongResume.replace(/^.*(SQL|Postgre).*$/gim, ''));
    await correct(id, missing, { verdict: 'met', reason: 'Seen at work' });
    await current(id);
    const other = await newRole(client, 'Baker\n\nRequirements\n- Experience with sourdough\n- Food hygiene\n');
    await client.call(`/api/candidacies/${id}/role`, { method: 'PUT', json: { roleId: other } });
    const moved = await current(id);
    expect(moved.corrections).toMatchObject([{ requirementId: missing, fits: false }]);
    expect(moved.requirements.every(({ found }) => found === undefined)).toBe(true);
  });

  test('needs a reason and a requirement that counts, and writes over none that its author has not seen', async () => {
    const { id, missing } = await candidacy();
    expect((await correct(id, missing, { verdict: 'met', reason: ' ' })).status).toBe(400);
    expect((await correct(id, missing, { verdict: 'splendid', reason: 'x' })).status).toBe(400);
    expect((await correct(id, 'none', { verdict: 'met', reason: 'x' })).status).toBe(404);
    const first = await correct(id, missing, { verdict: 'met', reason: 'First', seen: null });
    expect((await correct(id, missing, { verdict: 'partial', reason: 'Second', seen: null })).status).toBe(409);
    const seen = first.body[0]!.correctedAt;
    expect((await correct(id, missing, { verdict: 'partial', reason: 'Second', seen })).status).toBe(200);
    expect((await read(id)).corrections).toMatchObject([{ verdict: 'partial', reason: 'Second', found: 'missing' }]);
  });

  test('is never lost while others correct and the rubric changes beside it', async () => {
    const { role, id, before } = await candidacy();
    const ids = before.requirements.map((one) => one.id);
    const verdicts = ['met', 'partial', 'missing'] as const;
    const last = new Map<string, string>();
    const over = new AbortController();
    const changing = async () => {
      for (let turn = 0; !over.signal.aborted; turn += 1) {
        const rubric = await rubricOf(role);
        const weight = 1 + (turn % 9) / 10;
        const { status } = await client.call(`/api/roles/${role}/rubric`, {
          method: 'PUT',
          json: inputOf(rubric, { [turn % ids.length]: { weight } }),
        });
        expect(status).toBe(200);
      }
    };
    const correcting = ids.map(async (requirementId, place) => {
      for (let turn = 0; turn < 30 / ids.length; turn += 1) {
        const verdict = verdicts[(turn + place) % 3]!;
        const { status } = await correct(id, requirementId, { verdict, reason: `Turn ${turn}` });
        expect(status).toBe(200);
        last.set(requirementId, verdict);
      }
    });
    await Promise.all([changing(), Promise.all(correcting).finally(() => over.abort())]);
    const after = await current(id);
    expect(new Map(after.requirements.map((one) => [one.id, one.verdict]))).toEqual(last);
    expect(after.corrections).toHaveLength(ids.length);
  });

  test('of two people who correct the same line at once one is told of the other', async () => {
    const { id, missing } = await candidacy();
    const both = await Promise.all(
      (['met', 'partial'] as const).map((verdict) => correct(id, missing, { verdict, reason: verdict, seen: null })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { corrections } = await read(id);
    expect(corrections).toEqual(both.find(({ status }) => status === 200)!.body);
    expect(requirement(await current(id), missing).verdict).toBe(corrections[0]!.verdict);
  });
});

test('corrections come as a labeled set, each with what was found, for administrators alone', async () => {
  const own = await promoted(await server.signUp(), createAdministration(server.database).promote);
  const role = await newRole(own);
  await uploadFiles(own, role, { 'resume.txt': strongResume });
  const list = async () =>
    (await own.call<{ items: { id: number; state: string }[] }>(`/api/roles/${role}/candidacies`)).body.items;
  await expect.poll(async () => (await list()).map(({ state }) => state)).toEqual(['current']);
  const [{ id } = { id: 0 }] = await list();
  const judged = (await own.call<Candidacy>(`/api/candidacies/${id}`)).body.requirements;
  const shown = judged.filter(({ verdict }) => verdict === 'met').slice(0, 2);
  const [first, second] = shown;
  await correct(id, first!.id, { verdict: 'met', reason: 'Looked again' }, own);
  await correct(id, second!.id, { verdict: 'missing', reason: 'Only a course' }, own);
  const saved = async ({ cookie }: { cookie: string }) =>
    fetch(`${server.url}/api/admin/corrections.jsonl`, { headers: { Cookie: cookie } });
  const response = await saved(own);
  expect(response.headers.get('Content-Disposition')).toMatch(/cotejo-corrections-[\d-]+\.jsonl/);
  const lines = (await response.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const quotesOf = (of: typeof first) => of!.quotes.map(({ text }) => text);
  expect(lines).toMatchObject([
    { source: 'correction', language: 'en', verdict: 'met', found: 'met', acceptable: quotesOf(first), tempting: [] },
    { verdict: 'not-shown', found: 'met', why: 'Only a course', acceptable: [], tempting: quotesOf(second) },
  ]);
  const stranger = await promoted(await server.signUp(), createAdministration(server.database).promote);
  expect(await (await saved(stranger)).text()).toBe('');
});
