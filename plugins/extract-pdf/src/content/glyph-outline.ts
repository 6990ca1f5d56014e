import { type Box, boxOf, type Matrix, type Point } from './geometry.ts';
import { outlinesOf } from './path.ts';

/** A glyph outline in units of the font size, y upwards; `box` is empty where nothing is drawn. */
export type Outline = { polygons: () => Point[][]; box: Box };

/** Reads the glyph path of pdf.js: an SVG path of absolute commands. */
export function readOutline(path: string): Outline {
  const { commands, values } = parsePath(path);
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let at = 0; at + 1 < values.length; at += 2) {
    const [x, y] = [values[at]!, values[at + 1]!];
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
  }
  return { polygons: () => polygonsOf(commands, values), box };
}

const ZERO = 48;
const NINE = 57;
const MINUS = 45;
const POINT = 46;
const EXPONENT = 101;

/** The commands of a path, and all their numbers. Parses digit by digit for speed: fonts have thousands of glyphs. */
function parsePath(path: string): { commands: string[]; values: number[] } {
  const commands: string[] = [];
  const values: number[] = [];
  const { length } = path;
  for (let at = 0; at < length;) {
    const first = path.charCodeAt(at);
    const isNumber = first === MINUS || first === POINT || (first >= ZERO && first <= NINE);
    if (!isNumber) {
      if (first > NINE) commands.push(path[at]!);
      at++;
      continue;
    }
    const start = at;
    let [number, places, isFraction, isLong] = [0, 0, false, false];
    for (at += first === MINUS ? 1 : 0; at < length; at++) {
      const code = path.charCodeAt(at);
      if (code >= ZERO && code <= NINE) {
        number = number * 10 + code - ZERO;
        if (isFraction) places++;
      } else if (code === POINT) isFraction = true;
      else if (code === EXPONENT) isLong = true;
      else if (!(isLong && code === MINUS)) break;
    }
    // Both numbers are exact up to here, and so is their quotient.
    if (isLong || number > Number.MAX_SAFE_INTEGER) values.push(+path.slice(start, at));
    else values.push((first === MINUS ? -number : number) / 10 ** places);
  }
  return { commands, values };
}

export const isEmpty = ({ box }: Outline): boolean => !(box.right > box.left && box.bottom > box.top);

/** Straight lines that replace a curve: the grid on which letters are compared is far coarser. */
const CURVE_PIECES = 4;
const valuesOf: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

function polygonsOf(commands: string[], values: number[]): Point[][] {
  const polygons: Point[][] = [];
  let polygon: Point[] = [];
  let at = 0;
  for (const kind of commands) {
    const count = valuesOf[kind] ?? 0;
    if (at + count > values.length) break;
    if (count === 0) continue;
    const end = { x: values[at + count - 2]!, y: values[at + count - 1]! };
    if (kind === 'M') polygons.push((polygon = [end]));
    else if (kind === 'C') addCurve(polygon, values[at]!, values[at + 1]!, values[at + 2]!, values[at + 3]!, end);
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

/** The outline of filled paths; `matrix` maps their space to units of the font size. */
export function outlineOfPaths(paths: Float32Array[], matrix: Matrix): Outline {
  const polygons = paths.flatMap((path) => outlinesOf(path, matrix));
  return { polygons: () => polygons, box: boxOf(polygons.flat()) };
}

/** The outline of a glyph without paths. */
export const noOutline: Outline = { polygons: () => [], box: boxOf([]) };
