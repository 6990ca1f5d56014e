import { isBullet, isDash } from '../characters.ts';
import type { Line } from './lines.ts';
import type { Word } from './words.ts';

/** A line divided into cells at wide gaps; its bullet is removed from the cells. */
export type ReadLine = { line: Line; bullet: boolean; cells: Word[][] };

// Shares of the font size.
const CELL_GAP = 2;
const MARK_GAP = 0.45;

/** Reads the lines of a block, from top to bottom. */
export const readLines = (lines: Line[]): ReadLine[] => attachBullets(lines).flatMap(partItems).map(readLine);

/** Joins bullets to their items: one a little higher or lower than its item was a line of its own so far. */
function attachBullets(lines: Line[]): Line[] {
  const attached: Line[] = [];
  for (const line of lines) {
    const mark = attached.at(-1);
    const isAlone = mark?.words.length === 1 && isBullet(mark.words[0]!.text);
    if (isAlone && line.left > mark.right && line.baseline - mark.baseline < 0.7 * line.size) {
      attached[attached.length - 1] = { ...line, words: [mark.words[0]!, ...line.words], left: mark.left };
    } else attached.push(line);
  }
  return attached;
}

/** Splits list items that are side by side into lines. A bullet in the middle of a gap only separates words. */
function partItems(line: Line): Line[] {
  const { words, size } = line;
  const start = words.findIndex((word, index) => {
    const before = word.left - (words[index - 1]?.right ?? Infinity);
    return (
      isBullet(word.text) && before > CELL_GAP * size && (words[index + 1]?.left ?? Infinity) - word.right < before / 2
    );
  });
  if (start < 0) return [line];
  const [own, others] = [words.slice(0, start), words.slice(start)];
  return [
    { ...line, words: own, right: rightOf(own) },
    ...partItems({ ...line, words: others, left: others[0]!.left }),
  ];
}

function readLine(line: Line): ReadLine {
  const [first, second] = line.words as [Word, Word | undefined];
  const gap = second ? (second.left - first.right) / second.size : 0;
  if (second && (isBullet(first.text) || (gap >= MARK_GAP && (isDash(first.text) || /^[o§]$/.test(first.text))))) {
    return { line, bullet: true, cells: cellsOf(line.words.slice(1)) };
  }
  const mark = Array.from(first.text)[0]!;
  if (first.text.length > mark.length && isBullet(mark)) {
    return {
      line,
      bullet: true,
      cells: cellsOf([{ ...first, text: first.text.slice(mark.length) }, ...line.words.slice(1)]),
    };
  }
  return { line, bullet: false, cells: cellsOf(line.words) };
}

function cellsOf(words: Word[]): Word[][] {
  const cells: Word[][] = [];
  for (const word of words) {
    const before = cells.at(-1)?.at(-1);
    if (before && word.left - before.right < CELL_GAP * Math.max(before.size, word.size)) cells.at(-1)!.push(word);
    else cells.push([word]);
  }
  return cells;
}

export const textOf = ({ bullet, cells }: ReadLine): string =>
  (bullet ? '• ' : '') + cells.map((cell) => cell.map((word) => word.text).join(' ')).join('\t');

export const rightOf = (cell: Word[]): number => cell.at(-1)!.right;
export const leftOfLastCell = ({ cells }: ReadLine): number => cells.at(-1)![0]!.left;
