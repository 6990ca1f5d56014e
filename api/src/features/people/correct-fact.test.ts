import type { Candidacy, Fact, ResumeFacts } from '@cotejo/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../testing/server.ts';
import { settledList } from '../../testing/settled-list.ts';
import { newRole, uploadFiles } from '../../testing/upload.ts';

const server = await createTestServer({ env: { SANDBOX_PROCESSES: '2' } });
afterAll(server.close);
const client = await server.signUp();

const job = `Backend Engineer

Requirements
- 5+ years of experience with Java
- Experience with PostgreSQL
`;
let people = 0;
const resumeOf = (dates: string, name = `Ana Quill${'abcdefghijklmnop'[people++]}`) => `${name}
Backend Engineer

Experience
Backend Engineer, Northwind Payments, ${dates}
- Built payment services in Java
- Ran PostgreSQL clusters
`;

const read = async (id: number) => (await client.call<Candidacy>(`/api/candidacies/${id}`)).body;
const current = async (id: number) => {
  await expect.poll(async () => (await read(id)).state).toBe('current');
  return read(id);
};
type Place = { personId: number; resumeId: number };
const addressOf = ({ personId, resumeId }: Place) => `/api/people/${personId}/facts/${resumeId}`;
const factsOf = async (place: Place) => (await client.call<ResumeFacts>(addressOf(place))).body;
const readFacts = async (place: Place) => {
  await expect.poll(async () => (await factsOf(place)).isRead).toBe(true);
  return factsOf(place);
};
const correct = (place: Place, { id }: Fact, json: object) =>
  client.call<ResumeFacts>(`${addressOf(place)}/${id}`, { method: 'PUT', json });
const takeBack = (place: Place, { id }: Pick<Fact, 'id'>) =>
  client.call(`${addressOf(place)}/${id}`, { method: 'DELETE' });
const positionIn = ({ facts }: ResumeFacts) => facts.find(({ kind }) => kind === 'position')!;
const skillIn = ({ facts }: ResumeFacts, name: string) =>
  facts.find((fact) => fact.kind === 'skill' && fact.skill === name)!;

async function candidacyOf(text: string, role?: number) {
  const roleId = role ?? (await newRole(client, job));
  const known = role === undefined ? [] : (await settledList(client, roleId)).items.map(({ id }) => id);
  await uploadFiles(client, roleId, { 'resume.txt': text });
  await expect.poll(async () => (await settledList(client, roleId)).items.length).toBe(known.length + 1);
  const { id } = (await settledList(client, roleId)).items.find((one) => !known.includes(one.id))!;
  const before = await current(id);
  const place = { personId: before.personId!, resumeId: before.resumeId };
  return { roleId, id, before, place, facts: await readFacts(place) };
}

const java = ({ requirements }: Candidacy) => requirements.find(({ minYears }) => minYears === 5)!;

describe('corrected dates of a position', () => {
  test('come beside those that were read, which say where the months are an estimate', async () => {
    const { facts } = await candidacyOf(resumeOf('2015 - 2018'));
    expect(positionIn(facts)).toMatchObject({ yearsAlone: true });
    const exact = await candidacyOf(resumeOf('May 2015 - June 2018'));
    expect(positionIn(exact.facts)).not.toHaveProperty('yearsAlone');
  });

  test('move the score of all candidacies of the resume, both ways, and stand beside what was read', async () => {
    const text = resumeOf('January 2020 - December 2022');
    const { id, before, place, facts } = await candidacyOf(text);
    const copy = await candidacyOf(text);
    expect(java(before).verdict).toBe('partial');
    const fact = positionIn(facts);
    expect(fact).toMatchObject({
      title: 'Backend Engineer',
      read: { start: '2020-01', end: '2022-12' },
      lines: ['Backend Engineer, Northwind Payments, January 2020 - December 2022'],
      correction: null,
    });
    const dates = { start: '2015-01', end: '2022-12' };
    const { status, body } = await correct(place, fact, { ...dates, reason: 'A letter of the employer', seen: null });
    expect(status).toBe(200);
    expect(positionIn(body).correction).toMatchObject({ dates, reason: 'A letter of the employer' });
    expect(positionIn(body).correction!.author).not.toBeNull();
    const after = await current(id);
    expect(java(after).verdict).toBe('met');
    expect(after.matchScore).toBeGreaterThan(before.matchScore);
    expect(after.activity[0]).toMatchObject({ change: { what: 'score', cause: 'facts', to: after.matchScore } });
    expect((await current(copy.id)).matchScore).toBe(after.matchScore);
    expect(positionIn(await factsOf(copy.place)).correction).toMatchObject({ dates });

    const seen = positionIn(body).correction!.correctedAt;
    await correct(place, fact, { start: '2022-11', end: '2022-12', reason: 'A slip', seen });
    expect((await current(id)).matchScore).toBeLessThan(before.matchScore);

    expect((await takeBack(place, fact)).status).toBe(204);
    expect((await current(id)).matchScore).toBe(before.matchScore);
    expect(positionIn(await factsOf(place)).correction).toBeNull();
    expect((await takeBack(place, fact)).status).toBe(404);
  });

  test('outlive a changed rubric and another reader, and wait for review where it reads otherwise', async () => {
    const { id, roleId, place, facts } = await candidacyOf(resumeOf('January 2020 - December 2022'));
    const fact = positionIn(facts);
    await correct(place, fact, { start: '2015-01', end: null, reason: 'Seen on site' });
    const corrected = await current(id);
    const rubric = (await client.call(`/api/roles/${roleId}/rubric`)).body;
    await client.call(`/api/roles/${roleId}/rubric`, {
      method: 'PUT',
      json: {
        version: rubric.version,
        requirements: [],
        added: [{ text: 'Knows Kubernetes', must: false, weight: 1 }],
      },
    });
    expect(java(await current(id))).toEqual(java(corrected));
    // As another version of the matcher would find it: verdicts and outline are made anew.
    await client.call(`/api/analyze/${corrected.jobDescriptionId}?force=true`, { method: 'POST' });
    expect(java(await current(id))).toEqual(java(corrected));
    // As a reader that takes the line for other dates would store it.
    await server.database.$client.unsafe(
      `update resume_outlines
       set profile = jsonb_set(profile #- '{positions,0,found}', '{positions,0,start}', '"2020-03"')
       where resume_id = ${place.resumeId}`,
    );
    const otherwise = await factsOf(place);
    expect(positionIn(otherwise).correction).toBeNull();
    expect(otherwise.review).toMatchObject([
      { id: fact.id, resume: null, correction: { reason: 'Seen on site', dates: { start: '2015-01', end: null } } },
    ]);
    expect((await takeBack(place, fact)).status).toBe(204);
    expect((await factsOf(place)).review).toEqual([]);
  });

  test('count for another version of the resume only when somebody says so there', async () => {
    const text = resumeOf('January 2020 - December 2022', 'Bea Quillson');
    const mail = 'bea.quillson@example.org';
    const first = await candidacyOf(`${text}\n${mail}\n`);
    const second = await candidacyOf(`${text}\n${mail}\nLanguages\nEnglish\n`);
    expect(second.place.personId).toBe(first.place.personId);
    const dates = { start: '2015-01', end: '2022-12' };
    await correct(first.place, positionIn(first.facts), { ...dates, reason: 'A reference' });
    await current(first.id);
    const other = await factsOf(second.place);
    expect(positionIn(other).correction).toBeNull();
    expect(other.review).toMatchObject([
      { id: positionIn(other).id, resume: { id: first.place.resumeId, fileName: 'resume.txt' }, correction: { dates } },
    ]);
    expect((await current(second.id)).matchScore).toBe(second.before.matchScore);
    const { body } = await correct(second.place, positionIn(other), { ...dates, reason: 'The same' });
    expect(body.review).toEqual([]);
    expect((await current(second.id)).matchScore).toBeGreaterThan(second.before.matchScore);
  });

  test('are refused where they cannot be, without a reason, and over what their author has not seen', async () => {
    const { place, facts } = await candidacyOf(resumeOf('2020 - 2022'));
    const fact = positionIn(facts);
    const refused = async (json: object, at = fact) => {
      const { status, body } = await correct(place, at, json);
      return [status, (body as unknown as { issues?: { code: string }[] }).issues?.[0]?.code];
    };
    const dates = { start: '2020-01', end: '2021-01' };
    expect(await refused({ ...dates, reason: ' ' })).toEqual([400, 'reason-required']);
    expect(await refused({ reason: 'x' })).toEqual([400, 'value-required']);
    expect(await refused({ ...dates, start: '2020-13', reason: 'x' })).toEqual([400, 'month-invalid']);
    expect(await refused({ start: '2020-01', end: '2019-12', reason: 'x' })).toEqual([400, 'end-before-start']);
    expect(await refused({ start: '2090-01', end: null, reason: 'x' })).toEqual([400, 'month-to-come']);
    expect(await refused({ ...dates, reason: 'x'.repeat(5_001) })).toEqual([400, 'reason-too-long']);
    expect((await correct(place, { ...fact, id: '0123456789abcdef' }, { ...dates, reason: 'x' })).status).toBe(404);
    const both = await Promise.all(
      ['First', 'Second'].map((reason) => correct(place, fact, { ...dates, reason, seen: null })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

test('a skill that is none counts no more, in scores and searches, and comes back', async () => {
  const { id, before, place, facts } = await candidacyOf(resumeOf('January 2014 - December 2022', 'Cleo Quillberg'));
  const fact = skillIn(facts, 'PostgreSQL');
  expect(fact.lines).toEqual(['• Ran PostgreSQL clusters']);
  const verdict = ({ requirements }: Candidacy) =>
    requirements.find(({ text }) => text.includes('PostgreSQL'))!.verdict;
  expect(verdict(before)).toBe('met');
  const { body } = await correct(place, fact, { reason: 'The name of a ship' });
  expect(skillIn(body, 'PostgreSQL').correction).toMatchObject({ dates: null, reason: 'The name of a ship' });
  const after = await current(id);
  expect(verdict(after)).toBe('missing');
  expect(after.matchScore).toBeLessThan(before.matchScore);
  const terms = async () =>
    (
      await server.database.$client.unsafe(
        `select profile->'takenAway' as none from resume_outlines
          where resume_id = ${place.resumeId} and made_by <> ''`,
      )
    ).map(({ none }) => none);
  await expect.poll(terms).toMatchObject([[{ skill: 'PostgreSQL' }]]);
  expect(skillIn(await factsOf(place), 'PostgreSQL').correction).not.toBeNull();
  await takeBack(place, fact);
  expect((await current(id)).matchScore).toBe(before.matchScore);
});

test('corrections go with the person who is joined or separated, and are erased with the person', async () => {
  const { place, facts } = await candidacyOf(resumeOf('2020 - 2022', 'Dora Quillmann'));
  const other = await candidacyOf(resumeOf('2016 - 2018', 'Dorothea Quillmannsen'));
  await correct(place, positionIn(facts), { start: '2019-01', end: null, reason: 'Canary Quillseed' });
  const joined = { ...place, personId: other.place.personId };
  await client.call(`/api/people/${joined.personId}/join`, { method: 'POST', json: { otherId: place.personId } });
  expect(positionIn(await factsOf(joined)).correction).toMatchObject({ reason: 'Canary Quillseed' });
  const { resumeId } = place;
  await client.call(`/api/people/${joined.personId}/separate`, { method: 'POST', json: { resumeId } });
  expect(positionIn(await factsOf(place)).correction).toMatchObject({ reason: 'Canary Quillseed' });
  expect((await factsOf(other.place)).review).toEqual([]);
  expect((await client.call(`/api/people/${place.personId}`, { method: 'DELETE' })).status).toBe(200);
  const left = await server.database.$client.unsafe(`select id from fact_corrections where reason like '%Quillseed%'`);
  expect(left).toEqual([]);
});
