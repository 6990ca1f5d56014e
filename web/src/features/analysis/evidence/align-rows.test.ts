import { expect, test } from 'vitest';
import { alignRows } from './align-rows.ts';

const original = 'RESUMEN\n\n• Seis años. Con Java.\nFin';
const english = 'SUMMARY\n\n• Six years. With Java.\nEnd';
const segment = (from: string, to: string) => ({
  original: { start: original.indexOf(from), end: original.indexOf(from) + from.length },
  english: { start: english.indexOf(to), end: english.indexOf(to) + to.length },
});
const alignment = [
  segment('RESUMEN', 'SUMMARY'),
  segment('Seis años.', 'Six years.'),
  segment('Con Java.', 'With Java.'),
  segment('Fin', 'End'),
];

test('sentences of one line stand in one row, with the bullet that leads them', () => {
  const rows = alignRows({ original, english, alignment });
  expect(
    rows.map((row) => [
      original.slice(row.original.start, row.original.end),
      english.slice(row.english.start, row.english.end),
    ]),
  ).toEqual([
    ['RESUMEN', 'SUMMARY'],
    ['• Seis años. Con Java.', '• Six years. With Java.'],
    ['Fin', 'End'],
  ]);
});

test('an empty line between rows is remembered', () => {
  expect(alignRows({ original, english, alignment }).map((row) => row.gap)).toEqual([false, true, false]);
});

test('a segment of several lines is told line by line where both texts have equally many', () => {
  const [o, e] = ['Perfil\nSeis años', 'Profile\nSix years'];
  const rows = alignRows({
    original: o,
    english: e,
    alignment: [{ original: { start: 0, end: o.length }, english: { start: 0, end: e.length } }],
  });
  expect(
    rows.map((row) => [o.slice(row.original.start, row.original.end), e.slice(row.english.start, row.english.end)]),
  ).toEqual([
    ['Perfil', 'Profile'],
    ['Seis años', 'Six years'],
  ]);
});

test('a text without alignment has no rows', () => {
  expect(alignRows({ original, english, alignment: [] })).toEqual([]);
});
