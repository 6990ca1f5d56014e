import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInPlugins } from './built-in.ts';
import { thirdPartyPlugins } from './third-party.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plugins-'));
});
afterAll(() => rm(folder, { recursive: true }));

const source = (name: string, more = '') => `export default {
  apiVersion: 1, name: '${name}', version: '1', egress: 'none', isolation: 'none',
  settings: { kind: 'schema' }, provides: { translator() {} }, ${more} };`;

async function file(name: string, text: string): Promise<string> {
  const place = path.join(folder, name);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text);
  return place;
}

const problemsOf = (names: string[]) =>
  thirdPartyPlugins(names, builtInPlugins).then(
    () => [],
    (error: { problems: string[] }) => error.problems,
  );

test('a plugin is found by the path of its module, or of its package, whose exports name the module', async () => {
  const module = await file('single.mjs', source('single'));
  await file(
    'package/package.json',
    JSON.stringify({ name: '@somebody/whole', type: 'module', exports: { '.': './lib/plugin.js' } }),
  );
  await file('package/lib/plugin.js', source('whole'));
  const found = await thirdPartyPlugins([module, path.join(folder, 'package')], builtInPlugins);
  expect(found.map(({ name }) => name)).toEqual(['single', 'whole']);
  expect(found[1]!.module).toMatch(/^file:.*\/package\/lib\/plugin\.js$/);
});

test('a package is found by its name', async () => {
  expect(await problemsOf(['@cotejo/match-builtin'])).toEqual([
    'PLUGINS: "@cotejo/match-builtin" is called "match-builtin" like another plugin.',
  ]);
});

test('every plugin that cannot be used is named with the reason', async () => {
  const broken = await file('broken.mjs', 'export default {');
  const other = await file('other.mjs', 'export default { name: "other" }');
  const throwing = await file('throwing.mjs', 'throw new Error("no licence")');
  const twice = await file('twice.mjs', source('single'));
  expect(
    await problemsOf([
      path.join(folder, 'absent'),
      broken,
      other,
      throwing,
      path.join(folder, 'single.mjs'),
      twice,
      'no-such-package',
    ]),
  ).toEqual([
    expect.stringMatching(/absent" cannot be loaded: ENOENT/),
    expect.stringMatching(/broken\.mjs" cannot be loaded: ./),
    `PLUGINS: "${other}" cannot be loaded: its default export is not what definePlugin makes (apiVersion).`,
    `PLUGINS: "${throwing}" cannot be loaded: no licence`,
    `PLUGINS: "${twice}" is called "single" like another plugin.`,
    expect.stringMatching(/^PLUGINS: "no-such-package" cannot be loaded: Cannot find module 'no-such-package'/),
  ]);
});
