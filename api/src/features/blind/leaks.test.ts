import type { Candidacy, CandidacyList, PeopleList, Person, PoolSearch, ResumeText, RoleEvent } from '@cotejo/contract';
import type { MediaType } from '@cotejo/plugin-kit';
import { afterAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { addressOf, allCalls, type Ids, send } from '../../testing/every-call.ts';
import { follow, followEvents } from '../../testing/follow.ts';
import { insertRows, insertScoreChange } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { changeRole, newRole, uploadFiles, uploadJob, uploadResume } from '../../testing/upload.ts';
import { jobText, spanishResume, strongResume } from '../documents/testing/texts.ts';
import { plant } from './testing/plant.ts';

const server = await createTestServer({ env: { SANDBOX_PROCESSES: '2' } });
afterAll(server.close);
const admin = await server.signUp();
const base = await insertRows(server, admin);
const { idsOf, traces, planted } = await plant(server, base, 100);
const entryId = await insertScoreChange(server, { ...base, ...idsOf(0) });
/** The ids of a call: of somebody who was planted, and otherwise of what there is. */
const ids = (index: number): Ids => ({
  ...base,
  ...idsOf(index),
  entryId,
  erasureId: 1,
  holdId: 1,
  tokenId: 1,
  shareId: 1,
  webhookId: 1,
});

const scores = async () => {
  const { items } = (await admin.call<CandidacyList>(`/api/roles/${base.roleId}/candidacies?limit=500`)).body;
  return new Map(items.map(({ id, matchScore, mustsMet, coverage }) => [id, [matchScore, mustsMet, coverage]]));
};
const scoresBefore = await scores();
const setBlind = (blind: boolean) => admin.call('/api/admin/blind', { method: 'PUT', json: { blind } });
const before = (await admin.call<Candidacy>(`/api/candidacies/${idsOf(1).analysisId}`)).body;
await setBlind(true);

const told = (answer: string): string[] => traces.filter((trace) => answer.toLowerCase().includes(trace));

test('what is looked for is told while nothing is blind, so that finding nothing means something', async () => {
  await setBlind(false);
  const seen = JSON.stringify((await admin.call(`/api/candidacies/${idsOf(0).analysisId}`)).body);
  const { first, last, email } = planted[0]!;
  for (const trace of [first, last, email]) expect(told(seen)).toContain(trace.toLowerCase());
  expect(told(seen)).toContain('she alone steered');
  await setBlind(true);
});

/** Those that are tried with documents, streams of our own documents, and what ends the session or the review. */
const others = [
  'analysisEvents',
  'roleEvents',
  'analyze',
  'tryPlugins',
  'logout',
  'changePassword',
  'changeBlind',
  'unmaskPerson',
];
const walked = allCalls.filter(({ access, name }) => access !== 'public' && !others.includes(name));

describe('somebody who is masked', () => {
  const { first, last, email, phone, street } = planted[0]!;

  test.each([first, last, email, phone, street, `${last}_${first}`, 'married'])(
    'is not found by "%s"',
    async (word) => {
      const q = encodeURIComponent(word);
      expect((await admin.call(`/api/people?q=${q}`)).body).toMatchObject({ items: [], total: 0 });
      expect((await admin.call(`/api/search?q=${q}`)).body.people).toEqual([]);
      expect((await admin.call(`/api/roles/${base.roleId}/candidacies?q=${q}`)).body).toMatchObject({
        items: [],
        total: 0,
      });
      expect((await admin.call(`/api/roles/${base.roleId}/activity?q=${q}`)).body.items).toEqual([]);
      expect((await admin.call(`/api/analysis-history?q=${q}`)).body).toEqual([]);
    },
  );

  test('has the same scores as ever', async () => {
    expect(await scores()).toEqual(scoresBefore);
  });

  test('says so, under one name everywhere, and quotes are where they stand in the text', async () => {
    const { analysisId, personId, resumeId } = idsOf(1);
    const candidacy = (await admin.call<Candidacy>(`/api/candidacies/${analysisId}`)).body;
    const person = (await admin.call(`/api/people/${personId}`)).body;
    const text = (await admin.call<ResumeText>(`/api/analysis/resume/${resumeId}`)).body;
    expect(candidacy).toMatchObject({ masked: true, name: expect.stringMatching(/^C-[0-9A-F]{4}$/) });
    for (const one of [person, text]) expect(one).toMatchObject({ masked: true, name: candidacy.name });
    expect(text.originalFileName).toMatch(/^c-[0-9a-f]{4}\.pdf$/);
    const [quote] = candidacy.requirements[0]!.quotes;
    expect(quote!.text).toMatch(/^En Java .* dirigió el equipo de C-/);
    expect(text.english.slice(quote!.english.start, quote!.english.end)).toBe(quote!.text);
    expect(text.original.slice(quote!.original.start, quote!.original.end)).toBe(quote!.originalText);
  });

  test('is shown to all once somebody has asked for it, and masked again; nobody else is shown', async () => {
    const { analysisId, personId } = idsOf(1);
    const address = `/api/people/${personId}/unmask`;
    await admin.call(address, { method: 'POST', json: { reason: 'The client asks' } });
    const { updatedAt: _, ...shown } = (await admin.call(`/api/candidacies/${analysisId}`)).body;
    expect(shown).toMatchObject({ name: before.name, requirements: before.requirements });
    expect(shown).not.toHaveProperty('masked');
    expect((await admin.call(`/api/people?q=${planted[1]!.last}`)).body.total).toBe(1);
    const { items } = (await admin.call<CandidacyList>(`/api/roles/${base.roleId}/candidacies?limit=500`)).body;
    expect(items.filter(({ masked }) => !masked).map(({ id }) => id)).toEqual([analysisId]);
    await admin.call(address, { method: 'DELETE' });
    expect((await admin.call(`/api/candidacies/${analysisId}`)).body).toMatchObject({ masked: true });
  });

  test('is of no row of a spreadsheet and no mail, though it is told what has become of them', async () => {
    const { items: rows } = (await admin.call(`/api/people/imports/${base.importId}/rows`)).body;
    expect(rows[0]).toMatchObject({ outcome: 'joined', masked: true, cells: [], reasons: [], person: null });
    const { items: mails } = (await admin.call('/api/admin/intake/arrivals')).body;
    expect(mails[0]).toMatchObject({ sender: null, title: null, files: [{ outcome: 'taken', masked: true }] });
  });

  test('keeps a name that nobody may overwrite with the one that is shown', async () => {
    const { personId } = idsOf(1);
    const renamed = { method: 'PATCH', json: { name: 'C-1234' } };
    expect(await admin.call(`/api/people/${personId}`, renamed)).toMatchObject({
      status: 403,
      body: { code: 'blind' },
    });
  });

  test('is not told by a name that somebody types, which is answered alike for everybody', async () => {
    const { personId } = idsOf(6);
    const { first, last } = planted[7]!;
    await changeRole(admin, base.roleId, { name: `After ${last}` });
    const { items } = (await admin.call<PeopleList>('/api/people?limit=500')).body;
    const roles = items.flatMap(({ latest }) => latest.map(({ role }) => role?.name));
    expect(new Set(roles)).toEqual(new Set([`After ${last}`]));
    await changeRole(admin, base.roleId, { name: 'Role' });
    const asked = { method: 'POST', json: { requirements: ['Java', `the team of ${first}`] } };
    const { body: found } = await admin.call<PoolSearch>('/api/people/search', asked);
    const understood = found.understood.map(({ text }) => text);
    expect(understood.join()).toContain(first);
    for (const { verdicts } of found.items) expect(verdicts.map(({ requirement }) => requirement)).toEqual(understood);
    // Of somebody else, who is named in the same answer; with a soft hyphen, as texts of other programs have them.
    const split = `${last.slice(0, 3)}\u00AD${last.slice(3)}`;
    await admin.call(`/api/people/${personId}/notes`, { method: 'POST', json: { text: `Rather ${first} ${split}?` } });
    const { notes, pairs } = (await admin.call<Person>(`/api/people/${personId}`)).body;
    expect(pairs.map(({ person }) => person.id)).toContain(idsOf(7).personId);
    expect(notes[0]!.text).toBe('Rather […]?');
  });

  test('keeps what was typed of them when it comes back as it was shown', async () => {
    const { personId, personNoteId, analysisId, noteId } = idsOf(5);
    const { last } = planted[5]!;
    const person = (await admin.call<Person>(`/api/people/${personId}`)).body;
    const tags = [...person.tags, 'senior'];
    expect((await admin.call(`/api/people/${personId}`, { method: 'PATCH', json: { tags } })).status).toBe(200);
    for (const address of [`people/${personId}/notes/${personNoteId}`, `candidacies/${analysisId}/notes/${noteId}`])
      expect(
        await admin.call(`/api/${address}`, { method: 'PUT', json: { text: person.notes[0]!.text } }),
      ).toMatchObject({ status: 403, body: { code: 'blind' } });
    await setBlind(false);
    expect((await admin.call(`/api/people/${personId}`)).body).toMatchObject({
      tags: [`friend of ${last}`, 'senior'],
      notes: [{ text: expect.stringContaining(last) }],
    });
    await setBlind(true);
  });

  test('is so by the role alone, where the company is not blind', async () => {
    await setBlind(false);
    const { analysisId } = idsOf(4);
    const role = async (blind: string) => {
      const body = new FormData();
      body.set('name', 'Role');
      body.set('blind', blind);
      expect((await admin.call(`/api/roles/${base.roleId}`, { method: 'PUT', body })).status).toBe(200);
    };
    await role('true');
    expect((await admin.call(`/api/candidacies/${analysisId}`)).body).toMatchObject({ masked: true });
    expect(told(JSON.stringify((await admin.call('/api/people?limit=500')).body))).toEqual([]);
    await role('false');
    expect((await admin.call(`/api/candidacies/${analysisId}`)).body).not.toHaveProperty('masked');
    await setBlind(true);
  });
});

describe('no file tells it', () => {
  test.each(walked.filter(({ reply }) => reply === 'file'))('$name', async (endpoint) => {
    const query = endpoint.path.includes('/roles/') ? `?ids=${idsOf(0).analysisId},${idsOf(1).analysisId}` : '';
    const input = endpoint.method === 'POST' && { kind: 'notice', language: 'en', text: 'Dear candidate' };
    const response = await fetch(server.url + addressOf(endpoint, ids(0)) + query, {
      method: endpoint.method,
      headers: { Cookie: admin.cookie, ...(input && { 'Content-Type': 'application/json' }) },
      body: input ? JSON.stringify(input) : null,
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (!endpoint.masksItself) expect(response.status).toBe(403);
    const text = await textIn(bytes, (response.headers.get('Content-Type') ?? '').split(';')[0]!);
    expect(text).not.toBe('');
    expect(told([...response.headers].join() + text + Buffer.from(bytes).toString('latin1'))).toEqual([]);
  });

  /** The text that the product itself reads in a file. */
  async function textIn(bytes: Uint8Array, mediaType: string): Promise<string> {
    const options = { signal: AbortSignal.timeout(60_000), maxPages: 100, maxCharacters: 1_000_000 };
    for (const extractor of server.dependencies.providers.extractor) {
      if (!extractor.mediaTypes.includes(mediaType as MediaType)) continue;
      const { pages } = await extractor.provider.extract({ bytes, mediaType: mediaType as MediaType }, options);
      return pages.map(({ text }) => text).join(' ');
    }
    return Buffer.from(bytes).toString();
  }
});

describe('no answer tells who is reviewed blind', () => {
  const reads = walked.filter(({ method, reply }) => method === 'GET' && reply === 'json');
  const writes = walked.filter(({ method, body }) => method !== 'GET' && method !== 'DELETE' && body !== 'multipart');

  test.each(reads)('$name', async (endpoint) => {
    for (const index of [0, 1, 2]) {
      const { body, headers } = await send(admin, endpoint, ids(index));
      expect(told(JSON.stringify(body) + [...headers].join())).toEqual([]);
    }
  });

  test.each(writes)('$name', async (endpoint) => {
    const { body } = await send(admin, endpoint, ids(writes.indexOf(endpoint) + 3));
    expect(told(JSON.stringify(body ?? ''))).toEqual([]);
  });

  test('a list in any order and the place of its next part', async () => {
    for (const sort of ['name', '-name', 'score', '-salary', 'status', 'added']) {
      const { body } = await admin.call(`/api/roles/${base.roleId}/candidacies?limit=7&sort=${sort}`);
      expect(told(Buffer.from(body.nextCursor, 'base64url').toString() + JSON.stringify(body))).toEqual([]);
    }
  });
});

describe('what comes in while the company is blind', () => {
  const files = { 'Marta Ilves.txt': strongResume, 'CV Lucía Bermejo.txt': spanishResume };
  const named = /marta|ilves|luc[ií]a|bermejo|sanz|desarrolladora/i;

  /** Everything that is answered to a client. */
  function listened(client: Client): { client: Client; answers: string[] } {
    const answers: string[] = [];
    const call: Client['call'] = async (path, options) => {
      const answer = await client.call(path, options);
      answers.push(JSON.stringify([path, answer.body, ...answer.headers]));
      return answer as never;
    };
    return { client: { ...client, call }, answers };
  }

  /** Has resumes judged for a role; what the role's stream tells meanwhile comes with them. */
  async function judge(client: Client): Promise<{ judged: Candidacy[]; events: RoleEvent[] }> {
    const roleId = await newRole(client);
    const address = `/api/roles/${roleId}`;
    const events = followEvents<RoleEvent>(
      server.url,
      client,
      `${address}/events`,
      (event) => event.what === 'counts' && event.scored === 2 && event.pending + event.waiting === 0,
    );
    await uploadFiles(client, roleId, files);
    const seen = await events;
    await uploadFiles(client, roleId, files);
    const { items } = (await client.call<CandidacyList>(`${address}/candidacies`)).body;
    const read = async ({ id }: { id: number }) => (await client.call<Candidacy>(`/api/candidacies/${id}`)).body;
    return { judged: await Promise.all(items.map(read)), events: seen };
  }

  const scoresOf = ({ judged }: { judged: Candidacy[] }) =>
    judged.map(({ matchScore, arithmetic, confidence, requirements }) => [
      [matchScore, arithmetic, confidence],
      requirements.map(({ id, verdict, quotes }) => [id, verdict, quotes.length]),
    ]);

  test('names nobody, from the upload on, and has exactly the scores that an open company gives', async () => {
    const { client, answers } = listened(admin);
    const [open, blind] = await Promise.all([judge(await server.signUp()), judge(client)]);
    expect(JSON.stringify(open.judged)).toMatch(named);
    expect(scoresOf(blind)).toEqual(scoresOf(open));
    expect(blind.judged.every(({ masked }) => masked)).toBe(true);
    const { body: job } = await uploadJob(client, jobText);
    for (const [name, text] of Object.entries(files)) await uploadResume(client, job.id, text, name);
    const progress = follow(server.url, client, job.id, ({ flow, stage }) => flow === 'match' && stage === 'done');
    expect((await client.call(`/api/analyze/${job.id}`, { method: 'POST' })).body).toMatchObject({
      selectedCandidate: { masked: true },
    });
    const streamed = [...blind.events, ...(await progress)].map((event) => JSON.stringify(event));
    expect(streamed.length).toBeGreaterThan(3);
    expect([...streamed, ...answers].filter((answer) => named.test(answer))).toEqual([]);
  });
});

describe('no answer about what is deleted tells it', () => {
  // What holds the others goes last.
  const deletions = walked.filter(({ method }) => method === 'DELETE').toReversed();

  test.each(deletions)('$name', async (endpoint) => {
    const { status, body } = await send(admin, endpoint, ids(deletions.indexOf(endpoint) + 70));
    expect(status).toBeLessThan(500);
    expect(told(JSON.stringify(body ?? ''))).toEqual([]);
  });
});
