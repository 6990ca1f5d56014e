import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const hasGit = spawnSync('git', ['--version']).status === 0;
/** What git reads from its surroundings is another repository's where these tests are run by a hook. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));

function check(files: Record<string, string>, isCheckout = true): { status: number | null; output: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'cotejo-lines-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  if (isCheckout) spawnSync('git', ['init', '--quiet'], { cwd: folder, env });
  const script = path.join(import.meta.dirname, 'line-lengths.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8', env });
  return { status, output: `${stdout}${stderr}` };
}

test.runIf(hasGit)('a line of more than 120 characters is refused, with its place', () => {
  const { status, output } = check({ 'deploy/run': `#!/bin/sh\n# ${'x'.repeat(119)}\n`, 'short.ts': '// Short.\n' });
  expect(status).toBe(1);
  expect(output).toContain('deploy/run:2: 121 characters\n');
  expect(output).not.toContain('short.ts');
});

test.runIf(hasGit)('characters are counted, not bytes, and 120 are not too many', () => {
  expect(check({ 'a.ts': `// ${'ñ'.repeat(117)}\n`, 'b.yml': `# ${'😀'.repeat(118)}\n` }).status).toBe(0);
});

test.runIf(hasGit)('prose, data, what programs have written and what git ignores may have longer lines', () => {
  const long = `${'long '.repeat(30)}\n`;
  const files = ['docs/a.md', 'NOTICE', 'a/recorded.ndjson', 'a/words.tsv', 'a/0001.sql', 'a/tree.gen.ts', 'out/a.js'];
  expect(check({ ...Object.fromEntries(files.map((file) => [file, long])), '.gitignore': 'out\n' }).status).toBe(0);
});

test('without a checkout nothing is looked at, and that is said', () => {
  const { status, output } = check({ 'a.ts': `// ${'x'.repeat(200)}\n` }, false);
  expect([status, output]).toEqual([0, 'There is no checkout of git here, so no line was looked at.\n']);
});
