import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Calls, Candidacy, CandidacyList, OutputOf, Share } from '@cotejo/contract';
import { sampleRequirement } from '@cotejo/contract/testing/sample-candidate';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { analyses, auditLog, people, rateLimits, resumes, shares } from '../../platform/database/schema/index.ts';
import { insertCandidate, insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';

const server = await createTestServer({ worker: false, env: { PUBLIC_URL: 'http://cotejo.example.com' } });
afterAll(server.close);
const { database } = server;
const client = await server.signUp({ company: 'Northwind Talent' });
const rows = await insertRows(server, client);
const { roleId, analysisId: alex, companyId, userId } = rows;
const grace = await insertCandidate(server, { companyId, userId, roleId }, { candidateName: 'Grace Lively' });
const quote = { text: 'Seven years of Java', english: { start: 0, end: 4 }, original: { start: 0, end: 4 } };
const requirement = sampleRequirement({ id: 'r1', text: 'Java', verdict: 'met', quotes: [quote] });
await database
  .update(analyses)
  .set({ requirements: [requirement] as (typeof analyses.$inferInsert)['requirements'] })
  .where(eq(analyses.roleId, roleId));
beforeEach(async () => void (await database.delete(rateLimits)));

type Made = OutputOf<Calls['POST /api/roles/:id/shares']>;
const at = `/api/roles/${roleId}/shares`;
async function share(input: Record<string, unknown> = {}): Promise<Made & { path: string }> {
  const json = { candidates: [{ id: alex, comment: 'Knows <Java>' }, { id: grace.analysisId }], ...input };
  const { status, body } = await client.call<Made>(at, { method: 'POST', json });
  expect(status).toBe(201);
  return { ...body, path: new URL(body.url).pathname };
}
const visit = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(new URL(path, server.url), { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
async function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  // As a browser sends the form of a page without a referrer.
  const sent = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin', ...headers };
  const body = new URLSearchParams(fields);
  const response = await fetch(new URL(path, server.url), { method: 'POST', body, headers: sent, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const sendFile = (content: unknown) => {
  const body = new FormData();
  body.set('file', new File([typeof content === 'string' ? content : JSON.stringify(content)], 'Answers.json'));
  return client.call(`/api/roles/${roleId}/client-answers`, { method: 'POST', body });
};
const shared = async (id: number) => (await client.call<Share[]>(at)).body.find((one) => one.id === id)!;
const yes = { answer: `${alex} yes`, [`m${alex}`]: 'When can we meet?' };

test('a page is reached by its address alone, of which the server keeps a hash', async () => {
  const { url, path, share: made } = await share();
  expect(url).toMatch(/^http:\/\/cotejo\.example\.com\/s\/[\w-]{43}$/);
  const stored = JSON.stringify(await database.select().from(shares).where(eq(shares.id, made.id)));
  expect(stored).not.toContain(path.slice(3));
  expect(new Date(made.expiresAt).getTime() - new Date(made.createdAt).getTime()).toBeCloseTo(7 * 86_400_000, -4);
  const { status, headers, text } = await visit(path);
  expect(status).toBe(200);
  for (const said of ['Alex Example', 'Grace Lively', 'Knows &lt;Java&gt;', 'Seven years of Java', 'Northwind Talent'])
    expect(text).toContain(said);
  expect(text).not.toMatch(/<script| on\w+=/);
  expect(gzipSync(text).length).toBeLessThan(60_000);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-robots-tag': expect.stringContaining('noindex') as string,
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; form-action 'self'; base-uri 'none'; frame-anc/,
    ) as string,
  });
  expect(headers.getSetCookie()).toEqual([]);
  await visit(path);
  expect(await shared(made.id)).toMatchObject({ openings: 1, openedAt: [expect.any(String)] });
});

test('what the client says lands on the candidacy, in the history and on the open screen of the role', async () => {
  const { path, share: made } = await share();
  await server.dependencies.progress.open();
  const told: (number[] | undefined)[] = [];
  const stop = server.dependencies.progress.watchRole(roleId, (resumeIds) => void told.push(resumeIds));
  const answered = await send(path, yes);
  expect([answered.status, answered.headers.get('Location')]).toEqual([303, `${path}#a${alex}`]);
  await expect.poll(() => told).toContainEqual([rows.resumeId]);
  stop();
  expect((await shared(made.id)).profiles[0]).toMatchObject({
    id: alex,
    said: { answer: 'yes', message: 'When can we meet?' },
  });
  const { activity } = (await client.call<Candidacy>(`/api/candidacies/${alex}`)).body;
  expect(activity[0]).toMatchObject({ author: null, change: { what: 'answer', from: null, to: { answer: 'yes' } } });
  const { items } = (await client.call<CandidacyList>(`/api/roles/${roleId}/candidacies`)).body;
  expect(items.find(({ id }) => id === alex)!.flags).toContain('client-yes');
  const entries = await database.select().from(auditLog).where(eq(auditLog.action, 'client-answered'));
  expect(entries.at(-1)).toMatchObject({ subjectId: alex, userId: null, companyId });
  const { text } = await visit(path);
  expect(text).toMatch(/You answered on [^]*I would like to meet them/);
});

test('a question needs words, and markup in them is shown as it was written', async () => {
  const { path, share: made } = await share();
  const ask = (message: string) => send(path, { answer: `${alex} ask`, [`m${alex}`]: message });
  expect((await ask(' \u200b ')).text).toContain('Write your question before you send it.');
  expect((await ask(`<img src=x onerror=alert(1)>${'x'.repeat(2000)}`)).status).toBe(303);
  expect((await shared(made.id)).profiles[0]!.said!.message).toHaveLength(1000);
  expect((await visit(path)).text).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('an answer about one candidate keeps what was typed below the others', async () => {
  const { path, share: made } = await share();
  const draft = { [`m${grace.analysisId}`]: 'Half a <thought>\r\nand more' };
  const { status, text } = await send(path, { ...yes, ...draft });
  expect([status, text.match(/You answered on/g)?.length]).toEqual([200, 1]);
  expect(text).toContain('Half a &lt;thought&gt;\nand more</textarea>');
  expect((await shared(made.id)).profiles[1]).toMatchObject({ said: null });
  const rest = await send(path, { ...yes, ...draft, answer: `${grace.analysisId} no` });
  expect([rest.status, rest.headers.get('Location')]).toEqual([303, `${path}#a${grace.analysisId}`]);
  expect((await shared(made.id)).profiles[1]!.said).toEqual({ answer: 'no', message: 'Half a <thought>\nand more' });
});

test('forms that no page of ours has are refused', async () => {
  const { path } = await share();
  for (const fields of [{ ...yes, answer: `${alex} maybe` }, { ...yes, answer: '1 or 1 yes' }, {}])
    expect(await send(path, fields)).toMatchObject({ status: 400, text: expect.stringContaining('not accepted') });
  expect((await send(path, { ...yes, m1: 'x'.repeat(600_000) })).status).toBe(413);
  expect((await send(path, yes, { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  const stranger = await insertRows(server, await server.signUp());
  await send(path, { ...yes, answer: `${stranger.analysisId} yes` });
  expect(await database.$count(auditLog, eq(auditLog.subjectId, stranger.analysisId))).toBe(0);
});

test('a page with a password tells nothing before it, and takes five tries', async () => {
  const { path } = await share({ password: 'open sesame' });
  expect((await visit(path)).text).not.toMatch(/Alex|Grace|Java|Role/);
  expect((await send(path, yes)).status).toBe(403);
  const right = await send(path, { password: 'open sesame' });
  expect(right.status).toBe(303);
  const cookie = right.headers.getSetCookie()[0]!;
  expect(cookie).toMatch(/^cotejo-share=[0-9a-f]{64}; Max-Age=43200; Path=\/s\/[\w-]{43}; HttpOnly; SameSite=Lax$/);
  const headers = { Cookie: cookie.split(';')[0]! };
  expect((await visit(path, headers)).text).toContain('Alex Example');
  expect((await visit(path, { Cookie: `cotejo-share=${'0'.repeat(64)}` })).text).not.toContain('Alex');
  const strangers = await Promise.all(Array.from({ length: 121 }, () => send(path, yes)));
  expect(new Set(strangers.map(({ status }) => status))).toEqual(new Set([403]));
  expect((await send(path, yes, headers)).status).toBe(303);
  const tries = [];
  for (let at = 0; at < 6; at += 1) tries.push((await send(path, { password: 'wrong' })).status);
  expect(tries).toEqual([403, 403, 403, 403, 403, 429]);
});

test('an unknown, an expired and a closed address get the same answer, and guessing ends soon', async () => {
  const [expired, closed] = [await share(), await share()];
  await database
    .update(shares)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(shares.id, expired.share.id));
  expect((await client.call(`${at}/${closed.share.id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await client.call(`${at}/${closed.share.id}`, { method: 'DELETE' })).status).toBe(404);
  const unknown = await visit(`/s/${'A'.repeat(43)}`);
  expect([unknown.status, unknown.headers.get('X-Robots-Tag')]).toEqual([404, 'noindex, nofollow, noarchive']);
  for (const path of [expired.path, closed.path, '/s/%27--', `/s/${'x'.repeat(5000)}`])
    expect(await visit(path)).toMatchObject({ status: 404, text: unknown.text });
  expect((await send(closed.path, yes)).status).toBe(404);
  for (let guess = 0; guess < 30; guess += 1) await visit(`/s/${guess}`);
  const late = await visit('/s/another');
  expect([late.status, Number(late.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  expect(late.text).toContain('After many tries, wait some minutes first.');
  expect((await visit((await share()).path)).status).toBe(200);
});

test('later changes do not alter a page, but who is erased is gone from it at once, and it says so', async () => {
  const lee = await insertCandidate(server, { companyId, userId, roleId }, { candidateName: 'Lee Vanish' });
  const { path, share: made } = await share({
    candidates: [{ id: alex }, { id: lee.analysisId, comment: 'Lee is fine' }],
  });
  await database.update(people).set({ name: 'Renamed' }).where(eq(people.id, rows.personId));
  await database.update(resumes).set({ name: 'Renamed' }).where(eq(resumes.id, rows.resumeId));
  await client.call(`/api/people/${lee.personId}`, { method: 'DELETE' });
  const { text } = await visit(path);
  expect(text).toContain('Alex Example');
  expect(text).not.toMatch(/Lee|Vanish|Renamed/);
  expect(text).toContain('1 profile was removed.');
  expect(await shared(made.id)).toMatchObject({ gone: 1, profiles: [{ id: alex }] });
});

test('a file of profiles makes answers that land as those of a page do, once for each who is there', async () => {
  const json = { candidates: [{ id: alex }, { id: grace.analysisId }] };
  const made = await fetch(new URL(`/api/roles/${roleId}/share-files`, server.url), {
    method: 'POST',
    headers: { Cookie: client.cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(json),
  });
  expect(made.headers.get('Content-Disposition')).toMatch(/^attachment; .*\.html/);
  const page = await made.text();
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)!;
  const script = createHash('sha256')
    .update(/<script>([^]*?)<\/script>/.exec(page)![1]!)
    .digest('base64');
  expect(policy!.replaceAll('&#39;', "'")).toContain(`default-src 'none'`);
  expect(policy).toContain(script);
  const [, token] = /data-share="([\w-]{43})"/.exec(page)!;
  // It is no address.
  expect((await visit(`/s/${token}`)).status).toBe(404);

  const answers = [
    { candidate: alex, answer: 'no', message: 'Too <far> away' },
    { candidate: 987_654, answer: 'yes', message: '' },
  ];
  const read = await sendFile({ share: token, answers });
  expect(read).toMatchObject({
    status: 200,
    body: { isFile: true, profiles: [{ said: { answer: 'no', message: 'Too <far> away' } }, { said: null }] },
  });
  expect((await client.call<Candidacy>(`/api/candidacies/${alex}`)).body.activity[0]).toMatchObject({
    change: { what: 'answer', to: { answer: 'no' } },
  });
  const link = (await share()).path.slice(3);
  for (const share of [link, 'x'.repeat(43)])
    expect(await sendFile({ share, answers })).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

test('what is no file of answers is refused, and nothing of it is taken', async () => {
  const before = await database.$count(auditLog, eq(auditLog.action, 'client-answered'));
  const one = { candidate: alex, answer: 'yes', message: '' };
  for (const content of [
    '',
    '{',
    [],
    { share: 1, answers: [] },
    { share: 'x', answers: [one, { ...one, answer: 'maybe' }] },
  ])
    expect(await sendFile(content)).toMatchObject({ status: content === '' ? 400 : 415 });
  expect(await sendFile({ share: 'x', answers: [{ ...one, message: 'x'.repeat(2_000_000) }] })).toMatchObject({
    status: 415,
    body: { code: 'answers.unreadable' },
  });
  expect(await database.$count(auditLog, eq(auditLog.action, 'client-answered'))).toBe(before);
});
