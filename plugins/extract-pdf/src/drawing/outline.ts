import { type Box, boxOf, type Matrix, type Point } from './geometry.ts';
import { outlinesOf } from './path.ts';

/** A glyph's outline in units of the type's size, y growing upwards; `box` is empty where nothing is drawn. */
export type Outline = { polygons: () => Point[][]; box: Box };

const number = /-?[\d.]+(?:e-?\d+)?/gi;

/** Reads what pdf.js says of a glyph: an SVG path of absolute commands. */
export function readOutline(path: string): Outline {
  const values = (path.match(number) ?? []).map(Number);
  return { polygons: () => polygonsOf(path), box: boxOf(pairs(values)) };
}

export const isEmpty = ({ box }: Outline): boolean => !(box.right > box.left && box.bottom > box.top);

const pairs = (values: number[]): Point[] => Array.from({ length: values.length >> 1 }, (_, index) => ({ x: values[2 * index]!, y: values[2 * index + 1]! }));

/** Straight pieces that one curve becomes: letters are looked at in cells far larger. */
const CURVE_PIECES = 5;

function polygonsOf(path: string): Point[][] {
  const polygons: Point[][] = [];
  let last: Point = { x: 0, y: 0 };
  for (const [, kind, values = ''] of path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const points = pairs((values.match(number) ?? []).map(Number));
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

/** The outline of filled paths, given in a space that `matrix` maps to units of the type's size. */
export function outlineOfPaths(paths: Float32Array[], matrix: Matrix): Outline {
  const polygons = paths.flatMap((path) => outlinesOf(path, matrix));
  return { polygons: () => polygons, box: boxOf(polygons.flat()) };
}

/** What nothing is drawn for. */
export const noOutline: Outline = { polygons: () => [], box: boxOf([]) };
