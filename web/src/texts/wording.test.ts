import { expect, test } from 'vitest';
import { frame as english } from './en/frame.ts';
import { frame as spanish } from './es/frame.ts';
import { shared as sharedInEnglish } from './en/shared.ts';
import { shared as sharedInSpanish } from './es/shared.ts';
import { titleIn, wordingIn } from './wording.ts';

test('a page in Spanish shows what a document says as it was written, a page in English shows it in English', () => {
  const translated = { text: 'Wood ovens', originalText: 'Hornos de leña' };
  expect(wordingIn(spanish, translated)).toBe('Hornos de leña');
  expect(wordingIn(english, translated)).toBe('Wood ovens');
  expect(wordingIn(spanish, { text: 'Docker' })).toBe('Docker');
});

test('a page in Spanish shows the title that a job description has in its file', () => {
  const [inEnglish, inSpanish] = [
    { ...english, ...sharedInEnglish },
    { ...spanish, ...sharedInSpanish },
  ];
  const translated = { title: 'Baker', originalTitle: 'Panadera' };
  expect(titleIn(inSpanish, translated)).toBe('Panadera');
  expect(titleIn(inEnglish, translated)).toBe('Baker');
  expect(titleIn(inSpanish, { title: 'Welder', originalTitle: null })).toBe('Welder');
  expect(titleIn(inSpanish, { title: '', originalTitle: null })).toBe('Puesto de trabajo');
});
