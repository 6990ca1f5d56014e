import { randomBytes } from 'node:crypto';
import { type Candidacy, limits, type Role, type RoleEvent } from '@cotejo/contract';
import { zip } from '@cotejo/plugin-kit/testing/word';
import { afterAll, describe, expect, it } from 'vitest';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { resumes, roles } from '../../platform/database/schema/index.ts';
import { colleagueOf } from '../../testing/colleague.ts';
import { followEvents } from '../../testing/follow.ts';
import { storedKeys } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { settledList } from '../../testing/settled-list.ts';
import { newRole, uploadFiles, uploadResume } from '../../testing/upload.ts';
import { spanishResume, strongResume, weakResume } from '../documents/testing/texts.ts';
import { heldArchives } from './testing/held-archives.ts';
import { openUpload } from './testing/open-upload.ts';

const server = await createTestServer({ env: { SANDBOX_PROCESSES: '2' } });
afterAll(server.close);
const { database } = server;
// Of most tests: a new company costs a new process, as one that has read a company's documents reads no other's. As
// the first of the installation an administrator.
const client = await server.signUp();

const three = { 'marta.txt': strongResume, 'jonas.md': weakResume, 'lucia.txt': spanishResume };
const rowOf = async (id: number) => (await database.select().from(resumes).where(eq(resumes.id, id)))[0]!;
const filesOf = async (roleId: number, state: string) =>
  (await client.call(`/api/roles/${roleId}/files?state=${state}`)).body;
const notFound = { status: 404, body: { code: 'not-found', message: 'Role not found.' } };

describe('resumes that are dropped on a role', () => {
  it('are read and judged without another call, and make one list', async () => {
    const role = await newRole(client);
    const { status, body } = await uploadFiles(client, role, { ...three, 'photo.png': Buffer.from('89504e47', 'hex') });
    expect(status).toBe(202);
    expect(body).toMatchObject({
      accepted: Object.keys(three).map((fileName) => ({ fileName, resumeId: expect.any(Number) as number })),
      refused: [
        {
          fileName: 'photo.png',
          code: 'document.wrong-type',
          key: 'document.wrong-type:role',
          message: 'Invalid file type. Allowed formats: PDF, DOCX, Markdown, TXT',
        },
      ],
      known: [],
    });
    const { items, unreadable } = await settledList(client, role);
    expect(items.map(({ name }) => name)).toEqual(['Marta Ilves', 'Lucía Bermejo Sanz', 'Jonas Perlmutter']);
    expect(unreadable).toBe(0);
  });

  it('are refused with what is wrong where only the content is', async () => {
    const role = await newRole(client);
    const page = '<!DOCTYPE html><title>404 Not Found</title>';
    const { body } = await uploadFiles(client, role, { 'cv.pdf': page, 'cv.docx': zip({ 'a.txt': 'no Word file' }) });
    const refused = { code: 'document.wrong-type', key: 'document.wrong-type:content' };
    expect(body.refused).toMatchObject([
      { fileName: 'cv.pdf', ...refused },
      { fileName: 'cv.docx', ...refused },
    ]);
  });

  it('may come in an archive', async () => {
    const role = await newRole(client);
    const archive = zip({ 'a/cv.txt': strongResume, 'b/cv.txt': weakResume, 'b/notes.xlsx': 'PK' });
    const { body } = await uploadFiles(client, role, { 'all.zip': Uint8Array.from(archive) });
    expect(body.accepted.map(({ fileName }) => fileName)).toEqual(['a - cv.txt', 'b - cv.txt']);
    expect(body.refused).toMatchObject([{ fileName: 'notes.xlsx', code: 'document.wrong-type' }]);
    expect((await settledList(client, role)).items).toHaveLength(2);
  });

  it('make the same list in whatever order they come', async () => {
    const lists = [];
    for (const files of [Object.entries(three), Object.entries(three).toReversed()]) {
      const role = await newRole(client);
      for (const [name, text] of files) await uploadFiles(client, role, { [name]: text });
      lists.push((await settledList(client, role)).items.map(({ name, matchScore }) => [name, matchScore]));
    }
    expect(lists[0]).toEqual(lists[1]);
  });

  it('are known when the same bytes come again, in one call or in two, waiting or judged', async () => {
    const role = await newRole(client);
    const first = await uploadFiles(client, role, { 'one.txt': strongResume, 'again.txt': strongResume });
    const { resumeId } = first.body.accepted[0]!;
    expect(first.body.known).toMatchObject([{ fileName: 'again.txt', resumeId }]);
    const { items } = await settledList(client, role);
    const stored = await storedKeys(server);
    const { body } = await uploadFiles(client, role, { 'later.txt': strongResume });
    expect(body).toMatchObject({
      accepted: [],
      known: [{ fileName: 'later.txt', resumeId, candidacyId: items[0]!.id, name: 'Marta Ilves', status: 'Analyzed' }],
    });
    expect((await settledList(client, role)).items).toHaveLength(1);
    expect(await storedKeys(server)).toEqual(stored);
  });

  it('are one when the same bytes come at once', async () => {
    const role = await newRole(client);
    const answers = await Promise.all([1, 2, 3].map((n) => uploadFiles(client, role, { [`${n}.txt`]: strongResume })));
    expect(answers.flatMap(({ body }) => body.accepted)).toHaveLength(1);
    expect(answers.flatMap(({ body }) => body.known)).toHaveLength(2);
  });

  it('are those that were uploaded for the role before and not analyzed yet, whichever call comes first', async () => {
    const role = await newRole(client);
    const { jobDescriptionId } = (await client.call<Role>(`/api/roles/${role}`)).body;
    const first = (await uploadResume(client, jobDescriptionId!, strongResume)).body.id;
    const stored = await storedKeys(server);
    const { body } = await uploadFiles(client, role, { 'one.txt': strongResume });
    expect(body).toMatchObject({ accepted: [{ fileName: 'one.txt', resumeId: first }], known: [] });
    expect((await settledList(client, role)).items).toMatchObject([{ resumeId: first }]);
    expect((await uploadResume(client, jobDescriptionId!, strongResume)).body.id).toBe(first);
    expect((await uploadFiles(client, role, { 'two.txt': strongResume })).body.known).toMatchObject([
      { resumeId: first },
    ]);
    expect(await storedKeys(server)).toEqual(stored);
  });

  it('can be kept beside the one with the same bytes, or judged anew in its place', async () => {
    const role = await newRole(client);
    const first = (await uploadFiles(client, role, { 'one.txt': strongResume })).body.accepted[0]!.resumeId;
    await settledList(client, role);
    const beside = await uploadFiles(client, role, { 'two.txt': strongResume }, 'keep-both');
    expect(beside.body.accepted[0]!.resumeId).not.toBe(first);
    const replaced = await uploadFiles(client, role, { 'three.txt': strongResume }, 'replace');
    expect(replaced.body.accepted).toEqual([{ fileName: 'three.txt', resumeId: first }]);
    expect((await settledList(client, role)).items.map(({ matchScore }) => matchScore)).toHaveLength(2);
  });

  it('come back as they were when they had been removed from the role, with their history', async () => {
    const role = await newRole(client);
    await uploadFiles(client, role, three);
    const [first] = (await settledList(client, role)).items;
    const { id, resumeId } = first!;
    await client.call(`/api/analysis/${id}/status`, { method: 'PUT', json: { status: 'Hired' } });
    await client.call(`/api/candidacies/${id}/notes`, { method: 'POST', json: { text: 'Starts in May' } });
    await client.call('/api/candidacies/role', { method: 'PUT', json: { ids: [id], roleId: null } });
    expect((await settledList(client, role)).items).toHaveLength(2);
    const stored = await storedKeys(server);
    const { body } = await uploadFiles(client, role, { 'again.txt': strongResume });
    expect(body).toMatchObject({ accepted: [{ fileName: 'again.txt', resumeId }], known: [] });
    const { items } = await settledList(client, role);
    expect(items).toHaveLength(3);
    expect(items.find((one) => one.id === id)).toMatchObject({ resumeId, status: 'Hired' });
    const candidacy = async () => (await client.call<Candidacy>(`/api/candidacies/${id}`)).body;
    await expect.poll(async () => (await candidacy()).state).toBe('current');
    const { notes, activity, matchScore } = await candidacy();
    expect({ notes: notes.map(({ text }) => text), matchScore }).toEqual({
      notes: ['Starts in May'],
      matchScore: first!.matchScore,
    });
    const done = activity.filter(({ change }) => change.what !== 'score');
    expect(done.map(({ change }) => change.what)).toEqual(['role', 'role', 'status']);
    expect(await storedKeys(server)).toEqual(stored);
  });

  it('are others in a role that has not had them', async () => {
    const [one, other] = [await newRole(client), await newRole(client)];
    await uploadFiles(client, one, { 'one.txt': strongResume });
    const [first] = (await settledList(client, one)).items;
    await client.call('/api/candidacies/role', { method: 'PUT', json: { ids: [first!.id], roleId: null } });
    await uploadFiles(client, other, { 'one.txt': strongResume });
    expect((await settledList(client, other)).items.map(({ id }) => id)).not.toContain(first!.id);
  });

  it('are judged in a role of an older version too, which had no job description of its own', async () => {
    const role = await newRole(client);
    await database.update(roles).set({ jobDescriptionId: null }).where(eq(roles.id, role));
    await Promise.all(Object.entries(three).map(([name, text]) => uploadFiles(client, role, { [name]: text })));
    const { items } = await settledList(client, role);
    expect(items.map(({ name }) => name)).toEqual(['Marta Ilves', 'Lucía Bermejo Sanz', 'Jonas Perlmutter']);
    expect(new Set(items.map(({ jobDescriptionId }) => jobDescriptionId)).size).toBe(1);
  });

  it('are not found for a role of another company, and nothing is stored', async () => {
    const role = await newRole(client);
    const stranger = await server.signUp();
    const before = await storedKeys(server);
    expect(await uploadFiles(stranger, role, three)).toMatchObject(notFound);
    expect(await uploadFiles(stranger, 987_654, three)).toMatchObject(notFound);
    for (const path of ['files?state=waiting', 'events'])
      expect(await stranger.call(`/api/roles/${role}/${path}`)).toMatchObject(notFound);
    expect(await storedKeys(server)).toEqual(before);
  });
});

describe('a resume that a company has read before', () => {
  it('is not read again for another role, though for another company', async () => {
    const [one, other] = [await newRole(client), await newRole(client)];
    const text = `${strongResume}\nReferences on request.\n`;
    const first = (await uploadFiles(client, one, { 'a.txt': text })).body.accepted[0]!.resumeId;
    await settledList(client, one);
    await database.update(resumes).set({ name: 'Known From Before' }).where(eq(resumes.id, first));
    await uploadFiles(client, other, { 'b.txt': text });
    expect((await settledList(client, other)).items).toMatchObject([{ name: 'Known From Before' }]);
    const stranger = await server.signUp();
    const theirs = await newRole(stranger);
    await uploadFiles(stranger, theirs, { 'c.txt': text });
    expect((await settledList(stranger, theirs)).items).toMatchObject([{ name: 'Marta Ilves' }]);
  });

  it('is read again where a plugin had stood in, or another version had read it', async () => {
    const text = `${weakResume}\nReferences on request.\n`;
    for (const change of [{ provenance: sql`jsonb_set(provenance, '{0,fallbacks}', '[{}]')` }, { preparedBy: 'old' }]) {
      const [one, other] = [await newRole(client), await newRole(client)];
      const first = (await uploadFiles(client, one, { 'a.txt': text })).body.accepted[0]!.resumeId;
      await settledList(client, one);
      await database.update(resumes).set({ name: 'Known From Before' });
      await database
        .update(resumes)
        .set(change)
        .where(eq(resumes.contentHash, (await rowOf(first)).contentHash));
      await uploadFiles(client, other, { 'b.txt': text });
      expect((await settledList(client, other)).items).toMatchObject([{ name: 'Jonas Perlmutter' }]);
    }
  });
});

describe('a file that cannot be read', () => {
  it('stands apart with its reason, is tried again when asked for or uploaded again, and can be deleted', async () => {
    const role = await newRole(client);
    const damaged = { 'broken.pdf': '%PDF-1.7\nnot really', 'marta.txt': strongResume };
    const { resumeId } = (await uploadFiles(client, role, damaged)).body.accepted[0]!;
    expect(await settledList(client, role)).toMatchObject({ total: 1, unreadable: 1 });
    expect(await filesOf(role, 'waiting')).toEqual({ items: [], total: 0, nextCursor: null });
    const listed = {
      items: [{ resumeId, fileName: 'broken.pdf', failure: { code: 'document.damaged' }, canRetry: false }],
      total: 1,
      nextCursor: null,
    };
    expect(await filesOf(role, 'failed')).toMatchObject(listed);
    expect((await client.call(`/api/resume/${resumeId}/retry`, { method: 'POST' })).status).toBe(204);
    await settledList(client, role);
    expect((await uploadFiles(client, role, damaged)).body).toMatchObject({
      accepted: [{ fileName: 'broken.pdf', resumeId }],
      known: [{ fileName: 'marta.txt' }],
    });
    await settledList(client, role);
    expect(await filesOf(role, 'failed')).toMatchObject(listed);
    expect((await client.call(`/api/resume/${resumeId}`, { method: 'DELETE' })).status).toBe(204);
    expect(await filesOf(role, 'failed')).toEqual({ items: [], total: 0, nextCursor: null });
  });

  it('is judged when its retry reads it', async () => {
    const role = await newRole(client);
    const { resumeId } = (await uploadFiles(client, role, { 'marta.txt': strongResume })).body.accepted[0]!;
    await settledList(client, role);
    await client.call(`/api/resume/${resumeId}/retry`, { method: 'POST' });
    expect(await rowOf(resumeId)).toMatchObject({ state: 'ready', matchState: 'done' });
    await database.execute(sql`delete from analyses where resume_id = ${resumeId}`);
    const failed = {
      state: 'failed',
      failureCode: 'document.not-prepared',
      matchState: 'failed',
      matchRoleId: role,
    } as const;
    await database.update(resumes).set(failed).where(eq(resumes.id, resumeId));
    expect(await filesOf(role, 'failed')).toMatchObject({ items: [{ canRetry: true }] });
    await client.call(`/api/resume/${resumeId}/retry`, { method: 'POST' });
    expect((await settledList(client, role)).items).toMatchObject([{ resumeId }]);
  });

  it('is listed in parts', async () => {
    const role = await newRole(client);
    const broken = Object.fromEntries([1, 2, 3].map((n) => [`${n}.pdf`, `%PDF-1.7\nnot really ${n}`]));
    await uploadFiles(client, role, broken);
    await settledList(client, role);
    const first = await client.call(`/api/roles/${role}/files?state=failed&limit=2`);
    expect(first.body).toMatchObject({ items: [{ fileName: '3.pdf' }, { fileName: '2.pdf' }], total: 3 });
    const rest = await client.call(`/api/roles/${role}/files?state=failed&limit=2&cursor=${first.body.nextCursor}`);
    expect(rest.body).toMatchObject({ items: [{ fileName: '1.pdf' }], nextCursor: null });
  });
});

/** A text that is too long to stay in a buffer on its way to the server. */
const long = (text: string) => text.padEnd(400_000, `${weakResume}\n`);

describe('an upload that is interrupted', () => {
  it('leaves the files before whole, and nothing of the one on its way', async () => {
    const role = await newRole(client);
    const before = await storedKeys(server);
    const upload = openUpload(server.url, client, role);
    upload.answer.catch(() => {});
    upload.send('whole.txt', long(strongResume));
    upload.send('half.txt', long('Half'));
    await expect.poll(async () => (await filesOf(role, 'waiting')).total + (await settled(role))).toBe(1);
    upload.cut();
    expect((await settledList(client, role)).items).toMatchObject([{ originalFileName: 'whole.txt' }]);
    await expect.poll(async () => (await storedKeys(server)).size - before.size).toBe(1);
    expect((await uploadFiles(client, role, { 'whole.txt': long(strongResume) })).body.known).toHaveLength(1);
  });

  it('by the deletion of its role is told so, and stores nothing more', async () => {
    const role = await newRole(client);
    const upload = openUpload(server.url, client, role);
    upload.send('before.txt', long(strongResume));
    upload.send('next.txt', long('Next'));
    await expect.poll(async () => (await filesOf(role, 'waiting')).total + (await settled(role))).toBe(1);
    await client.call(`/api/roles/${role}`, { method: 'DELETE' });
    const before = await storedKeys(server);
    upload.send('after.txt', long(spanishResume));
    upload.end();
    const { status, body } = await upload.answer;
    expect([status, JSON.parse(body)]).toMatchObject([404, { code: 'not-found', message: 'Role not found.' }]);
    expect([...(await storedKeys(server))].filter((key) => !before.has(key))).toEqual([]);
  });

  const settled = async (role: number) => (await client.call(`/api/roles/${role}/candidacies`)).body.total as number;
});

describe('an archive that trickles in', () => {
  it('gives way to one that comes at once, and is told so', async () => {
    const [role, other] = [await newRole(client), await newRole(client)];
    const slow = openUpload(server.url, client, role);
    slow.send('slow.zip', 'x'.repeat(limits.archiveBytes - 1000));
    await expect.poll(heldArchives).toEqual([expect.closeTo(limits.archiveBytes, -6)]);
    const archive = Uint8Array.from(zip({ 'cv.txt': strongResume, 'noise.png': randomBytes(200_000) }));
    const { body } = await uploadFiles(client, other, { 'quick.zip': archive });
    expect(body.accepted.map(({ fileName }) => fileName)).toEqual(['cv.txt']);
    slow.send('after.txt', strongResume);
    slow.end();
    const { status, body: told } = await slow.answer;
    expect([status, JSON.parse(told)]).toMatchObject([
      202,
      { refused: [{ fileName: 'slow.zip', code: 'archive.too-slow' }], accepted: [{ fileName: 'after.txt' }] },
    ]);
  });
});

describe('the news of a role', () => {
  it('tell how far its files are, how many are judged, and what a colleague has changed', async () => {
    const owner = client;
    const colleague = await colleagueOf(owner, server.url);
    const role = await newRole(owner);
    const heard: RoleEvent[] = [];
    const isLast = (event: RoleEvent) => heard.push(event) > 0 && event.what === 'counts' && event.scored === 2;
    const events = followEvents<RoleEvent>(server.url, colleague, `/api/roles/${role}/events`, isLast);
    // What comes before anybody listens is not told.
    await expect.poll(() => heard).toHaveLength(1);
    const { accepted } = (await uploadFiles(owner, role, { 'a.txt': strongResume, 'b.txt': weakResume })).body;
    const seen = await events;
    const ids = accepted.map(({ resumeId }) => resumeId);
    expect(seen[0]).toEqual({ what: 'counts', scored: 0, pending: 0, waiting: 0, unreadable: 0 });
    expect(seen.at(-1)).toEqual({ what: 'counts', scored: 2, pending: 0, waiting: 0, unreadable: 0 });
    for (const resumeId of ids) {
      const done = { what: 'file', resumeId, flow: 'match', stage: 'done', fraction: 1 };
      expect(seen).toContainEqual(done);
      expect(seen.flatMap((event) => (event.what === 'changed' ? (event.resumeIds ?? []) : []))).toContain(resumeId);
    }
    const { items } = await settledList(owner, role);
    const told: RoleEvent[] = [];
    const isChange = (event: RoleEvent) => told.push(event) > 0 && event.what === 'changed';
    void followEvents<RoleEvent>(server.url, colleague, `/api/roles/${role}/events`, isChange);
    await expect.poll(() => told).toHaveLength(1);
    await owner.call(`/api/analysis/${items[1]!.id}/status`, { method: 'PUT', json: { status: 'Hired' } });
    await expect.poll(() => told).toContainEqual({ what: 'changed', resumeIds: [items[1]!.resumeId] });
  });

  it('end when the role is deleted', async () => {
    const role = await newRole(client);
    const events = followEvents<RoleEvent>(server.url, client, `/api/roles/${role}/events`, () => false);
    await uploadFiles(client, role, { 'a.txt': strongResume });
    await settledList(client, role);
    await client.call(`/api/roles/${role}`, { method: 'DELETE' });
    expect((await events).length).toBeGreaterThan(0);
  });
});
