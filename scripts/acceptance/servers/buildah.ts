import { execFile, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { imageOf } from './chroot.ts';
import type { Image } from './container.ts';
import { contextFiles, keyOf } from './context.ts';

const run = promisify(execFile);
const project = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(project, '.cache/image');
const maxBuffer = 2 ** 26;
const base = 'localhost/cotejo-base';

/** Needs neither an engine nor a file system of its own kind: steps run by chroot, layers are plain folders. */
const options = ['--root', path.join(cache, 'buildah'), '--runroot', path.join(cache, 'buildah-run')];
const buildah = async (command: string, ...parameters: string[]): Promise<string> => {
  const all = [...options, '--storage-driver', 'vfs', command, ...parameters];
  return (await run('buildah', all, { env: { ...process.env, BUILDAH_ISOLATION: 'chroot' }, maxBuffer })).stdout.trim();
};

export const hasBuildah = (): boolean => spawnSync('buildah', ['--version'], { stdio: 'ignore' }).status === 0;

/** What `buildah inspect` says of a container, as far as the tests look at it. */
type Inspected = {
  Docker: {
    config: {
      Env: string[];
      WorkingDir: string;
      User: string;
      Entrypoint: string[];
      Cmd: string[];
      Labels: Record<string, string>;
      Healthcheck: { Test: string[] };
    };
  };
};

/**
 * Builds the project's Dockerfile with Buildah, as root, on the base that install-image-base made. What this machine
 * trusts besides the usual authorities is given to it as a company's would be. The image is kept until a source
 * changes.
 */
export async function buildWithBuildah(): Promise<Image> {
  const tag = `localhost/cotejo-acceptance:${await keyOf(await contextFiles())}`;
  if (!(await buildah('images', '--quiet', '--filter', `reference=${tag}`))) await build(tag);
  const container = await buildah('from', '--pull=never', tag);
  const { Docker } = JSON.parse(await buildah('inspect', container)) as Inspected;
  const { Env, WorkingDir, User, Entrypoint, Cmd, Labels, Healthcheck } = Docker.config;
  return imageOf({
    root: await buildah('mount', container),
    environment: Object.fromEntries(Env.map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string])),
    folder: WorkingDir,
    user: User,
    command: [...Entrypoint, ...Cmd],
    labels: Labels,
    // The first word says only that a program and its arguments follow.
    healthCheck: Healthcheck.Test.slice(1),
  });
}

async function build(tag: string): Promise<void> {
  await buildah('rm', '--all');
  await buildah('rmi', '--all', '--force');
  const empty = await buildah('from', 'scratch');
  await run('cp', ['-a', `${path.join(cache, 'base')}/.`, await buildah('mount', empty)]);
  await buildah('commit', '--rm', empty, base);
  const authorities = globSync('/usr/local/share/ca-certificates/**/*.crt').map((file) => readFileSync(file, 'utf8'));
  const values = [`BASE=${base}`, `CA=${authorities.join('')}`].flatMap((value) => ['--build-arg', value]);
  // Layers between the steps would be copies of the whole.
  await buildah('bud', '--pull=never', '--format=docker', '--layers=false', ...values, '--tag', tag, project);
}
