import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const project = join(import.meta.dirname, '../../../..');
const files = ['boundaries.ts', 'imports.ts', 'company.ts', 'floors.ts', 'patterns.ts', 'syntax.ts'].map(
  (name) => `scripts/checks/lint/${name}`,
);
const rules = ['.oxlintrc.json', ...files, 'api/src/platform/database/schema'];

/**
 * Returns what the project's linter says of each of some files, given by path and text, in a project that has nothing
 * else in it. Starting the linter takes half a second: give it many files at once.
 */
export async function lint(files: Record<string, string>): Promise<Record<string, string>> {
  const copy = await mkdtemp(join(tmpdir(), 'cotejo-lint-'));
  try {
    for (const path of rules) await cp(join(project, path), join(copy, path), { recursive: true });
    await symlink(join(project, 'node_modules'), join(copy, 'node_modules'));
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(copy, path)), { recursive: true });
      await writeFile(join(copy, path), text);
    }
    const lines = (await run(['--format=unix', ...Object.keys(files)], copy)).split('\n');
    const linesOf = (path: string) => lines.filter((line) => line.startsWith(`${path}:`)).join('\n');
    return Object.fromEntries(Object.keys(files).map((path) => [path, linesOf(path)]));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

function run(options: string[], folder: string): Promise<string> {
  const linter = join(project, 'node_modules/.bin/oxlint');
  return new Promise((done) => {
    execFile(process.execPath, [linter, ...options], { cwd: folder }, (_error, output) => done(output));
  });
}
