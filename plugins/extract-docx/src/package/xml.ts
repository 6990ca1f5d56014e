import { DocumentError } from '@cotejo/plugin-kit';
import { SaxesParser, type SaxesTagNS } from 'saxes';

/** An XML element. Its name and attributes have the prefixes of `prefixes`, whatever prefixes the file declares. */
export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlNode[] };
export type XmlNode = XmlElement | string;

/** How many elements the parts of one document may still have: a small part can become a tree that fills the memory. */
export type ElementBudget = { left: number };

const deepest = 200;

const transitional = 'http://schemas.openxmlformats.org/';
const strict = 'http://purl.oclc.org/ooxml/';
const microsoft = 'http://schemas.microsoft.com/office/word/';

/** The namespaces that are read; the transitional and the strict form of one vocabulary share a prefix. */
const prefixes = new Map([
  [`${transitional}wordprocessingml/2006/main`, 'w'],
  [`${strict}wordprocessingml/main`, 'w'],
  [`${transitional}drawingml/2006/main`, 'a'],
  [`${strict}drawingml/main`, 'a'],
  [`${transitional}drawingml/2006/wordprocessingDrawing`, 'wp'],
  [`${strict}drawingml/wordprocessingDrawing`, 'wp'],
  [`${transitional}drawingml/2006/picture`, 'pic'],
  [`${strict}drawingml/picture`, 'pic'],
  [`${transitional}officeDocument/2006/relationships`, 'r'],
  [`${strict}officeDocument/relationships`, 'r'],
  [`${transitional}officeDocument/2006/math`, 'm'],
  [`${strict}officeDocument/math`, 'm'],
  [`${transitional}markup-compatibility/2006`, 'mc'],
  [`${microsoft}2010/wordprocessingShape`, 'wps'],
  [`${microsoft}2010/wordml`, 'w14'],
  [`${microsoft}2012/wordml`, 'w15'],
  [`${microsoft}2010/wordprocessingGroup`, 'wpg'],
  [`${microsoft}2010/wordprocessingCanvas`, 'wpc'],
  [`${microsoft}2010/wordprocessingDrawing`, 'wp14'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  [`${transitional}package/2006/relationships`, 'rel'],
  [`${transitional}package/2006/content-types`, 'ct'],
]);

/** Namespaces that current programs know: they show a `mc:Choice` that requires these, and not the `mc:Fallback`. */
const understood = new Set([
  ...[...prefixes.keys()].filter((uri) => uri.startsWith(microsoft)),
  'urn:schemas-microsoft-com:vml',
]);

export const mainNamespace = `${transitional}wordprocessingml/2006/main`;

function canonicalName(uri: string, local: string): string {
  if (uri === '') return local;
  return `${prefixes.get(uri) ?? 'other'}:${local}`;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

function toElement(tag: SaxesTagNS): XmlElement {
  const attributes: Record<string, string> = Object.create(null);
  for (const attribute of Object.values(tag.attributes)) {
    // Revision identifiers are half of a part's attributes and tell nothing about the text.
    if (attribute.uri === 'http://www.w3.org/2000/xmlns/' || attribute.local.startsWith('rsid')) continue;
    attributes[canonicalName(attribute.uri, attribute.local)] = attribute.value;
  }
  return { name: canonicalName(tag.uri, tag.local), attributes, children: [] };
}

/**
 * Reads one part into a tree. Any DOCTYPE is refused, so that no entity is ever defined; depth and number of
 * elements are bounded. Throws `DocumentError`: `document.damaged`, `document.too-complex`.
 */
export function parseXml(bytes: Uint8Array, budget: ElementBudget): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  parser.on('doctype', () => {
    throw new DocumentError('document.damaged');
  });
  parser.on('opentag', (tag) => {
    if ((budget.left -= 1) < 0 || open.length > deepest) throw new DocumentError('document.too-complex');
    const element = toElement(tag);
    if (element.name === 'mc:Choice') {
      const required = (element.attributes.Requires ?? '').split(/\s+/).filter(Boolean);
      element.attributes.understood = String(
        required.length > 0 && required.every((prefix) => understood.has(parser.resolve(prefix) ?? '')),
      );
    }
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const addText = (text: string) => {
    open.at(-1)!.children.push(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(decode(bytes)).close();
  } catch (error) {
    throw error instanceof DocumentError ? error : new DocumentError('document.damaged', { cause: error });
  }
  const element = elementsOf(root)[0];
  if (!element) throw new DocumentError('document.damaged');
  return element;
}

/** Creates a `w:` element. */
export function element(name: string, attributes: Record<string, string> = {}, children: XmlNode[] = []): XmlElement {
  return { name, attributes, children };
}

export const elementsOf = (parent: XmlElement): XmlElement[] =>
  parent.children.filter((child): child is XmlElement => typeof child !== 'string');

export const childNamed = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  parent && elementsOf(parent).find((child) => child.name === name);

/**
 * The properties of one name, such as `w:rPr`. The schema allows one such element. Where there are more, some programs
 * use the first and others the last, so the children of all are returned in one element.
 */
export function propertiesOf(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  const all = parent ? elementsOf(parent).filter((child) => child.name === name) : [];
  return all.length < 2 ? all[0] : { ...all[0]!, children: all.flatMap(({ children }) => children) };
}

/** The attribute `w:val` of a child, such as `<w:sz w:val="22"/>`. */
export const valueOf = (parent: XmlElement | undefined, name: string): string | undefined =>
  childNamed(parent, name)?.attributes['w:val'];

/** The descendants whose name is `wanted`, in document order; not those inside another one. */
export function outermost(parent: XmlElement, wanted: (name: string) => boolean): XmlElement[] {
  return elementsOf(parent).flatMap((child) => (wanted(child.name) ? [child] : outermost(child, wanted)));
}

export function textOf(node: XmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
