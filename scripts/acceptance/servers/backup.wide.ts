import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { appendFile, chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, disconnect } from '../../../api/src/platform/database/client.ts';
import { createStorage } from '../../../api/src/platform/storage/create.ts';
import { type Client, createClient, registration, signUp } from '../../../api/src/testing/client.ts';
import { testConfig } from '../../../api/src/testing/config.ts';
import { uploadJob, uploadResume, uploadRole } from '../../../api/src/testing/upload.ts';
import { startProduct } from '../../demo/drive/product.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';
import { type S3Server, startMinio } from './s3.ts';

const run = promisify(execFile);
const project = path.resolve(import.meta.dirname, '../../..');
const STORAGE_KEYS = randomBytes(32).toString('base64');
const job = '# Cellar master\n\nRequirements\n- Five years of winemaking\n- Spanish';
const resume = (number: number) =>
  `Vera Ostrander\n\nExperience\nCellar master, Quillon Wines, 2012 - 2021, barrel ${number}`;

type Settings = Record<string, string>;
let folder: string;
let database: PostgresServer;
let store: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cotejo-backups-'));
  [database, store] = await Promise.all([startPostgres(), startMinio()]);
});
afterAll(async () => {
  await Promise.all([database.stop(), store.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const inBucket = (bucket: string): Settings => ({
  STORAGE: 's3',
  S3_ENDPOINT: store.endpoint,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY: store.accessKey,
  S3_SECRET_KEY: store.secretKey,
});
const inFolder = (name: string): Settings => ({ STORAGE: 'folder', DATA_DIR: path.join(folder, name) });
const deploy = (script: string, argument: string, settings: Settings) =>
  run(path.join(project, 'deploy', script), [argument], {
    env: { ...process.env, ...settings, CONTAINERS: 'none' },
    maxBuffer: 2 ** 26,
  });

/** A product with some documents; writes go on until `stop` is called. */
async function startBusy(settings: Settings) {
  const product = await startProduct(settings);
  const user = registration();
  const client = await signUp(product.origin, user);
  const {
    body: { id },
  } = await uploadJob(client, job);
  await uploadResume(client, id, resume(0), 'kept.txt');
  const owner = await client.call('/api/clients', { method: 'POST', json: { name: 'Quillon Wines' } });
  const opportunity = await client.call('/api/opportunities', {
    method: 'POST',
    json: { name: 'Harvest', clientId: owner.body.id },
  });
  await uploadRole(client, { name: 'Cellar master', opportunityId: String(opportunity.body.id) });
  const end = new AbortController();
  let written = 0;
  const writes = [0, 1, 2].map(async (writer) => {
    for (let number = writer; !end.signal.aborted; number += 3) {
      const { body: made } = await uploadJob(client, `${job} in cellar ${number}`);
      const { body: first } = await uploadResume(client, made.id, resume(number));
      await client.call(`/api/resume/${first.id}`, { method: 'DELETE' });
      written += 1;
    }
  });
  const stopWriting = async () => {
    end.abort();
    await Promise.all(writes);
  };
  return { product, user, client, id, stopWriting, written: () => written };
}

async function countRows(url: string): Promise<Record<string, number>> {
  const database = connect(url);
  const client = database.$client;
  const tables = await client<{ name: string }[]>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
  const counts = await Promise.all(
    tables.map(
      async ({ name }) => [name, Number((await client`select count(*) from ${client(name)}`)[0]!.count)] as const,
    ),
  );
  await disconnect(database);
  return Object.fromEntries(counts);
}

async function checksums(settings: Settings): Promise<Map<string, string>> {
  const storage = await createStorage(testConfig(settings));
  const found = new Map<string, string>();
  for await (const { key } of storage.list())
    found.set(
      key,
      createHash('sha256')
        .update(await buffer((await storage.get(key)).stream))
        .digest('hex'),
    );
  return found;
}

/** Rows of the tables that a recruiter fills, in the dump that a backup holds. */
async function rowsOf(backup: string): Promise<Record<string, number>> {
  const lines = (await readFile(path.join(backup, 'rows.txt'), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ') as [string, string]);
  return Object.fromEntries(
    lines
      .filter(([table]) => table.startsWith('public.'))
      .map(([table, rows]) => [table.slice('public.'.length), Number(rows)]),
  );
}

async function newestBackup(of: string): Promise<string> {
  const names = await readdir(of);
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  return path.join(of, names.sort().at(-1)!);
}

async function expectOriginal(client: Client, id: number): Promise<void> {
  const { body: resumes } = await client.call<{ id: number; originalFileName: string }[]>(`/api/resumes/${id}`);
  const kept = resumes.find(({ originalFileName }) => originalFileName === 'kept.txt')!;
  expect((await client.call(`/api/resume-file/${kept.id}`)).body).toBe(resume(0));
}

const moves: { title: string; from: () => Settings; to: () => Settings; name: string }[] = [
  {
    title: 'from a bucket into a folder, with encrypted files',
    from: () => ({ ...inBucket('source'), STORAGE_KEYS }),
    to: () => ({ ...inFolder('target-files'), STORAGE_KEYS }),
    name: 'one',
  },
  {
    title: 'from a folder into a bucket',
    from: () => inFolder('source-files'),
    to: () => inBucket('target'),
    name: 'two',
  },
];

test.each(moves)(
  'a backup made under writes comes back whole, $title',
  async ({ from, to, name }) => {
    const backups = path.join(folder, `backups-${name}`);
    const source = { ...from(), DATABASE_URL: await database.create(`source_${name}`) };
    const target = { ...to(), DATABASE_URL: await database.create(`target_${name}`) };
    const busy = await startBusy(source);
    try {
      await expect.poll(busy.written).toBeGreaterThan(3);
      const before = busy.written();
      await deploy('backup', backups, source);
      expect(busy.written()).toBeGreaterThan(before);
    } finally {
      await busy.stopWriting();
    }
    const files = await checksums(source);
    await busy.product.stop();
    const backup = await newestBackup(backups);
    await deploy('restore', backup, target);
    expect(await countRows(target.DATABASE_URL)).toEqual(await rowsOf(backup));
    const restored = await checksums(target);
    expect(restored.size).toBeGreaterThan(5);
    for (const [key, sum] of files) if (restored.has(key)) expect(restored.get(key)).toBe(sum);
    const product = await startProduct(target);
    const client = createClient(product.origin);
    await client.call('/api/login', {
      method: 'POST',
      json: { username: busy.user.username, password: busy.user.password },
    });
    await expectOriginal(client, busy.id).finally(product.stop);
  },
  300_000,
);

test('a quiet installation comes back exactly; a damaged backup, or one over data, is refused', async () => {
  const source = { ...inFolder('quiet-files'), DATABASE_URL: await database.create('quiet') };
  const target = { ...inBucket('quiet-target'), DATABASE_URL: await database.create('quiet_target') };
  const busy = await startBusy(source);
  await busy.stopWriting();
  const running = await startProduct({ ...target });
  await deploy('backup', path.join(folder, 'quiet'), source);
  await busy.product.stop();
  const backup = await newestBackup(path.join(folder, 'quiet'));
  await expect(deploy('restore', backup, target)).rejects.toThrow(
    'Somebody is connected to the database. Stop Cotejo and try again.',
  );
  await running.stop();
  await deploy('restore', backup, target);
  expect(await countRows(target.DATABASE_URL)).toEqual(await countRows(source.DATABASE_URL));
  expect(await checksums(target)).toEqual(await checksums(source));
  await expect(deploy('restore', backup, target)).rejects.toThrow(
    'This installation has data. A backup is brought back only into an empty one.',
  );
  await appendFile(path.join(backup, 'files.tar'), ' ');
  await expect(deploy('restore', backup, target)).rejects.toThrow('is damaged');
  const nowhere = { ...source, DATABASE_URL: 'postgres://cotejo@127.0.0.1:1/quiet' };
  await expect(deploy('backup', path.join(folder, 'nowhere'), nowhere)).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /^The database cannot be used \(.*ECONNREFUSED.*\)\. .*\n.* be told that a backup/,
    ) as string,
  });
}, 300_000);

test('a backup that is closed to the account of the server is copied to a bucket and comes from there', async () => {
  await chmod(folder, 0o755);
  const source = { ...inFolder('sent-files'), DATABASE_URL: await database.create('sent') };
  const product = await startProduct(source);
  await uploadJob(await signUp(product.origin), job);
  await product.stop();
  const bucket = Object.fromEntries(Object.entries(inBucket('copies')).map(([name, value]) => [`TO_${name}`, value]));
  const backups = path.join(folder, 'sent');
  expect((await deploy('backup', backups, { ...source, ...bucket })).stderr).toContain('4 files copied');
  const bring = (settings: Settings) =>
    run(process.execPath, [path.join(project, 'api/src/commands/backup.ts'), 'bring', 'newest', `${backups}-brought`], {
      env: { ...process.env, ...settings },
    });
  const { stdout } = await bring(bucket);
  expect(stdout.trim()).toBe(path.basename(await newestBackup(backups)));
  expect(await readdir(`${backups}-brought`)).toEqual([stdout.trim()]);
  expect((await stat(path.join(`${backups}-brought`, stdout.trim()))).mode & 0o077).toBe(0);
  await expect(bring({ ...bucket, TO_S3_SECRET_KEY: 'another one' })).rejects.toMatchObject({
    stderr: expect.stringMatching(/^The backup could not be brought from the bucket: .*\n$/) as string,
  });
}, 300_000);

test('where the server does not own its tables, who does saves and restores them', async () => {
  const ownerUrl = await database.create('owned');
  const rights = connect(ownerUrl, { connections: 1 });
  await rights.$client.unsafe('create role limited login; grant limited to cotejo');
  await disconnect(rights);
  const asLimited = (url: string) => url.replace('//cotejo:', '//limited:');
  const source = { ...inFolder('owned-files'), DATABASE_URL: asLimited(ownerUrl) };
  await run(process.execPath, [path.join(project, 'api/src/commands/migrate.ts')], {
    env: { ...process.env, ...source, DATABASE_OWNER_URL: ownerUrl },
  });
  const busy = await startBusy(source);
  await busy.stopWriting();
  await busy.product.stop();
  const backups = path.join(folder, 'owned');
  await deploy('backup', backups, { ...source, DATABASE_OWNER_URL: ownerUrl });
  const newOwnerUrl = await database.create('owned_target');
  const target = { ...inFolder('owned-target-files'), DATABASE_URL: asLimited(newOwnerUrl) };
  const { stdout } = await deploy('restore', await newestBackup(backups), {
    ...target,
    DATABASE_OWNER_URL: newOwnerUrl,
  });
  expect(stdout).toContain('Everything is back.');
  const product = await startProduct(target);
  const client = createClient(product.origin);
  const { username, password } = busy.user;
  await client.call('/api/login', { method: 'POST', json: { username, password } });
  await expectOriginal(client, busy.id).finally(product.stop);
}, 300_000);
