import { expect, test } from 'vitest';
import { fold } from '../../text/fold.ts';
import { verbForm } from '../../text/verbs.ts';
import { tellsOfOthers, toldOfOthers } from './others.ts';
import { predicatesIn } from './predicates.ts';
import { sentencesIn } from './sentences.ts';

const cutBy = (spans: { start: number; end: number }[], text: string) =>
  spans.map(({ start, end }) => text.slice(start, end));

test('a sentence ends with its stop, at a semicolon and with the cell of a table', () => {
  const sentences = (text: string): string[] => cutBy(sentencesIn(text, fold(text)), text);
  expect(sentences('Mrs. Prueba sold tea. I packed it; 40 boxes a day')).toEqual([
    'Mrs. Prueba sold tea.',
    'I packed it',
    '40 boxes a day',
  ]);
  expect(sentences('Sold stamps.Bought coins')).toEqual(['Sold stamps.', 'Bought coins']);
  expect(sentences('Clerk     2019 | Archive')).toEqual(['Clerk', '2019', 'Archive']);
  expect(sentences('M.Sc. Botany, 2015')).toEqual(['M.Sc. Botany, 2015']);
  expect(sentences('Wrote for A. Nadie in the U.S. Army')).toEqual(['Wrote for A. Nadie in the U.S. Army']);
});

test('the form of a verb is told by its ending, by the irregular ones and by the verbs of work', () => {
  expect(['write', 'writes', 'wrote', 'planned', 'writing', 'tree', 'seed'].map(verbForm)).toEqual([
    'base',
    'third',
    'past',
    'past',
    'gerund',
    undefined,
    undefined,
  ]);
});

test('predicates of one form follow each other; nouns, and verbs without an object, do not', () => {
  const predicates = (text: string): string[] => cutBy(predicatesIn(text), text);
  expect(predicates('kept the books, paid the staff and filed the taxes')).toEqual([
    'kept the books',
    'paid the staff',
    'filed the taxes',
  ]);
  expect(predicates('wrote plans, reports and designs')).toHaveLength(1);
  expect(predicates('brief and edit three writers')).toHaveLength(1);
  expect(predicates('i pack boxes but do not drive')).toEqual(['i pack boxes', 'but do not drive']);
});

test('a sentence is of somebody else whom it names before its verb', () => {
  for (const told of [
    'the office manager there did the payroll',
    'my boss keeps the keys',
    'the team of cooks bakes bread',
    'Dispatchers plan routes',
    'the partners draft contracts',
  ])
    expect(tellsOfOthers(told)).toBe(true);
  for (const told of [
    'the kitchen i run serves fish',
    'managed the team',
    'my team sold more',
    'a manager who leads',
    'Clerk for two lawyers',
    'The Agency Manager Applied System',
  ])
    expect(tellsOfOthers(told)).toBe(false);
});

test('what follows somebody who was named is told of them, what follows a thing is not', () => {
  const told = (text: string): string[] => cutBy(toldOfOthers(text), text);
  expect(told('reported to the foreman, who ordered steel')).toEqual(['ordered steel']);
  expect(told('gave hours to the payroll area, that pays')).toEqual(['pays']);
  expect(told('wrote a script, which saved a day')).toEqual([]);
});
