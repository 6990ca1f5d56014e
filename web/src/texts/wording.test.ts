import { expect, test } from 'vitest';
import { frame as english } from './en/frame.ts';
import { frame as spanish } from './es/frame.ts';
import { wordingIn } from './wording.ts';

test('a page in Spanish shows what a document says as it was written, a page in English shows it in English', () => {
  const translated = { text: 'Wood ovens', originalText: 'Hornos de leña' };
  expect(wordingIn(spanish, translated)).toBe('Hornos de leña');
  expect(wordingIn(english, translated)).toBe('Wood ovens');
  expect(wordingIn(spanish, { text: 'Docker' })).toBe('Docker');
});
