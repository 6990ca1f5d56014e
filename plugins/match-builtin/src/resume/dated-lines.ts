import type { Line } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';
import { beginsWithDate, type DateRange, findDateRanges, isDateAlone, singleDateIn } from './dates.ts';

/** A line and the time that it tells, which may go on up to line `last`; `isSingle`: of one date, and no range. */
export type DatedLine = { at: number; last: number; range: DateRange; isSingle: boolean };

/** Characters of the longest line that may be the heading of a position. */
export const longestLine = 400;
const mostRanges = 200;
const mostSingle = 100;
const mostOn = 3;
/** What leads over to the second date of a range. */
const leadsOver = /(?:^|\s)(?:\p{Pd}+|to|until|till|hasta|al)\s*$/iu;

/** A folded line with the further ones over which its range of dates is broken, "2019", "to", "2021", and the last. */
function withRest(lines: readonly Line[], at: number): { folded: string; last: number } {
  const own = fold(lines[at]!.text);
  let folded = own;
  for (let last = at + 1; last <= at + mostOn && last < lines.length; last += 1) {
    const line = fold(lines[last]!.text.slice(0, longestLine));
    if (!line.trim()) continue;
    if (leadsOver.test(folded))
      return beginsWithDate(line) ? { folded: `${folded} ${line}`, last } : { folded: own, last: at };
    if (!isDateAlone(folded)) break;
    if (isDateAlone(line)) return { folded: `${folded} - ${line}`, last };
    if (!leadsOver.test(line) || line.trim().includes(' ')) break;
    folded = `${folded} ${line}`;
  }
  return { folded: own, last: at };
}

/** The first range of dates of a line, which may go on in the next ones, or else its only date. */
function datedLine(lines: readonly Line[], at: number, now: number): DatedLine | undefined {
  const { text } = lines[at]!;
  if (text.length > longestLine || !/\d/.test(text)) return undefined;
  const { folded, last } = withRest(lines, at);
  const range = findDateRanges(folded, now)[0];
  if (range && range.start < text.length) {
    const end = Math.min(range.end, text.length);
    return { at, last: range.end > end ? last : at, range: { ...range, end }, isSingle: false };
  }
  const single = singleDateIn(fold(text), now);
  return single && { at, last: at, range: single, isSingle: true };
}

/** The lines of a resume that tell a time, in their order, up to a number of ranges and one of single dates. */
export function datedLines(lines: readonly Line[], now: number): DatedLine[] {
  const found: DatedLine[] = [];
  let ranges = 0;
  for (let at = 0; at < lines.length && ranges < mostRanges; at += 1) {
    const one = datedLine(lines, at, now);
    if (!one || (one.isSingle && found.length - ranges >= mostSingle)) continue;
    found.push(one);
    if (!one.isSingle) ranges += 1;
    if (isDateAlone(fold(lines[one.last]!.text))) at = one.last;
  }
  return found;
}
