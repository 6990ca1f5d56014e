import { describe, expect, it } from 'vitest';
import { mediaTypeOf } from './media-type.ts';

/** What files begin with that the storage has encrypted, and bytes that pass as text. */
const encrypted = `${Buffer.from('c07e30ec8d5b4fa1b6117e92f4d3a901', 'hex').toString('latin1')}${'A'.repeat(200)}`;

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('the kind of a file', () => {
  it.each([
    ['a PDF', '%PDF-1.7\n', 'resume.docx', 'application/pdf'],
    ['a PDF after some bytes of a mailer', `${'\n'.repeat(900)}%PDF-1.4\n`, 'resume.pdf', 'application/pdf'],
    ['a Word file', 'PK\x03\x04\x14\0', 'resume.pdf', word],
    ['Markdown by its name', '# Ana', 'ana.markdown', 'text/markdown'],
    ['text by its content', 'Ana Pérez', 'ana.pdf', 'text/plain'],
    ['text in Latin-1', 'Jos\xe9 Mu\xf1oz', 'jose.txt', 'text/plain'],
    ['text in UTF-16', '\xff\xfeA\0n\0a\0', 'ana.txt', 'text/plain'],
    ['a web page before a PDF', '<html>%PDF-1.7', 'resume.pdf', undefined],
    ['the end of a PDF without its beginning', '\xc9\x3fstartxref\n6\n2147483647', 'resume.pdf', undefined],
    ['objects of a PDF without its header', '4 0 obj\n<< /Length 12 >>', 'resume.txt', undefined],
    ['a text that speaks of PDF', 'I wrote a parser that looks for %PDF-1.7\nand more', 'ana.txt', 'text/plain'],
    ['a text with a line of one', 'Skills\n1 0 obj\nand more', 'ana.txt', 'text/plain'],
    ['a text that begins as programs do', 'MZ Holdings, Zürich', 'ana.txt', 'text/plain'],
    ["a PDF after a mailer's lines", 'Received: by mail\n%PDF-1.4\n1 0 obj\n<<>>', 'resume.pdf', 'application/pdf'],
    ['an image', '\x89PNG\r\n\x1a\n', 'resume.png', undefined],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg">', 'resume.txt', undefined],
    ['a program', 'MZ\x90\0\x03', 'resume.docx', undefined],
    ['an old Word file', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'resume.doc', undefined],
    ['rich text', '{\\rtf1\\ansi', 'resume.doc', undefined],
    ['a text that begins as an encrypted file', encrypted, 'resume.txt', undefined],
    ['a PDF that begins as an encrypted file', `${encrypted}%PDF-1.7\n`, 'resume.pdf', undefined],
    ['bytes that are no text', '\x01\x02\x03\0\x05', 'resume.txt', undefined],
  ])('%s is told by its content', (_, content, name, expected) => {
    expect(mediaTypeOf(Buffer.from(content, 'latin1'), name)).toBe(expected);
  });

  it.each([
    'resume.pdf.html',
    'resume.exe',
    'resume.docm',
    'letter.doc',
    'page.svg',
    'x.com',
    'X.EXE',
    'Resume B.Sc.html',
    'cv.pdf.jpg',
  ])('is none that is read when it calls itself %s', (name) => {
    expect(mediaTypeOf(Buffer.from('%PDF-1.7\n'), name)).toBeUndefined();
  });

  it.each([
    'CV.PDF',
    'notes.Markdown',
    'cv',
    'Ana Ruiz v1.2',
    'Resume A. Smith B.Sc',
    'CV.Smith',
    'Priya Rao M.Com',
    'Jo Hill Ph.D',
    'cv.2024',
    'Currículum Muñoz.Pérez',
  ])('is looked for in what is called %s', (name) => {
    expect(mediaTypeOf(Buffer.from('%PDF-1.7\n'), name)).toBe('application/pdf');
  });
});
