import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../api/src/platform/database/free-port.ts';

const binaries = path.resolve(import.meta.dirname, '../../../.cache/bin');

export type S3Server = {
  endpoint: string;
  accessKey: string;
  secretKey: string;
  /** Ends it and starts it again with the same files, and with this secret key from then on. */
  restart(secretKey: string): Promise<void>;
  stop(): Promise<void>;
};

/** An account of SeaweedFS that may read and list, and nothing else. */
export const reader = { accessKey: 'cotejo-reader', secretKey: 'of-who-only-reads' };

type Launch = { folder: string; port: number; accessKey: string; secretKey: string };

/** A real MinIO on a free port with a folder of its own, which `stop` deletes. */
export function startMinio(): Promise<S3Server> {
  return start('minio-v0.0.0-20260212201848-7aac2a2c5b7c', ({ folder, port, accessKey, secretKey }) => ({
    parameters: ['server', '--quiet', '--address', `127.0.0.1:${port}`, folder],
    environment: {
      MINIO_ROOT_USER: accessKey,
      MINIO_ROOT_PASSWORD: secretKey,
      MINIO_BROWSER: 'off',
      MINIO_UPDATE: 'off',
    },
  }));
}

/** A real SeaweedFS, all its parts in one process. Each bucket takes several of its volumes. */
export function startSeaweedfs(): Promise<S3Server> {
  return start('seaweedfs-v0.0.0-20230109022022-51d4a4b28d0e', async ({ folder, port, accessKey, secretKey }) => {
    const identities = [
      {
        name: 'cotejo',
        credentials: [{ accessKey, secretKey }],
        actions: ['Admin', 'Read', 'Write', 'List', 'Tagging'],
      },
      { name: 'reader', credentials: [reader], actions: ['Read', 'List'] },
    ];
    await writeFile(path.join(folder, 's3.json'), JSON.stringify({ identities }));
    const parts = ['master', 'volume', 'filer'].flatMap((part) => [`${part}.port`, `${part}.port.grpc`]);
    const ports = await Promise.all([...parts, 's3.port.grpc'].map(async (part) => `-${part}=${await freePort()}`));
    const parameters = [
      'server',
      `-dir=${folder}`,
      '-ip=127.0.0.1',
      '-ip.bind=127.0.0.1',
      '-volume.max=500',
      '-master.volumeSizeLimitMB=64',
      '-filer',
      '-s3',
      `-s3.port=${port}`,
      `-s3.config=${path.join(folder, 's3.json')}`,
    ];
    return { parameters: [...parameters, ...ports], environment: {} };
  });
}

type Program = { parameters: string[]; environment: Record<string, string> };

async function start(name: string, program: (launch: Launch) => Program | Promise<Program>): Promise<S3Server> {
  const binary = path.join(binaries, name);
  if (!existsSync(binary)) throw new Error(`There is no ${binary}; a script in scripts/acceptance/servers builds it.`);
  const folder = path.join(tmpdir(), `cotejo-s3-${randomUUID()}`);
  await mkdir(folder);
  const launch = {
    folder,
    port: await freePort(),
    accessKey: 'cotejo-test',
    secretKey: randomBytes(12).toString('hex'),
  };
  const endpoint = `http://127.0.0.1:${launch.port}`;
  let server = await run(binary, await program(launch), folder, endpoint);
  const end = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  return {
    endpoint,
    accessKey: launch.accessKey,
    secretKey: launch.secretKey,
    async restart(secretKey) {
      await end();
      server = await run(binary, await program({ ...launch, secretKey }), folder, endpoint);
    },
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function run(
  binary: string,
  { parameters, environment }: Program,
  folder: string,
  endpoint: string,
): Promise<ChildProcess> {
  const server = spawn(binary, parameters, {
    env: { PATH: process.env.PATH, HOME: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  process.once('exit', () => server.kill('SIGKILL'));
  await answering(server, endpoint, output);
  return server;
}

/** Asks until the server refuses strangers, which it does once it is ready; its own health says so too early. */
async function answering(server: ChildProcess, endpoint: string, output: string[]): Promise<void> {
  for (
    const end = Date.now() + 30_000;
    Date.now() < end && server.exitCode === null;
    await new Promise((next) => setTimeout(next, 50))
  ) {
    if (
      await fetch(endpoint).then(
        ({ status }) => status === 403,
        () => false,
      )
    )
      return;
  }
  throw new Error(`The S3 server did not start: ${output.join('').slice(-2000)}`);
}
