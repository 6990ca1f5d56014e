import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const project = join(import.meta.dirname, '../../..');
const short = 'Say what a client is called';
const long = `Say ${'very '.repeat(14)}much`;
const hasGit = spawnSync('git', ['--version']).status === 0;

/** What git reads from its surroundings is another repository's where these tests are run by a hook. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));

type Outcome = { status: number | null; output: string };

function run(folder: string, program: string, ...rest: string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(program, rest, { cwd: folder, encoding: 'utf8', env: environment });
  return { status, output: `${stdout}${stderr}` };
}

const check = (folder: string, ...range: string[]): Outcome =>
  run(folder, join(folder, 'scripts/checks/lint/commit-subjects'), ...range);

function git(folder: string, ...rest: string[]): Outcome {
  return run(folder, 'git', '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...rest);
}

const commit = (folder: string, subject: string): Outcome =>
  git(folder, 'commit', '--quiet', '--allow-empty', '-m', subject);

/** A repository with the hooks switched on, and another that it pushes to. */
function repository(): string {
  const parent = mkdtempSync(join(tmpdir(), 'cotejo-subjects-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, 'own');
  for (const path of ['.githooks', 'scripts/checks/lint/commit-subjects'])
    cpSync(join(project, path), join(folder, path), { recursive: true });
  git(parent, 'init', '--quiet', '--bare', 'theirs');
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'config', 'core.hooksPath', '.githooks');
  git(folder, 'remote', 'add', 'origin', '../theirs');
  commit(folder, short);
  return folder;
}

test.runIf(hasGit)('a push to main is refused for one long subject, which is named', () => {
  const folder = repository();
  expect(git(folder, 'push', '--quiet', 'origin', 'main').status).toBe(0);
  commit(folder, long);
  commit(folder, short);
  const { status, output } = git(folder, 'push', '--quiet', 'origin', 'main');
  expect(status).not.toBe(0);
  expect(output).toContain(long);
  expect(output).not.toContain(short);
  expect(git(folder, 'push', '--quiet', 'origin', 'main:sketch').status).toBe(0);
});

test.runIf(hasGit)('characters are counted, not bytes, and 72 are not too many', () => {
  const folder = repository();
  commit(folder, 'ñ'.repeat(72));
  expect(check(folder, 'HEAD').status).toBe(0);
  commit(folder, 'ñ'.repeat(73));
  expect(check(folder, 'HEAD').status).toBe(1);
});

test.runIf(hasGit)('what is older than the last tag is left alone', () => {
  const folder = repository();
  commit(folder, long);
  git(folder, 'tag', 'v1.0.0');
  commit(folder, short);
  expect(check(folder).status).toBe(0);
  commit(folder, long);
  expect(check(folder).status).toBe(1);
});

test.runIf(hasGit)('without a history that reaches back nothing is looked at, which is said', () => {
  const folder = repository();
  commit(folder, long);
  expect(check(folder)).toEqual({ status: 0, output: expect.stringContaining('no subject was looked at') });
  rmSync(join(folder, '.git'), { recursive: true });
  expect(check(folder)).toEqual({ status: 0, output: expect.stringContaining('no subject was looked at') });
});
