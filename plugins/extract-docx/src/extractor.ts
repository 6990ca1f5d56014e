import {
  DocumentError,
  type ExtractedDocument,
  type ExtractedPage,
  type Extractor,
  type HiddenPassage,
  limitCharacters,
} from '@cotejo/plugin-kit';
import { BoundData } from './package/bound-data.ts';
import { VisibleBody } from './visibility/visible-body.ts';
import { lyingFonts } from './styles/embedded-fonts.ts';
import { namedColor } from './styles/colors.ts';
import { either, type Background, Backgrounds } from './visibility/backgrounds.ts';
import { Layout } from './layout/layout.ts';
import { isOn } from './styles/formatting.ts';
import { Numbering } from './markup/numbering.ts';
import { overprinted } from './visibility/overprint.ts';
import { outsidePages } from './package/outside-pages.ts';
import { openWordPackage, type WordPackage } from './package/open.ts';
import type { ShapeArea } from './layout/places.ts';
import { sampleColors, drawPicture, picturesOf } from './shapes/pictures.ts';
import { readSections } from './layout/sections.ts';
import { Styles } from './styles/styles.ts';
import { textOfBlocks } from './markup/text.ts';
import { childNamed, type XmlElement } from './package/xml.ts';
import { readNotes, readMargins, type Margin } from './margins.ts';

function pageColor(word: WordPackage, settings: XmlElement | undefined, { context }: Styles): Background {
  const page = childNamed(word.main, 'w:background');
  if (!page || !isOn(childNamed(settings, 'w:displayBackgroundShape'))) return ['FFFFFF'];
  const stated = (context.colors.stated(page.attributes, 'page') ?? []).map((color) =>
    color === 'auto' ? 'FFFFFF' : color,
  );
  // Some programs use one of the two and some the other.
  const shape = childNamed(page, 'v:background')?.attributes.fillcolor;
  const drawn = shape === undefined ? undefined : namedColor(shape);
  return drawn === undefined ? stated : either(stated, [drawn]);
}

/** Removes repeated blocks: headers of several sections often have the same paragraph. */
function withoutRepetition(blocks: XmlElement[]): XmlElement[] {
  const seen = new Set<string>();
  return blocks.filter((block) => {
    const key = JSON.stringify(block);
    return !seen.has(key) && seen.add(key);
  });
}

const mostPictures = 12;

/** Reads the colors of pictures that may be the background of text. */
async function readPictureColors(word: WordPackage, areas: ShapeArea[], part: string | undefined): Promise<void> {
  const pictured = areas
    .filter(({ shape }) => shape.picture !== undefined && shape.fillColors === undefined)
    .slice(0, mostPictures);
  if (pictured.length === 0) return;
  const targets = part === undefined ? word.relationships : await word.relationshipsOf(part);
  for (const { shape } of pictured) {
    const picture = targets.get(shape.picture!)?.part;
    const bytes = picture === undefined ? undefined : await word.bytes(picture).catch(() => undefined);
    if (bytes && shape.effects) shape.fillColors = await sampleColors(bytes, shape.effects);
  }
}

async function readWord(word: WordPackage, signal: AbortSignal): Promise<ExtractedPage> {
  const settings = await word.related('settings');
  const fontTable = await word.related('fontTable');
  const styles = new Styles(
    { settings, styles: await word.related('styles'), theme: await word.related('theme'), fontTable },
    await lyingFonts(word, fontTable),
  );
  const bodyRoot = childNamed(word.main, 'w:body')!;
  const sections = readSections(bodyRoot);
  const notes = await readNotes(word);
  const numbering = new Numbering(await word.related('numbering'));
  const layout = new Layout(styles, numbering);
  const firstPages = layout.body(bodyRoot, sections);
  const margins = await readMargins(word, sections, settings, layout.hasOnePage);
  await readPictureColors(word, layout.areas, undefined);
  for (const { part, root, kind, section, isFirst } of margins) {
    const from = layout.areas.length;
    const first = firstPages[section] ?? 0;
    layout.margin(root, kind, sections[section]!, first, isFirst ? first : Infinity);
    await readPictureColors(word, layout.areas.slice(from), part);
  }
  for (const note of notes.values()) layout.note(note, sections[0]!);
  for (const paragraph of overprinted(layout.placedParagraphs))
    layout.placedParagraphs.get(paragraph)!.hiddenReason = 'unreadable';
  signal.throwIfAborted();
  const body = new VisibleBody({
    styles,
    layout,
    backgrounds: new Backgrounds(layout.areas, pageColor(word, settings, styles)),
    numbering,
    boundData: await BoundData.read(word),
  });
  const blocksOf = (roots: XmlElement[]) => roots.flatMap((root) => body.part(root));
  const rootsOf = (wanted: Margin['kind']) => margins.flatMap(({ kind, root }) => (kind === wanted ? [root] : []));
  const headers = withoutRepetition(blocksOf(rootsOf('header')));
  const main = blocksOf([bodyRoot]);
  const referred = [...new Set(body.notes)].flatMap((id) => notes.get(id) ?? []);
  const noted = blocksOf(referred);
  const footers = withoutRepetition(blocksOf(rootsOf('footer')));
  const outside = await outsidePages(word, notes.values(), new Set([...margins.map(({ part }) => part), ...referred]));
  signal.throwIfAborted();
  const text = await textOfBlocks([...headers, ...main, ...noted, ...footers]);
  return { text, hidden: [...body.hidden, ...outside], hasGraphics: false };
}

/** The pages of a Word file without visible words, which may be a scan: each picture is a page for OCR. */
function scannedPages(
  pictures: string[],
  hidden: HiddenPassage[],
  limits: { maxPages: number; maxCharacters: number },
): ExtractedDocument {
  const pages = pictures.map((_, index): ExtractedPage => ({
    text: '',
    hidden: index === 0 ? hidden : [],
    hasGraphics: true,
  }));
  const document = limitCharacters(pages.slice(0, limits.maxPages), limits.maxCharacters);
  if (pages.length > limits.maxPages) document.cuts.push({ what: 'pages', limit: limits.maxPages });
  return document;
}

/** Reads Word files; throws `DocumentError` for those that cannot be read. It draws only the pictures of a scan. */
export function createWordExtractor(): Extractor {
  return {
    async extract({ bytes }, { signal, ...limits }) {
      signal.throwIfAborted();
      const word = await openWordPackage(bytes, signal);
      const page = await readWord(word, signal);
      const pictures = page.text === '' ? picturesOf(word) : [];
      if (pictures.length > 0) return scannedPages(pictures, page.hidden, limits);
      if (page.text === '' && page.hidden.every(({ reason }) => reason === 'outside-pages'))
        throw new DocumentError('document.empty');
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
