/** `[a, b, c, d, e, f]` maps (x, y) to (ax + cy + e, bx + dy + f), as in PDF. */
export type Matrix = readonly [number, number, number, number, number, number];

export type Point = { x: number; y: number };

/** Page space: points from the top left corner of the page as a reader sees it, y growing downwards. */
export type Box = { left: number; top: number; right: number; bottom: number };

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The product of two matrices, which applies `inner` first and then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

export function apply(matrix: Matrix, x: number, y: number): Point {
  return { x: matrix[0] * x + matrix[2] * y + matrix[4], y: matrix[1] * x + matrix[3] * y + matrix[5] };
}

/** A value from a PDF file as a matrix; undefined where it is not six finite numbers. */
export function toMatrix(value: unknown): Matrix | undefined {
  if (!Array.isArray(value) && !ArrayBuffer.isView(value)) return undefined;
  // No copy by an iterator, for speed: every line of text has a matrix.
  const { length, 0: a, 1: b, 2: c, 3: d, 4: e, 5: f } = value as unknown as number[];
  const matrix = [a, b, c, d, e, f];
  return length === 6 && matrix.every(Number.isFinite) ? (matrix as unknown as Matrix) : undefined;
}

export function boxOf(points: Iterable<Point>): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
  }
  return box;
}

/** The four corners of a rectangle given by two opposite ones, after `matrix`. */
export function corners(matrix: Matrix, x0: number, y0: number, x1: number, y1: number): Point[] {
  return [apply(matrix, x0, y0), apply(matrix, x1, y0), apply(matrix, x1, y1), apply(matrix, x0, y1)];
}

export function intersect(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** The smallest box around two. */
export function union(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

export const widthOf = (box: Box): number => Math.max(0, box.right - box.left);
export const heightOf = (box: Box): number => Math.max(0, box.bottom - box.top);
export const areaOf = (box: Box): number => widthOf(box) * heightOf(box);

export function contains(box: Box, { x, y }: Point): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** Whether two boxes share more than an edge. */
export function touches(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
