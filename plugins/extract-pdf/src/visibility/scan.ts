import type { HiddenReason } from '@cotejo/plugin-kit';
import type { PageContent } from '../content/page-content.ts';
import { areaOf } from '../content/geometry.ts';
import type { SeenGlyph } from './rules.ts';

/** The share of the page from which pictures may be the scan of a page. */
const SCAN_AREA = 0.6;
/** The share of invisible letters from which they are the text layer of a scan, made by OCR software. */
const SCAN_LETTERS = 0.8;

/** Whether a page is a scan with a text layer. Only OCR can confirm that the layer is true. */
export function isScan({ page, pictures }: PageContent, glyphs: SeenGlyph[]): boolean {
  // The areas are added up, because scanners divide pages into strips.
  const pictured = pictures.reduce((sum, picture) => sum + areaOf(picture.box), 0);
  if (glyphs.length === 0 || pictured < SCAN_AREA * areaOf(page)) return false;
  return glyphs.filter(isBehind).length >= SCAN_LETTERS * glyphs.filter(({ hidden }) => hidden !== 'off-page').length;
}

const behind = new Set<HiddenReason | undefined>(['transparent', 'covered', 'unreadable']);

const isBehind = ({ hidden }: SeenGlyph): boolean => behind.has(hidden);

/** The glyphs of a scan's text layer. */
export const layerOf = (glyphs: SeenGlyph[]): Set<SeenGlyph> => new Set(glyphs.filter(isBehind));
