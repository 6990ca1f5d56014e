import type { SourceDocument } from '@cotejo/plugin-kit';
import { lines, show, writePdf } from '@cotejo/plugin-kit/testing/pdf';

/** Writes a resume with a secret that its reader does not see, or sees only at the page's edge. */
export type Carrier = (resume: string, secret: string) => SourceDocument;

/** The baseline of a page's first line, in points from its lower edge. */
export const firstLine = 800;
const linesOfAPage = 60;

/** Only what the standard fonts can show. */
export const latin = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[^\n\x20-\x7e\xa1-\xff]/g, ' ');
/** A text in lines of so many characters at most. */
export const wrapped = (text: string, width = 90): string[] =>
  latin(text)
    .replace(new RegExp(`(.{1,${width}})(?: +|$)\\n?|(.{${width}})`, 'gm'), '$1$2\n')
    .split('\n')
    .map((line) => line.trimEnd());
/** A text as a string of a PDF (ISO 32000-1, 7.3.4.2). */
export const string = (text: string): string =>
  `(${latin(text)
    .replace(/\n/g, ' ')
    .replace(/[\\()]/g, '\\$&')})`;

export function pagesOf(resume: string): string[] {
  const all = wrapped(resume);
  return Array.from({ length: Math.ceil(all.length / linesOfAPage) }, (_, page) =>
    lines(50, firstLine, all.slice(page * linesOfAPage, (page + 1) * linesOfAPage)),
  );
}

/** `paint` writes the secret's lines onto the first page. */
export const onPage =
  (paint: (texts: string[]) => string): Carrier =>
  (resume, secret) => {
    const [first, ...others] = pagesOf(resume);
    return writePdf([`${first} ${paint(wrapped(secret))}`, ...others]);
  };

export const shown = (before: string, size = 10): Carrier =>
  onPage((texts) => texts.map((text, index) => show(50, 70 - 9 * index, text, { before, size })).join(' '));

/** Objects behind those of the pages; `at` is the number of the first. */
export function withObjects(resume: string, options: (at: number) => Parameters<typeof writePdf>[1]): SourceDocument {
  const pages = pagesOf(resume);
  return writePdf(pages, options(9 + 2 * pages.length));
}

export const annotated =
  (entries: string): Carrier =>
  (resume, secret) =>
    withObjects(resume, (at) => ({
      pageEntries: `/Annots [${at} 0 R]`,
      objects: [`<< /Type /Annot /Rect [10 10 30 30] /Contents ${string(secret)} ${entries} >>`],
    }));

export const described =
  (key: string): Carrier =>
  (resume, secret) =>
    withObjects(resume, (at) => ({
      trailer: `/Info ${at} 0 R`,
      objects: [`<< /Title (Resume) /${key} ${string(secret)} >>`],
    }));
