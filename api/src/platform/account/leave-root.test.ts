import { execFile } from 'node:child_process';
import {
  chmod,
  chown,
  copyFile,
  link,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { defaultDataFolder, projectFolder } from '../../ground/config/data-folder.ts';
import { jobText, strongResume } from '../../features/documents/testing/texts.ts';
import { createClient, type Client, signUp } from '../../testing/client.ts';
import { databaseOfTest } from '../../testing/database.ts';
import { writePlugin } from '../../testing/plugin-file.ts';
import { compiled, type ServerProcess, startServer } from '../../testing/server-process.ts';
import { uploadJob, uploadResume } from '../../testing/upload.ts';

const run = promisify(execFile);
const HEALTH_TOKEN = 'a token of the operator';

/** Only root can be somebody else, and only where others may read the program. */
const canLeave = process.getuid?.() === 0 && defaultDataFolder().startsWith(projectFolder);

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-account-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  return folder;
}

async function start(dataFolder: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({
    env: { DATA_DIR: dataFolder, WORKER_CONCURRENCY: '1', HEALTH_TOKEN, ...env },
  });
  onTestFinished(() => server.kill());
  return server;
}

async function onDatabaseOfTest(dataFolder: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  return start(dataFolder, { DATABASE_URL: (await databaseOfTest()).url, ...env });
}

/** Lines of the status of a process, by name. */
async function statusOf(pid: number): Promise<Record<string, string>> {
  const lines = (await readFile(`/proc/${pid}/status`, 'utf8')).trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/:\s+/) as [string, string]));
}

const uidOf = async (pid: number) => Number((await statusOf(pid))['Uid']?.split('\t')[0]);
const ownerOf = async (place: string) => (await lstat(place)).uid;

/** By number: nobody can be asked for the children of another's process. */
async function childrenOf(pid: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const parents = await Promise.all(pids.map(async (each) => (await statusOf(each).catch(() => undefined))?.['PPid']));
  return pids.filter((_, index) => parents[index] === String(pid));
}

const components = async (client: Client) =>
  (await client.call('/api/health/ready', { headers: { Authorization: `Bearer ${HEALTH_TOKEN}` } })).body.components;

describe.runIf(canLeave)('a server that root has started', () => {
  test('leaves compiled code for the next start, that of plugins too', async () => {
    const compiledCode = await newFolder();
    await onDatabaseOfTest(path.join(await newFolder(), 'data'), { NODE_COMPILE_CACHE: compiledCode });
    const entries = await readdir(compiledCode, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const contents = await Promise.all(files.map((file) => readFile(path.join(file.parentPath, file.name), 'utf8')));
    expect(contents.some((content) => content.includes("\n  name: 'match-builtin',\n"))).toBe(true);
  });

  test('goes on without any right of root, and so does all that it starts', async () => {
    const folder = path.join(await newFolder(), 'data');
    const server = await start(folder);
    const pid = server.process.pid!;
    const { Uid, Gid, Groups, CapPrm, CapEff } = await statusOf(pid);
    const uid = await uidOf(pid);
    expect(uid).not.toBe(0);
    expect([new Set(Uid!.split('\t')).size, Gid!.split('\t').includes('0'), Groups!.trim().split(' ').length]).toEqual([
      1,
      false,
      1,
    ]);
    expect([CapPrm, CapEff]).toEqual(['0000000000000000', '0000000000000000']);
    // Its environment with the secrets in it is closed to processes of the same account.
    await expect(run('cat', [`/proc/${pid}/environ`], { uid, gid: uid })).rejects.toThrow('Permission denied');

    const client = await signUp(server.url);
    const { id } = (await uploadJob(client, jobText)).body;
    expect((await uploadResume(client, id, strongResume)).body.state).toBe('ready');
    const children = await childrenOf(pid);
    expect(children.length).toBeGreaterThan(0);
    for (const child of children)
      expect(await statusOf(child)).toMatchObject({ Seccomp: '2', NoNewPrivs: '1', CapEff: '0000000000000000' });
    await expect
      .poll(() => components(client))
      .toContainEqual({
        name: 'account',
        ok: true,
        message: expect.stringMatching(/^The server was started by root and runs as "\w+"\.$/) as string,
      });

    const postgres = Number((await readFile(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]);
    expect(await uidOf(postgres)).toBe(uid);
    process.kill(postgres, 'SIGKILL');
    await expect.poll(async () => (await uploadJob(client, jobText).catch(() => undefined))?.status).toBe(201);
    for (const name of await readdir(folder, { recursive: true }))
      expect([name, await ownerOf(path.join(folder, name))]).toEqual([name, uid]);
    expect(await server.stop()).toBe(0);
  });

  test('takes over what it has stored as root, and nothing that another has put there', async () => {
    const folder = path.join(await newFolder(), 'data');
    const first = await start(folder);
    const { cookie } = await signUp(first.url);
    const before = Object.assign(createClient(first.url), { cookie });
    const { id } = (await uploadJob(before, jobText)).body;
    const resume = (await uploadResume(before, id, strongResume)).body;
    expect(await first.stop()).toBe(0);
    // As the version before has left it.
    await run('chown', ['-R', '0:0', path.join(folder, 'files')]);
    await chown(folder, 0, 0);
    await chmod(folder, 0o711);
    const secret = path.join(path.dirname(folder), 'secret');
    await writeFile(secret, 'secret');
    await symlink(secret, path.join(folder, 'files/link'));
    await link(secret, path.join(folder, 'files/second-name'));

    // A program beside a server that may still be root leaves it as it is.
    const users = await run(process.execPath, [path.join(projectFolder, 'api/src/commands/admin.ts'), 'list'], {
      env: { ...compiled, DATA_DIR: folder },
    });
    expect([users.stdout.includes('Example Ltd'), await ownerOf(folder)]).toEqual([true, 0]);

    const second = await start(folder);
    const uid = await uidOf(second.process.pid!);
    const client = Object.assign(createClient(second.url), { cookie });
    expect((await client.call(`/api/resume-file/${resume.id}`)).body).toBe(strongResume);
    expect((await uploadResume(client, id, `${strongResume} Again.`)).body.state).toBe('ready');
    expect((await client.call(`/api/resume/${resume.id}`, { method: 'DELETE' })).status).toBeLessThan(300);
    // Files of what was deleted go while they are looked at.
    const looks = await Promise.allSettled(
      (await readdir(folder, { recursive: true })).map(async (name) => ({
        name,
        owner: await ownerOf(path.join(folder, name)),
      })),
    );
    const left = looks.flatMap((look) => (look.status === 'fulfilled' ? [look.value] : []));
    expect(left.filter(({ owner }) => owner === uid).length).toBeGreaterThan(2);
    expect(left.filter(({ owner }) => owner !== uid).toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: 'files/link', owner: 0 },
      { name: 'files/second-name', owner: 0 },
    ]);
    expect(await ownerOf(secret)).toBe(0);
    expect(await second.stop()).toBe(0);
  });

  test('becomes whoever the data folder belongs to', async () => {
    const folder = path.join(await newFolder(), 'data');
    await mkdir(folder);
    // The account "daemon" of every Linux.
    await chown(folder, 1, 1);
    const server = await start(folder);
    expect(await uidOf(server.process.pid!)).toBe(1);
    expect(await server.stop()).toBe(0);
  });

  test("listens on a port that is root's alone, and serves what comes after the start", async () => {
    const folder = path.join(await newFolder(), 'data');
    const server = await onDatabaseOfTest(folder, { PORT: '987', ROLE: 'web' });
    expect(await uidOf(server.process.pid!)).not.toBe(0);
    expect([server.url, (await createClient(server.url).call('/api/health')).status]).toEqual([
      'http://localhost:987',
      200,
    ]);
    expect(await server.stop()).toBe(0);
  });

  test('has read the secrets that only root may read, and says that it cannot read them again', async () => {
    const folder = await newFolder();
    const file = path.join(folder, 'key');
    await writeFile(file, HEALTH_TOKEN, { mode: 0o600 });
    const server = await onDatabaseOfTest(path.join(folder, 'data'), { HEALTH_TOKEN: '', HEALTH_TOKEN_FILE: file });
    await expect.poll(() => components(createClient(server.url))).toContainEqual({ name: 'storage', ok: true });
    expect(server.output()).toContain(`"files":["${file}"],"msg":"these files of secrets cannot be read again`);
  });

  test.each([
    [
      'a plugin that only root may read',
      async (folder: string) => {
        const closed = path.join(folder, 'closed');
        await mkdir(closed, { mode: 0o700 });
        const { path: source, remove } = await writePlugin({ name: 'closed', provides: '' });
        await copyFile(source, path.join(closed, 'plugin.mjs'));
        await remove();
        return {
          env: { PLUGINS: path.join(closed, 'plugin.mjs') },
          reason: /^the account "\w+" may not read .*plugin\.mjs$/,
        };
      },
    ],
    [
      'a data folder in which there is something else',
      async (folder: string) => {
        await mkdir(path.join(folder, 'data/photos'), { recursive: true });
        return {
          env: {},
          reason: /data holds more than Cotejo has put there, such as photos$/,
        };
      },
    ],
    [
      'a data folder below one that only root may enter',
      async (folder: string) => {
        await chmod(folder, 0o700);
        return { env: {}, reason: /^the account "\w+" may not enter / };
      },
    ],
  ])('stays root with %s, and says why', async (_, prepare) => {
    const folder = await newFolder();
    const { env, reason } = await prepare(folder);
    const server = await onDatabaseOfTest(path.join(folder, 'data'), env);
    expect(await uidOf(server.process.pid!)).toBe(0);
    const line = server
      .output()
      .split('\n')
      .find((each) => each.includes('goes on as root'))!;
    expect(JSON.parse(line)).toMatchObject({ level: 40, reason: expect.stringMatching(reason) as string });
    const client = await signUp(server.url);
    expect((await uploadJob(client, jobText)).body.state).toBe('ready');
    await expect
      .poll(() => components(client))
      .toContainEqual({
        name: 'account',
        ok: true,
        message: expect.stringMatching(/^The server runs as root: /) as string,
      });
    expect(await server.stop()).toBe(0);
  });
});

test.skipIf(process.getuid?.() === 0)(
  'a server that an ordinary user has started stays who it is, and has nothing to say of it',
  async () => {
    const server = await onDatabaseOfTest(path.join(await newFolder(), 'data'));
    expect(await uidOf(server.process.pid!)).toBe(process.getuid?.());
    expect(server.output()).not.toContain('root');
  },
);
