import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Environment } from '../../../api/src/ground/config/config.ts';
import { projectFolder } from '../../../api/src/ground/config/data-folder.ts';
import { offSite } from '../../../api/src/platform/backup/off-site.ts';
import { serverAccount } from '../../../api/src/platform/database/server-account.ts';
import { signUp } from '../../../api/src/testing/client.ts';
import { testConfig } from '../../../api/src/testing/config.ts';
import { uploadJob } from '../../../api/src/testing/upload.ts';
import { startProduct } from '../../demo/drive/product.ts';
import { type PostgresServer, startPostgres } from '../servers/postgres.ts';
import { type S3Server, startMinio } from '../servers/s3.ts';
import { environmentOf, find, podOf, render } from './chart.ts';

const STORAGE_KEYS = randomBytes(32).toString('base64');
let folder: string;
let database: PostgresServer;
let store: S3Server;
let settings: Environment;
const backups = () => path.join(folder, 'backups');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cotejo-chart-backups-'));
  [database, store] = await Promise.all([startPostgres(), startMinio()]);
  const DATABASE_URL = await database.create('source');
  settings = { DATABASE_URL, STORAGE: 'folder', DATA_DIR: path.join(folder, 'data'), STORAGE_KEYS };
  const product = await startProduct(settings as Record<string, string>);
  await uploadJob(await signUp(product.origin), '# Cellar master\n\nRequirements\n- Spanish');
  await product.stop();
  await mkdir(backups());
  const account = await serverAccount(folder);
  // Started by root, the product may have stored them as another one.
  if (account) await promisify(execFile)('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
});
afterAll(async () => {
  await Promise.all([database.stop(), store.stop()]);
  await rm(folder, { recursive: true, force: true });
});

/** Does what the container of a CronJob does with these settings, as an ordinary user. */
async function runJob(name: string, environment: Environment): Promise<{ ok: boolean; output: string }> {
  const bucket = 'TO_STORAGE' in environment ? { endpoint: store.endpoint, secret: 'backups' } : {};
  const backup = { enabled: true, days: 7, bucket };
  const objects = await render({ over: { backup, secrets: { values: { STORAGE_KEYS } } } });
  const container = podOf(find(objects, 'CronJob', `cotejo-${name}`))!.spec.containers[0]!;
  const known = environmentOf(objects, container);
  expect(Object.keys(environment).filter((setting) => !(setting in known))).toEqual([]);
  const command = container.command!.at(-1)!;
  const here = command
    .replace('/program/app', projectFolder)
    .replace('/program:', `${path.dirname(process.execPath)}:${database.programs}:`)
    .replace('/backups', backups());
  expect(command).toMatch(/^PATH=\/program:\$PATH exec \/program\/app\/deploy\/\S+ \/backups \d+$/);
  const account = await serverAccount(folder);
  return new Promise((resolve) => {
    const options = {
      cwd: folder,
      uid: account?.uid,
      gid: account?.gid,
      env: { PATH: process.env.PATH, TMPDIR: folder, CONTAINERS: known['CONTAINERS'], ...environment },
    };
    execFile('bash', ['-c', here], options, (error, out, problem) => resolve({ ok: !error, output: out + problem }));
  });
}

const names = async () => (await readdir(backups())).sort();
const keys = { STORAGE_KEYS };

test('a backup is made and can be restored; those that are older than the days go', async () => {
  for (const name of ['2020-01-01T000000Z', '2020-01-02T000000Z.part']) await mkdir(path.join(backups(), name));
  expect(await runJob('backup', settings)).toMatchObject({
    ok: true,
    output: expect.stringMatching(/Saved \d+ rows/) as string,
  });
  expect(await names()).toEqual([expect.stringMatching(/^20[2-9]\d-\d\d-\d\dT\d{6}Z$/)]);
  const before = await readdir(folder);
  expect(await runJob('restore-test', keys)).toMatchObject({
    ok: true,
    output: expect.stringMatching(/ can be restored\.\n[^]*1 files belong to rows and are all there/) as string,
  });
  expect(await readdir(folder)).toEqual(before);
});

test('a backup that is damaged or too old, or whose key is missing, fails its test', async () => {
  expect(await runJob('restore-test', {})).toMatchObject({
    ok: false,
    output: expect.stringContaining('Stored files are encrypted by keys that STORAGE_KEYS does not have') as string,
  });
  const [name] = await names();
  const [newest, old] = [name!, '2020-01-01T000000Z'].map((each) => path.join(backups(), each)) as [string, string];
  await rename(newest, old);
  expect(await runJob('restore-test', keys)).toMatchObject({
    ok: false,
    output: `The newest backup, ${old}, is older than 48 hours.\n`,
  });
  await rename(old, newest);
  await appendFile(path.join(newest, 'files.tar'), ' ');
  expect(await runJob('restore-test', keys)).toMatchObject({
    ok: false,
    output: expect.stringContaining('is damaged') as string,
  });
});

/** What the containers find where copies go to a bucket. */
const toBucket = () => ({
  TO_STORAGE: 's3',
  TO_S3_ENDPOINT: store.endpoint,
  TO_S3_BUCKET: 'cotejo-backups',
  TO_S3_ACCESS_KEY: store.accessKey,
  TO_S3_SECRET_KEY: store.secretKey,
});

test('copies go to a bucket, from which the newest is restored; old ones are deleted there too', async () => {
  for (const name of await names()) await rm(path.join(backups(), name), { recursive: true });
  const bucket = await offSite(testConfig(toBucket()));
  const old = path.join(folder, '2020-01-01T000000Z');
  await mkdir(old);
  for (const file of ['database.dump', 'SHA256SUMS']) await writeFile(path.join(old, file), '');
  await bucket.send(old);
  await writeFile(path.join(old, 'SHA256SUMS'), `${'0'.repeat(64)}  database.dump\n`);
  expect(await bucket.names()).toEqual(['2020-01-01T000000Z']);

  expect(await runJob('backup', { ...settings, ...toBucket() })).toMatchObject({
    ok: true,
    output: expect.stringMatching(/4 files copied, 1 older backups deleted/) as string,
  });
  expect(await bucket.names()).toEqual(await names());

  // The test does not need the volume.
  await rm(backups(), { recursive: true });
  expect(await runJob('restore-test', { ...keys, ...toBucket() })).toMatchObject({
    ok: true,
    output: expect.stringMatching(/ can be restored\.\n[^]*1 files belong to rows and are all there/) as string,
  });

  await bucket.send(old);
  await expect(bucket.bring('2020-01-01T000000Z', path.join(folder, 'brought'))).rejects.toThrow('damaged');
  await expect(bucket.bring('2021-01-01T000000Z', folder)).rejects.toThrow('There is no backup 2021-01-01T000000Z');
});
