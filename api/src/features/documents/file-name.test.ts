import { describe, expect, it } from 'vitest';
import { displayName, withoutExtension } from './file-name.ts';

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

it('calls a candidate by the file where the resume shows no name', () => {
  expect([withoutExtension('Ana Pérez.docx'), withoutExtension('.pdf')]).toEqual(['Ana Pérez', '.pdf']);
});
