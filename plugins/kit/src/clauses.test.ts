import { expect, test } from 'vitest';
import { clausesOf, jointsIn } from './clauses.ts';

const textsOf = (text: string): string[] => clausesOf(text).map(({ start, end }) => text.slice(start, end));

test('a sentence is taken apart at punctuation and conjunctions', () => {
  expect(textsOf('Kept the books of three shops, answered the auditors and trained two new clerks.')).toEqual([
    'Kept the books of three shops',
    'answered the auditors',
    'trained two new clerks.',
  ]);
  expect(textsOf('Poda de árboles frutales y riego de los viveros')).toEqual([
    'Poda de árboles frutales',
    'riego de los viveros',
  ]);
});

test('what is too short to say something stays with its neighbors', () => {
  expect(textsOf('Java, Spring, SQL, Docker')).toEqual(['Java, Spring, SQL, Docker']);
  expect(textsOf('Kept the books of three shops, alone')).toEqual(['Kept the books of three shops, alone']);
  expect(textsOf('')).toEqual([]);
});

test('a sentence and its translation have the same joints', () => {
  const kinds = (text: string): string[] => jointsIn(text).map(({ kind }) => kind);
  expect(kinds('Pruned trees, watered plants and sold them (at markets)')).toEqual(
    kinds('Podé árboles, regué plantas y las vendí (en mercados)'),
  );
});
