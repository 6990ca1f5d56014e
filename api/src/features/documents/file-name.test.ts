import { describe, expect, it } from 'vitest';
import { contentDisposition, displayName, withoutExtension } from './file-name.ts';

describe('a file name for display', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Ana\\cv.pdf', 'cv.pdf'],
    ['Jose\u0301.pdf', 'José.pdf'],
    ['cv\u202efdp.exe', 'cvfdp.exe'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
    ['.htaccess', 'htaccess'],
    ['   ', 'document'],
    ['', 'document'],
    ['\ud800.pdf', 'pdf'],
  ])('%j becomes %j', (given, expected) => {
    expect(displayName(given)).toBe(expected);
  });

  it('has at most 255 characters and keeps its extension', () => {
    const name = displayName(`${'a'.repeat(400)}.docx`);
    expect(name).toHaveLength(255);
    expect(name.endsWith('.docx')).toBe(true);
  });
});

describe('the header of a download', () => {
  it.each(['a"b.pdf', 'a\r\nb.pdf', 'ñandú "50%";.pdf', '履歴書.pdf', "it's (1)*.pdf"])(
    'carries %j in one line of plain characters',
    (name) => {
      const header = contentDisposition('attachment', name);
      expect(header).toMatch(/^attachment; filename="[\x20-\x21\x23-\x7e]*"; filename\*=UTF-8''[\w%.!#$&+^`|~-]+$/);
      expect(decodeURIComponent(header.split("UTF-8''")[1]!)).toBe(name);
    },
  );
});

it.each([
  ['履歴書.pdf', 'document.pdf'],
  ['👩💻', 'document'],
  ['ñ.b.txt', 'n.b.txt'],
])('names %j %s for old programs', (name, plain) => {
  expect(contentDisposition('inline', name)).toContain(`filename="${plain}"`);
});

it('calls a candidate by the file where the resume shows no name', () => {
  expect([withoutExtension('Ana Pérez.docx'), withoutExtension('.pdf')]).toEqual(['Ana Pérez', '.pdf']);
});
