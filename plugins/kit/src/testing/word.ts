import type { SourceDocument } from '../documents.ts';
import { zip } from './zip.ts';

export { zip };

const ooxml = 'http://schemas.openxmlformats.org';
const relationship = `${ooxml}/officeDocument/2006/relationships`;
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const namespaces = [
  `xmlns:w="${ooxml}/wordprocessingml/2006/main"`,
  `xmlns:r="${relationship}"`,
  `xmlns:wp="${ooxml}/drawingml/2006/wordprocessingDrawing"`,
  `xmlns:a="${ooxml}/drawingml/2006/main"`,
  `xmlns:mc="${ooxml}/markup-compatibility/2006"`,
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"',
  'xmlns:wpg="http://schemas.microsoft.com/office/word/2010/wordprocessingGroup"',
  'xmlns:wp14="http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing"',
  `xmlns:m="${ooxml}/officeDocument/2006/math"`,
  `xmlns:pic="${ooxml}/drawingml/2006/picture"`,
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:new="urn:of-a-later-word"',
].join(' ');

/** Parts of a Word file besides its body, by their name without `word/` and `.xml`; `[name]` replaces a whole file. */
export type Parts = Record<string, string>;

const roots: Record<string, string> = {
  styles: 'w:styles',
  numbering: 'w:numbering',
  settings: 'w:settings',
  footnotes: 'w:footnotes',
  fontTable: 'w:fonts',
  theme: 'a:theme',
};

/** Other programs read a part only where its type is said. */
const contentTypes: Record<string, string> = {
  styles: `${word}.styles+xml`,
  numbering: `${word}.numbering+xml`,
  settings: `${word}.settings+xml`,
  footnotes: `${word}.footnotes+xml`,
  header: `${word}.header+xml`,
  footer: `${word}.footer+xml`,
  fontTable: `${word}.fontTable+xml`,
  comments: `${word}.comments+xml`,
  theme: 'application/vnd.openxmlformats-officedocument.theme+xml',
};

/** Text as it may stand in an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** A paragraph of a text that is XML already, with properties of its run. */
export const paragraph = (text: string, runProperties = '', properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${runProperties}</w:rPr><w:t xml:space="preserve">${text}` +
  '</w:t></w:r></w:p>';

const documentPart = (content: string): string =>
  `<w:document ${namespaces} mc:Ignorable="w14 w15 wp14">${content}</w:document>`;

/**
 * A Word file made of a body in WordprocessingML, further parts and PNG pictures. A header or footer is referred to by
 * its name: `r:id="header1"`; a picture likewise.
 */
export function wordFile(
  body: string,
  parts: Parts = {},
  pictures: Record<string, Uint8Array> = {},
  background = '',
): Buffer<ArrayBuffer> {
  const names = Object.keys(parts).filter((name) => !name.startsWith('['));
  const files: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': contentTypesOf(Object.keys(parts)),
    '_rels/.rels': relationships([related('main', 'officeDocument', 'word/document.xml')]),
    'word/document.xml': documentPart(`${background}<w:body>${body}</w:body>`),
    'word/_rels/document.xml.rels': relationships([
      ...names.map((name) => related(name, kindOf(name), `${name}.xml`)),
      ...Object.keys(pictures).map((name) => related(name, 'image', `media/${name}`)),
    ]),
  };
  for (const [name, bytes] of Object.entries(pictures)) files[`word/media/${name}`] = bytes;
  for (const name of names) files[`word/${name}.xml`] = wrap(name, parts[name]!);
  for (const [name, content] of Object.entries(parts)) if (name.startsWith('[')) files[name.slice(1, -1)] = content;
  return zip(files);
}

/** What a part is, whichever of its kind: `header` for `header2`. */
const kindOf = (name: string): string => name.replace(/\d+$/, '');

function contentTypesOf(names: string[]): string {
  const overrides = names
    .filter((name) => contentTypes[kindOf(name)])
    .map((name) => `<Override PartName="/word/${name}.xml" ContentType="${contentTypes[kindOf(name)]}"/>`);
  return (
    `<Types xmlns="${ooxml}/package/2006/content-types"><Default Extension="xml" ` +
    'ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `${overrides.join('')}<Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/></Types>`
  );
}

const related = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${relationship}/${kind}" Target="${target}"/>`;

const relationships = (entries: string[]): string =>
  `<Relationships xmlns="${ooxml}/package/2006/relationships">${entries.join('')}</Relationships>`;

function wrap(name: string, inner: string): string {
  const root = roots[name] ?? (name.startsWith('header') ? 'w:hdr' : 'w:ftr');
  return `<${root} ${namespaces}>${inner}</${root}>`;
}

/** The bytes of a Word file as a document that was uploaded. */
export const asDocument = (bytes: Uint8Array): SourceDocument => ({
  bytes: Uint8Array.from(bytes),
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
});
