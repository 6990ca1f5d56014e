import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Built, imageOf, unshare } from './chroot.ts';
import type { Image } from './container.ts';
import { contextFiles, keyOf } from './context.ts';
import { type Instruction, parseDockerfile, parsePairs, type Stage, substitute } from './dockerfile.ts';

const run = promisify(execFile);
const project = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(project, '.cache/image');

/**
 * Carries out the Dockerfile of the project without a container engine: each stage in a copy of the base that
 * scripts/acceptance/servers/install-image-base made, or in nothing, each step in it by chroot. Needs root. The result
 * is kept until a source changes.
 */
export const interpretDockerfile = async (): Promise<Image> => imageOf(await buildOnce());

async function buildOnce(): Promise<Built> {
  if (!existsSync(path.join(cache, 'base')))
    throw new Error('There is no base to make an image of; scripts/acceptance/servers/install-image-base makes it.');
  const context = await contextFiles();
  const folder = path.join(cache, 'built');
  const stamp = path.join(folder, 'image.json');
  const key = await keyOf(context);
  const kept = existsSync(stamp)
    ? (JSON.parse(readFileSync(stamp, 'utf8')) as { key: string; image: Built })
    : undefined;
  if (kept?.key === key) return kept.image;
  await rm(folder, { recursive: true, force: true });
  await copyContext(context, path.join(folder, 'context'));
  let image: Built | undefined;
  for (const [index, stage] of parseDockerfile(await readFile(path.join(project, 'Dockerfile'), 'utf8')).entries()) {
    image = await buildStage(stage, folder, String(index));
  }
  await writeFile(stamp, JSON.stringify({ key, image }));
  return image!;
}

async function copyContext(names: string[], folder: string): Promise<void> {
  for (const name of names) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await copyFile(path.join(project, name), path.join(folder, name));
  }
}

async function buildStage(stage: Stage, folder: string, index: string): Promise<Built> {
  const root = path.join(folder, stage.name ?? index);
  const earlier = path.join(folder, stage.from);
  if (stage.from === 'scratch') await mkdir(root);
  else await run('cp', ['-a', existsSync(earlier) ? earlier : path.join(cache, 'base'), root]);
  const image: Built = {
    root,
    environment: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' },
    folder: '/',
    user: '0:0',
    command: [],
    labels: {},
    healthCheck: [],
  };
  const values: Record<string, string> = {};
  let entry: string[] = [];
  const steps: Record<string, (value: string) => void | Promise<void>> = {
    ARG: (value) => void Object.assign(values, parsePairs(value.includes('=') ? value : `${value}=`)),
    ENV: (value) =>
      void Object.assign(image.environment, parsePairs(substitute(value, { ...values, ...image.environment }))),
    LABEL: (value) => void Object.assign(image.labels, parsePairs(substitute(value, values))),
    async WORKDIR(value) {
      image.folder = value;
      await mkdir(path.join(root, value), { recursive: true });
    },
    USER: (value) => void (image.user = value),
    COPY: (value) => copy(value, { image, folder }),
    RUN: (value) => runStep(value, image),
    ENTRYPOINT: (value) => void (entry = JSON.parse(value) as string[]),
    CMD: (value) => void (image.command = [...entry, ...(JSON.parse(value) as string[])]),
    HEALTHCHECK: (value) => void (image.healthCheck = JSON.parse(value.slice(value.indexOf('['))) as string[]),
    EXPOSE: () => {},
    VOLUME: () => {},
    STOPSIGNAL: () => {},
  };
  for (const instruction of stage.instructions) await carryOut(instruction, steps);
  return image;
}

async function carryOut(
  { name, value }: Instruction,
  steps: Record<string, (value: string) => void | Promise<void>>,
): Promise<void> {
  const step = steps[name];
  if (!step) throw new Error(`The Dockerfile says ${name}, which this test cannot do.`);
  await step(value);
}

async function copy(value: string, { image, folder }: { image: Built; folder: string }): Promise<void> {
  const parts = value.split(/\s+/);
  const from = parts[0]!.startsWith('--from=')
    ? path.join(folder, parts.shift()!.slice('--from='.length))
    : path.join(folder, 'context');
  const target = path.resolve(image.folder, parts.pop()!);
  for (const part of parts) {
    const source = path.join(from, part);
    const isFile = (await stat(source)).isFile();
    const into = isFile ? path.join(target, path.basename(part)) : target;
    await cp(source, path.join(image.root, into), { recursive: true, verbatimSymlinks: true, force: true });
  }
}

/**
 * What a step needs of the machine: its processes, devices, names and certificates; npm's cache only spares the
 * network.
 */
async function runStep(command: string, { root, environment, folder }: Built): Promise<void> {
  const mounts = `
    mount -t proc proc "$ROOT/proc" && mount --rbind /dev "$ROOT/dev" && mount -t tmpfs tmp "$ROOT/tmp" &&
    mkdir -p "$ROOT/root/.npm" && mount --bind "$NPM_CACHE" "$ROOT/root/.npm" &&
    mount --bind /etc/resolv.conf "$ROOT/etc/resolv.conf" && mount --bind /etc/ssl/certs "$ROOT/etc/ssl/certs" &&
    exec chroot "$ROOT" env -i NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt HOME=/root "$@"`;
  const npmCache = (await run('npm', ['config', 'get', 'cache'])).stdout.trim();
  await mkdir(npmCache, { recursive: true });
  await writeFile(path.join(root, 'etc/resolv.conf'), '');
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  await run(
    unshare,
    ['--mount', '--pid', '--fork', 'sh', '-c', mounts, 'sh', ...variables, 'sh', '-c', `cd ${folder} && ${command}`],
    {
      env: { ...process.env, ROOT: root, NPM_CACHE: npmCache },
      maxBuffer: 2 ** 26,
    },
  ).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(
      `A step of the Dockerfile failed: ${command}\n${error.stdout?.slice(-2000)}\n${error.stderr?.slice(-2000)}`,
    );
  });
}
