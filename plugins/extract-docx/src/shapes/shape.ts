import type { HiddenReason } from '@cotejo/plugin-kit';
import type { FillColor } from '../styles/colors.ts';
import type { Geometry } from './geometry.ts';
import type { PictureEffects } from './pictures.ts';
import { childNamed, type XmlElement } from '../package/xml.ts';

/** A rectangle in points. */
export type Rectangle = { x: number; y: number; width: number; height: number };

/** One shape or picture of a drawing, in points from the drawing's corner. */
export type Shape = Rectangle &
  Geometry & {
    /** The colors of its fill; undefined where it is a picture or not known. */
    fillColors: FillColor[] | 'none' | undefined;
    /** Id of the relationship to the picture that fills it. */
    picture?: string | undefined;
    /** How that picture is cropped and changed; undefined where it has an unknown effect. */
    effects?: PictureEffects | undefined;
    /** The line around it, in points. */
    line?:
      | { width: number; fillColors: FillColor[] | 'none' | undefined; isOpen: boolean; isBroken: boolean }
      | undefined;
    /** Whether its look is not known, such as that of a chart. */
    isUnknown?: boolean;
    /** The content of its text box (`w:txbxContent`). */
    content?: XmlElement | undefined;
    /** The text color of its style (`a:fontRef`). */
    letters?: string[] | undefined;
    insets: { left: number; top: number; right: number; bottom: number };
    growsWithText: boolean;
    /** Whether its text runs from top to bottom. */
    isVertical: boolean;
    /** The columns of its text, and the gap between them in points. */
    columns?: { count: number; between: number };
    /** Vertical alignment of its text: 0 at the top, 1 at the bottom. */
    verticalAlign?: number;
    hidden?: HiddenReason | undefined;
  };

/**
 * The position of a drawing along one axis: relative to what (`from`), with an offset in points, an alignment, or a
 * share of the reference's length.
 */
export type Position = {
  from: string;
  offset?: number | undefined;
  align?: string | undefined;
  share?: number | undefined;
};

export type Drawing = {
  shapes: Shape[];
  width: number;
  height: number;
  /** Undefined for an inline drawing. */
  horizontal?: Position;
  vertical?: Position;
  /** Its size relative to the page or a margin, which counts before its size in points. */
  share?: { across?: { from: string; share: number } | undefined; down?: { from: string; share: number } | undefined };
  /** Whether text does not wrap around it: it is in front of the text or behind it. */
  isFree: boolean;
  /** Negative behind the text. */
  order: number;
};

/** Points of a length in the units of drawings (914,400 to an inch). */
export const emu = (text: string | undefined): number => (Number(text ?? 0) || 0) / 12_700;

/** The transform from coordinates inside a group to points from the drawing's corner. */
export type Scale = { x: number; y: number; across: number; down: number };

/** Default values of a shape. */
export const defaultShape = {
  insets: { left: 0, top: 0, right: 0, bottom: 0 },
  growsWithText: false,
  isVertical: false,
  core: 1,
  isHollow: false,
};

/** A picture without cropping and effects. */
export const noEffects: PictureEffects = { left: 0, top: 0, right: 0, bottom: 0, opacity: 1, bright: 0, contrast: 0 };

/** Id of the relationship to the picture in a fill. */
export const pictureIn = (parent: XmlElement | undefined): string | undefined =>
  parent && (childNamed(parent, 'a:blip')?.attributes['r:embed'] ?? childNamed(parent, 'v:fill')?.attributes['r:id']);

/** Points from which a line can cover text, or be its background. */
const wideLine = 6;

/** A shape, and the rectangles that a wide line draws around it. */
export function withLine(shape: Shape): Shape[] {
  const { line, x, y, width, height } = shape;
  if (!line || line.width < wideLine || line.fillColors === 'none') return [shape];
  const half = line.width / 2;
  const isSlanted = line.isOpen && width > line.width && height > line.width;
  const bar = (box: Rectangle): Shape => ({
    ...defaultShape,
    ...box,
    fillColors: line.fillColors,
    hidden: shape.hidden,
    core: isSlanted || line.isBroken ? 0 : 1,
  });
  if (line.isOpen || Math.min(width, height) < line.width)
    return [shape, bar({ x: x - half, y: y - half, width: width + line.width, height: height + line.width })];
  return [
    shape,
    ...[y, y + height].map((at) => bar({ x: x - half, y: at - half, width: width + line.width, height: line.width })),
    ...[x, x + width].map((at) => bar({ x: at - half, y: y - half, width: line.width, height: height + line.width })),
  ];
}

/** Added to the order of drawings behind the text, so that they come before all others. */
export const behind = -1e11;
