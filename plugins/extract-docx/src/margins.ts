import { isOn } from './styles/formatting.ts';
import type { WordPackage } from './package/open.ts';
import type { Page } from './layout/sections.ts';
import { childNamed, elementsOf, type XmlElement } from './package/xml.ts';

/** A header or footer with its section; `isFirst`: only for the section's first page. */
export type Margin = { part: string; root: XmlElement; kind: 'header' | 'footer'; section: number; isFirst: boolean };

/** The headers and footers that are on some page, each once. */
export async function readMargins(
  word: WordPackage,
  sections: Page[],
  settings: XmlElement | undefined,
  hasOnePage: boolean,
): Promise<Margin[]> {
  const margins = new Map<string, Margin>();
  const evenPages = isOn(childNamed(settings, 'w:evenAndOddHeaders')) ?? false;
  for (const [section, { element }] of sections.entries()) {
    const firstPage = isOn(childNamed(element, 'w:titlePg')) ?? false;
    for (const { name, attributes } of element ? elementsOf(element) : []) {
      if (name !== 'w:headerReference' && name !== 'w:footerReference') continue;
      const type = attributes['w:type'] ?? 'default';
      if ((type === 'first' && !firstPage) || (type === 'even' && !evenPages)) continue;
      // A page has the headers of the section at its top.
      if (hasOnePage && (type === 'even' || (type === 'default' && firstPage) || section > 0)) continue;
      const part = word.relationships.get(attributes['r:id'] ?? '')?.part;
      const root = part !== undefined && !margins.has(part) ? await word.xml(part) : undefined;
      if (part === undefined || !root) continue;
      margins.set(part, {
        part,
        root,
        kind: name === 'w:headerReference' ? 'header' : 'footer',
        section,
        isFirst: type === 'first',
      });
    }
  }
  return [...margins.values()];
}

export async function readNotes(word: WordPackage): Promise<Map<string, XmlElement>> {
  const notes = new Map<string, XmlElement>();
  for (const kind of ['footnote', 'endnote']) {
    const root = await word.related(`${kind}s`);
    for (const note of root ? elementsOf(root) : []) notes.set(`${kind} ${note.attributes['w:id']}`, note);
  }
  return notes;
}
