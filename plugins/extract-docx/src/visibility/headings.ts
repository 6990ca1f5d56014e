import type { PlacedParagraph } from '../layout/places.ts';

/** Outline level, 0 to 8; 9 for text that is no heading. */
export function levelOf({ paragraphFormat, styleName }: PlacedParagraph): number {
  const named = /^heading (\d)/i.exec(styleName)?.[1];
  return paragraphFormat.level ?? (named === undefined ? 9 : Number(named) - 1);
}

/** Whether a paragraph is a heading or the title, by its outline level or the name of its style. */
export const isHeading = (placed: PlacedParagraph | undefined): boolean =>
  placed !== undefined && (levelOf(placed) < 9 || /^(title|subtitle)/i.test(placed.styleName));
