import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const project = join(import.meta.dirname, '../../..');
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'cotejo-lint-'));
  await cp(join(project, '.oxlintrc.json'), join(copy, '.oxlintrc.json'));
  for (const file of ['boundaries.ts', 'floors.ts'])
    await cp(join(project, 'scripts/checks/lint', file), join(copy, 'scripts/checks/lint', file));
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rm(copy, { recursive: true, force: true }));

/** Writes files into a folder of the project that has nothing else in it, and returns what the linter says of them. */
async function lint(files: Record<string, string>): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await writeFile(join(copy, path), text);
  }
  const linter = join(project, 'node_modules/.bin/oxlint');
  return new Promise((done) => {
    execFile(process.execPath, [linter, '--format=unix', ...Object.keys(files)], { cwd: copy }, (_error, output) =>
      done(output),
    );
  });
}

const uses = (name: string) => `import * as it from '${name}';\nexport const used = it;\n`;

describe('an import against the arrows is refused, and the message says why', () => {
  test.each([
    ['web', 'web/src/a.ts', '@cotejo/api', 'web knows nothing of the server'],
    ['web', 'web/src/b.ts', '@cotejo/pipeline', 'web knows nothing of the server'],
    ['the contract', 'api/contract/src/a.ts', '@cotejo/plugin-kit', 'the contract imports nothing of ours'],
    ['the kit', 'plugins/kit/src/a.ts', '@cotejo/contract', 'the kit imports nothing of ours'],
    ['api outside its composition root', 'api/src/a.ts', '@cotejo/extract-pdf', 'plugins are joined in'],
    ['api', 'api/src/b.ts', '@cotejo/web', 'may not be imported here'],
    ['the pipeline', 'pipeline/src/a.ts', '@cotejo/match-builtin', 'names no plugin'],
    ['the pipeline', 'pipeline/src/b.ts', '@cotejo/contract', 'names no plugin'],
    ['the pipeline', 'pipeline/src/c.ts', 'hono', 'HTTP is the business of api'],
    ['the pipeline', 'pipeline/src/d.ts', 'postgres', 'rows, jobs and stored files'],
    ['a plugin', 'plugins/one/src/a.ts', '@cotejo/pipeline', 'not the pipeline and not other plugins'],
    ['a plugin', 'plugins/one/src/b.ts', '@cotejo/two', 'not the pipeline and not other plugins'],
    ['a plugin', 'plugins/one/src/c.ts', 'drizzle-orm', 'rows, jobs and stored files'],
    ['a plugin', 'plugins/one/src/d.ts', '../../two/src/secret.ts', 'leaves plugins/one/'],
    ['api', 'api/src/c.ts', '../contract/src/users.ts', 'leaves api/'],
    ['api outside its sessions', 'api/src/platform/http/a.ts', 'oslo/password', 'lucia and oslo stay behind'],
    ['api outside its traces', 'api/src/platform/http/b.ts', '@opentelemetry/api', 'OpenTelemetry stays behind'],
    ['api beside its database', 'api/src/d.ts', 'drizzle-orm/pg-core', 'in the build that every process loads fastest'],
    ['web', 'web/src/c.ts', 'drizzle-orm', 'rows, jobs and stored files'],
  ])('%s (%s) may not import %s', async (_who, file, target, reason) => {
    const output = await lint({ [file]: uses(target) });
    expect(output).toContain(`"${target}"`);
    expect(output).toContain(reason);
  });

  test('nor may it be hidden in a dynamic import or a re-export', async () => {
    const output = await lint({
      'plugins/one/src/e.ts': "export const late = () => import('@cotejo/two');\n",
      'plugins/one/src/f.ts': "export * from '@cotejo/three';\n",
    });
    expect(output).toContain('"@cotejo/two"');
    expect(output).toContain('"@cotejo/three"');
  });
});

test('imports along the arrows pass', async () => {
  const output = await lint({
    'web/src/ok.ts': uses('@cotejo/contract'),
    'api/src/ok.ts': uses('@cotejo/pipeline'),
    'api/src/platform/plugins/ok.ts': uses('@cotejo/extract-pdf'),
    'api/src/platform/session/ok.ts': uses('lucia'),
    'pipeline/src/ok.ts': uses('@cotejo/plugin-kit'),
    'plugins/one/src/ok.ts': uses('@cotejo/plugin-kit'),
  });
  expect(output.trim()).toBe('');
});

test('files that import each other in a circle are refused', async () => {
  const output = await lint({
    'pipeline/src/chicken.ts': "import { egg } from './egg.ts';\nexport const chicken = () => egg;\n",
    'pipeline/src/egg.ts': "import { chicken } from './chicken.ts';\nexport const egg = () => chicken;\n",
  });
  expect(output).toContain('no-cycle');
});

test('only api/src/ground/config looks at the environment', async () => {
  const reads = 'export const port = process.env.PORT;\n';
  expect(await lint({ 'api/src/port.ts': reads })).toContain('Settings are read in api/src/ground/config');
  expect((await lint({ 'api/src/ground/config/port.ts': reads })).trim()).toBe('');
});
