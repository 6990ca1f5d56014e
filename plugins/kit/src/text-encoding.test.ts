import { expect, test } from 'vitest';
import { textEncodingOf } from './text-encoding.ts';

const bytes = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding);

test.each([
  ['plain letters', bytes('plain', 'utf8'), 'utf-8'],
  ['accents in UTF-8', bytes('años, €', 'utf8'), 'utf-8'],
  ['accents of an older Windows', bytes('años de dirección', 'latin1'), 'windows-1252'],
  ['UTF-16 with a mark', bytes('\ufeffaños', 'utf16le'), 'utf-16le'],
  ['UTF-16 the other way round', bytes('\ufeffaños', 'utf16le').swap16(), 'utf-16be'],
] as const)('%s are told by their bytes', (_, text, expected) => {
  expect(textEncodingOf(text)).toBe(expected);
});

test('a letter that is cut in two where the sample ends does not count', () => {
  expect(textEncodingOf(bytes('Begoña', 'utf8').subarray(0, 5))).toBe('utf-8');
});
