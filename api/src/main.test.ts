import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { sql } from './platform/database/drizzle.ts';
import { jobText } from './features/documents/testing/texts.ts';
import { createStorage } from './platform/storage/create.ts';
import { newKey } from './platform/storage/storage.ts';
import { createClient, registration, signUp } from './testing/client.ts';
import { testConfig } from './testing/config.ts';
import { databaseOfTest } from './testing/database.ts';
import { writePlugin } from './testing/plugin-file.ts';
import { compiled, type ServerProcess, startServer } from './testing/server-process.ts';
import { uploadJob } from './testing/upload.ts';

type Env = Record<string, string>;

async function start(env: Env): Promise<ServerProcess> {
  const server = await startServer({ env });
  onTestFinished(() => server.kill());
  return server;
}

/** What becomes of a call on a new connection. */
const triedCall = ({ url }: ServerProcess): Promise<string> =>
  createClient(url)
    .call('/api/health')
    .then(
      () => 'answered',
      () => 'refused',
    );

function dataFolder(): string {
  const folder = path.join(tmpdir(), `cotejo-main-${randomUUID()}`);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('nothing that was answered is lost when the process is killed, its own database included', async () => {
  const env = { DATA_DIR: dataFolder() };
  const first = await start(env);
  const { cookie, user } = await signUp(first.url);
  await first.kill();
  const second = await start(env);
  const client = createClient(second.url);
  client.cookie = cookie;
  expect((await client.call('/api/user')).body).toEqual(user);
  expect(await second.stop()).toBe(0);
});

test('asked to stop, a server finishes the call under way, takes no new ones and exits with 0', async () => {
  const server = await start({ DATA_DIR: dataFolder(), DATABASE_URL: (await databaseOfTest()).url });
  const { hostname, port } = new URL(server.url);
  const body = JSON.stringify(registration());
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.write(
    `POST /api/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ` +
      `${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`,
  );
  // When it answers a call on a later connection, the server has read the head of the first one.
  await createClient(server.url).call('/api/health');
  const exit = server.stop();
  await expect.poll(() => triedCall(server)).toBe('refused');
  socket.write(body.slice(10));
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  expect(await exit).toBe(0);
});

test('with a delay, a server asked to stop tells balancers, still takes calls, and keeps no connection', async () => {
  const HEALTH_TOKEN = 'a token of the operator';
  const server = await start({
    DATA_DIR: dataFolder(),
    DATABASE_URL: (await databaseOfTest()).url,
    STOP_DELAY: '60',
    HEALTH_TOKEN,
  });
  const client = createClient(server.url);
  server.process.kill('SIGTERM');
  await expect.poll(async () => (await client.call('/api/health')).status).toBe(503);
  expect(
    (await client.call('/api/health/ready', { headers: { Authorization: `Bearer ${HEALTH_TOKEN}` } })).body.components,
  ).toContainEqual({ name: 'process', ok: false, message: 'It was asked to stop.' });
  const served = await client.call('/api/docs');
  expect([served.status, served.headers.get('Connection')]).toEqual([200, 'close']);
  expect(await server.stop()).toBe(1);
});

test('a worker serves metrics on a port of their own, where there is nothing else', async () => {
  const worker = await start({
    DATA_DIR: dataFolder(),
    DATABASE_URL: (await databaseOfTest()).url,
    ROLE: 'worker',
    METRICS_PORT: '0',
    METRICS_HOST: '127.0.0.1',
  });
  const served = () => /"address":"([^"]+)","msg":"metrics are served"/.exec(worker.output())?.[1];
  await expect.poll(served).toBeDefined();
  const address = served()!;
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
    200,
    expect.stringContaining('text/plain; version=0.0.4'),
  ]);
  expect(await answer.text()).toMatch(/^process_cpu_seconds_total \d/m);
  const others = await Promise.all([
    fetch(new URL('/api/health', address)),
    fetch(new URL('/', address)),
    fetch(new URL('/metrics', worker.url)),
  ]);
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(await worker.stop()).toBe(0);
});

test('asked to stop, a worker finishes the document that it is slow to read, and takes no other', async () => {
  const { url, database } = await databaseOfTest();
  const { promise: asked, resolve: ask } = Promise.withResolvers<ServerResponse>();
  const oracle = createServer((_, response) => ask(response)).listen(0, '127.0.0.1');
  onTestFinished(() => void oracle.close());
  await once(oracle, 'listening');
  const slow = await writePlugin({
    name: 'slow',
    provides: `languageDetector: () => ({
      detect: async () => (await fetch('http://127.0.0.1:${(oracle.address() as AddressInfo).port}')).json(),
    })`,
  });
  onTestFinished(slow.remove);
  const env = {
    DATA_DIR: dataFolder(),
    DATABASE_URL: url,
    PLUGINS: slow.path,
    WORKER_CONCURRENCY: '1',
  };
  const [web, worker] = await Promise.all([start({ ...env, ROLE: 'web' }), start({ ...env, ROLE: 'worker' })]);
  const client = await signUp(web.url);
  const uploads = Promise.allSettled([uploadJob(client, `${jobText} One`), uploadJob(client, `${jobText} Two`)]);
  const states = async (rows: string) =>
    (await database.execute<{ state: string }>(sql.raw(`select state from ${rows} order by state desc`))).map(
      ({ state }) => state,
    );
  const jobs = () => states("pgboss.job where name = 'prepare-document'");
  const slowly = await asked;
  await expect.poll(jobs).toEqual(['active', 'created']);
  const exit = worker.stop();
  await expect.poll(() => triedCall(worker)).toBe('refused');
  expect(await jobs()).toEqual(['active', 'created']);
  slowly.end(JSON.stringify({ language: 'en', confidence: 1 }));
  expect(await exit).toBe(0);
  expect(await jobs()).toEqual(['completed', 'created']);
  expect(await states('job_descriptions')).toEqual(['ready', 'preparing']);
  await web.kill();
  await uploads;
});

test('wrong settings are all said at once, without a stack, and nothing starts', async () => {
  await expect(startServer({ env: { PORT: 'http', ROLE: 'boss' } })).rejects.toThrow(
    'The server ended with 1 before it was ready:\nCotejo cannot start with these settings:\n  - ROLE must be one ' +
      'of all, web, worker, not "boss".\n  - PORT must be a whole number from 0 to 65535, not "http".',
  );
});

test('a port that is taken is said in one line, before a database is made', async () => {
  const { port } = new URL((await start({ DATA_DIR: dataFolder(), DATABASE_URL: (await databaseOfTest()).url })).url);
  const folder = dataFolder();
  await expect(startServer({ env: { DATA_DIR: folder, PORT: port } })).rejects.toThrow(
    `before it was ready:\nPort ${port} is in use. Set PORT to another one, or stop what listens there.`,
  );
  await expect(startServer({ env: { DATA_DIR: folder, METRICS_PORT: port } })).rejects.toThrow(
    `before it was ready:\nPort ${port} is in use. Set METRICS_PORT to another one, or stop what listens there.`,
  );
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
});

test('a server without the key of its files does not start; with a new one, all are encrypted anew', async () => {
  const [before, next] = [randomBytes(32), randomBytes(32)].map((bytes) => bytes.toString('base64')) as [
    string,
    string,
  ];
  const env = { DATA_DIR: dataFolder(), DATABASE_URL: (await databaseOfTest()).url };
  const storage = await createStorage(testConfig({ ...env, STORAGE_KEYS: before }));
  await storage.put(newKey(), Readable.from(['text']));
  const wrong = 'before it was ready:\nStored files are encrypted by keys that STORAGE_KEYS does not have: ';
  await expect(startServer({ env })).rejects.toThrow(wrong);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(import.meta.dirname, 'commands/admin.ts'), 'encrypt-files'],
    { env: { ...compiled, ...env, STORAGE_KEYS: `${next},${before}` } },
  );
  expect(stdout).toMatch(
    /^1 files encrypted, 0 were already, 0 were deleted meanwhile; all can be read by the key \w{16}/,
  );
  await expect(startServer({ env: { ...env, STORAGE_KEYS: before } })).rejects.toThrow(wrong);
});

test('a start that fails late leaves no database running', async () => {
  const folder = dataFolder();
  // The plugins are loaded when the database runs already.
  await expect(startServer({ env: { DATA_DIR: folder, PLUGINS: '/nowhere/plugin.js' } })).rejects.toThrow(
    'The server ended with 1',
  );
  expect(existsSync(path.join(folder, 'postgres/data/PG_VERSION'))).toBe(true);
  expect(existsSync(path.join(folder, 'postgres/data/postmaster.pid'))).toBe(false);
});

async function postmasterOf(folder: string): Promise<number> {
  return Number((await readFile(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]);
}

type Line = { time: string; msg: string; level: number; err?: { type: string; code?: string } };

test('a killed database comes back with its sessions and queue jobs, and a few lines of the log say so', async () => {
  const folder = dataFolder();
  const server = await start({ DATA_DIR: folder, LOG_LEVEL: 'info', WORKER_CONCURRENCY: '4' });
  const client = await signUp(server.url);
  process.kill(await postmasterOf(folder), 'SIGKILL');
  await expect.poll(async () => (await client.call('/api/user')).status).toBe(503);
  await expect.poll(async () => (await client.call('/api/user')).status).toBe(200);
  // Some connections of the pool may still be broken.
  await expect.poll(async () => (await uploadJob(client, jobText)).body.state).toBe('ready');
  expect(await server.stop()).toBe(0);
  const lines = server
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  expect(lines.filter(({ msg }) => msg === 'the embedded database has ended and is started again')).toHaveLength(1);
  const failures = lines.filter(({ level, err }) => level >= 40 && err);
  const kindOf = ({ msg, err }: Line) => `${msg}: ${err!.type} ${err!.code}`;
  const toldAgain = failures.filter((line, index) =>
    failures
      .slice(0, index)
      .some((earlier) => kindOf(earlier) === kindOf(line) && Date.parse(line.time) - Date.parse(earlier.time) < 59_000),
  );
  expect(toldAgain.map(kindOf)).toEqual([]);
  expect(failures.map(kindOf).filter((kind) => kind.includes(': object'))).toEqual([]);
});

test('what Node and libraries would print is a line of the log, and a probe none', async () => {
  const { path: plugin, remove } = await writePlugin({
    name: 'talkative',
    provides: `languageDetector: () => {
    process.emitWarning('of a library', { code: 'OLD001' });
    console.log('Something', { that: 'a document says' });
    return { detect: async () => ({ language: 'en', confidence: 1 }) };
  }`,
  });
  onTestFinished(remove);
  const server = await start({
    DATA_DIR: dataFolder(),
    DATABASE_URL: (await databaseOfTest()).url,
    LOG_LEVEL: 'info',
    PLUGINS: plugin,
  });
  await Promise.all(
    ['/api/health', '/api/health/ready', '/api/user'].map((call) => createClient(server.url).call(call)),
  );
  expect(await server.stop()).toBe(0);
  const lines = server
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string; route?: string; err?: object; at?: string[] });
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: 'a warning of Node or of a library',
      err: expect.objectContaining({ code: 'OLD001' }) as object,
    }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'a library has written to the console' }));
  expect(server.output()).not.toContain('a document says');
  expect(lines.flatMap(({ route }) => route ?? [])).toEqual(['/api/user']);
});

test('a database that cannot be brought back ends the process with 1 and a sentence', async () => {
  const folder = dataFolder();
  const server = await start({ DATA_DIR: folder, LOG_LEVEL: 'warn' });
  const exit = once(server.process, 'exit');
  await rename(path.join(folder, 'postgres/data/global/pg_control'), path.join(folder, 'lost'));
  process.kill(await postmasterOf(folder), 'SIGKILL');
  expect((await exit)[0]).toBe(1);
  const last = JSON.parse(server.output().trim().split('\n').at(-1)!) as { level: number; msg: string };
  expect(last.level).toBe(60);
  expect(last.msg).toMatch(/^The embedded database has ended, and 5 tries .* have not helped\. /);
  expect(last.msg).toMatch(/ does not start: .*pg_control.* See .*server\.log\.$/);
});

test('a database that cannot be reached is said in one line', async () => {
  await expect(
    startServer({ env: { DATA_DIR: dataFolder(), DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' } }),
  ).rejects.toThrow(
    'before it was ready:\nThe database at 127.0.0.1:1 cannot be used (ECONNREFUSED). ' +
      'Check DATABASE_URL and that it runs.',
  );
});
