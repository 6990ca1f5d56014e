import type { BilingualText } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { asWritten, bilingualLines, splitBoth } from './bilingual.ts';

/** A text of stretches, each in its own language and in English. */
function textOf(stretches: [original: string, english: string][]): BilingualText {
  const text: BilingualText = { language: 'es', original: '', english: '', alignment: [] };
  for (const [original, english] of stretches) {
    text.alignment.push({
      original: { start: text.original.length, end: text.original.length + original.length },
      english: { start: text.english.length, end: text.english.length + english.length },
    });
    text.original += original;
    text.english += english;
  }
  return text;
}

describe('the lines of a translated text', () => {
  test('have both languages, with what was copied between them', () => {
    const text = textOf([
      ['Requisitos', 'Requirements'],
      ['\n• ', '\n• '],
      ['Horno', 'Oven'],
      ['. ', '. '],
      ['Masa', 'Dough'],
      ['\n600 000 000\n', '\n600 000 000\n'],
    ]);
    expect(bilingualLines(text, 100)).toEqual([
      { text: 'Requirements', original: 'Requisitos' },
      { text: '• Oven. Dough', original: '• Horno. Masa' },
      asWritten('600 000 000'),
      asWritten(''),
    ]);
  });

  test('are one where a sentence runs over several', () => {
    const text = textOf([
      ['Pan y\nbollos', 'Bread and buns'],
      ['\n', '\n'],
      ['Tartas', 'Cakes'],
    ]);
    expect(bilingualLines(text, 100).map(({ original }) => original)).toEqual(['Pan y bollos', 'Tartas']);
  });

  test('end with the number of characters that are read', () => {
    expect(
      bilingualLines(
        textOf([
          ['Pan', 'Bread'],
          ['\n\n', '\n\n'],
          ['Tarta', 'Cake'],
        ]),
        4,
      ),
    ).toEqual([{ text: 'Bread', original: 'Pan' }, asWritten('')]);
  });
});

test('a stretch is split where both languages have as many parts, and else stays whole', () => {
  const atCommas = (text: string) => text.split(', ');
  expect(splitBoth({ text: 'bread, cake', original: 'pan, tarta' }, atCommas)).toEqual([
    { text: 'bread', original: 'pan' },
    { text: 'cake', original: 'tarta' },
  ]);
  const uneven = { text: 'bread, cake', original: 'pan y tarta' };
  expect(splitBoth(uneven, atCommas)).toEqual([uneven]);
});
