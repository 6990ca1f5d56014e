import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PeopleList } from '@cotejo/contract';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { projectFolder } from '../../ground/config/data-folder.ts';
import { jobText, strongResume, weakResume } from '../../features/documents/testing/texts.ts';
import { createClient, registration, signUp } from '../../testing/client.ts';
import { compiled, type ServerProcess, startServer } from '../../testing/server-process.ts';
import { uploadJob, uploadResume } from '../../testing/upload.ts';

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cotejo-embedded-backup-'));
  // PostgreSQL does not run as root, and has to enter the folder.
  await chmod(folder, 0o711);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const dataFolder = (name: string) => path.join(folder, name);
const script = (name: string, argument: string, data: string) =>
  run(path.join(projectFolder, name), [argument], {
    env: {
      ...compiled,
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      CONTAINERS: 'none',
      DATA_DIR: dataFolder(data),
    },
  });

async function start(data: string): Promise<ServerProcess> {
  const server = await startServer({
    env: { DATA_DIR: dataFolder(data), WORKER_CONCURRENCY: '1' },
  });
  onTestFinished(() => server.kill());
  return server;
}

test('the embedded database, saved while written to, comes back elsewhere without who was erased since', async () => {
  const source = await start('source');
  const details = registration();
  const client = await signUp(source.url, details);
  const {
    body: { id },
  } = await uploadJob(client, jobText);
  const {
    body: { id: resumeId },
  } = await uploadResume(client, id, strongResume, 'kept.txt');
  const erased = await uploadResume(client, id, weakResume, 'erased.txt');
  const end = new AbortController();
  let written = 0;
  const writes = (async () => {
    for (; !end.signal.aborted; written += 1) {
      const made = await uploadJob(client, `${jobText} Number ${written}`);
      const { body } = await uploadResume(client, made.body.id, `${strongResume} Number ${written}`);
      await client.call(`/api/resume/${body.id}`, { method: 'DELETE' });
    }
  })();
  const backups = path.join(folder, 'backups');
  try {
    await expect.poll(() => written).toBeGreaterThan(1);
    const before = written;
    await script('deploy/backup', backups, 'source');
    expect(written).toBeGreaterThan(before);
  } finally {
    end.abort();
    await writes;
  }
  const [name, ...others] = await readdir(backups);
  expect(others).toEqual([]);
  const backup = path.join(backups, name!);
  const { items } = (await client.call<PeopleList>('/api/people?q=Perlmutter')).body;
  await client.call(`/api/people/${items[0]!.id}`, { method: 'DELETE' });
  await script('deploy/backup', backups, 'source');
  expect(await readdir(backups)).toContain('erasures.jsonl');
  const saved = Object.fromEntries(
    (await readFile(path.join(backup, 'rows.txt'), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => line.split(' ')),
  );
  expect(Number(saved['public.job_descriptions'])).toBeGreaterThan(2);

  // Refused while somebody uses the database, and where it has data.
  await expect(script('deploy/restore', backup, 'source')).rejects.toThrow(
    'Somebody is connected to the database. Stop Cotejo and try again.',
  );
  expect(await source.stop()).toBe(0);
  await expect(script('deploy/restore', backup, 'source')).rejects.toThrow(
    'This installation has data. A backup is brought back only into an empty one.',
  );

  await script('scripts/restore', backup, 'target');
  const target = await start('target');
  const restored = createClient(target.url);
  await restored.call('/api/login', {
    method: 'POST',
    json: { username: details.username, password: details.password },
  });
  expect((await restored.call(`/api/resume-file/${resumeId}`)).body).toBe(strongResume);
  expect((await restored.call(`/api/resume-file/${erased.body.id}`)).status).toBe(404);
  expect((await restored.call('/api/analysis-history')).body).toHaveLength(Number(saved['public.job_descriptions']));
  expect((await uploadJob(restored, jobText)).body.state).toBe('ready');
  expect(await target.stop()).toBe(0);
});

test('a stopped installation is backed up too; a damaged or cut-off backup is refused and leaves nothing', async () => {
  const source = await start('stopped');
  await signUp(source.url);
  expect(await source.stop()).toBe(0);
  const backups = path.join(folder, 'of-stopped');
  await script('scripts/backup', backups, 'stopped');
  const backup = path.join(backups, (await readdir(backups))[0]!);
  const database = path.join(backup, 'database.tar.gz');
  await expect(
    run(
      'bash',
      [
        '-c',
        `head --bytes=2000000 '${database}' | node ${path.join(projectFolder, 'api/src/commands/backup.ts')} ` +
          'load-database',
      ],
      { env: { ...compiled, PATH: process.env.PATH, DATA_DIR: dataFolder('cut') } },
    ),
  ).rejects.toThrow('The archive of the database cannot be read');
  expect(await readdir(dataFolder('cut'))).toEqual([]);
  await truncate(database, 2_000_000);
  await expect(script('deploy/restore', backup, 'damaged')).rejects.toThrow('is damaged');
  await expect(
    run(path.join(projectFolder, 'deploy/restore'), [backup], {
      env: {
        ...compiled,
        PATH: process.env.PATH,
        CONTAINERS: 'none',
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      },
    }),
  ).rejects.toThrow('was made of a database of another kind');
});
