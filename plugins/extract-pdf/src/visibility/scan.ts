import type { HiddenReason } from '@cotejo/plugin-kit';
import type { Drawing } from '../content/page-content.ts';
import { areaOf } from '../content/geometry.ts';
import type { SeenGlyph } from './rules.ts';

/** A scanned page is a picture at least this large, as a share of the page … */
const SCAN_AREA = 0.6;
/** … and nearly all of its letters are the invisible ones that OCR software laid behind or under it. */
const SCAN_LETTERS = 0.8;

/** Whether a page looks like the scan of a page with a text layer: whether the layer is true, only its picture tells. */
export function isScan({ page, pictures }: Drawing, glyphs: SeenGlyph[]): boolean {
  // Scanners cut pages into strips, so the areas are added up.
  const pictured = pictures.reduce((sum, picture) => sum + areaOf(picture.box), 0);
  if (glyphs.length === 0 || pictured < SCAN_AREA * areaOf(page)) return false;
  return glyphs.filter(isBehind).length >= SCAN_LETTERS * glyphs.filter(({ hidden }) => hidden !== 'off-page').length;
}

const behind = new Set<HiddenReason | undefined>(['transparent', 'covered', 'unreadable']);

const isBehind = ({ hidden }: SeenGlyph): boolean => behind.has(hidden);

/** The characters of the text layer behind a scan. */
export const layerOf = (glyphs: SeenGlyph[]): Set<SeenGlyph> => new Set(glyphs.filter(isBehind));
