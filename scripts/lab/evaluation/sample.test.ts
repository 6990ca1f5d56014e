import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { measureAccuracy } from '../benchmark/accuracy.ts';
import { project } from './data-folder.ts';
import { readPairs, readRows } from './dataset.ts';
import type { Outcome } from './markdown.ts';

/** Milliseconds; Apertium and OCR take longer where others use the processor. */
const slow = 180_000;
const sample = join(project, 'examples/evaluation');

type Verdict = { id: string; pairId: string; verdict: string; evidence: string[]; tempting: string[] };

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cotejo-sample-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What a script of this repository, or of a copy of a part of it, prints to both of its outputs. */
function run(folder: string, ...rest: string[]): Promise<{ isWell: boolean; output: string }> {
  return new Promise((done) => {
    execFile(process.execPath, rest, { cwd: folder }, (error, stdout, stderr) =>
      done({ isWell: error === null, output: stdout + stderr }),
    );
  });
}

test(
  'scripts/evaluate measures the small set, says so, and every figure is a number',
  async () => {
    const json = join(temporaryFolder(), 'figures.json');
    const { isWell, output } = await run(
      project,
      'scripts/lab/evaluation/run.ts',
      'examples/evaluation',
      '--only=match,languages',
      `--json=${json}`,
    );
    expect(output).toContain('Data: examples/evaluation, the small made-up set of this repository.');
    expect({ isWell, output }).toMatchObject({ isWell: true });
    const outcomes = JSON.parse(readFileSync(json, 'utf8')) as Outcome[];
    expect(outcomes.map(({ part }) => part)).toEqual(['match', 'languages']);
    const figures = outcomes.flatMap(({ section }) => section!.figures);
    expect(figures.filter(({ value }) => !Number.isFinite(value))).toEqual([]);
    const valueOf = (start: string): number => figures.find(({ name }) => name.startsWith(start))!.value;
    expect(valueOf('macro AUC, held out')).toBeGreaterThan(0.5);
    expect(valueOf('quotes that are in the resume')).toBe(100);
  },
  slow,
);

test('figures of the small set are not put into a document', async () => {
  const document = join(project, 'docs/evaluation.md');
  const before = readFileSync(document, 'utf8');
  const { isWell, output } = await run(
    project,
    'scripts/lab/evaluation/run.ts',
    'examples/evaluation',
    '--only=match',
    `--document=${document}`,
  );
  expect(isWell).toBe(false);
  expect(output).toContain('--document takes no figures of the small set');
  expect(readFileSync(document, 'utf8')).toBe(before);
});

test(
  'scripts/bench reads every document of the small set as it is written',
  async () => {
    const figures = await measureAccuracy(sample);
    const [text, , scans] = figures.map(({ value }) => value);
    expect(text).toBe(1);
    expect(scans).toBeGreaterThan(0.95);
  },
  slow,
);

test(
  'a clone by itself takes the small set, one beside the shared data takes that, and a given folder goes before ' +
    'both',
  async () => {
    const parent = temporaryFolder();
    const clone = join(parent, 'clone');
    mkdirSync(join(clone, 'examples/evaluation'), { recursive: true });
    for (const file of ['scripts/lab/evaluation/data-folder.ts', 'api/src/ground/config/start-error.ts'])
      cpSync(join(project, file), join(clone, file));
    const chosen = async (given = ''): Promise<string> => {
      const code = `import { dataFolder, sentenceAbout } from './scripts/lab/evaluation/data-folder.ts';
      console.log(sentenceAbout(dataFolder('evaluation', ${given ? `'${given}'` : 'undefined'})));`;
      return (await run(clone, '--input-type=module', '--eval', code)).output.trim();
    };
    expect(await chosen()).toMatch(/^Data: examples\/evaluation, the small made-up set/);
    mkdirSync(join(parent, 'shared/eval'), { recursive: true });
    expect(await chosen()).toBe(`Data: ${join(parent, 'shared/eval')}`);
    expect(await chosen('examples/evaluation')).toMatch(/^Data: examples\/evaluation, the small made-up set/);
    expect(await chosen('../elsewhere')).toContain('There is no folder ../elsewhere');
  },
);

test('the small set holds together: every id leads somewhere, every quote is in its resume', () => {
  const { pairs, jobs, resumes } = readPairs(sample);
  expect(pairs.filter(({ jd_id, resume_id }) => !jobs.has(jd_id) || !resumes.has(resume_id))).toEqual([]);
  const pairOf = new Map(pairs.map((pair) => [pair.id, pair]));
  const verdicts = readRows<Verdict>(join(sample, 'verdicts/verdicts.jsonl'));
  expect(verdicts.length).toBe(20);
  const isWhole = ({ pairId, verdict, evidence, tempting }: Verdict): boolean => {
    const { text } = resumes.get(pairOf.get(pairId)!.resume_id)!;
    return (
      [...evidence, ...tempting].every((quote) => text.includes(quote)) &&
      evidence.length > 0 === (verdict !== 'not-shown')
    );
  };
  expect(verdicts.filter((verdict) => !isWhole(verdict))).toEqual([]);
});
