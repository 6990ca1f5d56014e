import { isBullet, isDash } from '../characters.ts';
import { type Line, median } from './lines.ts';
import type { Word } from './words.ts';

/** A line as it is read: its text, and where the text of its last cell starts. */
type ReadLine = { line: Line; bullet: boolean; text: string; cellLeft: number };

// Shares of the type's size.
const CELL_GAP = 2;
const MARK_GAP = 0.45;
const SAME_EDGE = 0.7;
const PARAGRAPH_GAP = 1.45;

/** The text of one block of lines: wrapped lines made whole, paragraphs parted by an empty line. */
export function textOfBlock(lines: Line[]): string {
  const read = attachBullets(lines).map(readLine);
  const leading = leadingOf(lines);
  let text = '';
  let last: ReadLine | undefined;
  for (const next of read) {
    if (!last) text = next.text;
    else if (continues(last, next, read, leading)) text = joinWrapped(text, next.text);
    else text += (isParagraphGap(last.line, next.line, leading) ? '\n\n' : '\n') + next.text;
    last = last && next.text !== '' && continues(last, next, read, leading) ? { ...next, bullet: last.bullet } : next;
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
  const [first, second] = line.words;
  const gap = first && second ? (second.left - first.right) / second.size : 0;
  const alone = line.words.length > 1 && (isBullet(first!.text) || ((isDash(first!.text) || /^[o§]$/.test(first!.text)) && gap >= MARK_GAP));
  const glued = !alone && first!.text.length > 1 && isBullet(first!.text[0]!);
  const words = alone ? line.words.slice(1) : glued ? [{ ...first!, text: first!.text.slice(1) }, ...line.words.slice(1)] : line.words;
  const bullet = alone || glued;
  return { line, bullet, text: (bullet ? '• ' : '') + joinWords(words), cellLeft: lastCellLeft(words) };
}

const isWide = (before: Word, after: Word): boolean => after.left - before.right >= CELL_GAP * Math.max(before.size, after.size);

/** Words with spaces, cells of a row with tabs. */
function joinWords(words: Word[]): string {
  return words.map((word, index) => (index === 0 ? '' : isWide(words[index - 1]!, word) ? '\t' : ' ') + word.text).join('');
}

function lastCellLeft(words: Word[]): number {
  const start = words.findLastIndex((word, index) => index === 0 || isWide(words[index - 1]!, word));
  return words[start]!.left;
}

/** The usual distance between baselines in a block. */
function leadingOf(lines: Line[]): number {
  const distances = lines.slice(1).map((line, index) => (line.baseline - lines[index]!.baseline) / line.size);
  return Math.min(2.2, Math.max(1.1, median(distances.filter((distance) => distance > 0.5 && distance < 3)) || 1.2));
}

function isParagraphGap(above: Line, below: Line, leading: number): boolean {
  return below.baseline - above.baseline > PARAGRAPH_GAP * leading * Math.min(above.size, below.size);
}

/** Whether `next` goes on with the sentence that the end of the line broke. */
function continues(last: ReadLine, next: ReadLine, all: ReadLine[], leading: number): boolean {
  const size = last.line.size;
  const distance = next.line.baseline - last.line.baseline;
  return (
    !next.bullet &&
    Math.abs(next.line.size - size) < 0.08 * size &&
    distance > 0.5 * size &&
    distance < 1.2 * leading * size &&
    Math.abs(next.line.left - last.cellLeft) < SAME_EDGE * size &&
    !next.text.includes('\t') &&
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
  const startsAnew = /^[\p{Lu}\p{N}]/u.test(next.text);
  if (/[.!?:;]$/.test(last.text) && startsAnew) return false;
  const edge = Math.max(...all.filter((other) => Math.abs(other.cellLeft - last.cellLeft) < SAME_EDGE * size).map((other) => other.line.right));
  if (startsAnew && edge - last.line.right > 0.15 * (edge - last.cellLeft)) return false;
  const first = next.line.words[0]!;
  return !/@|:\/\//.test(first.text) && last.line.right + 0.2 * size + (first.right - first.left) > edge;
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
