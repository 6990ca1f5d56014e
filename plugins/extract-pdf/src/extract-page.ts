import { DocumentError, type ExtractedPage, type HiddenPassage, type HiddenReason } from '@cotejo/plugin-kit';
import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import { isTag, isWordly } from './characters.ts';
import type { Drawing } from './content/page-content.ts';
import { areaOf, heightOf, type Matrix, widthOf } from './content/geometry.ts';
import { interpret } from './content/interpret.ts';
import { fontsOf } from './content/fonts.ts';
import type { Interval } from './layout/columns.ts';
import { pageText } from './layout/page-text.ts';
import { doubtful } from './letter-shapes/other-letters.ts';
import type { OpenDocument } from './engine/open.ts';
import { notesOf } from './outside-pages.ts';
import type { PagePainter } from './rendering/page-renderer.ts';
import { isCopy } from './visibility/overlaps.ts';
import { isPlain } from './visibility/plain-page.ts';
import { judgeByPicture } from './visibility/judge.ts';
import { lookAt } from './visibility/compare-renderings.ts';
import type { Studio } from './rendering/open-renderers.ts';
import { isScan, layerOf } from './visibility/scan.ts';
import { judgeVisibility, scaleOf, type SeenGlyph } from './visibility/rules.ts';

/** Pictures that fill less of the page are portraits, logos and icons. */
const PICTURE_AREA = 0.05;
/** A path of so many points takes half a second to fill; one of ten times as many may take minutes. */
const MOST_POINTS = 20_000;
/** So many letter-like shapes are words drawn as outlines. */
const OUTLINED_LETTERS = 60;

/** Points: copies of a letter are looked for in squares. */
const COPY_GRID = 4;

/** Reads one page: what its reader sees, in reading order, and apart from it what its reader does not see. */
export async function extractPage(page: PDFPageProxy, document: OpenDocument, studio: Studio): Promise<ExtractedPage> {
  const { pdf, until } = document;
  const layers = await until(pdf.getOptionalContentConfig());
  const operators = await until(page.getOperatorList());
  const viewport = page.getViewport({ scale: 1 });
  const box = { left: 0, top: 0, right: viewport.width, bottom: viewport.height };
  const drawing = interpret(operators, viewport.transform as unknown as Matrix, box, {
    font: fontsOf(page),
    layerIsVisible: (group) => Boolean(layers.isVisible(group)),
  });
  const read = readDrawing(drawing, await judge(drawing, () => studio.painter(page.pageNumber)));
  const notes = await notesOf(page, read.text, document);
  page.cleanup();
  return { ...read, hidden: [...read.hidden, ...notes] };
}

/** What a reader sees of the page's characters: by rules where it is plain, by its picture where it is not. */
async function judge(drawing: Drawing, painter: () => Promise<PagePainter>): Promise<SeenGlyph[]> {
  const glyphs = judgeVisibility(drawing);
  if (isScan(drawing, glyphs)) return glyphs;
  const isDoubtful = glyphs.some(({ hidden, text }) => hidden && mayBeWrong.has(hidden) && isWordly(text));
  if (!isDoubtful && isPlain(drawing)) return glyphs;
  if (drawing.longestPath > MOST_POINTS) throw new DocumentError('document.too-complex');
  return judgeByPicture(glyphs, await lookAt(drawing.runs, await painter(), scaleOf(drawing.page)));
}

/** Of these the picture knows more than the rules. */
const mayBeWrong = new Set<HiddenReason>(['background-colour', 'covered']);

/** The page that a drawing shows. */
function readDrawing(drawing: Drawing, judged: SeenGlyph[]): ExtractedPage {
  const layer = isScan(drawing, judged) ? layerOf(judged) : new Set<SeenGlyph>();
  const seen = judged.map((glyph) =>
    isTag(glyph.text)
      ? { ...glyph, hidden: 'invisible-characters' as const }
      : layer.has(glyph)
        ? { ...glyph, hidden: undefined }
        : glyph,
  );
  const visible = seen.filter(({ hidden }) => !hidden);
  const text = pageText(visible, { panels: panelsOf(drawing), smallBoxes: drawing.smallBoxes });
  const doubted = layer.size > 0 ? new Set(visible) : doubtful(visible);
  const unsure =
    doubted.size > 0
      ? pageText([...doubted])
          .split('\n')
          .filter(Boolean)
      : [];
  return {
    text,
    hidden: hiddenPassages(withoutCopies(seen)),
    hasGraphics: hasGraphics(drawing, text),
    ...(unsure.length > 0 ? { unsure } : {}),
  };
}

/** Letters that are hidden where the same letter is seen tell nothing else: programs lay them over outlines, to be searched. */
function withoutCopies(glyphs: SeenGlyph[]): SeenGlyph[] {
  if (!glyphs.some(({ hidden, text }) => hidden && isWordly(text))) return glyphs;
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

/** Tag characters repeat ASCII at U+E0000. */
const spellTags = (glyphs: SeenGlyph[]): string =>
  glyphs
    .map((glyph) => Array.from(glyph.text, (tag) => String.fromCodePoint(tag.codePointAt(0)! - 0xe0000)).join(''))
    .join('');

function hasGraphics({ page, pictures, paints, letterLikeShapes }: Drawing, text: string): boolean {
  // Whatever a page without words paints may be words.
  if (!/\p{L}/u.test(text)) return paints.length > 0;
  const pictured = pictures.reduce((sum, picture) => sum + areaOf(picture.box), 0);
  // The marks of list items may be painted as shapes too.
  const listItems = text.match(/^• /gm)?.length ?? 0;
  return pictured >= PICTURE_AREA * areaOf(page) || letterLikeShapes - listItems >= OUTLINED_LETTERS;
}

/** Coloured areas that a column stands on. */
function panelsOf({ page, shapes }: Drawing): Interval[] {
  return shapes
    .map((shape) => shape.box)
    .filter(
      (box) =>
        heightOf(box) > 0.35 * heightOf(page) &&
        widthOf(box) > 0.12 * widthOf(page) &&
        widthOf(box) < 0.6 * widthOf(page),
    );
}
