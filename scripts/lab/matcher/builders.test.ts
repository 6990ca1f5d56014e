import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { project } from '../evaluation/data-folder.ts';

const knowledge = 'examples/knowledge';
const evaluation = 'examples/evaluation';
const data = 'plugins/match-builtin/data';
const spanishTitles = 'pipeline/src/prepare/translate/lists/title-words.es.txt';
const spanishSkills = 'pipeline/src/prepare/translate/lists/skill-words.es.txt';
const to = mkdtempSync(join(tmpdir(), 'cotejo-builders-'));
afterAll(() => rmSync(to, { recursive: true, force: true }));

const build = (script: string, from: string, target = to) =>
  promisify(execFile)(process.execPath, [`scripts/lab/${script}.ts`, `--from=${from}`, `--to=${target}`], {
    cwd: project,
  });

const written = (path: string): string[] => readFileSync(join(to, path), 'utf8').replace(/\n$/, '').split('\n');

/** A hash over what the repository ships of what the builders write. */
function shipped(): string {
  const hash = createHash('sha256');
  const files = [
    `${data}/*`,
    'plugins/embed-minilm/src/common.bin',
    'plugins/match-builtin/src/score/signals/weights.ts',
    'pipeline/src/prepare/inspect/orders/weights.txt',
    spanishTitles,
    spanishSkills,
  ];
  for (const path of globSync(files, { cwd: project }).sort()) hash.update(readFileSync(join(project, path)));
  return hash.digest('hex');
}

test('every builder of the matcher makes its data from the small set, and leaves what is shipped alone', async () => {
  const before = shipped();
  await Promise.all([
    ...[
      'build-statistics',
      'build-title-words',
      'build-occupations',
      'build-verbs',
      'build-trades',
      'build-spanish-titles',
      'build-spanish-skills',
      'build-taxonomy',
      'build-vectors',
      'build-common-vector',
    ].map((name) => build(`matcher/${name}`, knowledge)),
    build('matcher/learn-weights', evaluation),
    build('orders/train', evaluation),
    build('matcher/build-skill-names', knowledge),
  ]);
  expect(shipped()).toBe(before);

  const [documents, ...stems] = written(`${data}/frequencies.tsv`);
  expect(Number(documents)).toBeGreaterThan(30);
  expect(stems.length).toBeGreaterThan(20);
  expect(written(`${data}/title-words.tsv`)).toContain('supervisor');
  expect(written(`${data}/verbs.tsv`)).toContain('monitor');
  expect(written(`${data}/trades.tsv`)).toContain('grower\tgrowing');
  expect(written(`${data}/occupations.tsv`)).toContain('en\tgrower\t+');
  const skills = written(`${data}/taxonomy.tsv`).map((line) => line.split('\t'));
  expect(skills.filter((cells) => cells.length !== 6)).toEqual([]);
  const formsOf = (skill: string): string => skills.find(([name]) => name === skill)![2]!;
  expect(formsOf('Climate control of glasshouses')).toContain('clima de invernadero');
  expect(formsOf('Biological control of pests')).not.toContain('insecto beneficioso');
  expect(written(spanishTitles)).toContain('cultivador');
  expect(written(spanishSkills)).toContain('cuidado');
  expect(written(`${data}/skill-names.es.tsv`)).toContain('Payroll\tnóminas');
  const [size, ...vectors] = written(`${data}/vectors.tsv`);
  expect(readFileSync(join(to, data, 'vectors.bin')).length).toBe(Number(size) * vectors.length);
  expect(readFileSync(join(to, 'plugins/embed-minilm/src/common.bin'))).toHaveLength(4 * 384);
  expect(written('plugins/match-builtin/src/score/signals/weights.ts').join('\n')).toMatch(/words: 0\.\d{3},/);
  expect(written('pipeline/src/prepare/inspect/orders/weights.txt').join('\n')).toMatch(/^-?\d+\.\d+ -?\d+\.\d+$/m);
});

test('what comes of the small set is not written into the repository', async () => {
  await expect(build('matcher/build-title-words', knowledge, project)).rejects.toThrow(
    'What comes of the small set is not written into the repository',
  );
});
