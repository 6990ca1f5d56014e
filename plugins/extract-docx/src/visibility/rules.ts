import type { HiddenReason } from '@cotejo/plugin-kit';
import { contrast, luminance, mix } from '../styles/colors.ts';
import type { Background } from './backgrounds.ts';
import type { RunFormat } from '../styles/formatting.ts';

/** Points below which letters cannot be read. `small`: points below which they need more contrast. */
const smallest = 4;
const small = 6;
const leastContrast = { usual: 1.5, small: 3 };
/** The size of superscripts and subscripts, as a share of the font size. */
const smallShare = 0.65;
/** The narrowest advance of a letter, as a share of its height. */
const closest = 0.17;
/** The narrowest advance of a letter, as a share of its usual one. */
const mostOverlap = 0.5;
/** The width from which an outline hides the fill of letters, as a share of their height. */
const thickOutline = 0.12;
/** The lowest line height, as a share of the letters' height. `mostRaised`: text raised by more is on the next line. */
const lowest = 0.6;
const mostRaised = 0.6;
const highest = 2;
const widestGap = 60;
/** The share of a background's colors with which letters must have enough contrast. */
const readableShare = 0.7;

const sizeOf = ({ size = 10, complexSize, complex, isSmall }: RunFormat): number =>
  // Of the two sizes some programs use one and some the other.
  (complex ? Math.min(size, complexSize ?? size) : size) * (isSmall ? smallShare : 1);

/** The automatic text color: black, or white on dark shading. */
const automatic = (shading: string): string => (luminance(shading) < 0.05 ? 'FFFFFF' : '000000');

/**
 * Why letters are not visible on any background, in lines of `lineHeight` points; undefined where they are. Lines of
 * exact height have no room for raised text.
 */
export function shapeReason(
  runFormat: RunFormat,
  text: string,
  { lineHeight, isExact = false }: { lineHeight: number; isExact?: boolean | undefined },
): HiddenReason | undefined {
  if (runFormat.vanish) return 'hidden-run';
  const size = sizeOf(runFormat);
  if (size < smallest) return 'tiny';
  const { scale = 1, spacing = 0, raised = 0, fitted } = runFormat;
  const letters = [...text.trim()].length;
  if (scale < 0.35 || 0.5 * size * scale + spacing < Math.max(closest, (scale * mostOverlap) / 2) * size) return 'tiny';
  if (lineHeight < lowest * size) return 'unreadable';
  if (isExact && Math.abs(raised) > mostRaised * size) return 'unreadable';
  if (fitted !== undefined && letters > 1 && fitted / letters < closest * size) return 'tiny';
  return Math.abs(raised) > highest * size + 6 || spacing > widestGap ? 'off-page' : undefined;
}

/**
 * Why letters are not visible on any of the possible `backgrounds`; undefined where they are visible on one. `shading`
 * is the fill of run, paragraph, cell, box or page, which decides automatic colors.
 */
export function colorReason(
  runFormat: RunFormat,
  backgrounds: Background[],
  shading: string,
): HiddenReason | undefined {
  const least = sizeOf(runFormat) < small ? leastContrast.small : leastContrast.usual;
  const own = runFormat.colors?.map((color) => (color === 'auto' ? automatic(shading) : color));
  const inside = runFormat.fillColors ?? (own ?? [automatic(shading)]).map((color) => ({ color, opacity: 1 }));
  const isThick = runFormat.outline !== undefined && runFormat.outline.width >= thickOutline * sizeOf(runFormat);
  const fillColors = isThick ? [...inside, ...runFormat.outline!.fillColors] : inside;
  const isSeenOn = (background: Background): boolean =>
    fillColors.every(({ color, opacity }) => {
      const seen = background.filter((behind) => contrast(mix(color, behind, opacity), behind) >= least).length;
      return background.length > 0 && seen >= readableShare * background.length;
    });
  if (backgrounds.some(isSeenOn)) return undefined;
  return fillColors.some(({ opacity }) => opacity < 0.3) ? 'transparent' : 'background-colour';
}
