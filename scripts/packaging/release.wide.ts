import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Builds a release in a clone of its own; answers its folder. */
function release(name: string): string {
  const clone = path.join(folder, name);
  run('git', ['clone', '-q', root, clone], folder);
  run('cp', ['-al', path.join(root, 'node_modules'), path.join(root, '.runtime'), clone], folder);
  return run('scripts/release', [], clone).split('\n').at(-1)!;
}

let [first, second] = ['', ''];
beforeAll(() => {
  [first, second] = [release('one'), release('another-place')];
}, 600_000);

test('two builds of one commit are the same, byte for byte', () => {
  const sums = (built: string) => readFileSync(path.join(built, 'SHA256SUMS'), 'utf8');
  expect(run('sha256sum', ['--quiet', '-c', 'SHA256SUMS'], first)).toBe('');
  expect(sums(second)).toBe(sums(first));
});

test('a release is refused while something is not committed, and a version that is none', () => {
  const clone = path.join(folder, 'one');
  expect(() => run('scripts/release', ['1.0'], clone)).toThrow('A version has three numbers, as in 1.4.0');
  run('sh', ['-c', 'echo >> README.md'], clone);
  expect(() => run('scripts/release', [], clone)).toThrow('There are changes that are not committed');
});
