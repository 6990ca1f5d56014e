import { type Box, boxOf, type Matrix, type Point } from './geometry.ts';
import { outlinesOf } from './path.ts';

/** A glyph's outline in units of the type's size, y growing upwards; `box` is empty where nothing is drawn. */
export type Outline = { polygons: () => Point[][]; box: Box };

const tokens = /[MLCQZ]|-?[\d.]+(?:e-?\d+)?/g;

/** Reads what pdf.js says of a glyph: an SVG path of absolute commands. */
export function readOutline(path: string): Outline {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let isX = true;
  for (const word of path.split(/[^-\d.e]+/)) {
    if (word === '') continue;
    const value = +word;
    if (isX) {
      if (value < box.left) box.left = value;
      if (value > box.right) box.right = value;
    } else {
      if (value < box.top) box.top = value;
      if (value > box.bottom) box.bottom = value;
    }
    isX = !isX;
  }
  return { polygons: () => polygonsOf(path), box };
}

export const isEmpty = ({ box }: Outline): boolean => !(box.right > box.left && box.bottom > box.top);

/** Straight pieces that one curve becomes: letters are looked at in cells far larger. */
const CURVE_PIECES = 4;
const valuesOf: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

function polygonsOf(path: string): Point[][] {
  const polygons: Point[][] = [];
  let polygon: Point[] = [];
  const words = path.match(tokens) ?? [];
  let kind = 'Z';
  for (let at = 0; at < words.length; ) {
    const word = words[at]!;
    if (word in valuesOf) {
      kind = word;
      at++;
      continue;
    }
    const count = valuesOf[kind]!;
    if (count === 0 || at + count > words.length) break;
    const end = { x: +words[at + count - 2]!, y: +words[at + count - 1]! };
    if (kind === 'M') polygons.push((polygon = [end]));
    else if (kind === 'C') addCurve(polygon, +word, +words[at + 1]!, +words[at + 2]!, +words[at + 3]!, end);
    else polygon.push(end);
    at += count;
  }
  return polygons;
}

/** Points along a cubic Bézier curve. */
function addCurve(polygon: Point[], x1: number, y1: number, x2: number, y2: number, end: Point): void {
  const { x, y } = polygon.at(-1) ?? end;
  for (let piece = 1; piece < CURVE_PIECES; piece++) {
    const t = piece / CURVE_PIECES;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    polygon.push({ x: a * x + b * x1 + c * x2 + d * end.x, y: a * y + b * y1 + c * y2 + d * end.y });
  }
  polygon.push(end);
}

/** The outline of filled paths, given in a space that `matrix` maps to units of the type's size. */
export function outlineOfPaths(paths: Float32Array[], matrix: Matrix): Outline {
  const polygons = paths.flatMap((path) => outlinesOf(path, matrix));
  return { polygons: () => polygons, box: boxOf(polygons.flat()) };
}

/** What nothing is drawn for. */
export const noOutline: Outline = { polygons: () => [], box: boxOf([]) };
