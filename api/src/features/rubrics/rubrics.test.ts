import type { Candidate, Rubric, RubricVersion } from '@cotejo/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { and, eq } from '../../platform/database/drizzle.ts';
import { analyses, auditLog, resumes } from '../../platform/database/schema/index.ts';
import { jobText, strongResume, weakResume } from '../documents/testing/texts.ts';
import type { Client } from '../../testing/client.ts';
import { colleagueOf, promoted } from '../../testing/colleague.ts';
import { createTestServer } from '../../testing/server.ts';
import { type Case, uploadCase, uploadJob } from '../../testing/upload.ts';
import { address, analyze, entriesOf, inputOf, put, read } from './testing/calls.ts';
import { createAdministration } from '../users/administration.ts';

const server = await createTestServer({ env: { SANDBOX_PROCESSES: '2' } });
afterAll(server.close);

// Of most tests: a new company costs a new process, as one that has read a company's documents reads no other's.
const member = await server.signUp();
const withResumes = (...texts: string[]): Promise<Case> => uploadCase(member, texts);

async function analyzed(...texts: string[]): Promise<Case> {
  const made = await withResumes(...texts);
  await analyze(made.client, made.id);
  return made;
}

const idsOf = ({ requirements }: Rubric) => requirements.filter(({ active }) => active).map(({ id }) => id);
const versions = async (client: Client, id: number) =>
  (await client.call<RubricVersion[]>(`${address(id)}/versions`)).body;
const candidate = async ({ client, id, resumeIds }: Case, index = 0) =>
  (await client.call<Candidate>(`/api/analysis/${id}/${resumeIds[index]}`)).body;

const pointsOf = ({ arithmetic }: Candidate) =>
  arithmetic.reduce((sum, { points }) => sum + Math.round(points * 100), 0) / 100;

describe('the rubric of a job description', () => {
  test('is what was read, as version 1, before any analysis', async () => {
    const { client, id } = await withResumes();
    const rubric = await read(client, id);
    expect(rubric).toMatchObject({ jobDescriptionId: id, version: 1 });
    expect(rubric.requirements.length).toBeGreaterThan(3);
    expect(rubric.requirements.map(({ text, active }) => active || text)).toEqual([
      true,
      true,
      true,
      true,
      true,
      'We are looking for a backend engineer for our payments team',
    ]);
    expect(rubric.requirements.some(({ added }) => added)).toBe(false);
    expect(await versions(client, id)).toMatchObject([{ version: 1, changedBy: null, changes: [] }]);
  });

  test('that was changed before the analysis is what the analysis goes by', async () => {
    const { client, id, resumeIds } = await withResumes(strongResume);
    const rubric = await read(client, id);
    expect((await put(client, id, inputOf(rubric, { 0: { active: false } }))).body.version).toBe(2);
    await analyze(client, id);
    const found = await candidate({ client, id, resumeIds });
    expect(found.rubricVersion).toBe(2);
    expect(found.requirements.map((one) => one.id)).toEqual(idsOf(rubric).slice(1));
  });

  test('that is sent back as it is makes no version', async () => {
    const { client, id } = await withResumes();
    expect((await put(client, id, inputOf(await read(client, id)))).body.version).toBe(1);
    expect(await versions(client, id)).toHaveLength(1);
  });

  test('tells who changed what', async () => {
    const { client, id } = await withResumes();
    const rubric = await read(client, id);
    const [first, second, third] = rubric.requirements;
    const weight = Math.round(third!.weight * 100 + 75) / 100;
    const { body } = await put(
      client,
      id,
      inputOf(rubric, { 0: { active: false }, 1: { must: !second!.must }, 2: { weight } }, [
        { text: 'Ansible', active: true, must: false, weight: 1 },
      ]),
    );
    expect(body.version).toBe(2);
    const [newest, oldest] = await versions(client, id);
    expect(newest).toMatchObject({ version: 2, changedBy: { id: client.user.id, name: 'Ada Example' } });
    expect(newest!.changes).toEqual([
      { what: 'switched-off', text: first!.text },
      { what: second!.must ? 'nice' : 'must', text: second!.text },
      { what: 'weight', text: third!.text, from: third!.weight, to: weight },
      { what: 'added', text: 'Ansible' },
    ]);
    expect(oldest).toMatchObject({ version: 1, changedBy: null, changes: [] });
    const [logged] = await server.database
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'rubric-changed'), eq(auditLog.subjectId, id)));
    expect(logged).toMatchObject({ userId: client.user.id, details: { version: 2 } });
  });
});

describe('after an analysis', () => {
  test('scores follow at once, add up, and keep what the recruiter wrote beside them', async () => {
    const made = await analyzed(weakResume, strongResume);
    const { client, id } = made;
    const before = await candidate(made);
    await client.call(`/api/analysis/${before.analysisId}/expected-salary`, {
      method: 'PUT',
      json: { expectedSalary: '50,000' },
    });
    await client.call(`/api/analysis/${before.analysisId}/status`, { method: 'PUT', json: { status: 'Hired' } });
    const rubric = await read(client, id);
    const best = before.requirements.findIndex(
      ({ degree }) => degree === Math.max(...before.requirements.map((one) => one.degree)),
    );
    expect((await put(client, id, inputOf(rubric, { [best]: { active: false } }))).status).toBe(200);
    const after = await candidate(made);
    expect(after).toMatchObject({ rubricVersion: 2, status: 'Hired', expectedSalary: '50,000' });
    expect(pointsOf(after)).not.toBe(pointsOf(before));
    expect(after.matchScore).toBe(Math.floor(pointsOf(after) + 0.5));
    expect(after.arithmetic.map((line) => line.id)).not.toContain(rubric.requirements[best]!.id);
    expect(after.requirements).toEqual(before.requirements.filter((_, index) => index !== best));
  });

  test('switching on again gives back the same score, as every rubric does', async () => {
    const made = await analyzed(strongResume);
    const { client, id } = made;
    const before = await candidate(made);
    const rubric = await read(client, id);
    const off = (await put(client, id, inputOf(rubric, { 0: { active: false }, 1: { weight: 3.5 } }))).body;
    await put(client, id, { ...inputOf(rubric), version: off.version });
    const { matchScore, arithmetic, requirements } = await candidate(made);
    expect({ matchScore, arithmetic, requirements }).toEqual({
      matchScore: before.matchScore,
      arithmetic: before.arithmetic,
      requirements: before.requirements,
    });
    const { body } = await analyze(client, id, '?force=true');
    expect(body.selectedCandidate).toMatchObject({ matchScore, arithmetic, requirements, rubricVersion: 3 });
  });

  test('an added requirement is read, judged against the stored resume, and quoted', async () => {
    const made = await analyzed(strongResume);
    const { client, id } = made;
    const before = await candidate(made);
    const { body } = await put(
      client,
      id,
      inputOf(await read(client, id), {}, [
        { text: 'At least 2 years of experience with  Spring Boot', active: true, must: true, weight: 1 },
      ]),
    );
    const added = body.requirements.at(-1)!;
    expect(added).toMatchObject({
      text: 'At least 2 years of experience with Spring Boot',
      kind: 'experience',
      minYears: 2,
      added: true,
      active: true,
    });
    const {
      body: { selectedCandidate },
    } = await analyze(client, id);
    expect(selectedCandidate!.rubricVersion).toBe(2);
    expect(selectedCandidate!.requirements.slice(0, -1)).toEqual(before.requirements);
    expect(selectedCandidate!.requirements.at(-1)).toMatchObject({ id: added.id, verdict: 'met' });
    expect(
      selectedCandidate!.requirements
        .at(-1)!
        .quotes.map(({ text: quote }) => quote)
        .join(),
    ).toContain('Spring Boot');
    expect(selectedCandidate!.matchScore).toBe(Math.floor(pointsOf(selectedCandidate!) + 0.5));
    const forced = (await analyze(client, id, '?force=true')).body.selectedCandidate!;
    expect({ score: forced.matchScore, arithmetic: forced.arithmetic }).toEqual({
      score: selectedCandidate!.matchScore,
      arithmetic: selectedCandidate!.arithmetic,
    });
  });

  test('one that is added in Spanish is read in English', async () => {
    const { client, id } = await withResumes();
    const { body } = await put(
      client,
      id,
      inputOf(await read(client, id), {}, [
        {
          text: 'Se requiere experiencia de tres años en el desarrollo de aplicaciones web',
          active: true,
          must: true,
          weight: 1,
        },
      ]),
    );
    expect(body.requirements.at(-1)).toMatchObject({
      text: expect.stringMatching(/experience.*web/i),
      originalText: 'Se requiere experiencia de tres años en el desarrollo de aplicaciones web',
      kind: 'experience',
      minYears: 3,
    });
  });

  test('one that may stand for who somebody is comes with a hint, as it was written', async () => {
    const { client, id } = await withResumes();
    const hints = (rubric: Rubric) => rubric.requirements.flatMap(({ cautions = [] }) => cautions);
    const before = await read(client, id);
    expect(hints(before)).toEqual([]);
    await put(
      client,
      id,
      inputOf(before, {}, [{ text: 'Recién titulado en Informática', active: true, must: true, weight: 1 }]),
    );
    expect(hints(await read(client, id))).toEqual([{ ground: 'age', words: 'Recién titulado' }]);
  });

  test('the summary speaks of what counts now', async () => {
    const made = await analyzed(weakResume);
    const { client, id } = made;
    const rubric = await read(client, id);
    const kept = rubric.requirements[0]!;
    await put(client, id, {
      version: 1,
      requirements: entriesOf(rubric).map((entry) => ({ ...entry, active: entry.id === kept.id })),
    });
    await analyze(client, id);
    const { areasForConsideration, keyStrengths, requirements } = await candidate(made);
    expect(requirements.map((one) => one.id)).toEqual([kept.id]);
    const off = rubric.requirements.slice(1).map(({ text }) => text);
    expect(
      [...areasForConsideration, ...keyStrengths].filter(({ title, description }) =>
        off.some((text) => `${title} ${description}`.includes(text)),
      ),
    ).toEqual([]);
  });

  test('a candidate whose summary is not written again yet says so', async () => {
    const made = await analyzed(strongResume);
    expect(await candidate(made)).toMatchObject({ isPending: false });
    await server.database.update(resumes).set({ matchState: 'queued' }).where(eq(resumes.id, made.resumeIds[0]!));
    expect(await candidate(made)).toMatchObject({ isPending: true });
    await analyze(made.client, made.id);
    expect(await candidate(made)).toMatchObject({ isPending: false });
  });

  test('an added one can be taken out again, and never comes back under its number', async () => {
    const made = await analyzed(strongResume);
    const { client, id } = made;
    const before = await candidate(made);
    const entry = { text: 'Kafka', active: true, must: true, weight: 1 };
    const second = (await put(client, id, inputOf(await read(client, id), {}, [entry]))).body;
    const third = (await put(client, id, { version: 2, requirements: entriesOf(second).slice(0, -1) })).body;
    expect(third.requirements).toHaveLength(second.requirements.length - 1);
    const fourth = (await put(client, id, inputOf(third, {}, [entry]))).body;
    expect(fourth.requirements.at(-1)!.id).not.toBe(second.requirements.at(-1)!.id);
    expect((await versions(client, id)).flatMap(({ changes }) => changes.map(({ what }) => what))).toEqual([
      'added',
      'removed',
      'added',
    ]);
    await put(client, id, { version: 4, requirements: entriesOf(fourth).slice(0, -1) });
    expect((await candidate(made)).matchScore).toBe(before.matchScore);
  });

  test('a run that was under way ends with the rubric of now', async () => {
    const { client, id, resumeIds } = await withResumes(strongResume, weakResume);
    const rubric = await read(client, id);
    const running = analyze(client, id);
    for (const [index, weight] of [2, 3, 4].entries())
      await put(client, id, { ...inputOf(rubric, { 0: { weight } }), version: index + 1 });
    await running;
    const { body } = await analyze(client, id);
    expect(body.resumes).toHaveLength(2);
    for (const index of [0, 1]) {
      const found = await candidate({ client, id, resumeIds }, index);
      expect(found).toMatchObject({ rubricVersion: 4 });
      expect(found.requirements[0]!.weight).toBe(4);
    }
  });
});

describe('two people', () => {
  test('learn of each other: the second change is refused until its author has seen the first', async () => {
    const admin = await promoted(await server.signUp(), createAdministration(server.database).promote);
    const {
      body: { id },
    } = await uploadJob(admin, jobText);
    const colleague = await colleagueOf(admin, server.url);
    const rubric = await read(admin, id);
    expect((await put(colleague, id, inputOf(rubric, { 0: { active: false } }))).status).toBe(200);
    expect(await put(admin, id, inputOf(rubric, { 1: { weight: 2 } }))).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    expect((await put(admin, id, inputOf(await read(admin, id), { 1: { weight: 2 } }))).body.version).toBe(3);
    expect((await versions(admin, id)).map(({ changedBy }) => changedBy?.id)).toEqual([
      admin.user.id,
      colleague.user.id,
      undefined,
    ]);
  });

  test('who save at the same moment do not overwrite each other', async () => {
    const { client, id } = await withResumes();
    const rubric = await read(client, id);
    const answers = await Promise.all([2, 3, 4].map((weight) => put(client, id, inputOf(rubric, { 0: { weight } }))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await versions(client, id)).toHaveLength(2);
  });
});

test('HTML is text like any other', async () => {
  const { client, id } = await withResumes();
  const text = '<b onclick="alert(1)">Ansible</b> & more';
  const { body } = await put(
    client,
    id,
    inputOf(await read(client, id), {}, [{ text, active: true, must: false, weight: 1 }]),
  );
  expect(body.requirements.at(-1)!.text).toBe(text);
});

test('an analysis of an older matcher is judged anew instead of added up again', async () => {
  const made = await analyzed(strongResume);
  const { client, id, resumeIds } = made;
  await server.database
    .update(analyses)
    .set({ evidenceKey: '', matchScore: 1 })
    .where(eq(analyses.resumeId, resumeIds[0]!));
  await put(client, id, inputOf(await read(client, id), { 0: { weight: 2 } }));
  const { body } = await analyze(client, id);
  expect(body.selectedCandidate).toMatchObject({ rubricVersion: 2 });
  expect(body.selectedCandidate!.matchScore).toBeGreaterThan(1);
  const [resume] = await server.database.select().from(resumes).where(eq(resumes.id, resumeIds[0]!));
  expect(resume!.matchState).toBe('done');
});
