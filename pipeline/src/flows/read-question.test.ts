import { expect, test } from 'vitest';
import { demandsOf } from './read-question.ts';

test.each([
  ['SAP and German, at least five years', ['SAP', 'German', 'at least five years']],
  ['¿SAP y alemán?', ['SAP', 'alemán']],
  ['React or Vue; TypeScript', ['React or Vue', 'TypeScript']],
  ['C++', ['C++']],
  ['  payroll\n manager ', ['payroll manager']],
  ['.*', []],
  ['?!', []],
])('"%s" asks for %j', (question, demands) => {
  expect(demandsOf(question)).toEqual(demands);
});

test('a question of very many parts is cut', () => {
  expect(demandsOf('a, '.repeat(5_000))).toHaveLength(12);
});
