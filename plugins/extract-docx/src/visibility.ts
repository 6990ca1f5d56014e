import type { HiddenReason } from '@cotejo/plugin-kit';
import type { Look } from './look.ts';
import { childNamed, elementsOf, outermost, textOf, type XmlElement } from './xml.ts';

/** Where a piece of text stands. */
export type Place = {
  /** Hexadecimal RRGGBB; undefined where a picture or gradient makes it unknowable. */
  background: string | undefined;
  /** Why nothing in this place is seen, such as a text box beside the page. */
  hidden?: HiddenReason;
};

const smallestSize = 6;
const smallestScale = 10;
const lowestContrast = 1.2;
const smallestLine = 60;
const widestPage = 22 * 1440;
const emuPerInch = 914_400;

/** Relative luminance of a colour (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 (the same) to 21 (black on white), as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Why text of this look is not seen in this place; undefined when it is. */
export function hiddenReason(look: Look, place: Place): HiddenReason | undefined {
  if (place.hidden) return place.hidden;
  if (look.vanish) return 'hidden-run';
  if (look.size !== undefined && look.size < smallestSize) return 'tiny';
  if (look.scale !== undefined && look.scale < smallestScale) return 'tiny';
  if (look.lineHeight !== undefined && look.lineHeight < smallestLine) return 'tiny';
  if (look.indent !== undefined && Math.abs(look.indent) > widestPage) return 'off-page';
  if (look.transparent) return 'transparent';
  const background = look.fill ?? place.background;
  const isColour = look.colour !== undefined && /^[0-9a-f]{6}$/i.test(look.colour);
  if (isColour && background !== undefined && contrast(look.colour!, background) < lowestContrast) return 'background-colour';
  return undefined;
}

/** A frame (`w:framePr`) may place its paragraph beside the page. */
export function frameReason(properties: XmlElement | undefined): HiddenReason | undefined {
  const frame = childNamed(properties, 'w:framePr')?.attributes ?? {};
  const away = [frame['w:x'], frame['w:y']].some((at) => Math.abs(Number(at ?? 0)) > widestPage);
  return away ? 'off-page' : undefined;
}

/** A row may be hidden, or lower than its text. */
export function rowReason(properties: XmlElement | undefined): HiddenReason | undefined {
  if (childNamed(properties, 'w:hidden')) return 'hidden-run';
  const height = childNamed(properties, 'w:trHeight')?.attributes ?? {};
  return height['w:hRule'] === 'exact' && Number(height['w:val'] ?? smallestLine) < smallestLine ? 'tiny' : undefined;
}

function anchorReason(anchor: XmlElement): HiddenReason | undefined {
  if (['1', 'true'].includes(childNamed(anchor, 'wp:docPr')?.attributes.hidden ?? '')) return 'hidden-run';
  const extent = childNamed(anchor, 'wp:extent')?.attributes ?? {};
  for (const [axis, length] of [['wp:positionH', extent.cx], ['wp:positionV', extent.cy]] as const) {
    const position = childNamed(anchor, axis);
    const start = Number(textOf(position && childNamed(position, 'wp:posOffset') || ''));
    // Offsets count from a margin or from the text; two inches are more than any margin that prints.
    if (start > 22 * emuPerInch || start + Number(length ?? 0) < -2 * emuPerInch) return 'off-page';
  }
  return undefined;
}

function shapeReason(style: string): HiddenReason | undefined {
  if (/visibility\s*:\s*hidden|display\s*:\s*none/i.test(style)) return 'hidden-run';
  const offsets = style.matchAll(/(?:^|;)\s*(?:margin-)?(?:left|top)\s*:\s*(-?[\d.]+)pt/gi);
  for (const [, points] of offsets) if (Math.abs(Number(points)) > 22 * 72) return 'off-page';
  return undefined;
}

const fills = new Set(['a:solidFill', 'a:gradFill', 'a:blipFill', 'a:pattFill', 'a:noFill', 'a:grpFill']);

/** The theme colours that all but a few documents leave at white and black. */
const schemeColours: Record<string, string> = { bg1: 'FFFFFF', lt1: 'FFFFFF', tx1: '000000', dk1: '000000' };

/** RRGGBB of what a shape is painted with, `none`, or undefined where that is no single known colour. */
function shapeFill(shape: XmlElement): string | undefined {
  if (shape.name.startsWith('v:')) {
    if (shape.attributes.filled === 'f' || shape.attributes.filled === 'false') return 'none';
    const colour = /^#([0-9a-f]{6})/i.exec(shape.attributes.fillcolor ?? '#ffffff')?.[1];
    return colour?.toUpperCase();
  }
  const properties = childNamed(shape, 'wps:spPr');
  const fill = properties && elementsOf(properties).find((child) => fills.has(child.name));
  if (fill?.name === 'a:noFill') return 'none';
  if (!fill) {
    const reference = outermost(shape, (name) => name === 'a:fillRef')[0];
    return Number(reference?.attributes.idx ?? 0) === 0 ? 'none' : undefined;
  }
  if (fill.name !== 'a:solidFill') return undefined;
  const scheme = childNamed(fill, 'a:schemeClr')?.attributes.val;
  return childNamed(fill, 'a:srgbClr')?.attributes.val ?? schemeColours[scheme ?? ''];
}

const isShape = (name: string) => name === 'wps:wsp' || (name.startsWith('v:') && name !== 'v:group' && name !== 'v:shapetype');

/** Every text box in a drawing, with the place that its text stands in. */
export function textBoxes(drawing: XmlElement, around: Place): { content: XmlElement; place: Place }[] {
  const anchor = childNamed(drawing, 'wp:anchor') ?? childNamed(drawing, 'wp:inline');
  return outermost(drawing, isShape).flatMap((shape) => {
    const fill = shapeFill(shape);
    const hidden = around.hidden ?? (anchor && anchorReason(anchor)) ?? shapeReason(shape.attributes.style ?? '');
    const place: Place = { background: fill === 'none' ? around.background : fill, ...(hidden && { hidden }) };
    return outermost(shape, (name) => name === 'w:txbxContent').map((content) => ({ content, place }));
  });
}

/** Whether a part draws dark areas or pictures behind which text may stand in any colour. */
export function paintsBackgrounds(part: XmlElement): boolean {
  return outermost(part, (name) => name === 'wp:anchor' || name === 'w:pict').some((drawing) => {
    const extent = childNamed(drawing, 'wp:extent')?.attributes ?? {};
    const area = (Number(extent.cx ?? emuPerInch * 2) * Number(extent.cy ?? emuPerInch * 2)) / emuPerInch ** 2;
    if (area < 3) return false;
    const behind = drawing.attributes.behindDoc === '1' || drawing.attributes.behindDoc === 'true';
    if (behind && outermost(drawing, (name) => name === 'pic:pic').length > 0) return true;
    return outermost(drawing, isShape).some((shape) => {
      const fill = shapeFill(shape);
      return fill === undefined || (fill !== 'none' && contrast(fill, 'FFFFFF') > 2);
    });
  });
}
