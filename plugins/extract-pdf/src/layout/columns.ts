import { isBullet } from '../characters.ts';
import { type Line, linesOf, median, topOf } from './lines.ts';
import type { Word } from './words.ts';
import { type Interval, extentOf, freeIntervals, widthOf, overlap } from './intervals.ts';

const DEEPEST = 8;

/**
 * Divides the words of a page into blocks in reading order, by white space: bands of the page with a common vertical
 * gutter are read column by column, unless the gutter only separates labels or dates from their text. A variant of the
 * recursive X-Y cut (Nagy, Seth, 1984). `panels` are filled areas behind a column.
 */
export function blocksOf(words: Word[], panels: Interval[]): Line[][] {
  return joinRows(split(bandsOf(words), panels, 0));
}

/** A band of the page without horizontal white space through it; `free`: the gutters between its words. */
type WordBand = { words: Word[]; free: Interval[] };

function split(bands: WordBand[], panels: Interval[], depth: number): Line[][] {
  if (bands.length === 0) return [];
  const columns = depth < DEEPEST ? findColumns(bands, panels) : undefined;
  if (!columns) return [linesOf(bands.flatMap((band) => band.words))];
  const { from, to, cut } = columns;
  const words = bands.slice(from, to).flatMap((band) => band.words);
  const sides = [words.filter((word) => word.right <= cut), words.filter((word) => word.right > cut)];
  return [
    ...split(bands.slice(0, from), panels, depth),
    ...sides.flatMap((side) => split(bandsOf(side), panels, depth + 1)),
    ...split(bands.slice(to), panels, depth),
  ];
}

function bandsOf(words: Word[]): WordBand[] {
  const least = median(words.map((word) => word.size));
  const extent = extentOf(words);
  const bands: Word[][] = [];
  let bottom = -Infinity;
  for (const word of words.toSorted((a, b) => topOf(a) - topOf(b))) {
    if (topOf(word) < bottom) bands.at(-1)!.push(word);
    else bands.push([word]);
    bottom = Math.max(bottom, word.baseline);
  }
  return bands.map((band) => ({
    words: band,
    free: freeIntervals(band, extent).filter((interval) => widthOf(interval) >= least),
  }));
}

type Columns = { from: number; to: number; cut: number };
type ColumnRange = { from: number; to: number; gutter: Interval };

/** The consecutive bands that form two columns, and the x coordinate that separates these. */
function findColumns(bands: WordBand[], panels: Interval[]): Columns | undefined {
  const tried: ColumnRange[] = [];
  const fullestFirst = [...bands.keys()].toSorted((a, b) => bands[b]!.words.length - bands[a]!.words.length);
  for (const index of fullestFirst) {
    const widestFirst = bands[index]!.free.toSorted((a, b) => widthOf(b) - widthOf(a));
    for (const free of widestFirst) {
      if (tried.some(({ from, to, gutter }) => index >= from && index < to && overlap(gutter, free))) continue;
      const reach = trim(bands, extend(bands, index, free));
      tried.push(reach);
      const words = bands.slice(reach.from, reach.to).flatMap((band) => band.words);
      if (areColumns(words, reach.gutter, panels))
        return { ...reach, cut: (reach.gutter.left + reach.gutter.right) / 2 };
    }
  }
  return undefined;
}

/** The bands above and below through which a gutter continues, and its common part. */
function extend(bands: WordBand[], index: number, start: Interval): ColumnRange {
  let gutter = start;
  const narrow = (band: WordBand | undefined): boolean => {
    const common = band?.free
      .map((free) => ({ left: Math.max(free.left, gutter.left), right: Math.min(free.right, gutter.right) }))
      .filter((interval) => widthOf(interval) >= median(band.words.map((word) => word.size)) * 0.8)
      .toSorted((a, b) => widthOf(b) - widthOf(a))[0];
    gutter = common ?? gutter;
    return common !== undefined;
  };
  let from = index;
  while (narrow(bands[from - 1])) from--;
  let to = index + 1;
  while (narrow(bands[to])) to++;
  return { from, to, gutter };
}

/**
 * Removes bands at both ends that leave the gutter free by chance: rows of three and more cells, and bands on one side
 * that are nearer to the text of full width beyond.
 */
function trim(bands: WordBand[], { from: start, to: end, gutter }: ColumnRange): ColumnRange {
  let [from, to] = [start, end];
  while (from < to && isRowOfCells(bands[from]!)) from++;
  while (to > from && isRowOfCells(bands[to - 1]!)) to--;
  const twoSided = (band: WordBand) =>
    band.words.some((word) => word.left >= gutter.right) && band.words.some((word) => word.right <= gutter.left);
  const first = bands.findIndex((band, index) => index >= from && index < to && twoSided(band));
  const last = bands.findLastIndex((band, index) => index >= from && index < to && twoSided(band));
  if (first < 0) return { from, to, gutter };
  if (from > 0 && gapAbove(bands, first) > gapAbove(bands, from)) from = first;
  if (to < bands.length && gapAbove(bands, last + 1) > gapAbove(bands, to)) to = last + 1;
  return { from, to, gutter };
}

const isRowOfCells = ({ words, free }: WordBand): boolean =>
  free.filter(
    (interval) =>
      words.some((word) => word.left >= interval.right) && words.some((word) => word.right <= interval.left),
  ).length > 1 && words.every((word) => Math.abs(word.baseline - words[0]!.baseline) < 0.2 * word.size);

function gapAbove(bands: WordBand[], index: number): number {
  return (
    Math.min(...bands[index]!.words.map(topOf)) - Math.max(...bands[index - 1]!.words.map((word) => word.baseline))
  );
}

/** Whether the two sides of a gutter are read one after the other, and not line by line across it. */
function areColumns(words: Word[], gutter: Interval, panels: Interval[]): boolean {
  const left = linesOf(words.filter((word) => word.right <= gutter.left));
  const right = linesOf(words.filter((word) => word.left >= gutter.right));
  const [sparse, dense] = left.length < right.length ? [left, right] : [right, left];
  if (sparse.length < 3) return false;
  const beside = dense.filter((line) => line.baseline >= topOf(sparse[0]!) && topOf(line) <= sparse.at(-1)!.baseline);
  if (beside.length < 3) return false;
  const [shorter, longer] = [meanLength(sparse), meanLength(beside)];
  // A column of bullets is part of a list.
  if (shorter < 2) return false;
  if (areItems(sparse) && areItems(beside)) return true;
  const apart = sparse.filter((line) => !fitsBeside(line, dense)).length;
  if (apart > 0.3 * sparse.length || (apart > 0 && panels.some((panel) => bounds(panel, gutter)))) return true;
  const density = sparse.length / beside.length;
  if (density < 0.6) return false;
  return (shorter >= 20 && longer >= 20) || (longer >= 35 && density < 0.95 && !areDates(sparse));
}

const bounds = (panel: Interval, gutter: Interval): boolean =>
  [panel.left, panel.right].some((edge) => edge > gutter.left - 3 && edge < gutter.right + 3);

/** Whether a line could be a label: it shares its baseline with a line beside it, or has none beside it. */
function fitsBeside(line: Line, others: Line[]): boolean {
  const beside = others.filter((other) => topOf(other) < line.baseline && topOf(line) < other.baseline);
  return (
    beside.length === 0 ||
    beside.some((other) => Math.abs(other.baseline - line.baseline) < 0.2 * Math.min(line.size, other.size))
  );
}

const textLength = (line: Line): number => line.words.reduce((sum, word) => sum + word.text.length + 1, -1);
const meanLength = (lines: Line[]): number => lines.reduce((sum, line) => sum + textLength(line), 0) / lines.length;
const areDates = (lines: Line[]): boolean =>
  lines.filter((line) => line.words.some((word) => /\d/.test(word.text))).length > lines.length / 2;

const areItems = (lines: Line[]): boolean =>
  lines.filter((line) => isBullet(line.words[0]!.text)).length > lines.length / 2;

/** Joins blocks below each other: only columns separate blocks. */
function joinRows(blocks: Line[][]): Line[][] {
  const joined: Line[][] = [];
  for (const block of blocks) {
    const above = joined.at(-1);
    const goesOn = above && block[0]!.baseline > above.at(-1)!.baseline && overlap(extentOf(above), extentOf(block));
    if (goesOn) above.push(...block);
    else joined.push([...block]);
  }
  return joined;
}
