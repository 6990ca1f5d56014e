import { type Box, type Point } from './geometry.ts';

/** A glyph's outline in units of the type's size, y growing upwards; `box` is empty where nothing is drawn. */
export type Outline = { path: string; box: Box };

const command = /([MLCQZ])([^MLCQZ]*)/gi;

/** Reads what pdf.js says of a glyph: an SVG path of absolute commands. */
export function readOutline(path: string): Outline {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let isX = true;
  for (const [number] of path.matchAll(/-?[\d.]+(?:e-?\d+)?/gi)) {
    const value = Number(number);
    if (isX) {
      if (value < box.left) box.left = value;
      if (value > box.right) box.right = value;
    } else {
      if (value < box.top) box.top = value;
      if (value > box.bottom) box.bottom = value;
    }
    isX = !isX;
  }
  return { path, box };
}

export const isEmpty = ({ box }: Outline): boolean => !(box.right > box.left && box.bottom > box.top);

/** Straight pieces that one curve becomes: letters are looked at in cells far larger. */
const CURVE_PIECES = 5;

/** The outline as polygons. */
export function polygonsOf({ path }: Outline): Point[][] {
  const polygons: Point[][] = [];
  let last: Point = { x: 0, y: 0 };
  for (const [, name = '', numbers = ''] of path.matchAll(command)) {
    const values = (numbers.match(/-?[\d.]+(?:e-?\d+)?/gi) ?? []).map(Number);
    const points = Array.from({ length: values.length >> 1 }, (_, index) => ({ x: values[2 * index]!, y: values[2 * index + 1]! }));
    const kind = name.toUpperCase();
    if (kind === 'M' && points[0]) polygons.push([points[0]]);
    else if (kind === 'L') polygons.at(-1)?.push(...points);
    else if (kind === 'C' || kind === 'Q') polygons.at(-1)?.push(...curve([last, ...points]));
    last = points.at(-1) ?? last;
  }
  return polygons;
}

/** Points along a Bézier curve, by de Casteljau's construction. */
function curve(control: Point[]): Point[] {
  return Array.from({ length: CURVE_PIECES }, (_, piece) => {
    const share = (piece + 1) / CURVE_PIECES;
    let points = control;
    while (points.length > 1) {
      points = points.slice(1).map((to, index) => ({ x: points[index]!.x + share * (to.x - points[index]!.x), y: points[index]!.y + share * (to.y - points[index]!.y) }));
    }
    return points[0]!;
  });
}
