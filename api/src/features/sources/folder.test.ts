import { appendFile, chmod, mkdir, mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { IntakeArrival, IntakeSource } from '@cotejo/contract';
import { zip } from '@cotejo/plugin-kit/testing/word';
import { afterAll, describe, expect, test } from 'vitest';
import { eq } from '../../platform/database/drizzle.ts';
import { intakeArrivals, intakeFiles, resumes } from '../../platform/database/schema/index.ts';
import type { Client } from '../../testing/client.ts';
import { colleagueOf } from '../../testing/colleague.ts';
import { storedKeys } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { settledList } from '../../testing/settled-list.ts';
import { newRole } from '../../testing/upload.ts';
import { spanishResume, strongResume, weakResume } from '../documents/testing/texts.ts';
import { forgetArrivals } from './forget.ts';
import { pauseAfter } from './read-source.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-intake-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
// Looks come when a test asks for one.
const env = { INTAKE_DIR: folder, INTAKE_SECONDS: '86400', INTAKE_SETTLE_SECONDS: '1' };
const server = await createTestServer({ env });
afterAll(server.close);
const { database } = server;
const admin = await server.signUp();

/** Looks at the folder until nothing of it is left to be read. */
async function look(client: Client = admin): Promise<IntakeSource> {
  const { body } = await client.call<IntakeSource>('/api/admin/intake/look?source=folder', { method: 'POST' });
  const waiting = () => database.$client`select id from pgboss.job where name = 'read-source' and state < 'completed'`;
  await expect.poll(async () => (await waiting()).length, { interval: 50 }).toBe(0);
  return (await client.call<IntakeSource[]>('/api/admin/intake/sources')).body[0] ?? body;
}

const arrivals = async (query = ''): Promise<IntakeArrival[]> =>
  (await admin.call(`/api/admin/intake/arrivals${query}`)).body.items;
const arrivalOf = async (title: string) => (await arrivals()).find((arrival) => arrival.title === title);
const put = async (name: string, content: string | Uint8Array) => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), content);
};

test('files of a role’s folder are read and judged for it, once, however often the folder is looked at', async () => {
  const role = await newRole(admin);
  await put(`${role} Engineer/marta.txt`, strongResume);
  await put(`${role} Engineer/from June/jonas.md`, weakResume);
  await look();
  const { items } = await settledList(admin, role);
  expect(items.map(({ name }) => name)).toEqual(['Marta Ilves', 'Jonas Perlmutter']);
  const stored = await storedKeys(server);
  await look();
  expect((await settledList(admin, role)).total).toBe(2);
  expect(await storedKeys(server)).toEqual(stored);
  expect(await arrivalOf(`${role} Engineer/marta.txt`)).toMatchObject({
    source: 'folder',
    sender: null,
    role: { id: role, name: 'Engineer' },
    skipped: null,
    files: [{ fileName: 'marta.txt', outcome: 'taken', resumeId: items[0]!.resumeId, candidacyId: items[0]!.id }],
  });
  const { body: activity } = await admin.call(`/api/roles/${role}/activity`);
  expect(JSON.stringify(activity)).toContain('"files":2');
});

test('a file outside a role’s folder is for no role, is read all the same, and is one if it comes twice', async () => {
  await put('lucia.txt', spanishResume);
  await put('lucia again.txt', spanishResume);
  await look();
  const [first, second] = [await arrivalOf('lucia.txt'), await arrivalOf('lucia again.txt')];
  expect([first!.files[0]!.outcome, second!.files[0]!.outcome].sort()).toEqual(['known', 'taken']);
  const { resumeId } = first!.files[0]!;
  expect(second!.files[0]!.resumeId).toBe(resumeId);
  const row = async () => (await database.select().from(resumes).where(eq(resumes.id, resumeId!)))[0]!;
  await expect.poll(async () => (await row()).state).toBe('ready');
  expect(await row()).toMatchObject({
    jobDescriptionId: null,
    userId: null,
    personId: expect.any(Number) as number,
    name: 'Lucía Bermejo Sanz',
  });
  expect((await admin.call(`/api/analysis/resume/${resumeId}`)).body).toMatchObject({ jobDescriptionId: null });
});

test('what is no resume is refused with its reason, and what other programs left is not spoken of', async () => {
  const role = await newRole(admin);
  const [head, tail] = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'];
  await put(`${role}/virus.txt`, head + tail);
  await put(`${role}/program.exe`, 'MZ');
  await put(`${role}/empty.txt`, '');
  await put(`${role}/all.zip`, zip({ 'a/cv.txt': strongResume, 'b/sheet.xlsx': 'PK' }));
  await put('of nobody/cv.txt', weakResume);
  for (const name of ['.hidden.txt', '~$lock.docx', 'Thumbs.db', 'half.pdf.part']) await put(`${role}/${name}`, 'text');
  await symlink('/etc/passwd', path.join(folder, `${role}/link.txt`));
  await look();
  const reasons = Object.fromEntries(
    (await arrivals('?show=skipped')).flatMap(({ title, skipped, files }) =>
      [...files.map(({ fileName, refusal }) => [fileName, refusal?.code]), [title, skipped]].filter(([, why]) => why),
    ),
  );
  expect(reasons).toEqual({
    'virus.txt': 'document.virus',
    'program.exe': 'document.wrong-type',
    'empty.txt': 'document.empty',
    'sheet.xlsx': 'document.wrong-type',
    'of nobody/cv.txt': 'no-role-in-name',
  });
  expect((await settledList(admin, role)).items.map(({ name }) => name)).toEqual(['Marta Ilves']);
});

test('a file that can be taken and not be read says why', async () => {
  await put('damaged.pdf', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n');
  await look();
  const failure = async () => (await arrivalOf('damaged.pdf'))!.files[0]!.failure?.code;
  await expect.poll(failure).toMatch(/^document\./);
});

test('a file that somebody still writes is read when it is whole', async () => {
  const role = await newRole(admin);
  const half = strongResume.slice(0, 200);
  await put(`${role}/growing.txt`, half);
  const looking = look();
  const growing = setInterval(() => void appendFile(path.join(folder, `${role}/growing.txt`), ' '), 50);
  await looking;
  clearInterval(growing);
  expect(await arrivalOf(`${role}/growing.txt`)).toBeUndefined();
  await put(`${role}/growing.txt.part`, strongResume);
  await rename(path.join(folder, `${role}/growing.txt.part`), path.join(folder, `${role}/growing.txt`));
  await look();
  expect((await settledList(admin, role)).items.map(({ name }) => name)).toEqual(['Marta Ilves']);
});

test('a deleted resume does not come back when its file is touched, and its name is forgotten', async () => {
  const role = await newRole(admin);
  await put(`${role}/marta.txt`, strongResume);
  await look();
  const { resumeId } = (await settledList(admin, role)).items[0]!;
  expect((await admin.call(`/api/resume/${resumeId}`, { method: 'DELETE' })).status).toBe(204);
  await utimes(path.join(folder, `${role}/marta.txt`), 1_700_000_000, 1_700_000_000);
  await look();
  const again = (await arrivals()).filter(({ title }) => title === `${role}/marta.txt`);
  expect(again.map(({ files }) => files[0]!.outcome)).toEqual(['known', 'taken']);
  expect((await settledList(admin, role)).total).toBe(0);
  await forgetArrivals(database);
  expect((await arrivals()).filter(({ title }) => title === `${role}/marta.txt`)).toEqual([]);
});

test('a file that came long ago is known without saying which', async () => {
  await put('anna.txt', `${weakResume}\nAnna`);
  await look();
  const { id } = (await arrivalOf('anna.txt'))!;
  await database
    .update(intakeArrivals)
    .set({ createdAt: new Date(Date.now() - 91 * 86_400_000) })
    .where(eq(intakeArrivals.id, id));
  await forgetArrivals(database);
  expect((await arrivals()).find((arrival) => arrival.id === id)).toMatchObject({
    title: null,
    files: [{ outcome: 'taken' }],
  });
  await look();
  expect(await database.select().from(intakeFiles).where(eq(intakeFiles.arrivalId, id))).toHaveLength(1);
});

describe('the folder', () => {
  test('that is gone is said, and read once it is back', async () => {
    await rename(folder, `${folder}-away`);
    expect((await look()).problem).toBe('folder-gone');
    await rename(`${folder}-away`, folder);
    expect((await look()).problem).toBeNull();
  });

  test.skipIf(process.getuid?.() === 0)('with files that may not be read is said, and gives the others', async () => {
    await put('closed.txt', 'closed');
    await chmod(path.join(folder, 'closed.txt'), 0);
    await put('open.txt', `${weakResume}\nOpen`);
    expect((await look()).problem).toBe('files-closed');
    expect(await arrivalOf('open.txt')).toMatchObject({
      skipped: null,
      files: [{ fileName: 'open.txt', outcome: 'taken' }],
    });
    expect(await arrivalOf('closed.txt')).toMatchObject({ skipped: null, files: [] });
    await rm(path.join(folder, 'closed.txt'));
  });
});

test('a folder that failed is looked at in its turn, a mailbox less and less often', () => {
  expect([0, 1, 9].map((failures) => pauseAfter('folder', failures, 60))).toEqual([0, 0, 0]);
  expect([0, 1, 9].map((failures) => pauseAfter('mailbox', failures, 60))).toEqual([0, 120, 1800]);
});

test('nobody else sees what comes: no recruiter, and no other company', async () => {
  const recruiter = await colleagueOf(admin, server.url);
  expect((await recruiter.call('/api/admin/intake/sources')).status).toBe(403);
  const stranger = await server.signUp();
  await database.$client`update users set role = 'admin' where id = ${stranger.user.id}`;
  expect((await stranger.call('/api/admin/intake/sources')).body).toEqual([]);
  expect((await stranger.call('/api/admin/intake/arrivals')).body).toEqual({ items: [], nextCursor: null });
  expect((await stranger.call('/api/admin/intake/look?source=folder', { method: 'POST' })).status).toBe(404);
});
