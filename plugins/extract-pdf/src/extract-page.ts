import type { ExtractedPage, HiddenPassage, HiddenReason } from '@cotejo/plugin-kit';
import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import { isTag } from './characters.ts';
import type { Drawing } from './drawing/drawing.ts';
import { areaOf, heightOf, type Matrix, widthOf } from './drawing/geometry.ts';
import { interpret } from './drawing/interpret.ts';
import { type Font, noFont } from './drawing/state.ts';
import type { Interval } from './layout/columns.ts';
import { pageText } from './layout/page-text.ts';
import type { OpenDocument } from './open.ts';
import { notesOf } from './outside-pages.ts';
import { judgeVisibility, type SeenGlyph } from './visibility.ts';

/** Pictures that fill less of the page are portraits, logos and icons. */
const PICTURE_AREA = 0.05;
/** So many letter-like shapes are words drawn as outlines. */
const OUTLINED_LETTERS = 60;

/** Reads one page: what its reader sees, in reading order, and apart from it what its reader does not see. */
export async function extractPage(page: PDFPageProxy, document: OpenDocument): Promise<ExtractedPage> {
  const { pdf, until } = document;
  const layers = await until(pdf.getOptionalContentConfig());
  const operators = await until(page.getOperatorList());
  const viewport = page.getViewport({ scale: 1 });
  const box = { left: 0, top: 0, right: viewport.width, bottom: viewport.height };
  const drawing = interpret(operators, viewport.transform as unknown as Matrix, box, {
    font: (id) => (page.commonObjs.has(id) ? toFont(id, page.commonObjs.get(id)) : undefined),
    layerIsVisible: (group) => Boolean(layers.isVisible(group)),
  });
  const read = readDrawing(drawing);
  const notes = await notesOf(page, read.text, document);
  page.cleanup();
  return { ...read, hidden: [...read.hidden, ...notes] };
}

function toFont(id: string, font: { fontMatrix?: Matrix; isType3Font?: boolean; vertical?: boolean } | null): Font {
  return { name: id, matrix: font?.fontMatrix ?? noFont.matrix, type3: Boolean(font?.isType3Font), vertical: Boolean(font?.vertical) };
}

/** The page that a drawing shows. */
export function readDrawing(drawing: Drawing): ExtractedPage {
  const glyphs = judgeVisibility(drawing).map((glyph) => (isTag(glyph.text) ? { ...glyph, hidden: 'invisible-characters' as const } : glyph));
  const text = pageText(glyphs.filter((glyph) => !glyph.hidden), { panels: panelsOf(drawing), smallBoxes: drawing.smallBoxes });
  return { text, hidden: hiddenPassages(glyphs), hasGraphics: hasGraphics(drawing, text) };
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
  glyphs.map((glyph) => Array.from(glyph.text, (tag) => String.fromCodePoint(tag.codePointAt(0)! - 0xe0000)).join('')).join('');

function hasGraphics({ page, pictures, letterLikeShapes }: Drawing, text: string): boolean {
  const pictured = pictures.reduce((sum, picture) => sum + areaOf(picture.box), 0);
  // The marks of list items may be painted as shapes too.
  const listItems = text.match(/^• /gm)?.length ?? 0;
  return pictured >= PICTURE_AREA * areaOf(page) || letterLikeShapes - listItems >= OUTLINED_LETTERS;
}

/** Coloured areas that a column stands on. */
function panelsOf({ page, shapes }: Drawing): Interval[] {
  return shapes
    .map((shape) => shape.box)
    .filter((box) => heightOf(box) > 0.35 * heightOf(page) && widthOf(box) > 0.12 * widthOf(page) && widthOf(box) < 0.6 * widthOf(page));
}
