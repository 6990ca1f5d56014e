import type { SourceDocument } from '../documents.ts';

/** Entries of the pages' resources beside those that are always there, in PDF syntax. */
type Resources = {
  Font?: string;
  ExtGState?: string;
  ColorSpace?: string;
  XObject?: string;
  Properties?: string;
  Pattern?: string;
  Shading?: string;
};

/** What a written PDF may differ in from A4 pages in Helvetica; the first of `objects` follows those of the pages. */
export type Options = {
  mediaBox?: string;
  pageEntries?: string;
  objects?: string[];
  catalog?: string;
  trailer?: string;
  resources?: Resources;
};

/**
 * Writes a PDF by hand, one page for each content stream. Resources: fonts `/F1` (Helvetica) and `/F2` (bold),
 * `/Faint` (opacity 0.02), `/Photo` (a gray picture of 2 by 2 pixels) and the layer `/Off`, which is switched off.
 */
export function writePdf(contents: string[], options: Options = {}): SourceDocument {
  const { mediaBox = '0 0 595 842', pageEntries = '', catalog = '', trailer = '', resources: own = {} } = options;
  const first = 9;
  const pageNumbers = contents.map((_, index) => first + 2 * index);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [8 0 R] /D << /OFF [8 0 R] >> >> ${catalog} >>`,
    `<< /Type /Pages /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${contents.length} >>`,
    `<< ${Object.entries(standard)
      .map(([kind, entries]) => `/${kind} << ${entries} ${own[kind as keyof Resources] ?? ''} >>`)
      .join(' ')} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    '<< /ca 0.02 >>',
    stream(
      '/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8',
      '\x80\x90\x80\x90',
    ),
    '<< /Type /OCG /Name (Off) >>',
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox}] /Resources 3 0 R /Contents ${pageNumbers[index]! + 1} 0 ` +
        `R ${pageEntries} >>`,
      stream('', content),
    ]),
    ...(options.objects ?? []),
  ];
  return asDocument(pdfOf(objects, trailer));
}

const standard: Required<Resources> = {
  Font: '/F1 4 0 R /F2 5 0 R',
  ExtGState: '/Faint 6 0 R',
  ColorSpace: '',
  XObject: '/Photo 7 0 R',
  Properties: '/Off 8 0 R',
  Pattern: '',
  Shading: '',
};

/** The number of the first of `objects` in a document of so many pages. */
export const firstObject = (pages: number): number => 9 + 2 * pages;

export function asDocument(text: string): SourceDocument {
  return { bytes: Uint8Array.from(Buffer.from(text, 'latin1')), mediaType: 'application/pdf' };
}

/** A content stream that shows lines at `x` from `y` downwards in type of 10 points. */
export function lines(x: number, y: number, texts: string[], leading = 12): string {
  return texts.map((text, index) => show(x, y - leading * index, text)).join('\n');
}

/** A content stream that shows one text; `size` and `font` as in `Tf`. */
export function show(x: number, y: number, text: string, { size = 10, font = 'F1', before = '' } = {}): string {
  const escaped = text.replace(/[\\()]/g, '\\$&');
  return `q BT ${before} /${font} ${size} Tf ${x} ${y} Td (${escaped}) Tj ET Q`;
}

/** A stream object, its length counted. */
export const stream = (entries: string, data: string): string =>
  `<< ${entries} /Length ${data.length} >>\nstream\n${data}\nendstream`;

/** A PDF file of numbered objects in PDF syntax, one character a byte; the first is the catalog. */
export function pdfOf(objects: readonly string[], trailer = ''): string {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const references = `xref\n0 ${count}\n0000000000 65535 f \n${table}`;
  return `${file}${references}trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
}
