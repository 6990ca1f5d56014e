import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Calls, ErasureReceipt, OutputOf } from '@cotejo/contract';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { nameBackups } from '../../platform/backup/names.ts';
import { verifyChains } from '../../platform/database/chain.ts';
import { eq, inArray, sql } from '../../platform/database/drizzle.ts';
import { erasures, people, personContacts } from '../../platform/database/schema/index.ts';
import { insertCandidate, insertRows } from '../../testing/rows.ts';
import { promoted } from '../../testing/colleague.ts';
import { createTestServer } from '../../testing/server.ts';
import { newRole, uploadFiles } from '../../testing/upload.ts';
import { allErasures, eraseAgain } from './again.ts';
import { digestOf } from './receipt.ts';
import { readReceipt, verifyErasure } from './verify.ts';
import { createAdministration } from '../users/administration.ts';
import { deletedAlong, filesWith, hasCanary, lookInto, plant, quotingModel, resume } from './testing/canaries.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-erase-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const intake = path.join(folder, 'intake');
const plugin = path.join(folder, 'plugin.mjs');
await mkdir(intake);
await writeFile(plugin, quotingModel);
let log = '';
const server = await createTestServer({
  env: {
    LOG_LEVEL: 'trace',
    INTAKE_DIR: intake,
    BACKUP_DAYS: '3650',
    INTAKE_SECONDS: '86400',
    INTAKE_SETTLE_SECONDS: '1',
    PUBLIC_URL: 'http://cotejo.example.com',
    PLUGINS: plugin,
    SCORER: 'model-quoting,match-builtin',
    JOB_READER: 'match-builtin',
    TRANSLATOR: 'translate-apertium',
    SUMMARISER: 'match-builtin',
  },
  log: { write: (line) => void (log += line) },
});
afterAll(server.close);
const { dataFolder } = server.config.process;

/** Tables in which nothing is about a candidate, and columns of others that hold a word, a number or a hash. */
const ofNobody = new RegExp(
  `^(${[
    'companies|users|sessions|rate_limits|clients|opportunities|roles|rubric_versions|job_descriptions|pool_searches',
    'api_tokens|webhooks|webhook_deliveries|second_factors',
    'erasures|backups|retention_rules|legal_holds|letter_settings|letter_templates|company_exports|export_parts',
    'shares|pack_settings|file_deletions|model_usage|job_turns|intake_sources|drizzle|pgboss|swap_checks',
    'audit_log|history_starts',
  ].join('|')})\\.|^(${[
    'intake_arrivals\\.(key|sameness|source|skipped)',
    'intake_files\\.(part|outcome|refusal|values|content_hash)',
    'people_imports\\.(file_name|state)',
    'import_rows\\.(outcome|skipped|remarks|added)',
  ].join('|')})$`,
);
const isOfNobody = (column: string) => ofNobody.test(column);

const admin = await promoted(await server.signUp(), createAdministration(server.database).promote);
const { database, dependencies } = server;
const erase = async (id: number, also = '') =>
  (await admin.call<ErasureReceipt>(`/api/people/${id}${also}`, { method: 'DELETE' })).body;
const filesDeleted = () => expect.poll(async () => (await database.$client`select from file_deletions`).length).toBe(0);
const inWhich = (found: Map<string, boolean>) => [...found].filter(([, isThere]) => isThere).map(([name]) => name);
const verify = (receipt: ErasureReceipt) => verifyErasure(database, dependencies.storage, receipt);

test('after an erasure nothing of a person is left in any column, file, queue job or line of the log', async () => {
  const id = await plant({ server, admin, intake });
  const along = await deletedAlong(server);
  const planted = await lookInto(server);
  const unknown = [...planted.keys()].filter(
    (name) => !planted.get(name) && !along.has(name.split('.')[0]!) && !isOfNobody(name),
  );
  expect(unknown, 'columns that may hold something of a person: plant it, or say that they hold nothing').toEqual([]);
  expect(inWhich(planted).filter(isOfNobody)).toEqual([]);
  expect((await filesWith(dataFolder)).length).toBeGreaterThan(0);

  const receipt = await erase(id);
  expect(receipt.removed).toMatchObject({ people: 1, resumes: 2 });
  expect(receipt.rows.people).toHaveLength(2);
  expect(hasCanary(JSON.stringify(receipt))).toBe(false);
  await filesDeleted();
  expect(inWhich(await lookInto(server))).toEqual([]);
  expect(await filesWith(dataFolder)).toEqual([]);
  expect(log).toContain('queue job failed');
  expect(hasCanary(log)).toBe(false);
  expect(await verify(readReceipt(JSON.stringify(receipt)))).toBe('gone: 2 people, 2 resumes, 1 candidacies, 2 files');
});

test('of somebody who is erased while a match is at work, nothing is stored', async () => {
  const [begun, erased] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const beforeQuotes = () => (begun.resolve(), erased.promise);
  Object.assign(globalThis, { beforeQuotes });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'beforeQuotes'));
  await uploadFiles(admin, await newRole(admin), { 'quillaz.txt': resume });
  await begun.promise;
  const [person] = await database.select().from(people).where(eq(people.name, 'Quillaz Marrobin'));
  await erase(person!.id);
  erased.resolve();
  const atWork = () => database.$client`select from pgboss.job where name = 'match-candidate' and state = 'active'`;
  await expect.poll(async () => (await atWork()).length).toBe(0);
  await filesDeleted();
  expect(inWhich(await lookInto(server))).toEqual([]);
});

test('a receipt names backups that may hold the person, is kept for administrators, and cannot change', async () => {
  const rows = await insertRows(server, admin);
  const { personId: second } = await insertCandidate(server, rows);
  await database
    .update(people)
    .set({ createdAt: new Date('2026-11-02') })
    .where(inArray(people.id, [rows.personId, second]));
  await nameBackups(database, ['2026-11-01T030000Z', '2026-11-03T030000Z', 'no backup', '2026-11-04T030000Z']);
  const receipt = await erase(rows.personId, `?also=${second}`);
  expect(receipt.removed).toMatchObject({ people: 2, resumes: 2, candidacies: 2 });
  expect(receipt.backups).toEqual([
    { name: '2026-11-04T030000Z', until: expect.stringMatching(/T03:00:00/) as string },
    { name: '2026-11-03T030000Z', until: expect.any(String) as string },
  ]);
  const { items } = (await admin.call<OutputOf<Calls['GET /api/admin/erasures']>>('/api/admin/erasures?limit=1')).body;
  expect(items).toEqual([
    { id: expect.any(Number) as number, author: { id: admin.user.id, name: expect.any(String) as string }, receipt },
  ]);
  expect((await admin.call(`/api/admin/erasures/${items[0]!.id}`)).body).toEqual(receipt);
  const other = await promoted(await server.signUp(), createAdministration(database).promote);
  expect((await other.call(`/api/admin/erasures/${items[0]!.id}`)).status).toBe(404);
  expect(() => readReceipt(JSON.stringify({ ...receipt, files: [] }))).toThrow('The receipt was changed');
  expect(() => readReceipt('{}')).toThrow('This is no receipt');
});

test('what is still there of an erasure is told, and so is what others show of the same', async () => {
  const rows = await insertRows(server, admin);
  const contact = {
    kind: 'email',
    value: 'ana@example.org',
    written: 'ana@example.org',
    companyId: rows.companyId,
  } as const;
  await database.insert(personContacts).values({ ...contact, personId: rows.personId, resumeId: rows.resumeId });
  const [before] = await database.select().from(people).where(eq(people.id, rows.personId));
  const receipt = await erase(rows.personId);
  await filesDeleted();
  await database.execute(sql`insert into people (id, company_id, name, created_at) overriding system value
    values (${before!.id}, ${rows.companyId}, 'Ana', ${before!.createdAt.toISOString()})`);
  await dependencies.storage.put(receipt.files[0]!, Readable.from(['again']));
  await expect(verify(receipt)).rejects.toThrow(
    `still there: 1 people (${rows.personId}); 1 files, which a queue job deletes once no backup is being made`,
  );
  await dependencies.storage.delete(receipt.files[0]!);
  // One who came later, and after a restore has the same id.
  await database
    .update(people)
    .set({ createdAt: new Date(Date.now() + 60_000) })
    .where(eq(people.id, rows.personId));
  await database.insert(personContacts).values({ ...contact, personId: rows.personId });
  expect(await verify(receipt)).toMatch(/^gone: 1 people.*\n1 of the addresses are those of people who are known/);
});

test('an erasure is done again, once, in a database that was brought back from an older backup', async () => {
  const rows = await insertRows(server, admin);
  await erase(rows.personId);
  const list = await allErasures(database, '');
  expect(await allErasures(database, list)).toBe(list);
  // As the backup has it: the person, and nothing of the erasure. The next one in the list has the same id by chance.
  const again = await insertRows(server, admin);
  await database.delete(erasures).where(eq(erasures.companyId, rows.companyId));
  await database
    .update(people)
    .set({ createdAt: new Date(0) })
    .where(eq(people.id, again.personId));
  const text = list.trim().split('\n').at(-1)!;
  const line = JSON.parse(text);
  const receipt = { ...line.receipt, rows: { people: [again.personId], resumes: [again.resumeId], candidacies: [] } };
  const forged = JSON.stringify({ ...line, receipt: { ...receipt, digest: digestOf(receipt) } });
  await expect(eraseAgain(database, dependencies.queue, `${JSON.stringify({ ...line, receipt })}\n`)).rejects.toThrow(
    'damaged',
  );
  expect(await eraseAgain(database, dependencies.queue, `${forged}\n`)).toBe(1);
  expect((await admin.call(`/api/people/${again.personId}`)).status).toBe(404);
  expect(await eraseAgain(database, dependencies.queue, `${forged}\n`)).toBe(0);
  expect(await verify({ ...receipt, digest: digestOf(receipt) })).toContain('gone');
  expect((await verifyChains(database)).map(({ broken }) => broken)).toEqual([undefined, undefined]);
});
