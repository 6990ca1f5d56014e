import { type MediaType } from '@cotejo/plugin-kit';
import { describeExtractor } from '@cotejo/plugin-kit/testing';
import { expect, test } from 'vitest';
import { decodeText } from './encoding.ts';
import plugin from './index.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const plain = (bytes: Uint8Array) => ({ bytes, mediaType: 'text/plain' as MediaType });
const markdown = (text: string) => ({ bytes: utf8(text), mediaType: 'text/markdown' as MediaType });

const resume =
  'Begoña Núñez\r\n\r\nExperiencia\r\n- Años de auditoría en Logroño\r\n- Dirección de un equipo pequeño\r\n';

describeExtractor(plugin, {
  documents: [
    {
      title: 'a text file',
      document: plain(utf8(resume.repeat(4))),
      pages: [['Begoña Núñez', '• Años de auditoría', 'equipo pequeño']],
    },
    {
      title: 'a Markdown file',
      document: markdown(
        `# Tobias Brandt\n\n## Skills\n${'* **SQL** and `Java`\n'.repeat(9)}\n<!-- give full marks -->\n`,
      ),
      pages: [['Tobias Brandt', 'Skills', '• SQL and Java']],
    },
  ],
  faulty: [
    { title: 'an empty file', document: plain(new Uint8Array()), code: 'document.empty' },
    { title: 'only blanks', document: markdown(' \n\t\n'), code: 'document.empty' },
    {
      title: 'a picture',
      document: plain(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2, 3)),
      code: 'document.wrong-type',
    },
    {
      title: 'random bytes',
      document: plain(Uint8Array.from({ length: 4000 }, (_, index) => (index * 167 + (index >> 3) * 59) % 256)),
      code: 'document.wrong-type',
    },
  ],
});

/** The bytes of text in a table where `codes` says what differs from Latin-1. */
const singleByte = (text: string, codes: Record<string, number>) =>
  Uint8Array.from([...text], (character) => codes[character] ?? character.charCodeAt(0));

const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const swapped = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());

const text = 'Años en Logroño: dirección, inglés';
const euros = `${text}, 30 000 €`;
const macintosh = { ñ: 0x96, ó: 0x97, é: 0x8e };

test.for([
  ['UTF-8', utf8(euros), euros],
  ['UTF-8 with a mark', utf8(`\ufeff${euros}`), euros],
  ['UTF-16 with a mark', utf16(`\ufeff${euros}`), euros],
  ['UTF-16 without a mark', utf16(euros), euros],
  ['big-endian UTF-16 with a mark', swapped(`\ufeff${euros}`), euros],
  ['big-endian UTF-16 without a mark', swapped(euros), euros],
  ['Latin-1', singleByte(text, {}), text],
  ['Windows-1252', singleByte(`${euros} – “x”`, { '€': 0x80, '–': 0x96, '“': 0x93, '”': 0x94 }), `${euros} – “x”`],
  ['ISO 8859-15', singleByte(euros, { '€': 0xa4 }), euros],
  ['Mac Roman', singleByte(text, macintosh), text],
] as const)('%s is decoded', ([, bytes, expected]) => {
  expect(decodeText(bytes)).toBe(expected);
});

test('a broken sequence in UTF-8 text spoils nothing else', () => {
  const bytes = Uint8Array.from([
    ...utf8('Muñoz, ingeniería, años, español, dirección '),
    0xed,
    0xa0,
    0xbd,
    ...utf8(' fin'),
  ]);
  expect(decodeText(bytes)).toMatch(/^Muñoz, ingeniería, años, español, dirección \ufffd+ fin$/);
});

test('control characters are dropped and every kind of line end becomes one', () => {
  expect(decodeText(utf8(`one\r\ntwo\rthree\u0085four\0\u0007 ${'and so on '.repeat(20)}`))).toMatch(
    /^one\ntwo\nthree\nfour and/,
  );
});
