import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Container, type Image, startCollected } from './container.ts';

const run = promisify(execFile);
const project = path.resolve(import.meta.dirname, '../../..');
const tag = 'cotejo-acceptance';
const maxBuffer = 2 ** 26;

/** The first of Docker and Podman that is installed and whose engine answers. */
export const findEngine = (): string | undefined =>
  ['docker', 'podman'].find((program) => spawnSync(program, ['info'], { stdio: 'ignore' }).status === 0);

/** What `image inspect` says, as far as the tests look at it. */
type Inspected = {
  Config: {
    Entrypoint: string[] | null;
    Cmd: string[] | null;
    Labels: Record<string, string> | null;
    Healthcheck?: { Test: string[] };
  };
};

/** Builds the project's Dockerfile with a container engine, in its format: Podman's own has no health checks. */
export async function buildWithEngine(engine: string): Promise<Image> {
  const format = engine === 'podman' ? ['--format', 'docker'] : [];
  await run(engine, ['build', ...format, '--tag', tag, project], { maxBuffer });
  const { stdout } = await run(engine, ['image', 'inspect', tag], { maxBuffer });
  const [{ Config: config }] = JSON.parse(stdout) as [Inspected];
  return {
    command: [...(config.Entrypoint ?? []), ...(config.Cmd ?? [])],
    labels: config.Labels ?? {},
    // The first word says only that a program and its arguments follow.
    healthCheck: config.Healthcheck?.Test.slice(1) ?? [],
    start: (_data, environment) => startContainer(engine, environment),
  };
}

/**
 * Its /data is a volume of the engine's, which begins with the owner that the image gives it and goes with the
 * container.
 */
async function startContainer(engine: string, environment: Record<string, string>): Promise<Container> {
  const name = `${tag}-${randomUUID()}`;
  const { exited, ...started } = startCollected(engine, ['run', '--name', name, ...optionsOf(name, environment), tag]);
  return {
    ...started,
    run: ([program = '', ...rest], more = {}) =>
      run(engine, ['run', ...optionsOf(name, { ...environment, ...more }), '--entrypoint', program, tag, ...rest], {
        maxBuffer,
      }),
    async stop() {
      await run(engine, ['stop', name]);
      const code = await exited;
      await run(engine, ['volume', 'rm', name]);
      return code;
    },
  };
}

const optionsOf = (volume: string, environment: Record<string, string>): string[] => [
  '--rm',
  '--read-only',
  '--cap-drop=ALL',
  '--security-opt=no-new-privileges',
  '--tmpfs=/tmp:size=256m,mode=1777',
  '--network=host',
  '--volume',
  `${volume}:/data`,
  ...Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
];
