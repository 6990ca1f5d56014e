import type { Line } from './lines.ts';
import { leftOfLastCell, type ReadLine, rightOf, textOf } from './read-line.ts';

// Shares of the type's size.
const SAME_EDGE = 0.7;
// Below this, lines that start with capitals are items of a list and not one sentence.
const SHORT_LINE = 16;
// So much of the width may a line leave free before a capital.
const RAGGED = 0.15;
// Share of the lines of prose that start within a sentence.
const MOST = 0.6;

/** An open bracket, or a comma, a hyphen or a small word of English or Spanish at the end of a line. */
const asksForMore =
  /(?:\([^)]*|[,&/(–-]|\s(?:and|or|of|the|a|an|in|at|for|to|with|by|from|on|y|e|o|de|del|la|el|los|las|en|con|para|por|a))$/;

/** What is to be known of the passage from one line to the next. */
type Step = {
  /** Whether the two could be lines of one paragraph by their place and their type. */
  adjoins: boolean;
  /** Whether the first word of the lower line had no room on the upper one. */
  full: boolean;
  /** Whether the lower line starts with a capital or a number, with which a sentence or an item starts too. */
  startsAnew: boolean;
  /** Whether the upper line is long and ends near the right edge. */
  reaches: boolean;
};

/** For each line of a block: whether the next one goes on with the sentence that its end broke. */
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
 * Whether the lines that `steps` lead through to `last` are prose: each is full, and they end as a sentence ends, or
 * most of them start within a sentence. Otherwise they may be the items of a list without marks.
 */
function isProse(last: ReadLine, steps: Step[]): boolean {
  const within = steps.filter((step) => !step.startsAnew).length;
  return (
    steps.every((step) => step.full) && (endsSentence(last) || (steps.length > 2 && within >= MOST * steps.length))
  );
}

/** A line that starts with a capital goes on only with prose, with a marked item, or where the line above asks for more. */
function isWrapped(last: ReadLine, next: ReadLine, { full, startsAnew, reaches }: Step, runs: boolean): boolean {
  if (!full || /@|:\/\//.test(next.cells[0]![0]!.text)) return false;
  if (!startsAnew) return true;
  return reaches && !endsSentence(last) && (runs || asksForMore.test(textOf(last)));
}

// Compound words that keep their hyphen when a line ends at it.
const compoundStart = /(?:^|[\s(])(?:self|well|high|full|cross|third|non)-$/i;
const compoundEnd =
  /^(?:time|term|based|level|end|oriented|driven|depth|house|site|to|up|of|the|stack|functional|facing|platform|quality|tech|profit)\b/;

/** Joins two parts of a wrapped line, without the hyphen that only the end of the line called for. */
export function joinWrapped(text: string, next: string): string {
  // A mail address that has no domain yet goes on in the next line.
  if (/@[\p{L}\p{N}-]*$/u.test(text)) return text + next;
  if (!/[\p{L}\p{N}]-$/u.test(text)) return `${text} ${next}`;
  const isBroken = /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(next) && !/[/@.]\S*-$/.test(text);
  return isBroken && !compoundStart.test(text) && !compoundEnd.test(next) ? text.slice(0, -1) + next : text + next;
}
