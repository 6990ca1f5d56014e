import { isBullet, isDash } from '../characters.ts';
import { type Line, median } from './lines.ts';
import type { Word } from './words.ts';

/** A line as it is read: its words in cells, as wide gaps part them, and without the mark of a list item. */
type ReadLine = { line: Line; bullet: boolean; cells: Word[][] };

// Shares of the type's size.
const CELL_GAP = 2;
const MARK_GAP = 0.45;
const SAME_EDGE = 0.7;
const PARAGRAPH_GAP = 1.45;
// Below this, lines that start with capitals are items of a list and not one sentence.
const SHORT_LINE = 16;

/** The text of one block of lines: wrapped lines made whole, paragraphs parted by an empty line. */
export function textOfBlock(lines: Line[]): string {
  const read = attachBullets(lines).map(readLine);
  hoistCells(read);
  const leading = leadingOf(lines);
  let text = textOf(read[0]!);
  for (const [index, next] of read.slice(1).entries()) {
    const last = read[index]!;
    if (continues(last, next, read, leading)) text = joinWrapped(text, textOf(next));
    else text += (isParagraphGap(last.line, next.line, leading) ? '\n\n' : '\n') + textOf(next);
  }
  return text;
}

/** A mark painted a little higher or lower than its item is a line of its own until here. */
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

function readLine(line: Line): ReadLine {
  const [first, second] = line.words as [Word, Word | undefined];
  const gap = second ? (second.left - first.right) / second.size : 0;
  if (second && (isBullet(first.text) || (gap >= MARK_GAP && (isDash(first.text) || /^[o§]$/.test(first.text))))) {
    return { line, bullet: true, cells: cellsOf(line.words.slice(1)) };
  }
  const mark = Array.from(first.text)[0]!;
  if (first.text.length > mark.length && isBullet(mark)) {
    return { line, bullet: true, cells: cellsOf([{ ...first, text: first.text.slice(mark.length) }, ...line.words.slice(1)]) };
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

const textOf = ({ bullet, cells }: ReadLine): string =>
  (bullet ? '• ' : '') + cells.map((cell) => cell.map((word) => word.text).join(' ')).join('\t');

const rightOf = (cell: Word[]): number => cell.at(-1)!.right;

/**
 * Dates and places in a column at the right belong to the heading of their entry, though they stand beside its list:
 * they are moved to the heading whose own last cell ends at the same edge.
 */
function hoistCells(lines: ReadLine[]): void {
  let heading: ReadLine | undefined;
  for (const read of lines) {
    const isBelow = heading && (read.bullet || read.line.left > heading.line.left + 0.5 * read.line.size);
    if (!isBelow) heading = read.cells.length > 1 ? read : undefined;
    else if (read.cells.length > 1 && Math.abs(rightOf(heading!.cells.at(-1)!) - rightOf(read.cells.at(-1)!)) < read.line.size) {
      heading!.cells.push(read.cells.pop()!);
    }
  }
}

/** The usual distance between baselines in a block. */
function leadingOf(lines: Line[]): number {
  const distances = lines.slice(1).map((line, index) => (line.baseline - lines[index]!.baseline) / line.size);
  return Math.min(2.2, Math.max(1.1, median(distances.filter((distance) => distance > 0.5 && distance < 3)) || 1.2));
}

function isParagraphGap(above: Line, below: Line, leading: number): boolean {
  return below.baseline - above.baseline > PARAGRAPH_GAP * leading * Math.min(above.size, below.size);
}

const leftOfLastCell = ({ cells }: ReadLine): number => cells.at(-1)![0]!.left;

/** Whether `next` goes on with the sentence that the end of the line broke. */
function continues(last: ReadLine, next: ReadLine, all: ReadLine[], leading: number): boolean {
  const size = last.line.size;
  const distance = next.line.baseline - last.line.baseline;
  return (
    !next.bullet &&
    next.cells.length === 1 &&
    Math.abs(next.line.size - size) < 0.08 * size &&
    distance > 0.5 * size &&
    distance < 1.2 * leading * size &&
    Math.abs(next.line.left - leftOfLastCell(last)) < SAME_EDGE * size &&
    haveCommonFont(last.line, next.line) &&
    isFull(last, next, all)
  );
}

function haveCommonFont(above: Line, below: Line): boolean {
  return below.words.some((word) => above.words.some((other) => other.font === word.font));
}

/** Whether the first word of `next` would not have had room on the line above; a capital may start anew. */
function isFull(last: ReadLine, next: ReadLine, all: ReadLine[]): boolean {
  const size = last.line.size;
  const left = leftOfLastCell(last);
  const right = rightOf(last.cells.at(-1)!);
  const first = next.cells[0]![0]!;
  const startsAnew = /^[\p{Lu}\p{N}]/u.test(first.text);
  if (/@|:\/\//.test(first.text) || (startsAnew && /[.!?:;]$/.test(textOf(last)))) return false;
  const aligned = all.filter((other) => Math.abs(leftOfLastCell(other) - left) < SAME_EDGE * size);
  const edge = Math.max(...aligned.map((other) => rightOf(other.cells.at(-1)!)));
  const isShort = right - left < SHORT_LINE * size;
  if (startsAnew && (isShort || edge - right > 0.15 * (edge - left))) return false;
  return right + 0.2 * size + (first.right - first.left) > edge;
}

// Compound words that keep their hyphen when a line ends at it.
const compoundStart = /(?:^|[\s(])(?:self|well|high|full|cross|third|non)-$/i;
const compoundEnd = /^(?:time|term|based|level|end|oriented|driven|depth|house|site|to|up|of|the|stack|functional|facing|platform|quality|tech|profit)\b/;

/** Joins two parts of a wrapped line, without the hyphen that only the end of the line called for. */
function joinWrapped(text: string, next: string): string {
  // A mail address that has no domain yet goes on in the next line.
  if (/@[\p{L}\p{N}-]*$/u.test(text)) return text + next;
  if (!/[\p{L}\p{N}]-$/u.test(text)) return `${text} ${next}`;
  const isBroken = /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(next) && !/[/@.]\S*-$/.test(text);
  return isBroken && !compoundStart.test(text) && !compoundEnd.test(next) ? text.slice(0, -1) + next : text + next;
}
