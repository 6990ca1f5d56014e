import type { Word } from './words.ts';

/** Words on one baseline, from left to right. */
export type Line = { words: Word[]; left: number; right: number; baseline: number; size: number };

/** The top of a word's letters, estimated from its font size. */
export const topOf = (word: { baseline: number; size: number }): number => word.baseline - 0.65 * word.size;

// The share of the lower one of two words' heights that they must have in common to be on one line.
const SAME_LINE = 0.6;

/** Groups words into lines, from top to bottom; superscripts and subscripts stay on their line. */
export function linesOf(words: Word[]): Line[] {
  const rows: Word[][] = [];
  const tallestFirst = words.toSorted((a, b) => b.size - a.size || a.baseline - b.baseline);
  const sorted: { row: Word[]; anchor: Word }[] = [];
  for (const word of tallestFirst) {
    const home = sorted.find(({ anchor }) => standTogether(anchor, word));
    if (home) home.row.push(word);
    else {
      const row = [word];
      rows.push(row);
      sorted.push({ row, anchor: word });
    }
  }
  return rows.map(toLine).toSorted((a, b) => a.baseline - b.baseline);
}

function standTogether(a: Word, b: Word): boolean {
  const common = Math.min(a.baseline, b.baseline) - Math.max(topOf(a), topOf(b));
  return common >= SAME_LINE * 0.65 * Math.min(a.size, b.size);
}

function toLine(row: Word[]): Line {
  const words = glue(row.toSorted((a, b) => a.left - b.left));
  const size = Math.max(...words.map((word) => word.size));
  return {
    words,
    left: words[0]!.left,
    right: Math.max(...words.map((word) => word.right)),
    baseline: words.find((word) => word.size === size)!.baseline,
    size,
  };
}

/** Joins pieces of one word that several operators drew. */
function glue(words: Word[]): Word[] {
  const glued: Word[] = [];
  for (const word of words) {
    const last = glued.at(-1);
    const gap = last ? (word.left - last.right) / Math.max(last.size, word.size) : 1;
    if (last && gap < 0.08 && gap > -0.2) {
      glued[glued.length - 1] = {
        ...last,
        text: last.text + word.text,
        right: Math.max(last.right, word.right),
        size: Math.max(last.size, word.size),
      };
    } else glued.push(word);
  }
  return glued;
}

/** The median; 0 for an empty list. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
