import type { SourceDocument } from '@cotejo/plugin-kit';
import JSZip from 'jszip';

const ooxml = 'http://schemas.openxmlformats.org';
const relationship = `${ooxml}/officeDocument/2006/relationships`;

const namespaces = [
  `xmlns:w="${ooxml}/wordprocessingml/2006/main"`,
  `xmlns:r="${relationship}"`,
  `xmlns:wp="${ooxml}/drawingml/2006/wordprocessingDrawing"`,
  `xmlns:a="${ooxml}/drawingml/2006/main"`,
  `xmlns:mc="${ooxml}/markup-compatibility/2006"`,
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');

/** Parts of a Word file besides its body, by their name without `word/` and `.xml`; `[name]` replaces a whole file. */
export type Parts = Record<string, string>;

const roots: Record<string, string> = { styles: 'styles', numbering: 'numbering', settings: 'settings', footnotes: 'footnotes' };

function wrap(name: string, inner: string): string {
  const root = roots[name] ?? (name.startsWith('header') ? 'hdr' : 'ftr');
  return `<w:${root} ${namespaces}>${inner}</w:${root}>`;
}

/** A paragraph, with properties of its run. */
export const paragraph = (text: string, runProperties = '', properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${runProperties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A picture in a run, by its name in `wordFile`. */
export const pictureOf = (name: string): string =>
  `<w:drawing><wp:inline><a:graphic><a:graphicData><a:blip r:embed="${name}"/></a:graphicData></a:graphic></wp:inline></w:drawing>`;

/** A Word file made of small parts of our own. A header or footer is referred to by its name: `r:id="header1"`. */
export async function wordFile(body: string, parts: Parts = {}, pictures: Record<string, Uint8Array> = {}): Promise<Buffer> {
  const zip = new JSZip();
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  zip.file('[Content_Types].xml', `<Types xmlns="${ooxml}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>`
    + `<Override PartName="/word/document.xml" ContentType="${main}"/></Types>`);
  const relationships = (entries: string) => `<Relationships xmlns="${ooxml}/package/2006/relationships">${entries}</Relationships>`;
  zip.file('_rels/.rels', relationships(`<Relationship Id="main" Type="${relationship}/officeDocument" Target="word/document.xml"/>`));
  zip.file('word/document.xml', `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`);
  const names = Object.keys(parts).filter((name) => !name.startsWith('['));
  const related = names.map((name) => `<Relationship Id="${name}" Type="${relationship}/${name.replace(/\d+$/, '')}" Target="${name}.xml"/>`);
  const pictured = Object.keys(pictures).map((name) => `<Relationship Id="${name}" Type="${relationship}/image" Target="media/${name}"/>`);
  zip.file('word/_rels/document.xml.rels', relationships([...related, ...pictured].join('')));
  for (const [name, bytes] of Object.entries(pictures)) zip.file(`word/media/${name}`, bytes);
  for (const name of names) zip.file(`word/${name}.xml`, wrap(name, parts[name]!));
  for (const [name, content] of Object.entries(parts)) if (name.startsWith('[')) zip.file(name.slice(1, -1), content);
  return await zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

export const asDocument = (bytes: Uint8Array): SourceDocument => ({
  bytes: Uint8Array.from(bytes),
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
});
