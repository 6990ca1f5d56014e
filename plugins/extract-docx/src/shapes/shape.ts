import type { HiddenReason } from '@cotejo/plugin-kit';
import type { Paint } from '../styles/colors.ts';
import type { Geometry } from './geometry.ts';
import type { Showing } from './pictures.ts';
import { childNamed, type XmlElement } from '../package/xml.ts';

/** A rectangle in points. */
export type Rectangle = { x: number; y: number; width: number; height: number };

/** One shape or picture of a drawing, in points from the drawing's corner. */
export type Shape = Rectangle &
  Geometry & {
    /** What it is filled with; undefined where that is a picture or not known. */
    paints: Paint[] | 'none' | undefined;
    /** Relationship of the picture that fills it. */
    picture?: string | undefined;
    /** How that picture is shown; undefined where it is changed in a way that is not known. */
    showing?: Showing | undefined;
    /** The line around it, in points. */
    line?: { width: number; paints: Paint[] | 'none' | undefined; isOpen: boolean; isBroken: boolean } | undefined;
    /** Whether it is known to be there, and not how it looks. */
    isUnknown?: boolean;
    /** `w:txbxContent`: what is written in it. */
    content?: XmlElement | undefined;
    /** What its style paints letters with that state no colour. */
    letters?: string[] | undefined;
    insets: { left: number; top: number; right: number; bottom: number };
    /** Whether it grows with its text, and whether that stands on its side. */
    grows: boolean;
    isTurned: boolean;
    /** The columns of its text, and the points between them. */
    columns?: { count: number; between: number };
    /** The share of the room that its text leaves which stands above it: 0 at the top, 1 at the bottom. */
    sinks?: number;
    hidden?: HiddenReason | undefined;
  };

/** Where a drawing stands along one axis: from what, and how far (points), how aligned, or at which share of it. */
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
  /** Undefined for a drawing that stands in its line like a letter. */
  horizontal?: Position;
  vertical?: Position;
  /** Its size as a share of what it is measured by, which counts before its size in points. */
  share?: { across?: { from: string; share: number } | undefined; down?: { from: string; share: number } | undefined };
  /** Whether text runs under or over it instead of around it. */
  isFree: boolean;
  /** Negative behind the text. */
  order: number;
};

/** Points of a length in the units of drawings (914,400 to an inch). */
export const emu = (text: string | undefined): number => (Number(text ?? 0) || 0) / 12_700;

/** How coordinates inside a group become points from the drawing's corner. */
export type Scale = { x: number; y: number; across: number; down: number };

/** What most shapes have in common. */
export const plain = {
  insets: { left: 0, top: 0, right: 0, bottom: 0 },
  grows: false,
  isTurned: false,
  core: 1,
  isHollow: false,
};

/** A picture whose every part is shown as it is. */
export const asItIs: Showing = { left: 0, top: 0, right: 0, bottom: 0, opacity: 1, bright: 0, contrast: 0 };

/** The relationship of the picture in a fill. */
export const pictureIn = (parent: XmlElement | undefined): string | undefined =>
  parent && (childNamed(parent, 'a:blip')?.attributes['r:embed'] ?? childNamed(parent, 'v:fill')?.attributes['r:id']);

/** Lines as wide as this hide text, or carry it. */
const wideLine = 6;

/** A shape and the bars that a wide line draws around it. */
export function withLine(shape: Shape): Shape[] {
  const { line, x, y, width, height } = shape;
  if (!line || line.width < wideLine || line.paints === 'none') return [shape];
  const half = line.width / 2;
  const isSlanted = line.isOpen && width > line.width && height > line.width;
  const bar = (box: Rectangle): Shape => ({
    ...plain,
    ...box,
    paints: line.paints,
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

/** The place in the order of what stands behind the text: far below anything before it. */
export const behind = -1e11;
