import { zip } from '@cotejo/plugin-kit/testing/word';
import { expect, test } from 'vitest';
import { tableWork } from './table-work.ts';
import { workbook } from './testing/workbook.ts';

const most = { rows: 100, columns: 10, characters: 50 };
const read = (content: string | Uint8Array) =>
  tableWork.read(typeof content === 'string' ? Buffer.from(content) : content, most);

test.each([
  ['commas', 'Name,E-mail\nAda Reed,ada@example.org'],
  ['semicolons', 'Name;E-mail\nAda Reed;ada@example.org'],
  ['tabs', 'Name\tE-mail\nAda Reed\tada@example.org'],
  ['bars', 'Name|E-mail\r\nAda Reed|ada@example.org\r\n'],
  ['a byte order mark', '\ufeffName,E-mail\nAda Reed,ada@example.org'],
])('cells are told apart by %s', async (_, text) => {
  expect(await read(text)).toEqual({
    rows: [
      ['Name', 'E-mail'],
      ['Ada Reed', 'ada@example.org'],
    ],
  });
});

test('a separator within a name or a note is not taken for that of the file', async () => {
  expect(await read('Name;Note\nReed, Ada;one, two, three\nKoch, Uli;four, five, six')).toEqual({
    rows: [
      ['Name', 'Note'],
      ['Reed, Ada', 'one, two, three'],
      ['Koch, Uli', 'four, five, six'],
    ],
  });
});

test('quoted line breaks and quotation marks belong to their cell', async () => {
  expect(await read('Name,Note\n"Ada ""A"" Reed","first\nsecond, third"')).toEqual({
    rows: [
      ['Name', 'Note'],
      ['Ada "A" Reed', 'first\nsecond, third'],
    ],
  });
});

test('letters with accents are read in UTF-8, UTF-16 and Windows-1252', async () => {
  const text = 'Nombre;Teléfono\nÍñigo Muñoz;612345678';
  const expected = {
    rows: [
      ['Nombre', 'Teléfono'],
      ['Íñigo Muñoz', '612345678'],
    ],
  };
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
  expect(await read(text)).toEqual(expected);
  expect(await read(utf16)).toEqual(expected);
  expect(await read(Buffer.from(utf16).swap16())).toEqual(expected);
  expect(await read(Buffer.from(text, 'latin1'))).toEqual(expected);
});

test('a formula in a CSV file is text as any other', async () => {
  expect(await read('Name,Note\nAda,"=HYPERLINK(""http://example.org"")"')).toEqual({
    rows: [
      ['Name', 'Note'],
      ['Ada', '=HYPERLINK("http://example.org")'],
    ],
  });
});

test('rows of different lengths, empty rows and empty columns at the end are no fault', async () => {
  expect(await read('Name,E-mail,,\n\nAda\n,,,\nUli,u@example.org,x,,\n;;;\n,,,\n')).toMatchObject({
    rows: [['Name', 'E-mail'], [], ['Ada'], [], ['Uli', 'u@example.org', 'x'], [';;;']],
  });
});

test('a file with more rows or columns than are taken is refused, however many there are', async () => {
  expect(await read('Ada\n'.repeat(100))).toHaveProperty('rows.length', 100);
  for (const rows of [101, 250, 100_000])
    expect(await read('Ada\n'.repeat(rows))).toEqual({ refused: 'table.too-large' });
  expect(await read(`${'a,'.repeat(10)}b`)).toEqual({ refused: 'table.too-large' });
});

test('rows after many empty ones are not lost in silence', async () => {
  expect(await read(`Ada\n${'\n'.repeat(300)}Uli\n`)).toEqual({ refused: 'table.too-large' });
  expect(await read(`Ada\n${'\n'.repeat(150)}`)).toEqual({ rows: [['Ada']] });
});

test('cells are cut to what is stored, without halves of characters', async () => {
  const { rows } = (await read(`${'a'.repeat(49)}😀,b`)) as { rows: string[][] };
  expect(rows[0]).toEqual([`${'a'.repeat(49)}\ufffd`, 'b']);
});

test.each([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'table.wrong-type'],
  ['an old or protected workbook', Buffer.from('d0cf11e0a1b11ae10000000000000000', 'hex'), 'table.wrong-type'],
  ['an archive of other things', zip({ 'resume.txt': 'Ada' }), 'table.wrong-type'],
  ['half a workbook', workbook([['Name']]).subarray(0, 500), 'table.damaged'],
  ['a quotation mark that is never closed', `Name\n"${'a\n'.repeat(200_000)}`, 'table.damaged'],
])('%s is refused', async (_, content, refused) => {
  expect(await read(content)).toEqual({ refused });
});

test('a workbook is read with shared texts, numbers, days and what formulas have computed', async () => {
  const rows = [
    [{ shared: 0 }, 'Phone', 'Since', 'Sum'],
    [{ shared: 1 }, 612345678, new Date(Date.UTC(2024, 1, 29)), { formula: 'WEBSERVICE("http://x")', value: 'two' }],
  ];
  expect(await read(workbook(rows, { strings: ['Name', 'Íñigo & Co'] }))).toEqual({
    rows: [
      ['Name', 'Phone', 'Since', 'Sum'],
      ['Íñigo & Co', '612345678', '2024-02-29', 'two'],
    ],
  });
});

test('entities of a workbook are not followed', async () => {
  const before = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd"><!ENTITY c "&b;&b;">]>';
  const entities = await read(workbook([['Name'], ['&b;&c;']], { before }));
  expect(JSON.stringify(entities)).not.toContain('root:');
});

test('a workbook that would fill the memory is not unpacked', async () => {
  const huge = zip({ 'xl/worksheets/sheet1.xml': Buffer.alloc(80 * 1024 * 1024) });
  expect(huge.length).toBeLessThan(1024 * 1024);
  expect(await read(huge)).toEqual({ refused: 'table.too-large' });
});
