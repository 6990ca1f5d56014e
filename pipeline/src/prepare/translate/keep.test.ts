import { expect, test } from 'vitest';
import { findIdentity } from '../../identity/index.ts';
import { keepList } from './keep.ts';

test('names, addresses, legal names and products are kept', () => {
  const text =
    'ELENA CORTES RUIZ\nelena@example.com\nContable, Molino Viejo S.L. (2019)\nPower BI, PostgreSQL, Node.js y C#';
  expect(keepList(text, findIdentity(text))).toEqual(
    expect.arrayContaining([
      'Elena Cortes Ruiz',
      'ELENA CORTES RUIZ',
      'elena@example.com',
      'Molino Viejo S.L.',
      'PostgreSQL',
      'Node.js',
      'C#',
    ]),
  );
});

test('names of other persons, and of companies with legal forms of Latin America, are kept', () => {
  const text = 'Hornos del Valle S.A. de C.V.\nMinera Los Hornos S.R.L.\nReferencia: Paula Ríos, jefa de turno';
  expect(keepList(text, findIdentity(text))).toEqual(
    expect.arrayContaining(['Hornos del Valle S.A. de C.V.', 'Minera Los Hornos S.R.L.', 'Paula Ríos']),
  );
});
