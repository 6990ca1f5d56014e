import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../../../api/src/ground/config/config.ts';

const run = promisify(execFile);
const project = path.resolve(import.meta.dirname, '../../..');
const binary = path.join(project, '.cache/bin/docker-compose-2.33.1');

type Service = {
  image: string;
  build?: unknown;
  environment?: Record<string, string>;
  ports?: { published: string; target: number }[];
  networks?: Record<string, unknown>;
  depends_on?: Record<string, unknown>;
  secrets?: { source: string }[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  pull_policy?: string;
  healthcheck?: unknown;
  mem_limit?: string;
};
type Configuration = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  secrets: Record<string, { file: string }>;
};

/** A copy of what an administrator has, with secrets made. */
let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'cotejo-compose-'));
  await mkdir(path.join(home, 'deploy'));
  await copyFile(path.join(project, 'docker-compose.yml'), path.join(home, 'docker-compose.yml'));
  for (const name of (await readdir(path.join(project, 'deploy'))).filter((one) =>
    /^compose\..*\.yml$|^init-secrets$|^Caddyfile$/.test(one),
  )) {
    await copyFile(path.join(project, 'deploy', name), path.join(home, 'deploy', name));
  }
  await run(path.join(home, 'deploy/init-secrets'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

async function configuration(
  overrides: string[] = [],
  environment: Record<string, string> = {},
): Promise<Configuration> {
  const files = ['docker-compose.yml', ...overrides.map((name) => `deploy/compose.${name}.yml`)].flatMap((name) => [
    '-f',
    name,
  ]);
  const { stdout } = await run(
    binary,
    [...files, '--profile', 'tools', '--profile', 'ollama', 'config', '--format', 'json'],
    { cwd: home, env: { PATH: process.env.PATH, ...environment } },
  );
  return JSON.parse(stdout) as Configuration;
}

const own = ['app', 'worker'];

/** What Cotejo itself would say to the settings that a service gives it. */
async function configOf({ environment = {} }: Service, { secrets }: Configuration) {
  const entries = Object.entries(environment).map(([name, value]) => {
    const secret = /^\/run\/secrets\/(.+)$/.exec(value)?.[1];
    return [name, secret ? secrets[secret]!.file : value];
  });
  return loadConfig(Object.fromEntries(entries) as Record<string, string>);
}

describe('docker compose', () => {
  test('starts with no question once the secrets are made, and accepts the settings of every service', async () => {
    const read = await configuration();
    for (const name of own) {
      const config = await configOf(read.services[name]!, read);
      expect(config.database.url).toMatch(/^postgres:\/\/cotejo:[0-9a-f]{48}@postgres:5432\/cotejo$/);
      expect(config.storage).toMatchObject({ kind: 's3', endpoint: 'http://minio:9000' });
      expect(config.users.adminPassword).toMatch(/^[0-9a-f]{18}$/);
    }
    expect(read.services['app']!.environment!['ROLE']).toBe('web');
    expect(read.services['worker']!.environment!['ROLE']).toBe('worker');
  });

  test('stores files in SeaweedFS in the place of MinIO, which nobody else reaches', async () => {
    const read = await configuration(['seaweedfs']);
    for (const name of own) {
      const service = read.services[name]!;
      expect((await configOf(service, read)).storage).toMatchObject({ endpoint: 'http://seaweedfs:8333' });
      expect(Object.keys(service.depends_on!)).toEqual(['postgres', 'seaweedfs']);
    }
    expect(read.services['minio']).toBeUndefined();
    expect(read.networks['files']!.internal).toBe(true);
    const there = Object.entries(read.services).filter(([, { networks }]) => networks && 'files' in networks);
    expect(there.map(([name]) => name)).toEqual(['app', 'seaweedfs', 'worker']);
  });

  test('encrypts files by the key that was made', async () => {
    const read = await configuration(['encryption']);
    for (const name of own) expect((await configOf(read.services[name]!, read)).storage.keys).toHaveLength(1);
  });

  test('publishes nothing but the app, and lets databases, files and workers reach nobody outside', async () => {
    const { services, networks } = await configuration();
    expect(
      Object.entries(services)
        .filter(([, { ports }]) => ports)
        .map(([name]) => name),
    ).toEqual(['app']);
    expect(networks['inside']!.internal).toBe(true);
    for (const name of ['worker', 'postgres', 'minio', 'database-tools'])
      expect(Object.keys(services[name]!.networks!)).toEqual(['inside']);
  });

  test('confines every container, names the version of every image and looks after what runs', async () => {
    for (const overrides of [[], ['tls'], ['airgap'], ['seaweedfs']]) {
      const { services } = await configuration(overrides, { DOMAIN: 'cotejo.example.com', TLS: 'internal' });
      for (const [name, service] of Object.entries(services)) {
        expect({ name, ...service }).toMatchObject({
          name,
          read_only: true,
          cap_drop: ['ALL'],
          security_opt: ['no-new-privileges:true'],
          image: expect.stringMatching(/:(?:[\w-]*\d+\.\d+|RELEASE\.)/),
        });
        // Cotejo's image brings its health check along.
        if (!own.includes(name) && name !== 'database-tools')
          expect({ name, ...service }).toMatchObject({
            name,
            healthcheck: expect.anything(),
            mem_limit: expect.any(String),
          });
      }
    }
  });

  test('puts no secret into the environment of a container, and closes their folder to others', async () => {
    const { services, secrets } = await configuration(['tls'], { DOMAIN: 'cotejo.example.com', TLS: 'internal' });
    const values = await Promise.all(
      Object.values(secrets).map(async ({ file }) => (await readFile(file, 'utf8')).trim()),
    );
    for (const value of values) expect(JSON.stringify(services)).not.toContain(value);
    expect((await stat(path.join(home, 'deploy/secrets'))).mode & 0o777).toBe(0o700);
  });

  test('behind https nothing but the proxy is published, and it alone is believed about who is calling', async () => {
    const read = await configuration(['tls'], { DOMAIN: 'cotejo.example.com', TLS: 'internal' });
    expect(
      Object.entries(read.services)
        .filter(([, { ports }]) => ports)
        .map(([name]) => name),
    ).toEqual(['proxy']);
    const { http } = await configOf(read.services['app']!, read);
    expect(http).toMatchObject({ publicUrl: 'https://cotejo.example.com', trustedProxies: ['172.31.255.240/28'] });
    // One at a time: of several that are missing, Compose names any.
    await expect(configuration(['tls'], { TLS: 'internal' })).rejects.toThrow(
      'is the name by which users reach this server',
    );
    await expect(configuration(['tls'], { DOMAIN: 'cotejo.example.com' })).rejects.toThrow(
      'is an e-mail address, "internal", or the paths of a certificate and its key',
    );
  });

  test('with a database and a store of their own, no others are started', async () => {
    const read = await configuration(['external'], { S3_ENDPOINT: 'https://s3.example.com', S3_REGION: 'eu-south-2' });
    expect(Object.keys(read.services).sort()).toEqual(['app', 'database-tools', 'ollama', 'worker']);
    for (const name of own) {
      expect(read.services[name]!.depends_on).toBeUndefined();
      expect((await configOf(read.services[name]!, read)).storage).toMatchObject({
        endpoint: 'https://s3.example.com',
        region: 'eu-south-2',
        bucket: 'cotejo',
      });
    }
  });

  test('without internet nothing is built or fetched, and Cotejo is told to reach nobody', async () => {
    const { services } = await configuration(['airgap']);
    expect(Object.entries(services).filter(([, service]) => service.pull_policy !== 'never')).toEqual([]);
    for (const name of own) {
      expect(services[name]).toMatchObject({ environment: { OFFLINE: 'true' } });
      expect(services[name]!.build).toBeUndefined();
    }
    expect(Object.keys(services['ollama']!.networks!)).toEqual(['inside']);
  });
});

test('secrets are made once: what is there stays, and their owner can write others', async () => {
  const secret = path.join(home, 'deploy/secrets/s3-secret-key');
  const before = await readFile(secret, 'utf8');
  await run(path.join(home, 'deploy/init-secrets'));
  expect(await readFile(secret, 'utf8')).toBe(before);
  expect((await stat(secret)).mode & 0o777).toBe(0o644);
});
