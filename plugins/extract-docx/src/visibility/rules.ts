import type { HiddenReason } from '@cotejo/plugin-kit';
import { contrast, luminance, mix } from '../styles/colors.ts';
import type { Ground } from './backgrounds.ts';
import type { Look } from '../styles/formatting.ts';

/** Points below which letters cannot be read, and those below which they need more contrast. */
const smallest = 4;
const small = 6;
const leastContrast = { usual: 1.5, small: 3 };
/** Superscripts are this much of their size. */
const smallShare = 0.65;
/** Shares of the letters' height: how close they may stand, and how far from their line. */
const closest = 0.17;
/** The share of their usual distance that letters may be moved together to. */
const mostOverlap = 0.5;
/** A line around letters that is wider than this share of their height takes their inside, too. */
const thickOutline = 0.12;
/** Shares of the letters' height: lower lines lie on each other, and what is raised by more lies on the next one. */
const lowest = 0.6;
const mostRaised = 0.6;
const highest = 2;
const widestGap = 60;
/** The share of a picture or shading that letters must stand out from. */
const readableShare = 0.7;

const sizeOf = ({ size = 10, complexSize, complex, isSmall }: Look): number =>
  // Programs differ in which of the two sizes they take.
  (complex ? Math.min(size, complexSize ?? size) : size) * (isSmall ? smallShare : 1);

/** Black or white as programs choose for text without a colour. */
const automatic = (shading: string): string => (luminance(shading) < 0.05 ? 'FFFFFF' : '000000');

/**
 * Why letters are not seen whatever stands behind them, in lines `lineHeight` points high; undefined where they are.
 * Lines of exact height do not make room for what is raised.
 */
export function shapeReason(
  look: Look,
  text: string,
  { lineHeight, isExact = false }: { lineHeight: number; isExact?: boolean | undefined },
): HiddenReason | undefined {
  if (look.vanish) return 'hidden-run';
  const size = sizeOf(look);
  if (size < smallest) return 'tiny';
  const { scale = 1, spacing = 0, raised = 0, fitted } = look;
  const letters = [...text.trim()].length;
  if (scale < 0.35 || 0.5 * size * scale + spacing < Math.max(closest, (scale * mostOverlap) / 2) * size) return 'tiny';
  if (lineHeight < lowest * size) return 'unreadable';
  if (isExact && Math.abs(raised) > mostRaised * size) return 'unreadable';
  if (fitted !== undefined && letters > 1 && fitted / letters < closest * size) return 'tiny';
  return Math.abs(raised) > highest * size + 6 || spacing > widestGap ? 'off-page' : undefined;
}

/**
 * Why letters are not seen on `grounds`, of which one is enough; `shading` is what run, paragraph, cell, box or page
 * are filled with, which decides on automatic colours. Undefined where they are seen.
 */
export function colourReason(look: Look, grounds: Ground[], shading: string): HiddenReason | undefined {
  const least = sizeOf(look) < small ? leastContrast.small : leastContrast.usual;
  const own = look.colours?.map((colour) => (colour === 'auto' ? automatic(shading) : colour));
  const inside = look.paints ?? (own ?? [automatic(shading)]).map((colour) => ({ colour, opacity: 1 }));
  const isThick = look.outline !== undefined && look.outline.width >= thickOutline * sizeOf(look);
  const paints = isThick ? [...inside, ...look.outline!.paints] : inside;
  const isSeenOn = (ground: Ground): boolean =>
    paints.every(({ colour, opacity }) => {
      const seen = ground.filter((behind) => contrast(mix(colour, behind, opacity), behind) >= least).length;
      return ground.length > 0 && seen >= readableShare * ground.length;
    });
  if (grounds.some(isSeenOn)) return undefined;
  return paints.some(({ opacity }) => opacity < 0.3) ? 'transparent' : 'background-colour';
}
