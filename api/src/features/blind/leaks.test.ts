import type { Candidacy, CandidacyList, ResumeText } from '@cotejo/contract';
import type { MediaType } from '@cotejo/plugin-kit';
import { afterAll, describe, expect, test } from 'vitest';
import { addressOf, allCalls, type Ids, send } from '../../testing/every-call.ts';
import { insertRows, insertScoreChange } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { plant } from './testing/plant.ts';

const server = await createTestServer({ env: { SANDBOX_PROCESSES: '2' } });
afterAll(server.close);
const admin = await server.signUp();
const base = await insertRows(server, admin);
const { idsOf, traces, planted } = await plant(server, base, 100);
const entryId = await insertScoreChange(server, { ...base, ...idsOf(0) });
/** The ids of a call: of somebody who was planted, and otherwise of what there is. */
const ids = (index: number): Ids => ({ ...base, ...idsOf(index), entryId, erasureId: 1, holdId: 1 });

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

/** Streams, which carry ids and counts, what works long, and what ends the session or the review. */
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
    expect(candidacy).toMatchObject({ masked: true, name: expect.stringMatching(/^Candidate [0-9A-F]{4}$/) });
    for (const one of [person, text]) expect(one).toMatchObject({ masked: true, name: candidacy.name });
    expect(text.originalFileName).toMatch(/^candidate-[0-9a-f]{4}\.pdf$/);
    const [quote] = candidacy.requirements[0]!.quotes;
    expect(quote!.text).toMatch(/^En Java .* dirigió el equipo de Candidate/);
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

  test('keeps a name that nobody may overwrite with the one that is shown', async () => {
    const { personId } = idsOf(1);
    const renamed = { method: 'PATCH', json: { name: 'Candidate 1234' } };
    expect(await admin.call(`/api/people/${personId}`, renamed)).toMatchObject({
      status: 403,
      body: { code: 'blind' },
    });
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
