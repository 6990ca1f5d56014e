import { readLines } from '@cotejo/plugin-kit';
import { isDash } from '../characters.ts';
import type { Line } from './lines.ts';
import { leftOfLastCell, type ReadLine, rightOf, textOf } from './read-line.ts';

// Shares of the font size.
const SAME_EDGE = 0.7;
// The width below which lines that start with capitals are list items and not one sentence.
const SHORT_LINE = 16;
// The share of the width that a line may leave free before a capital.
const RAGGED = 0.15;
// Letters of a word or address at the end of a line; what stands before them was read with the lines above.
const LONGEST_WORD = 200;
// The share of the lines of prose that start within a sentence.
const MOST = 0.6;

/** A pattern for any word of some lists in `words/`, one word a line. */
const anyOf = (...lists: string[]): string =>
  `(?:${lists.flatMap((list) => readLines(import.meta.url, `words/${list}.txt`)).join('|')})`;

/** The end of a line that is not the end of a sentence: an open bracket, a comma, a hyphen, or a small word. */
const isUnfinished = new RegExp(String.raw`(?:\([^)]*|[,&/(–-]|\s${anyOf('small-words.en', 'small-words.es')})$`);

/** How one line follows another. */
type Step = {
  /** Whether the two could be lines of one paragraph by their positions and fonts. */
  adjoins: boolean;
  /** Whether the upper line has no room for the first word of the lower one. */
  full: boolean;
  /** Whether the lower line starts with a capital or a number, as a sentence or a list item does. */
  startsAnew: boolean;
  /** Whether the upper line is long and ends near the right edge. */
  reaches: boolean;
};

/** For each line of a block: whether the next line continues its sentence. */
export function wrapsOf(lines: ReadLine[], leading: number): boolean[] {
  const steps = lines.slice(1).map((next, index) => stepOf(lines[index]!, next, lines, leading));
  const wraps: boolean[] = [];
  while (wraps.length < lines.length) {
    const from = wraps.length;
    let to = from;
    while (steps[to]?.adjoins && (steps[to]!.full || !endsSentence(lines[to]!))) to++;
    const runs = lines[from]!.bullet || isProse(lines[to]!, steps.slice(from, to));
    for (let index = from; index < to; index++)
      wraps.push(isWrapped(lines[index]!, lines[index + 1]!, steps[index]!, runs));
    wraps.push(false);
  }
  return wraps;
}

function stepOf(last: ReadLine, next: ReadLine, all: ReadLine[], leading: number): Step {
  const size = last.line.size;
  const distance = next.line.baseline - last.line.baseline;
  const adjoins =
    !next.bullet &&
    !isTypedItem(next, all) &&
    next.cells.length === 1 &&
    Math.abs(next.line.size - size) < 0.08 * size &&
    distance > 0.5 * size &&
    distance < 1.2 * leading * size &&
    Math.abs(next.line.left - leftOfLastCell(last)) < SAME_EDGE * size &&
    haveCommonFont(last.line, next.line);
  const first = next.cells[0]![0]!;
  const startsAnew = /^[+(«“"]?[\p{Lu}\p{N}]/u.test(first.text);
  if (!adjoins) return { adjoins, startsAnew, full: false, reaches: false };
  const right = rightOf(last.cells.at(-1)!);
  const [left, edge] = extentOf(last, all);
  const full = right + 0.2 * size + (first.right - first.left) > edge;
  const reaches = right - left >= SHORT_LINE * size && edge - right <= RAGGED * (edge - left);
  return { adjoins, startsAnew, full, reaches };
}

/** Whether a line begins with a typed dash, as others at its left edge do: a list item, however near its words are. */
function isTypedItem({ line }: ReadLine, all: ReadLine[]): boolean {
  const [mark] = line.words;
  if (!isDash(mark!.text)) return false;
  const alike = all.filter((other) => other.line.words[0]!.text === mark!.text);
  return alike.filter((other) => Math.abs(other.line.left - line.left) < SAME_EDGE * line.size).length > 1;
}

function haveCommonFont(above: Line, below: Line): boolean {
  return below.words.some((word) => above.words.some((other) => other.font === word.font));
}

/** The left edge of a line's text, and the right edge of all lines with that left edge. */
function extentOf(line: ReadLine, all: ReadLine[]): [number, number] {
  const left = leftOfLastCell(line);
  const aligned = all.filter((other) => Math.abs(leftOfLastCell(other) - left) < SAME_EDGE * line.line.size);
  return [left, Math.max(...aligned.map((other) => rightOf(other.cells.at(-1)!)))];
}

const endsSentence = (line: ReadLine): boolean => /[.!?:;]["”»)]?$/.test(textOf(line));

/**
 * Whether the lines of `steps`, up to `last`, are prose: all are full, and either the last one ends a sentence or most
 * start within one. Otherwise they may be list items without bullets.
 */
function isProse(last: ReadLine, steps: Step[]): boolean {
  const within = steps.filter((step) => !step.startsAnew).length;
  return (
    steps.every((step) => step.full) && (endsSentence(last) || (steps.length > 2 && within >= MOST * steps.length))
  );
}

/**
 * Whether a line continues the one above. A line with a capital does so only in prose, in a list item with a bullet, or
 * where the line above is unfinished.
 */
function isWrapped(last: ReadLine, next: ReadLine, { full, startsAnew, reaches }: Step, runs: boolean): boolean {
  if (!full || /@|:\/\//.test(next.cells[0]![0]!.text)) return false;
  if (!startsAnew) return true;
  return reaches && !endsSentence(last) && (runs || isUnfinished.test(textOf(last)));
}

// Parts of compound words that keep their hyphen at the end of a line.
const compoundStart = new RegExp(String.raw`(?:^|[\s(])${anyOf('compound-starts.en')}-$`, 'i');
const compoundEnd = new RegExp(String.raw`^${anyOf('compound-ends.en')}\b`);

/** Joins two lines of a paragraph, and removes a hyphen that divides a word between them. */
export function joinWrapped(text: string, next: string): string {
  const end = text.slice(-LONGEST_WORD);
  // A mail address without a domain continues in the next line.
  if (/@[\p{L}\p{N}-]*$/u.test(end)) return text + next;
  if (!/[\p{L}\p{N}]-$/u.test(end)) return `${text} ${next}`;
  const isBroken = /\p{L}-$/u.test(end) && /^\p{Ll}/u.test(next) && !/[/@.]\S*-$/.test(end);
  return isBroken && !compoundStart.test(end) && !compoundEnd.test(next) ? text.slice(0, -1) + next : text + next;
}
