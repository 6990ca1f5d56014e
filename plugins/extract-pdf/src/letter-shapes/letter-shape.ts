import type { Outline } from '../content/glyph-outline.ts';

export const ROWS = 12;
export const COLUMNS = 12;

/** The shape of a glyph: a bit for each cell of a grid over its bounding box, and the box in units of the font size. */
export type LetterShape = { rows: number[]; width: number; foot: number; top: number };

type Crossing = { x: number; step: number };

/** Rasterizes a glyph outline to the grid, at the centers of its cells, by the non-zero winding rule. */
export function shapeOf(outline: Outline): LetterShape {
  const { left, right, top: foot, bottom: top } = outline.box;
  const height = (top - foot) / ROWS;
  const crossings = Array.from({ length: ROWS }, (): Crossing[] => []);
  for (const polygon of outline.polygons()) {
    let from = polygon.at(-1)!;
    for (const to of polygon) {
      const [low, high] = from.y < to.y ? [from.y, to.y] : [to.y, from.y];
      const step = to.y > from.y ? 1 : -1;
      for (let row = Math.max(0, Math.ceil((top - high) / height - 0.5)); row < ROWS; row++) {
        const y = top - (row + 0.5) * height;
        if (y < low) break;
        if (from.y > y !== to.y > y)
          crossings[row]!.push({ x: from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x), step });
      }
      from = to;
    }
  }
  return { rows: crossings.map((row) => inkOf(row, left, right)), width: right - left, foot, top };
}

function inkOf(crossings: Crossing[], left: number, right: number): number {
  crossings.sort((a, b) => a.x - b.x);
  let bits = 0;
  let winding = 0;
  let next = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const x = left + ((column + 0.5) / COLUMNS) * (right - left);
    while (next < crossings.length && crossings[next]!.x <= x) winding += crossings[next++]!.step;
    if (winding !== 0) bits |= 1 << column;
  }
  return bits;
}

/** The distance of two shapes, 0 for equal ones: the share of different cells, plus the difference of the boxes. */
export function distance(a: LetterShape, b: LetterShape): number {
  let differing = 0;
  for (let row = 0; row < ROWS; row += 2)
    differing += bitsOf((a.rows[row]! ^ b.rows[row]!) | ((a.rows[row + 1]! ^ b.rows[row + 1]!) << COLUMNS));
  const box = Math.abs(a.foot - b.foot) + Math.abs(a.top - b.top) + 0.5 * Math.abs(a.width - b.width);
  return differing / (ROWS * COLUMNS) + 0.5 * box;
}

/** How many bits of a number are set (Warren, Hacker's Delight, 5-1). */
function bitsOf(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

// The encoding of a shape: three bytes for two rows of 12 bits, then the box in hundredths.
const BYTES = (ROWS * COLUMNS) / 8 + 3;
const ZERO = 100;

/** Encodes shapes as a table in base64. */
export function encode(shapes: LetterShape[]): string {
  return Buffer.concat(
    shapes.map(({ rows, width, foot, top }) => {
      const bits = rows.flatMap((row, index) =>
        index % 2 === 0 ? [row & 255, (row >> 8) | ((rows[index + 1]! & 15) << 4), rows[index + 1]! >> 4] : [],
      );
      return Buffer.from([
        ...bits,
        ...[width, foot, top].map((value) => Math.min(255, Math.max(0, Math.round(100 * value) + ZERO))),
      ]);
    }),
  ).toString('base64');
}

/** Decodes the shape at an index of such a table. */
export function decode(table: string, index: number): LetterShape {
  const bytes = Buffer.from(table, 'base64').subarray(index * BYTES, (index + 1) * BYTES);
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const at = 3 * (row >> 1);
    return row % 2 === 0 ? bytes[at]! | ((bytes[at + 1]! & 15) << 8) : (bytes[at + 1]! >> 4) | (bytes[at + 2]! << 4);
  });
  const [width = 0, foot = 0, top = 0] = [...bytes.subarray(-3)].map((value) => (value - ZERO) / 100);
  return { rows, width, foot, top };
}
