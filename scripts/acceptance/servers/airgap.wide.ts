import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import about from '../../../package.json' with { type: 'json' };

const run = promisify(execFile);
const project = path.resolve(import.meta.dirname, '../../..');

/** A copy of what an administrator has, and beside it the folder that is carried over. */
let home: string;
let carried: string;
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-airgap-'));
  home = path.join(folder, 'home');
  carried = path.join(folder, 'carried');
  await Promise.all([mkdir(home), mkdir(carried)]);
  await cp(path.join(project, 'docker-compose.yml'), path.join(home, 'docker-compose.yml'));
  await cp(path.join(project, 'deploy'), path.join(home, 'deploy'), {
    recursive: true,
    filter: (name) => !/deploy\/(secrets|certificates)$/.test(name),
  });
  await run(path.join(home, 'deploy/init-secrets'));
});
afterAll(() => rm(path.dirname(home), { recursive: true, force: true }));

const pack = () => run(path.join(home, 'deploy/airgap/pack'), [carried]);

/** Runs a script where `docker compose` is the real Compose, without an engine. */
async function withCompose(script: string, environment: Record<string, string> = {}): Promise<string[]> {
  const programs = path.join(path.dirname(home), 'programs');
  await mkdir(programs, { recursive: true });
  await writeFile(
    path.join(programs, 'docker'),
    `#!/bin/sh\nshift\nexec ${path.join(project, '.cache/bin/docker-compose-2.33.1')} "$@"\n`,
    { mode: 0o755 },
  );
  const { stdout } = await run(path.join(home, script), {
    env: { PATH: `${programs}:${process.env.PATH}`, ...environment },
  });
  return stdout.trim().split('\n');
}

test('the list of images names each that may be started, in its version, those of overrides included', async () => {
  const images = await withCompose('deploy/airgap/images');
  expect(images).toEqual([
    `cotejo:${about.version}`,
    expect.stringMatching(/^ollama\/ollama:\d/),
    expect.stringMatching(/^postgres:\d/),
    expect.stringMatching(/^quay\.io\/minio\/minio:RELEASE\./),
  ]);
  const withProxy = await withCompose('deploy/airgap/images', {
    COMPOSE_FILE: 'docker-compose.yml:deploy/compose.tls.yml',
    DOMAIN: 'cotejo.example.com',
    TLS: 'internal',
  });
  expect(withProxy).toEqual(expect.arrayContaining([...images, expect.stringMatching(/^caddy:\d/)]));
});

test('what is carried over is enough to install with, and has no secret of this installation in it', async () => {
  await writeFile(path.join(carried, 'images.tar.gz'), 'images');
  await pack();
  const names = (await readdir(carried, { recursive: true })).sort();
  expect(names).toEqual(
    expect.arrayContaining([
      'SHA256SUMS',
      'deploy/airgap/load',
      'deploy/compose.airgap.yml',
      'deploy/init-secrets',
      'docker-compose.yml',
      'images.tar.gz',
    ]),
  );
  expect(names.filter((name) => /secrets$|certificates$/.test(name))).toEqual(['deploy/init-secrets']);
  const listed = (await readFile(path.join(carried, 'SHA256SUMS'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => line.slice(66).replace('./', ''));
  expect(listed).toContain('images.tar.gz');
  await run('sha256sum', ['--quiet', '--check', 'SHA256SUMS'], { cwd: carried });
});

test.each(['images.tar.gz', 'docker-compose.yml'])(
  '%s that was damaged on the way is found out before anything is loaded',
  async (name) => {
    await writeFile(path.join(carried, 'images.tar.gz'), 'images');
    await pack();
    await writeFile(path.join(carried, name), 'damaged');
    await expect(run(path.join(carried, 'deploy/airgap/load'))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Something was damaged on the way. Copy the folder again.'),
    });
  },
);
