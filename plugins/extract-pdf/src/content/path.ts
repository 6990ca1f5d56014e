import { apply, type Box, boxOf, contains, heightOf, type Matrix, type Point, widthOf } from './geometry.ts';

// Codes of path segments in the arrays of pdf.js.
const segment = { moveTo: 0, lineTo: 1, curveTo: 2, closePath: 3 } as const;

/** The subpaths of a pdf.js path in page space; curves become the polygons of their control points. */
export function outlinesOf(path: ArrayLike<number>, matrix: Matrix): Point[][] {
  const outlines: Point[][] = [];
  let current: Point[] | undefined;
  const add = (at: number) => {
    if (!current) outlines.push((current = []));
    current.push(apply(matrix, path[at]!, path[at + 1]!));
  };
  for (let at = 0; at < path.length;) {
    const kind = path[at++];
    if (kind === segment.closePath) continue;
    if (kind === segment.moveTo) current = undefined;
    const points = kind === segment.curveTo ? 3 : 1;
    for (let point = 0; point < points; point++) add(at + 2 * point);
    at += 2 * points;
  }
  return outlines;
}

/** The areas that a stroke of `width` points covers along each segment; none for thin lines. */
export function strokedAreas(outlines: Point[][], width: number): Point[][] {
  if (width < 2) return [];
  const areas: Point[][] = [];
  for (const outline of outlines) {
    for (let index = 1; index < outline.length; index++) {
      const from = outline[index - 1]!;
      const to = outline[index]!;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      if (length === 0) continue;
      const aside = { x: (-(to.y - from.y) / length) * (width / 2), y: ((to.x - from.x) / length) * (width / 2) };
      areas.push([
        { x: from.x + aside.x, y: from.y + aside.y },
        { x: to.x + aside.x, y: to.y + aside.y },
        { x: to.x - aside.x, y: to.y - aside.y },
        { x: from.x - aside.x, y: from.y - aside.y },
      ]);
    }
  }
  return areas;
}

/** Segments up to which each has its own box; a longer path has one box in all. */
const MOST_SEGMENTS = 2000;

/** The bounding boxes of a thin stroke's lines. */
export function linesOf(outlines: Point[][], width: number): Box[] {
  const segments = outlines.reduce((sum, outline) => sum + outline.length, 0);
  const pieces =
    segments > MOST_SEGMENTS
      ? outlines
      : outlines.flatMap((outline) => outline.slice(1).map((to, index) => [outline[index]!, to]));
  const half = Math.max(0.25, width / 2);
  return pieces.map((points) => {
    const { left, top, right, bottom } = boxOf(points);
    return { left: left - half, top: top - half, right: right + half, bottom: bottom + half };
  });
}

/** Whether the subpaths are one rectangle parallel to the page. */
export function isUpright(outlines: Point[][]): boolean {
  const [points = [], ...others] = outlines.filter((outline) => outline.length > 1);
  if (others.length > 0 || points.length < 4 || points.length > 5) return false;
  const { left, top, right, bottom } = boxOf(points);
  const isAt = (value: number, low: number, high: number) =>
    Math.min(Math.abs(value - low), Math.abs(value - high)) < 0.1;
  return points.every(({ x, y }) => isAt(x, left, right) && isAt(y, top, bottom));
}

/** Whether `point` is inside a shape: by the non-zero winding rule, or the even-odd rule for `evenOdd`. */
export function covers(area: { outlines: Point[][]; box: Box; evenOdd: boolean }, point: Point): boolean {
  if (!contains(area.box, point)) return false;
  let winding = 0;
  let crossings = 0;
  for (const outline of area.outlines) {
    let from = outline.at(-1)!;
    for (const to of outline) {
      if (from.y > point.y !== to.y > point.y) {
        const x = from.x + ((point.y - from.y) / (to.y - from.y)) * (to.x - from.x);
        if (x > point.x) {
          crossings++;
          winding += to.y > from.y ? 1 : -1;
        }
      }
      from = to;
    }
  }
  return area.evenOdd ? crossings % 2 === 1 : winding !== 0;
}

/** The number of subpaths as small as letters; many of them are text drawn as outlines. */
export const lettersAmong = (outlines: Point[][]): number =>
  outlines.filter((outline) => {
    const box = boxOf(outline);
    const [width, height] = [widthOf(box), heightOf(box)];
    return Math.max(width, height) > 2 && height < 40 && width < 60;
  }).length;
