import type { HiddenReason } from '@cotejo/plugin-kit';
import { textWidth } from '../layout/measure.ts';
import type { Box, PlacedParagraph } from '../layout/places.ts';
import type { RunFormat } from '../styles/formatting.ts';
import type { Styles } from '../styles/styles.ts';
import type { Background, Backgrounds } from './backgrounds.ts';
import { colorReason, shapeReason } from './rules.ts';

/** What a block inherits for its background and text color. */
export type Place = { shading?: string[] | undefined; fill?: Background | undefined; letters?: string[] | undefined };

/** Where in a paragraph a text begins. */
export type TextPlace = {
  placed: PlacedParagraph;
  place: Place;
  /** Points of the letters so far. `breaks`: line breaks so far. */
  written: number;
  breaks: number;
  isTabbed: boolean;
};

/** Points from the right edge of the page at which a tab stop moves text off it. */
const tabMargin = 9;

/** Why a reader does not see a text at its place in a paragraph; undefined where it is visible. */
export function hiddenReasonAt(
  text: string,
  runFormat: RunFormat,
  at: TextPlace,
  { styles, backgrounds }: { styles: Styles; backgrounds: Backgrounds },
): HiddenReason | undefined {
  const { page, lineHeight, paragraphFormat, origin, order } = at.placed;
  const spaced =
    page.gridSpacing === 0 ? runFormat : { ...runFormat, spacing: (runFormat.spacing ?? 0) + page.gridSpacing };
  const shape = shapeReason(spaced, text, { lineHeight, isExact: paragraphFormat.isExact });
  if (shape) return shape;
  if (at.isTabbed && origin + (paragraphFormat.tab ?? 0) > page.width - tabMargin) return 'off-page';
  if (isInSymbolFont(text, runFormat, styles)) return 'other-letters';
  const box = boxOf(text, runFormat, at);
  if (backgrounds.isCovered(box, order)) return 'covered';
  return colorReasonAt(box, runFormat, at, backgrounds);
}

function isInSymbolFont(text: string, { fonts, complex }: RunFormat, styles: Styles): boolean {
  const font = complex ? fonts?.complex : /[!-~]/.test(text) ? fonts?.ascii : fonts?.other;
  return styles.isSymbolFont(font) && /[!-~\p{L}]/u.test(text);
}

/** The approximate rectangle of a text: in a paragraph of several lines, whole lines. */
function boxOf(text: string, runFormat: RunFormat, { placed, written, breaks }: TextPlace): Box {
  const { box, lineWidth, lineHeight } = placed;
  const line = lineWidth > 0 ? Math.floor(written / lineWidth) + breaks : 0;
  const width = textWidth(text, runFormat);
  const lines = Math.max(1, Math.ceil(width / Math.max(1, lineWidth)));
  return {
    ...box,
    y: box.y + line * lineHeight,
    height: lines * lineHeight,
    ...(box.height <= lineHeight * 1.5 && {
      x: box.x + Math.min(written, box.width),
      width: Math.min(width, box.width) || 1,
    }),
  };
}

function colorReasonAt(
  box: Box,
  runFormat: RunFormat,
  { placed, place }: TextPlace,
  backgrounds: Backgrounds,
): HiddenReason | undefined {
  const around = [placed.paragraphFormat.shading, place.shading].find((one) => one && one.length > 0) ?? place.fill;
  const own = runFormat.shading && runFormat.shading.length > 0 ? runFormat.shading : undefined;
  const solid = own ?? around;
  const shading = (runFormat.isHighlighted ? around : solid) ?? backgrounds.page;
  const behind = solid ? [solid] : backgrounds.under(box, placed.order, placed.height);
  const colored = runFormat.colors || !place.letters ? runFormat : { ...runFormat, colors: place.letters };
  return colorReason(colored, behind, shading[0] ?? 'FFFFFF');
}
