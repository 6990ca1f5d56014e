import type { Candidacy, CandidacyList, PastJudgment, Rubric, RubricInput, RubricVersion } from '@cotejo/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { analyses, candidacyEvents, jobDescriptions } from '../../platform/database/schema/index.ts';
import { createTestServer } from '../../testing/server.ts';
import { changeRole, newRole, uploadFiles, uploadJob, uploadResume } from '../../testing/upload.ts';
import { jobText, strongResume, weakResume } from '../documents/testing/texts.ts';
import { analyze, entriesOf, inputOf, put, read } from '../rubrics/testing/calls.ts';

const server = await createTestServer({ env: { SANDBOX_PROCESSES: '2' } });
afterAll(server.close);
const client = await server.signUp();

const ofRole = async (roleId: number) => {
  await expect.poll(async () => (await client.call(`/api/roles/${roleId}/rubric`)).status).toBe(200);
  return (await client.call<Rubric>(`/api/roles/${roleId}/rubric`)).body;
};
const list = async (roleId: number) => (await client.call<CandidacyList>(`/api/roles/${roleId}/candidacies`)).body;
const candidacy = async (id: number) => (await client.call<Candidacy>(`/api/candidacies/${id}`)).body;
const allCurrent = (roleId: number, count: number) =>
  expect
    .poll(async () => (await list(roleId)).items.map(({ state }) => state))
    .toEqual(Array.from({ length: count }, () => 'current'));

/** A job description of its own with a resume, analyzed for a role. */
async function batch(roleId: number, text = jobText, resume = strongResume): Promise<{ id: number; resumeId: number }> {
  const { id } = (await uploadJob(client, text)).body;
  const resumeId = (await uploadResume(client, id, resume)).body.id;
  expect((await analyze(client, id, `?roleId=${roleId}`)).status).toBe(200);
  return { id, resumeId };
}

describe('candidates of a role', () => {
  test('are judged by the role, whatever job description they came with, and keep their ids', async () => {
    const roleId = await newRole(client);
    const other = 'Pastry Chef\n\nRequirements\n- Experience with French pastry\n- Knowledge of food hygiene\n';
    const first = await batch(roleId);
    const second = await batch(roleId, other, weakResume);
    const rubric = await ofRole(roleId);
    expect((await list(roleId)).items.map(({ jobDescriptionId }) => jobDescriptionId).toSorted()).toEqual(
      [first.id, second.id].toSorted(),
    );
    for (const { id, resumeId } of [first, second]) {
      const { body } = await client.call<Candidacy>(`/api/analysis/${id}/${resumeId}`);
      expect(body.requirements.map((one) => one.id)).toEqual(
        rubric.requirements.flatMap((one) => (one.active ? [one.id] : [])),
      );
      expect((await read(client, id)).requirements).toEqual(rubric.requirements);
    }
  });

  test('follow a change of the rubric that is made at any of its job descriptions', async () => {
    const roleId = await newRole(client);
    const { id } = await batch(roleId);
    const { id: second } = await batch(roleId, jobText, weakResume);
    const before = await list(roleId);
    const { status } = await put(client, id, inputOf(await read(client, second), { 0: { active: false } }));
    expect(status).toBe(200);
    expect((await ofRole(roleId)).version).toBe(2);
    const after = await list(roleId);
    expect(after.items.map(({ rubricVersion }) => rubricVersion)).toEqual([2, 2]);
    expect(after.items.map(({ musts }) => musts)).toEqual(before.items.map(({ musts }) => musts - 1));
    await allCurrent(roleId, 2);
    const changed = after.items.find(
      ({ id, matchScore }) => matchScore !== before.items.find((one) => one.id === id)!.matchScore,
    )!;
    const [entry] = (await candidacy(changed.id)).activity;
    expect(entry).toMatchObject({
      author: null,
      change: { what: 'score', cause: 'rubric', fromVersion: 1, toVersion: 2, to: changed.matchScore },
      rubricChanges: [{ what: 'switched-off' }],
    });
  });

  test('are judged by what was reviewed before the role was named, which becomes the role’s', async () => {
    const roleId = await newRole(client);
    const own = await ofRole(roleId);
    await client.call(`/api/roles/${roleId}/rubric`, {
      method: 'PUT',
      json: inputOf(own, {}, [{ text: 'Knowledge of Kotlin', active: true, must: false, weight: 1 }]),
    });
    const { id } = (await uploadJob(client, jobText)).body;
    const resumeId = (await uploadResume(client, id, strongResume)).body.id;
    const added = { text: 'Knowledge of Scala', active: true, must: false, weight: 2 };
    await put(client, id, inputOf(await read(client, id), { 1: { active: false } }, [added]));
    await analyze(client, id, `?roleId=${roleId}`);
    const rubric = await ofRole(roleId);
    expect(rubric.version).toBe(3);
    expect(rubric.requirements[1]).toMatchObject({ active: false });
    expect(rubric.requirements.flatMap(({ added, text }) => (added ? [text] : []))).toEqual([
      'Knowledge of Kotlin',
      'Knowledge of Scala',
    ]);
    expect(new Set(rubric.requirements.map((one) => one.id)).size).toBe(rubric.requirements.length);
    const found = (await client.call<Candidacy>(`/api/analysis/${id}/${resumeId}`)).body;
    expect(found.rubricVersion).toBe(3);
    expect(found.requirements.map(({ text }) => text)).toContain('Knowledge of Kotlin');
  });

  test('bring along what was made of the lines beside the requirements before the role was named', async () => {
    const roleId = await newRole(client);
    const { id } = (await uploadJob(client, jobText)).body;
    await uploadResume(client, id, strongResume);
    await analyze(client, id);
    const reviewed = await read(client, id);
    const [titles] = reviewed.signals.slice(-1);
    const signals = [{ id: titles!.id, active: false, share: titles!.share }];
    await put(client, id, { ...inputOf(reviewed), signals });
    await analyze(client, id, `?roleId=${roleId}`);
    await allCurrent(roleId, 1);
    expect((await ofRole(roleId)).signals.filter(({ active }) => !active)).toMatchObject(signals);
  });

  test('may be any number at the role’s own job description, which the same file leads to', async () => {
    const roleId = await newRole(client);
    const form = new FormData();
    form.set('file', new File([jobText], 'again.txt'));
    const { status, body } = await client.call(`/api/job-description?roleId=${roleId}`, { method: 'POST', body: form });
    expect({ status, id: body.id }).toEqual({ status: 201, id: (await ofRole(roleId)).jobDescriptionId });
    for (let index = 0; index < 6; index += 1)
      expect((await uploadResume(client, body.id, `${weakResume}\n${index}`)).status).toBe(201);
    const batchOfOther = new FormData();
    batchOfOther.set('file', new File([`${jobText}\n- Scala`], 'other.txt'));
    const other = await client.call(`/api/job-description?roleId=${roleId}`, { method: 'POST', body: batchOfOther });
    expect(other.body).toMatchObject({ roleId });
    expect(other.body.id).not.toBe(body.id);
  });
});

test('a replaced file is a new version, by which all are judged anew; versions and verdicts before stay', async () => {
  const roleId = await newRole(client);
  await uploadFiles(client, roleId, { 'a.txt': strongResume, 'b.txt': weakResume });
  await allCurrent(roleId, 2);
  const before = await ofRole(roleId);
  const [best] = (await list(roleId)).items;
  const text = 'Pastry Chef\n\nRequirements\n- Experience with French pastry\n- Knowledge of food hygiene\n';
  expect((await changeRole(client, roleId, { name: 'Engineer' }, new File([text], 'chef.txt'))).status).toBe(200);
  await expect.poll(async () => (await list(roleId)).items.map(({ rubricVersion }) => rubricVersion)).toEqual([2, 2]);
  await allCurrent(roleId, 2);
  const now = await ofRole(roleId);
  expect(now).toMatchObject({ jobDescriptionId: before.jobDescriptionId, version: 2 });
  expect(now.requirements.map(({ text }) => text)).toContain('Experience with French pastry');
  const versions = (await client.call<RubricVersion[]>(`/api/roles/${roleId}/rubric/versions`)).body;
  expect(versions).toMatchObject([
    { version: 2, readFrom: 'chef.txt', changedBy: { id: client.user.id } },
    { version: 1, readFrom: null },
  ]);
  const events = await server.database.select().from(candidacyEvents).where(eq(candidacyEvents.candidacyId, best!.id));
  expect(events).toMatchObject([
    {
      change: { what: 'score', cause: 'file', from: best!.matchScore },
      judgment: { rubricVersion: 1, matchScore: best!.matchScore },
    },
  ]);
  const past = await client.call<PastJudgment>(`/api/candidacies/${best!.id}/activity/${events[0]!.id}/judgment`);
  expect(past.body).toMatchObject({ rubricVersion: 1, matchScore: best!.matchScore });
  expect(past.body.requirements.map(({ text }) => text)).not.toContain('Experience with French pastry');
});

test('verdicts of an earlier version of the rubric are read as they were, and of none that is no score', async () => {
  const roleId = await newRole(client);
  await uploadFiles(client, roleId, { 'a.txt': strongResume });
  await allCurrent(roleId, 1);
  const { id } = (await list(roleId)).items[0]!;
  const first = await candidacy(id);
  const pastOf = (entryId: number) => client.call<PastJudgment>(`/api/candidacies/${id}/activity/${entryId}/judgment`);
  const change = async (edit: (rubric: Rubric) => RubricInput) => {
    const json = edit(await ofRole(roleId));
    expect((await client.call(`/api/roles/${roleId}/rubric`, { method: 'PUT', json })).status).toBe(200);
    await allCurrent(roleId, 1);
  };
  const added = { text: 'Fluent in Klingon', must: true, weight: 10, active: true };
  await change((rubric) => inputOf(rubric, {}, [added]));
  const second = await candidacy(id);
  await change((rubric) => ({ ...inputOf(rubric), requirements: entriesOf(rubric).slice(0, -1) }));
  const scores = (await candidacy(id)).activity.filter((entry) => entry.change.what === 'score');
  const [removed, wanted] = scores;
  for (const [entry, then] of [
    [wanted, first],
    [removed, second],
  ] as const)
    expect((await pastOf(entry!.id)).body).toMatchObject({
      matchScore: then.matchScore,
      rubricVersion: then.rubricVersion,
      requirements: then.requirements,
      arithmetic: then.arithmetic,
    });
  await client.call(`/api/analysis/${id}/status`, { method: 'PUT', json: { status: 'Hired' } });
  const [status] = (await candidacy(id)).activity;
  expect(await pastOf(status!.id)).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

test('a candidacy that is moved is judged by the other role, and by none but its own outside of roles', async () => {
  const [here, there] = [await newRole(client), await newRole(client, `${jobText}\n- Scala`)];
  const { id: jobDescriptionId, resumeId } = await batch(here);
  const { id } = (await list(here)).items[0]!;
  const move = (roleId: number | null) =>
    client.call<Candidacy>(`/api/candidacies/${id}/role`, { method: 'PUT', json: { roleId } });
  expect((await move(there)).body).toMatchObject({ id, jobDescriptionId, role: { id: there, name: 'Engineer' } });
  await allCurrent(there, 1);
  expect((await list(here)).items).toEqual([]);
  expect((await candidacy(id)).requirements.map(({ text }) => text)).toContain('Scala');
  expect((await move(null)).body).toMatchObject({ role: null, opportunity: null, client: null });
  await expect.poll(async () => (await candidacy(id)).state).toBe('current');
  expect((await candidacy(id)).requirements.map(({ text }) => text)).not.toContain('Scala');
  // Asking for its job description again leaves it where it was put.
  await analyze(client, jobDescriptionId, `?roleId=${here}`);
  expect((await client.call<Candidacy>(`/api/analysis/${jobDescriptionId}/${resumeId}`)).body.analysisId).toBe(id);
  expect((await candidacy(id)).role).toBeNull();
  const moves = (await candidacy(id)).activity.filter(({ change }) => change.what === 'role');
  expect(moves.map(({ change, author }) => [change.from, change.to, author?.id])).toEqual([
    [{ id: there, name: 'Engineer' }, null, client.user.id],
    [{ id: here, name: 'Engineer' }, { id: there, name: 'Engineer' }, client.user.id],
  ]);
});

test('analyzing the own job description of a role for another one is refused, and moves nobody', async () => {
  const [here, there] = [await newRole(client), await newRole(client, `${jobText}\n- Scala`)];
  await uploadFiles(client, here, { 'a.txt': strongResume });
  await allCurrent(here, 1);
  const own = (await ofRole(here)).jobDescriptionId;
  expect(await analyze(client, own, `?roleId=${there}`)).toMatchObject({
    status: 409,
    body: { code: 'job-description.in-role' },
  });
  expect((await list(here)).items).toHaveLength(1);
  expect((await list(there)).items).toEqual([]);
  expect((await analyze(client, own, `?roleId=${here}`)).status).toBe(200);
});

test('a candidacy taken out of its role is judged anew at once by the job description that it came with', async () => {
  const [first, roleId] = [await newRole(client, `${jobText}\n- Scala`), await newRole(client)];
  await uploadFiles(client, first, { 'a.txt': strongResume });
  await allCurrent(first, 1);
  const { id } = (await list(first)).items[0]!;
  const move = (to: number | null) =>
    client.call(`/api/candidacies/${id}/role`, { method: 'PUT', json: { roleId: to } });
  await move(roleId);
  await allCurrent(roleId, 1);
  await move(null);
  await expect.poll(async () => (await candidacy(id)).state).toBe('current');
  expect((await candidacy(id)).requirements.map(({ text }) => text)).toContain('Scala');
});

test('a candidacy that comes back to a role is judged by what the role asks for by then', async () => {
  const roleId = await newRole(client);
  await uploadFiles(client, roleId, { 'a.txt': strongResume });
  await allCurrent(roleId, 1);
  const { id } = (await list(roleId)).items[0]!;
  const move = (to: number | null) =>
    client.call(`/api/candidacies/${id}/role`, { method: 'PUT', json: { roleId: to } });
  await move(null);
  const json = inputOf(await ofRole(roleId), { 0: { active: false } });
  await client.call(`/api/roles/${roleId}/rubric`, { method: 'PUT', json });
  await move(roleId);
  await allCurrent(roleId, 1);
  expect((await list(roleId)).items).toMatchObject([{ id, rubricVersion: 2 }]);
});

test('a role whose own file cannot be read leaves the judgment to what is submitted for it', async () => {
  const roleId = await newRole(client, '   \n ');
  await expect
    .poll(async () => {
      const rows = await server.database.select().from(jobDescriptions).where(eq(jobDescriptions.roleId, roleId));
      return rows.map(({ state }) => state);
    })
    .toEqual(['failed']);
  const { id } = await batch(roleId);
  expect((await list(roleId)).items).toMatchObject([{ jobDescriptionId: id, state: 'current' }]);
});

test('what a version before has left is put right: a role without a job, scores of another rubric', async () => {
  const roleId = await newRole(client);
  const { id, resumeId } = await batch(roleId);
  const other = await newRole(client);
  await ofRole(other);
  // As the migration leaves them.
  await server.database.update(analyses).set({ jobDescriptionId: id }).where(eq(analyses.resumeId, resumeId));
  await server.database.delete(jobDescriptions).where(eq(jobDescriptions.roleId, other));
  expect((await client.call(`/api/roles/${other}`)).body.jobDescriptionId).toBeNull();
  const outdated = { state: 'outdated', flags: expect.arrayContaining(['outdated']) };
  expect((await list(roleId)).items).toMatchObject([outdated]);
  await server.dependencies.queue.send(server.database, 'reconcile', {});
  expect((await ofRole(other)).requirements.length).toBeGreaterThan(3);
  await allCurrent(roleId, 1);
});

test('what is put right every ten minutes is looked for in indexes, not in all rows', async () => {
  const plan = async (query: string) =>
    server.database.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`);
      return JSON.stringify(await transaction.execute(sql.raw(`explain ${query}`)));
    });
  expect(await plan("select id from resumes where state = 'preparing'")).toContain('resumes_preparing');
  expect(
    await plan(`select id from roles where exists (select from analyses where company_id = roles.company_id
      and role_id = roles.id and (job_description_id, rubric_version) < (7, 2)) or id = 1`),
  ).toMatch(/analyses_role_by_rubric.*ROW\(job_description_id, rubric_version\) < ROW\(7, 2\)/);
});
