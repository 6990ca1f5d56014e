import { expect, test } from 'vitest';
import { lineOf, placeCorrections } from './corrected.ts';

const text = 'Ana\n  Developer,  2020 - 2022 \nJava\nother\nJava';
const dated = {
  kind: 'position' as const,
  title: 'Developer',
  found: { start: '2020-06', end: '2022-05' },
  dates: { start: '2020-01' },
};

test('corrections are placed by the words of their lines, wherever these stand', () => {
  expect(
    placeCorrections(text, [
      { ...dated, lines: ['Developer, 2020 - 2022'] },
      { kind: 'skill', skill: 'Java', lines: ['Java'] },
    ]),
  ).toEqual({
    positions: [{ lines: [1], title: 'Developer', found: dated.found, dates: dated.dates }],
    notSkills: [{ skill: 'Java', lines: [2, 4] }],
  });
});

test('a correction whose line is gone is left out', () => {
  expect(placeCorrections('Another text', [{ ...dated, lines: ['Developer, 2020 - 2022'] }])).toEqual({
    positions: [],
    notSkills: [],
  });
});

test('a long line is known by its beginning', () => {
  const line = 'word '.repeat(1_000);
  const wording = lineOf(`Ana\n${line}`)(1);
  expect(wording.length).toBe(400);
  expect(placeCorrections(line, [{ ...dated, lines: [wording] }]).positions).toHaveLength(1);
});
