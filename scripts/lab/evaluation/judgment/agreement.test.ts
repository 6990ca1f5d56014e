import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { reportOf } from '../markdown.ts';
import { agreementOf, kappa, type Label, readLabels } from './agreement.ts';
import type { Class } from './class-table.ts';

const many = (count: number, verdict: Class, found: Class | null, of: Partial<Label> = {}): Label[] =>
  Array.from({ length: count }, () => ({ kind: 'skill', must: true, language: 'en', ...of, verdict, found }));

test('kappa is that of a worked example, 1 where all agree and 0 where they agree as chance does', () => {
  const rows = (counts: [Class, Class, number][]) =>
    counts.flatMap(([gold, told, count]) => Array.from({ length: count }, () => ({ gold, told })));
  // 35 of 50 agree; chance agrees in 0.5 · 0.6 + 0.5 · 0.4 = 0.5.
  const example: [Class, Class, number][] = [
    ['met', 'met', 20],
    ['met', 'not-shown', 5],
    ['not-shown', 'met', 10],
    ['not-shown', 'not-shown', 15],
  ];
  expect(kappa(rows(example))).toBeCloseTo((0.7 - 0.5) / 0.5, 10);
  expect(
    kappa(
      rows([
        ['met', 'met', 2],
        ['partly', 'partly', 3],
      ]),
    ),
  ).toBe(1);
  expect(
    kappa(
      rows([
        ['met', 'met', 1],
        ['met', 'partly', 1],
        ['partly', 'met', 1],
        ['partly', 'partly', 1],
      ]),
    ),
  ).toBe(0);
  expect(kappa(rows([['met', 'met', 9]]))).toBeNaN();
});

test('the report tells agreement by kind, who is stricter, and what is taken for what', () => {
  const section = agreementOf([
    ...many(6, 'met', 'met'),
    ...many(3, 'met', 'not-shown', { kind: 'duty', must: false, language: 'es' }),
    ...many(1, 'not-shown', 'partly', { kind: 'duty' }),
    ...many(2, 'met', null),
  ]);
  const report = reportOf([{ part: 'corrections', seconds: 0, section }]);
  expect(report).toContain('| all | 10 | 60% |');
  expect(report).toMatch(/\| duty \| 4 \| 0% \| .* \| 75% \| 25% \|/);
  expect(report).toContain('| skill | 6 | 100% | – | 0% | 0% |');
  expect(report).toContain('| met | 6 | 0 | 3 |');
  expect(report).toContain('2 more had not been judged yet');
  expect(report).not.toContain('goals');
});

describe('a file of corrections', () => {
  const folder = mkdtempSync(join(tmpdir(), 'labels-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const holding = (text: string) => {
    const path = join(folder, 'corrections.jsonl');
    writeFileSync(path, text);
    return path;
  };

  test('has a label in each line, however the last one ends', () => {
    const lines = many(2, 'met', 'partly').map((one) => JSON.stringify(one));
    expect(readLabels(holding(`${lines.join('\n')}\n`))).toHaveLength(2);
  });

  test.each([
    ['a line that is no correction', '{"verdict":"maybe","found":null}', /^Line 1 of .* is no corrected verdict/],
    ['no JSON', `${JSON.stringify(many(1, 'met', 'met')[0])}\n\n{"verdict":`, /^Line 3 of .* is no corrected verdict/],
    ['nothing', '\n', /holds no corrected verdict: see docs\/own-data\.md\.$/],
  ])('with %s is refused by a sentence', (_, text, sentence) => {
    expect(() => readLabels(holding(text))).toThrow(sentence);
  });

  test('that is not there is refused by the script in one line', async () => {
    const path = join(folder, 'none.jsonl');
    const script = join(import.meta.dirname, '../run.ts');
    const run = promisify(execFile)(process.execPath, [script, '--corrections', path]);
    await expect(run).rejects.toMatchObject({
      stdout: '',
      stderr: expect.stringMatching(/^The file of corrections \S+none\.jsonl cannot be read: ENOENT.*\n$/) as string,
    });
  });
});
