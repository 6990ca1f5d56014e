import { DocumentError, type ExtractedPage, type HiddenPassage, type HiddenReason } from '@cotejo/plugin-kit';
import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import { isTag, isLetterOrDigit } from './characters.ts';
import type { PageContent } from './content/page-content.ts';
import { areaOf, heightOf, type Matrix, widthOf } from './content/geometry.ts';
import { interpret } from './content/interpret.ts';
import { fontsOf } from './content/fonts.ts';
import type { Interval } from './layout/intervals.ts';
import { pageText } from './layout/page-text.ts';
import { inOtherLetters } from './letter-shapes/other-letters.ts';
import { notesOf } from './outside-pages.ts';
import type { PageRenderer } from './rendering/page-renderer.ts';
import { isCopy } from './visibility/overlaps.ts';
import { isPlain } from './visibility/plain-page.ts';
import { judgeByPicture } from './visibility/judge.ts';
import { compareRenderings } from './visibility/compare-renderings.ts';
import type { DrawableDocument } from './rendering/open-renderers.ts';
import { isScan, layerOf } from './visibility/scan.ts';
import { judgeVisibility, scaleOf, type SeenGlyph } from './visibility/rules.ts';

/** The share of the page from which pictures may contain text; smaller ones are portraits, logos and icons. */
const PICTURE_AREA = 0.05;
/** Points of the longest path on a page that is rendered: it takes half a second; ten times as many take minutes. */
const MOST_POINTS = 20_000;
/** The number of letter-like shapes from which a page has text drawn as outlines. */
const OUTLINED_LETTERS = 60;

/** Side, in points, of the squares in which copies of a letter are searched. */
const COPY_GRID = 4;

/** Reads one page: its visible text in reading order, and its hidden text apart. */
export async function extractPage(
  page: PDFPageProxy,
  { document, renderer }: DrawableDocument,
): Promise<ExtractedPage> {
  const { pdf, until } = document;
  const layers = await until(pdf.getOptionalContentConfig());
  const operators = await until(page.getOperatorList());
  const viewport = page.getViewport({ scale: 1 });
  const box = { left: 0, top: 0, right: viewport.width, bottom: viewport.height };
  const content = interpret(operators, viewport.transform as unknown as Matrix, box, {
    font: fontsOf(page),
    layerIsVisible: (group) => Boolean(layers.isVisible(group)),
  });
  const read = readContent(content, await judge(content, () => renderer(page.pageNumber)));
  const notes = await notesOf(page, read.text, document);
  page.cleanup();
  return { ...read, hidden: [...read.hidden, ...notes] };
}

/** Decides which characters are visible: by rules on a plain page, and by rendering the page otherwise. */
async function judge(content: PageContent, renderer: () => Promise<PageRenderer>): Promise<SeenGlyph[]> {
  const glyphs = judgeVisibility(content);
  if (isScan(content, glyphs)) return glyphs;
  const isDoubtful = glyphs.some(({ hidden, text }) => hidden && mayBeWrong.has(hidden) && isLetterOrDigit(text));
  if (!isDoubtful && isPlain(content)) return glyphs;
  if (content.longestPath > MOST_POINTS) throw new DocumentError('document.too-complex');
  return judgeByPicture(glyphs, await compareRenderings(content.runs, await renderer(), scaleOf(content.page)));
}

/** Reasons that the rules may be wrong about, so that the page is rendered. */
const mayBeWrong = new Set<HiddenReason>(['background-colour', 'covered']);

/** The extracted page, from its content and its judged characters. */
function readContent(content: PageContent, judged: SeenGlyph[]): ExtractedPage {
  const layer = isScan(content, judged) ? layerOf(judged) : new Set<SeenGlyph>();
  const seen = judged.map((glyph) =>
    isTag(glyph.text)
      ? { ...glyph, hidden: 'invisible-characters' as const }
      : layer.has(glyph)
        ? { ...glyph, hidden: undefined }
        : glyph,
  );
  const visible = seen.filter(({ hidden }) => !hidden);
  const text = pageText(visible, { panels: panelsOf(content), smallBoxes: content.smallBoxes });
  const doubted = layer.size > 0 ? new Set(visible) : inOtherLetters(visible);
  const unsure =
    doubted.size > 0
      ? pageText([...doubted])
          .split('\n')
          .filter(Boolean)
      : [];
  return {
    text,
    hidden: hiddenPassages(withoutCopies(seen)),
    hasGraphics: hasGraphics(content, text),
    ...(unsure.length > 0 ? { unsure } : {}),
  };
}

/** Leaves out hidden letters at the place of the same visible letter: programs add them to make outlines searchable. */
function withoutCopies(glyphs: SeenGlyph[]): SeenGlyph[] {
  if (!glyphs.some(({ hidden, text }) => hidden && isLetterOrDigit(text))) return glyphs;
  const place = ({ text, x, y }: SeenGlyph, right = 0, down = 0): string =>
    `${text} ${Math.floor(x / COPY_GRID) + right} ${Math.floor(y / COPY_GRID) + down}`;
  const seen = Map.groupBy(
    glyphs.filter(({ hidden }) => !hidden),
    (glyph) => place(glyph),
  );
  const steps = [-1, 0, 1];
  const isCopied = (glyph: SeenGlyph) =>
    steps.some((right) =>
      steps.some((down) =>
        seen
          .get(place(glyph, right, down))
          ?.some((other) => isCopy({ run: glyph.run, glyph }, { run: other.run, glyph: other })),
      ),
    );
  return glyphs.filter((glyph) => !glyph.hidden || !isCopied(glyph));
}

function hiddenPassages(glyphs: SeenGlyph[]): HiddenPassage[] {
  const byReason = Map.groupBy(glyphs, (glyph) => glyph.hidden);
  return [...byReason].flatMap(([reason, hidden]) => {
    const text = reason && (reason === 'invisible-characters' ? spellTags(hidden) : pageText(hidden));
    return text ? [{ text, reason: reason as HiddenReason }] : [];
  });
}

/** The text of tag characters, which repeat ASCII from U+E0000 on. */
const spellTags = (glyphs: SeenGlyph[]): string =>
  glyphs
    .map((glyph) => Array.from(glyph.text, (tag) => String.fromCodePoint(tag.codePointAt(0)! - 0xe0000)).join(''))
    .join('');

function hasGraphics({ page, pictures, graphics, letterLikeShapes }: PageContent, text: string): boolean {
  // On a page without text any graphics may be text.
  if (!/\p{L}/u.test(text)) return graphics.length > 0;
  const pictured = pictures.reduce((sum, picture) => sum + areaOf(picture.box), 0);
  // Bullets may be drawn as shapes, too.
  const listItems = text.match(/^• /gm)?.length ?? 0;
  return pictured >= PICTURE_AREA * areaOf(page) || letterLikeShapes - listItems >= OUTLINED_LETTERS;
}

/** Filled areas that may be the background of a column. */
function panelsOf({ page, shapes }: PageContent): Interval[] {
  return shapes
    .map((shape) => shape.box)
    .filter(
      (box) =>
        heightOf(box) > 0.35 * heightOf(page) &&
        widthOf(box) > 0.12 * widthOf(page) &&
        widthOf(box) < 0.6 * widthOf(page),
    );
}
