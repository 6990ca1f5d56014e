import { type Line, linesOf, median, topOf } from './lines.ts';
import type { Word } from './words.ts';

/** A stretch across the page, in reading space. */
export type Interval = { left: number; right: number };

const DEEPEST = 8;

/**
 * Puts the words of a page into blocks in reading order, by white space: bands of the page that share a vertical
 * gutter are read column by column, unless the gutter only separates labels or dates from what they stand beside.
 * A variant of the recursive X-Y cut (Nagy, Seth, 1984). `panels` are coloured areas that stand behind a column.
 */
export function blocksOf(words: Word[], panels: Interval[], depth = 0): Line[][] {
  if (words.length === 0) return [];
  const blocks: Line[][] = [];
  for (const group of groupsOf(bandsOf(words), median(words.map((word) => word.size)))) {
    const cut = depth < DEEPEST ? columnCut(group, panels) : undefined;
    if (cut === undefined) blocks.push(linesOf(group.words));
    else {
      blocks.push(...blocksOf(group.words.filter((word) => word.right <= cut), panels, depth + 1));
      blocks.push(...blocksOf(group.words.filter((word) => word.right > cut), panels, depth + 1));
    }
  }
  return joinSingles(blocks);
}

/** Words that no horizontal white line parts. */
function bandsOf(words: Word[]): Word[][] {
  const bands: Word[][] = [];
  let bottom = -Infinity;
  for (const word of words.toSorted((a, b) => topOf(a) - topOf(b))) {
    if (topOf(word) < bottom) bands.at(-1)!.push(word);
    else bands.push([word]);
    bottom = Math.max(bottom, word.baseline);
  }
  return bands;
}

type Group = { words: Word[]; gutters: Interval[] };

/** Bands that follow each other and leave a common gutter free. */
function groupsOf(bands: Word[][], size: number): Group[] {
  const groups: Group[] = [];
  for (const band of bands) {
    const free = freeIntervals(band);
    const last = groups.at(-1);
    const common = last ? commonIntervals(last.gutters, free, size) : [];
    if (last && common.length > 0) {
      last.words.push(...band);
      last.gutters = common;
    } else groups.push({ words: [...band], gutters: free });
  }
  return groups;
}

/** The intervals beside and between words, the margins without end. */
function freeIntervals(words: Word[]): Interval[] {
  const intervals: Interval[] = [];
  let right = -Infinity;
  for (const word of words.toSorted((a, b) => a.left - b.left)) {
    if (word.left > right) intervals.push({ left: right, right: word.left });
    right = Math.max(right, word.right);
  }
  return [...intervals, { left: right, right: Infinity }];
}

function commonIntervals(a: Interval[], b: Interval[], least: number): Interval[] {
  return a
    .flatMap((one) => b.map((other) => ({ left: Math.max(one.left, other.left), right: Math.min(one.right, other.right) })))
    .filter((interval) => interval.right - interval.left >= least && Number.isFinite(interval.right - interval.left) || isMargin(interval));
}

const isMargin = ({ left, right }: Interval): boolean => left < right && !Number.isFinite(right - left);

/** Where to cut a group into two columns; `undefined` where its rows read across. */
function columnCut({ words, gutters }: Group, panels: Interval[]): number | undefined {
  const inner = gutters.filter((gutter) => !isMargin(gutter));
  const widestFirst = inner.toSorted((a, b) => b.right - b.left - (a.right - a.left));
  const gutter = widestFirst.find((candidate) => {
    const left = linesOf(words.filter((word) => word.right <= candidate.left));
    const right = linesOf(words.filter((word) => word.left >= candidate.right));
    return areColumns(left, right, panels.some((panel) => bounds(panel, candidate)));
  });
  return gutter && (gutter.left + gutter.right) / 2;
}

const bounds = (panel: Interval, gutter: Interval): boolean =>
  [panel.left, panel.right].some((edge) => edge > gutter.left - 3 && edge < gutter.right + 3);

/** Whether two sides of a gutter are read one after the other, and not line by line across it. */
function areColumns(left: Line[], right: Line[], onPanel: boolean): boolean {
  const [sparse, dense] = left.length < right.length ? [left, right] : [right, left];
  if (sparse.length < 2) return false;
  const extent = dense.filter((line) => line.baseline >= topOf(sparse[0]!) && topOf(line) <= sparse.at(-1)!.baseline);
  if (extent.length < 2) return false;
  const apart = sparse.filter((line) => !fitsBeside(line, dense)).length;
  if (apart > 0.3 * sparse.length || (onPanel && apart > 0)) return true;
  const density = sparse.length / extent.length;
  const [shorter, longer] = [meanLength(sparse), meanLength(extent)];
  if (density < 0.6) return false;
  return (shorter >= 20 && longer >= 20) || (longer >= 35 && density < 0.95 && !areDates(sparse));
}

/** Whether a line could be the label of a row: on the baseline of a line beside it, or with nothing beside it. */
function fitsBeside(line: Line, others: Line[]): boolean {
  const beside = others.filter((other) => topOf(other) < line.baseline && topOf(line) < other.baseline);
  return beside.length === 0 || beside.some((other) => Math.abs(other.baseline - line.baseline) < 0.2 * Math.min(line.size, other.size));
}

const textLength = (line: Line): number => line.words.reduce((sum, word) => sum + word.text.length + 1, -1);
const meanLength = (lines: Line[]): number => lines.reduce((sum, line) => sum + textLength(line), 0) / lines.length;
const areDates = (lines: Line[]): boolean => lines.filter((line) => line.words.some((word) => /\d/.test(word.text))).length > lines.length / 2;

/** Blocks of rows that follow each other are one block: only columns part them. */
function joinSingles(blocks: Line[][]): Line[][] {
  const joined: Line[][] = [];
  for (const block of blocks) {
    const last = joined.at(-1)?.at(-1);
    if (last && block[0]!.baseline > last.baseline && overlapsAcross(joined.at(-1)!, block)) joined.at(-1)!.push(...block);
    else joined.push([...block]);
  }
  return joined;
}

function overlapsAcross(a: Line[], b: Line[]): boolean {
  const edge = (lines: Line[]) => ({ left: Math.min(...lines.map((line) => line.left)), right: Math.max(...lines.map((line) => line.right)) });
  const [one, other] = [edge(a), edge(b)];
  return one.left < other.right && other.left < one.right;
}
