/** What PDFKit does at the end of a file, which its types do not tell. */
type Inner = { subset: number; info: Record<string, unknown>; endSubset(): void };

/**
 * Mends why PDFKit's PDF/UA files are refused: each embedded font has a list of its glyphs that misses the parts of
 * accented letters and may be left out, and a title or author with "&" makes the metadata no XML.
 */
export function conform(doc: PDFKit.PDFDocument): void {
  const inner = doc as unknown as Inner;
  const { subset: part, endSubset } = inner;
  // Fonts, which are written first, get that list in part 1 alone.
  inner.subset = part + 1;
  inner.endSubset = () => {
    inner.subset = part;
    endSubset.call(inner);
    const { Title, Author } = inner.info;
    Object.assign(inner.info, { Title: inXml(Title), Author: inXml(Author) });
  };
}

const inXml = (text: unknown): string =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
