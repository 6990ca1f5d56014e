import { expect, test } from 'vitest';
import { englishText } from '../testing/sample-candidate.ts';
import { findPassages } from './passages.ts';

const resume = (name: string) =>
  [
    name,
    `E-mail: ${name.toLowerCase().replace(' ', '.')}@example.org`,
    'Experience',
    '• Kept the books of three shops. Answered the auditors.',
    '2019 – 2021',
    `Reference letter about ${name} on request`,
  ].join('\n');

const textsOf = (text: string) =>
  findPassages({ resume: englishText(text), excluded: [] }).map((passage) => passage.text);

test('the passages are clauses and lines with words, each at its place', () => {
  const text = resume('Anna Berger');
  const passages = findPassages({ resume: englishText(text), excluded: [] });
  expect(passages.map((passage) => passage.text)).toEqual([
    'Experience',
    'Kept the books of three shops',
    'Answered the auditors',
    'Reference letter about on request',
  ]);
  expect(passages[1]).toMatchObject({ start: text.indexOf('Kept'), end: text.indexOf('. Answered') });
});

test('whose resume it is changes no passage', () => {
  expect(textsOf(resume('Maximilian Oberhuber'))).toEqual(textsOf(resume('Anna Berger')));
});

test('which school somebody went to changes no passage', () => {
  const at = (school: string) => textsOf(`Berta Lind\nBSc Economics, ${school}, 2016\nTaught at ${school}`);
  expect(at('University of Leeds')).toEqual(at('Universidad de La Laguna'));
  expect(at('University of Leeds').join()).toContain('BSc Economics');
});

test('what does not count is no passage', () => {
  const text = resume('Anna Berger');
  const start = text.indexOf('Answered');
  const excluded = [{ start, end: text.indexOf('\n', start) }];
  const texts = findPassages({ resume: englishText(text), excluded }).map((passage) => passage.text);
  expect(texts).toContain('Kept the books of three shops');
  expect(texts.join()).not.toContain('Answered');
});

test('a long passage is cut between words, and a resume without end has its first passages', () => {
  const endless = `${'counted parcels then weighed them '.repeat(20)}\n`.repeat(300);
  const texts = textsOf(endless);
  expect(texts).toHaveLength(400);
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(400);
  expect(texts.slice(0, 2).join(' ')).toBe('counted parcels then weighed them '.repeat(20).trim());
});
