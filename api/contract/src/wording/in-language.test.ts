import { expect, test } from 'vitest';
import { en as english } from './en.ts';
import { es as spanish } from './es.ts';
import { titleIn, wordingIn } from './in-language.ts';

test('a page in Spanish shows what a document says as it was written, a page in English shows it in English', () => {
  const translated = { text: 'Wood ovens', originalText: 'Hornos de leña' };
  expect(wordingIn(spanish, translated)).toBe('Hornos de leña');
  expect(wordingIn(english, translated)).toBe('Wood ovens');
  expect(wordingIn(spanish, { text: 'Docker' })).toBe('Docker');
});

test('a page in Spanish shows the title that a job description has in its file', () => {
  const translated = { title: 'Baker', originalTitle: 'Panadera' };
  expect(titleIn(spanish, translated)).toBe('Panadera');
  expect(titleIn(english, translated)).toBe('Baker');
  expect(titleIn(spanish, { title: 'Welder', originalTitle: null })).toBe('Welder');
  expect(titleIn(spanish, { title: '', originalTitle: null })).toBe('Puesto de trabajo');
});
