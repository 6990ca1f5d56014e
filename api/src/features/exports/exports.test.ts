import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import type { CompanyExport, ErasureReceipt } from '@cotejo/contract';
import { fromBufferPromise } from 'yauzl';
import { afterAll, expect, test } from 'vitest';
import { promoted } from '../../testing/colleague.ts';
import { databaseBefore } from '../../testing/database-before.ts';
import type { Client } from '../../testing/client.ts';
import { insertRows, storedKeys } from '../../testing/rows.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { migrateDatabase } from '../../platform/database/migrate.ts';
import { clients, companyExports, exportParts, resumes, users } from '../../platform/database/schema/index.ts';
import { newKey } from '../../platform/storage/storage.ts';
import { createAdministration } from '../users/administration.ts';
import { archiveEntries } from './archive.ts';
import { makeExportHandler } from './make.ts';
import { tendExports } from './state.ts';

const server = await createTestServer();
afterAll(server.close);
/** A server whose queue jobs only the test itself carries out. */
const idle = await createTestServer({ worker: false });
afterAll(idle.close);

/** An administrator of a new company. */
const newAdmin = async (of: TestServer) => promoted(await of.signUp(), createAdministration(of.database).promote);

const address = '/api/admin/export';
const stateOf = async (admin: Client): Promise<CompanyExport | null> => (await admin.call(address)).body.export;

async function exported(admin: Client): Promise<CompanyExport> {
  expect(await admin.call(address, { method: 'POST' })).toMatchObject({ status: 202, body: { state: 'making' } });
  await expect.poll(async () => (await stateOf(admin))?.state).toBe('ready');
  return (await stateOf(admin))!;
}

async function download(admin: Client, headers: Record<string, string> = {}, url = server.url) {
  const answer = await fetch(`${url}${address}/archive`, { headers: { Cookie: admin.cookie, ...headers } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** The files of an archive by their names, each of which is what its checksum says. */
async function unzip(bytes: Buffer): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  const zip = await fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    files[entry.fileName] = Buffer.concat(chunks);
    expect(crc32(files[entry.fileName]!)).toBe(entry.crc32);
  }
  return files;
}

async function insertResume(
  { database, dependencies: { storage } }: TestServer,
  rows: { companyId: number; jobDescriptionId: number },
  originalFileName: string,
  bytes: Buffer,
): Promise<number> {
  const storageKey = newKey();
  await storage.put(storageKey, Readable.from([bytes]));
  const [row] = await database
    .insert(resumes)
    .values({
      companyId: rows.companyId,
      jobDescriptionId: rows.jobDescriptionId,
      originalFileName,
      fileSize: bytes.length,
      mediaType: 'application/pdf',
      storageKey,
      contentHash: storageKey,
    })
    .returning();
  return row!.id;
}

test('an archive holds every row and file of the company, and nothing of another one', async () => {
  const [admin, stranger] = [await newAdmin(server), await newAdmin(server)];
  const [own, foreign] = [await insertRows(server, admin), await insertRows(server, stranger)];
  await server.database.insert(clients).values([
    { companyId: own.companyId, name: '=HYPERLINK("http://evil.example")', nameKey: 'formula' },
    { companyId: foreign.companyId, name: 'Nobody else knows', nameKey: 'foreign' },
  ]);
  const resumeId = await insertResume(server, own, '../../etc/Ámbar: "CV"?.pdf', Buffer.from('%PDF of Ámbar'));

  const { size, files, missingFiles } = await exported(admin);
  const { status, headers, bytes } = await download(admin);
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('application/zip');
  expect(bytes.length).toBe(size);
  const found = await unzip(bytes);

  const json = (name: string) => JSON.parse(found[`json/${name}.json`]!.toString());
  expect(json('clients')).toHaveLength(2);
  expect(json('roles')).toMatchObject([{ id: own.roleId, name: 'Role' }]);
  expect(json('candidacies')).toMatchObject([{ id: own.analysisId, match_score: 70, role_id: own.roleId }]);
  expect(json('resumes').map(({ id }: { id: number }) => id)).toEqual([own.resumeId, resumeId]);
  expect(json('resumes')[0]).toMatchObject({ name: 'Alex Example', extracted_text: 'Text' });
  expect(json('notes')).toMatchObject([{ id: own.noteId, text: 'A note' }]);
  expect(json('users')).toMatchObject([{ username: admin.user.username, role: 'admin' }]);

  const placed = json('resumes')[1].file as string;
  expect(placed).toMatch(/^files\/resumes\/\d+\/\d+ [^/]*Ámbar[^/:"?]*\.pdf$/);
  expect(found[placed]!.toString()).toBe('%PDF of Ámbar');
  expect(found['tables/resumes.csv']!.toString()).toContain(placed);
  expect(Object.keys(found).filter((name) => name.startsWith('files/'))).toHaveLength(files);
  expect({ files, missingFiles }).toEqual({ files: 4, missingFiles: 0 });
  expect(found['tables/clients.csv']!.toString()).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(JSON.parse(found['export.json']!.toString())).toMatchObject({
    company: { id: own.companyId },
    rows: { clients: 2, resumes: 2, candidacies: 1 },
    files: 4,
  });

  const everything = Object.values(found).join('\n');
  expect(everything).not.toContain('Nobody else knows');
  expect(everything).not.toContain(stranger.user.username);
  const [{ passwordHash } = { passwordHash: '' }] = await server.database
    .select()
    .from(users)
    .where(eq(users.id, admin.user.id));
  expect(passwordHash).not.toBe('');
  expect(everything).not.toContain(passwordHash);
  expect(await download(stranger)).toMatchObject({ status: 404 });
});

test('files that are gone or cut off in the storage are named in the archive, which is made all the same', async () => {
  const admin = await newAdmin(server);
  const own = await insertRows(server, admin);
  const [gone, short] = [
    await insertResume(server, own, 'gone.pdf', Buffer.from('%PDF gone')),
    await insertResume(server, own, '=short.pdf', Buffer.from('%PDF short')),
  ];
  const keyOf = async (id: number) =>
    (await server.database.select().from(resumes).where(eq(resumes.id, id)))[0]!.storageKey;
  await server.dependencies.storage.delete(await keyOf(gone));
  await server.dependencies.storage.put(await keyOf(short), Readable.from(['%PDF']));
  expect(await exported(admin)).toMatchObject({ files: 4, missingFiles: 2, fraction: 1 });
  const found = await unzip((await download(admin)).bytes);
  expect(found['missing-files.csv']!.toString()).toBe(
    `\uFEFFtable,id,original_file_name,why\r\nresumes,${gone},gone.pdf,gone\r\n` +
      `resumes,${short},"'=short.pdf",not whole\r\n`,
  );
});

test('a download that broke off goes on where it ended, across the parts that are stored', async () => {
  const admin = await newAdmin(server);
  const own = await insertRows(server, admin);
  for (const name of ['one.pdf', 'two.pdf', 'three.pdf'])
    await insertResume(server, own, name, randomBytes(7 * 1024 * 1024));
  const { size, id } = await exported(admin);
  const parts = await server.database.select().from(exportParts).where(eq(exportParts.exportId, id));
  expect(parts.length).toBeGreaterThan(1);

  const whole = await download(admin);
  const tag = whole.headers.get('ETag')!;
  expect(whole.headers.get('Accept-Ranges')).toBe('bytes');
  const cuts = [0, 1, 8 * 1024 * 1024 - 1, 8 * 1024 * 1024 + 5, size - 1, size];
  const pieces = await Promise.all(
    cuts.slice(1).map(async (end, index) => {
      const Range = `bytes=${cuts[index]}-${end - 1}`;
      const piece = await download(admin, { Range, 'If-Range': tag });
      expect(piece.status).toBe(206);
      expect(piece.headers.get('Content-Range')).toBe(`bytes ${cuts[index]}-${end - 1}/${size}`);
      return piece.bytes;
    }),
  );
  expect(Buffer.concat(pieces).equals(whole.bytes)).toBe(true);
  expect(Object.keys(await unzip(whole.bytes)).filter((name) => name.startsWith('files/resumes/'))).toHaveLength(4);

  expect(await download(admin, { Range: 'bytes=-10' })).toMatchObject({
    status: 206,
    bytes: whole.bytes.subarray(-10),
  });
  expect(await download(admin, { Range: `bytes=${size}-` })).toMatchObject({ status: 416 });
  for (const headers of [{ Range: 'lines=1-2' }, { Range: 'bytes=0-1,4-5' }, { Range: 'bytes=5-', 'If-Range': '"x"' }])
    expect((await download(admin, headers as Record<string, string>)).bytes.length).toBe(size);
});

test('a new archive takes the place of the old one, whose parts are deleted', async () => {
  const admin = await newAdmin(server);
  await insertRows(server, admin);
  const first = await exported(admin);
  const [part] = await server.database.select().from(exportParts).where(eq(exportParts.exportId, first.id));
  const second = await exported(admin);
  expect(second.id).not.toBe(first.id);
  await expect.poll(async () => (await storedKeys(server)).has(part!.storageKey)).toBe(false);
  expect(await admin.call(address, { method: 'DELETE' })).toMatchObject({ status: 204 });
  expect(await admin.call(address)).toMatchObject({ body: { export: null, fileBytes: 31 } });
  expect(await admin.call(address, { method: 'DELETE' })).toMatchObject({ status: 204 });
});

const make = (exportId: number, dependencies = idle.dependencies) =>
  makeExportHandler(dependencies)({ exportId }, { signal: new AbortController().signal, complete: async () => {} });

test('a try that counts as dead adds nothing to the archive that the next one makes', async () => {
  const admin = await newAdmin(idle);
  const own = await insertRows(idle, admin);
  for (const name of ['one.pdf', 'two.pdf']) await insertResume(idle, own, name, randomBytes(7 * 1024 * 1024));
  const { body } = await admin.call(address, { method: 'POST' });
  expect(await admin.call(address, { method: 'POST' })).toMatchObject({ status: 202, body: { id: body.id } });
  expect(await download(admin, {}, idle.url)).toMatchObject({ status: 404 });
  await Promise.all([make(body.id), make(body.id), make(body.id)]);
  expect(await stateOf(admin)).toMatchObject({ state: 'ready', files: 5 });
  const { bytes } = await download(admin, {}, idle.url);
  expect(Object.keys(await unzip(bytes)).filter((name) => name.startsWith('files/'))).toHaveLength(5);
});

test('an archive that is deleted while it is made leaves nothing', async () => {
  const admin = await newAdmin(idle);
  await insertRows(idle, admin);
  const before = await storedKeys(idle);
  const { body } = await admin.call(address, { method: 'POST' });
  const { storage } = idle.dependencies;
  // It is deleted when its part is stored already and has no row yet.
  const put: typeof storage.put = async (...part) => {
    await storage.put(...part);
    await admin.call(address, { method: 'DELETE' });
  };
  const deletesMeanwhile = Object.assign(Object.create(storage) as typeof storage, { put });
  await make(body.id, { ...idle.dependencies, storage: deletesMeanwhile });
  expect(await storedKeys(idle)).toEqual(before);
  expect(await stateOf(admin)).toBeNull();
  expect(await idle.database.select().from(exportParts).where(eq(exportParts.exportId, body.id))).toEqual([]);
});

test('an archive goes with the erasure of a person, whom it may hold, and the receipt says so', async () => {
  const admin = await newAdmin(idle);
  const { personId } = await insertRows(idle, admin);
  const { personId: another } = await insertRows(idle, admin);
  const { body } = await admin.call(address, { method: 'POST' });
  await make(body.id);
  const erase = async (id: number) =>
    (await admin.call<ErasureReceipt>(`/api/people/${id}`, { method: 'DELETE' })).body.removed.archives;
  expect([await erase(personId), await erase(another)]).toEqual([1, 0]);
  expect(await stateOf(admin)).toBeNull();
  expect(await idle.database.select().from(exportParts).where(eq(exportParts.exportId, body.id))).toEqual([]);
});

test('an archive that is begun while a person is erased does not hold that person', async () => {
  const admin = await newAdmin(idle);
  const { personId } = await insertRows(idle, admin);
  const [erased, { body }] = await Promise.all([
    admin.call<ErasureReceipt>(`/api/people/${personId}`, { method: 'DELETE' }),
    admin.call(address, { method: 'POST' }),
  ]);
  await make(body.id);
  const archive = await download(admin, {}, idle.url);
  // Either the archive was begun first and went with the person, or it was made without them.
  if (erased.body.removed.archives === 1) return expect(archive.status).toBe(404);
  const found = await unzip(archive.bytes);
  expect(JSON.parse(found['json/people.json']!.toString())).toEqual([]);
});

test('an archive is deleted after two days', async () => {
  const admin = await newAdmin(idle);
  const { body } = await admin.call(address, { method: 'POST' });
  await make(body.id);
  const age = (hours: number) =>
    idle.database
      .update(companyExports)
      .set({
        createdAt: sql`now() - interval '72 hours'`,
        readyAt: sql`now() - make_interval(hours => ${hours}::int)`,
      })
      .where(eq(companyExports.id, body.id));
  await age(47);
  await tendExports(idle.dependencies);
  expect(await stateOf(admin)).toMatchObject({ state: 'ready' });
  await age(49);
  await tendExports(idle.dependencies);
  expect(await stateOf(admin)).toBeNull();
});

test('what is changed while an archive is made is not in it', async () => {
  const admin = await newAdmin(idle);
  const own = await insertRows(idle, admin);
  const tally = { steps: 0, stepsDone: 0, files: 0, missingFiles: 0 };
  const { database, dependencies } = idle;
  const found: Record<string, string> = {};
  await database.transaction(
    async (snapshot) => {
      const company = { id: own.companyId, name: 'Mine' };
      const source = { snapshot, storage: dependencies.storage, company, madeAt: new Date() };
      for await (const { name, input } of archiveEntries(source, tally)) {
        if (name === 'json/users.json')
          await database.insert(clients).values({ companyId: own.companyId, name: 'Late', nameKey: 'late' });
        found[name] = Buffer.isBuffer(input) ? input.toString() : await text(input);
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  expect(JSON.parse(found['json/clients.json']!)).toHaveLength(1);
  expect(tally).toMatchObject({ stepsDone: tally.steps, files: 3 });
});

test('the tables for archives are added to a database of the version before', async () => {
  const { url, client } = await databaseBefore('company_exports');
  await migrateDatabase(url);
  const added = await client`insert into company_exports (company_id) select id from companies returning state`;
  expect(added).toEqual([{ state: 'making' }]);
});
