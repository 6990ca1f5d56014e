import { DocumentError, type ExtractedDocument, type ExtractedPage, type Extractor, type HiddenPassage, limitCharacters } from '@cotejo/plugin-kit';
import { VisibleBody } from './body.ts';
import { isOn, Styles } from './look.ts';
import { outsidePages } from './outside-pages.ts';
import { openWordPackage, type WordPackage } from './package.ts';
import { drawPicture, picturesOf } from './pictures.ts';
import { textOfBlocks } from './text.ts';
import { paintsBackgrounds, type Place } from './visibility.ts';
import { childNamed, elementsOf, outermost, type XmlElement } from './xml.ts';

/** `parts` are the names of all of them. */
type Margins = { headers: XmlElement[]; footers: XmlElement[]; parts: string[] };

/** Headers and footers that some page shows, each once. */
async function readMargins(word: WordPackage, settings: XmlElement | undefined): Promise<Margins> {
  const parts = { headers: new Map<string, XmlElement>(), footers: new Map<string, XmlElement>() };
  const evenPages = isOn(childNamed(settings, 'w:evenAndOddHeaders')) ?? false;
  for (const section of outermost(word.main, (name) => name === 'w:sectPr')) {
    const firstPage = isOn(childNamed(section, 'w:titlePg')) ?? false;
    for (const { name, attributes } of elementsOf(section)) {
      if (name !== 'w:headerReference' && name !== 'w:footerReference') continue;
      const type = attributes['w:type'] ?? 'default';
      if ((type === 'first' && !firstPage) || (type === 'even' && !evenPages)) continue;
      const part = word.relationships.get(attributes['r:id'] ?? '')?.part;
      const kind = name === 'w:headerReference' ? parts.headers : parts.footers;
      const root = part !== undefined && !kind.has(part) ? await word.xml(part) : undefined;
      if (part !== undefined && root) kind.set(part, root);
    }
  }
  return { headers: [...parts.headers.values()], footers: [...parts.footers.values()], parts: [...parts.headers.keys(), ...parts.footers.keys()] };
}

async function readNotes(word: WordPackage): Promise<Map<string, XmlElement>> {
  const notes = new Map<string, XmlElement>();
  for (const kind of ['footnote', 'endnote']) {
    const root = await word.related(`${kind}s`);
    for (const note of root ? elementsOf(root) : []) notes.set(`${kind} ${note.attributes['w:id']}`, note);
  }
  return notes;
}

function pageBackground(word: WordPackage, settings: XmlElement | undefined, parts: XmlElement[]): Place {
  if (parts.some(paintsBackgrounds)) return { background: undefined };
  const page = childNamed(word.main, 'w:background');
  if (!page || !isOn(childNamed(settings, 'w:displayBackgroundShape'))) return { background: 'FFFFFF' };
  const colour = page.attributes['w:color'];
  return { background: colour && /^[0-9a-f]{6}$/i.test(colour) ? colour : undefined };
}

/** The same paragraph in the headers of several sections is read once. */
function withoutRepetition(blocks: XmlElement[]): XmlElement[] {
  const seen = new Set<string>();
  return blocks.filter((block) => {
    const key = JSON.stringify(block);
    return !seen.has(key) && seen.add(key);
  });
}

async function readWord(word: WordPackage, signal: AbortSignal): Promise<ExtractedPage> {
  const settings = await word.related('settings');
  const body = new VisibleBody(new Styles(await word.related('styles')));
  const margins = await readMargins(word, settings);
  const notes = await readNotes(word);
  const place = pageBackground(word, settings, [word.main, ...margins.headers]);
  const blocksOf = (parts: XmlElement[]) => parts.flatMap((part) => body.blocks(part, place));
  const headers = withoutRepetition(blocksOf(margins.headers));
  const main = blocksOf([childNamed(word.main, 'w:body')!]);
  const referred = [...new Set(body.notes)].flatMap((id) => notes.get(id) ?? []);
  const noted = blocksOf(referred);
  const footers = withoutRepetition(blocksOf(margins.footers));
  const outside = await outsidePages(word, notes.values(), new Set([...margins.parts, ...referred]));
  signal.throwIfAborted();
  const text = await textOfBlocks([...headers, ...main, ...noted, ...footers], await word.related('numbering'));
  return { text, hidden: [...body.hidden, ...outside], hasGraphics: false };
}

/** A Word file without a visible word may be a scan: each of its pictures is a page, to be drawn and read by OCR. */
function scannedPages(pictures: string[], hidden: HiddenPassage[], limits: { maxPages: number; maxCharacters: number }): ExtractedDocument {
  const pages = pictures.map((_, index): ExtractedPage => ({ text: '', hidden: index === 0 ? hidden : [], hasGraphics: true }));
  const document = limitCharacters(pages.slice(0, limits.maxPages), limits.maxCharacters);
  if (pages.length > limits.maxPages) document.cuts.push({ what: 'pages', limit: limits.maxPages });
  return document;
}

/** Reads Word files; every refusal is a `DocumentError`. Only the pictures of a scan can be drawn. */
export function createWordExtractor(): Extractor {
  return {
    async extract({ bytes }, { signal, ...limits }) {
      signal.throwIfAborted();
      const word = await openWordPackage(bytes, signal);
      const page = await readWord(word, signal);
      const pictures = page.text === '' ? picturesOf(word) : [];
      if (pictures.length > 0) return scannedPages(pictures, page.hidden, limits);
      if (page.text === '' && page.hidden.every(({ reason }) => reason === 'outside-pages')) throw new DocumentError('document.empty');
      return limitCharacters([page], limits.maxCharacters);
    },
    async renderPage({ bytes }, page, { signal, maxPixels }) {
      signal.throwIfAborted();
      const word = await openWordPackage(bytes, signal);
      const part = picturesOf(word)[page];
      const picture = part === undefined ? undefined : await word.bytes(part);
      if (!picture) throw new DocumentError('document.damaged');
      return drawPicture(picture, maxPixels);
    },
  };
}
