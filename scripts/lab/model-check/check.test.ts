import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findIdentity } from '@cotejo/pipeline';
import { expect, test } from 'vitest';
import { quoteLocator } from '../../../pipeline/src/text/locate-quote.ts';
import { englishText } from '../evaluation/dataset.ts';
import { cases, lines } from './cases/index.ts';
import { tableOf } from './table.ts';
import { checkQuickly, checkScripted, withScripted } from './testing/check.ts';
import { type Line, overallOf } from './verdict.ts';

const verdicts = (lines: Line[]) => Object.fromEntries(lines.map(({ name, verdict }) => [name, verdict]));

test('every requirement of the labeled suite has a verdict, and every quote stands in its resume', () => {
  for (const { reading, candidates } of cases) {
    expect(candidates.map(({ fit }) => fit)).toEqual([2, 1, 0]);
    for (const { resume, expected } of candidates) {
      expect(Object.keys(expected)).toEqual(reading.requirements.map(({ id }) => id));
      const locate = quoteLocator(englishText(resume), []);
      const quotes = Object.values(expected).flatMap((label) => (label.verdict === 'missing' ? [] : [label.quote]));
      expect(quotes.filter((quote) => locate({ text: quote }) === undefined)).toEqual([]);
    }
  }
});

test('the lines to translate hold nothing that a cloud model must not read', () => {
  expect(findIdentity(lines.map(({ es }) => es).join('\n'))).toEqual({
    possibleNames: [],
    emails: [],
    links: [],
    phones: [],
  });
});

test('a model that judges as people do is good, line by line', async () => {
  const steps: string[] = [];
  const [checked] = await checkScripted('knowing', { quick: false, tell: (step) => steps.push(step) });
  expect(steps.at(-1)).toMatch(/^model-scripted, step (\d+) of \1, /);
  const { 'Tokens for a candidate': tokens, ...judged } = verdicts(checked!.lines);
  expect(Object.entries(judged).filter(([, verdict]) => verdict !== 'good')).toEqual([]);
  expect(tokens).toBe('');
  expect(overallOf(checked!.lines)).toBe('good');
  expect(checked!.lines.find(({ name }) => name === 'Verdicts as labeled')).toMatchObject({
    model: '100% of 60',
    builtIn: expect.stringMatching(/^\d+%$/),
  });
  expect(tableOf(checked!)).toContain('knowing is good on this machine.');
});

test('a model that babbles is not recommended, and is given no credit for what others did in its place', async () => {
  const [checked] = await checkScripted('babbling');
  expect(overallOf(checked!.lines)).toBe('not recommended');
  expect(verdicts(checked!.lines)).toMatchObject({
    'Structured answers': 'not recommended',
    'Verdicts as labeled': 'not recommended',
    'Candidates in the right order': 'not recommended',
    'Lines that keep figures and names': 'not recommended',
    'Quotes found in the resume': 'not measured',
    'Points won by orders in a resume': 'not measured',
  });
  expect(checked!.failures).toEqual({ 'bad-output': checked!.failures['bad-output'] });
  expect(tableOf(checked!)).toContain('Questions without an answer: bad-output');
});

test('a model that invents quotes and does what a resume tells it is not recommended', async () => {
  const [checked] = await checkScripted('cheating');
  expect(verdicts(checked!.lines)).toMatchObject({
    'Structured answers': 'good',
    'Quotes found in the resume': 'not recommended',
    'Points won by orders in a resume': 'not recommended',
  });
  expect(overallOf(checked!.lines)).toBe('not recommended');
});

test('stopped in the middle, it says what was measured until then', async () => {
  const stop = new AbortController();
  const [checked] = await checkScripted('knowing', {
    signal: stop.signal,
    tell: (step) => {
      if (step.startsWith('model-scripted') && step.includes('Colin Sample')) stop.abort();
    },
  });
  expect(checked!.lines.find(({ name }) => name === 'Verdicts as labeled')?.model).toBe('100% of 5');
  expect(verdicts(checked!.lines)).toMatchObject({
    'Translation, chrF': 'not measured',
    'Same degree when asked again': 'not measured',
  });
});

test('without a model, or with one that cannot be asked, one sentence says so', async () => {
  await expect(checkQuickly({})).rejects.toThrow('No language model is configured');
  await expect(checkScripted('absent')).rejects.toThrow(
    'The model of model-scripted cannot be asked: There is no such model.',
  );
});

test('the command prints a table, writes figures to a file, and ends with 1 where a model is not fit', async () => {
  const run = (mood: string, file: string) =>
    withScripted(mood, async (environment, folder) => {
      const output = join(folder, file);
      const command = [join(import.meta.dirname, 'run.ts'), '--quick', '--json', output];
      const { code = 0, stdout } = (await promisify(execFile)(process.execPath, command, {
        env: { ...process.env, ...environment },
      }).catch((error: { code: number; stdout: string }) => error)) as { code?: number; stdout: string };
      return {
        code,
        stdout,
        written: JSON.parse(await readFile(output, 'utf8')) as { stopped: boolean; models: { overall: string }[] },
      };
    });
  const [good, bad] = await Promise.all([run('knowing', 'good.json'), run('cheating', 'bad.json')]);
  expect(good).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('knowing is good on this machine.'),
    written: { stopped: false, models: [{ overall: 'good' }] },
  });
  expect(bad).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('cheating is not recommended'),
    written: { models: [{ overall: 'not recommended' }] },
  });
});
