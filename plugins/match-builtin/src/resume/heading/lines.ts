import type { Line, Span } from '@cotejo/plugin-kit';
import type { DatedLine } from '../dated-lines.ts';
import type { DateRange } from '../dates.ts';
import { fold } from '../../text/fold.ts';
import { placeholders } from '../placeholders.ts';
import { opensSection } from '../sections.ts';

/**
 * A line near a date: `up` is how many lines that are not empty it stands above that of the date, below it when
 * negative; `isApart`: an empty line is between it and the next one on the way to the date. `dates` are its spans that
 * are dates.
 */
export type NearLine = { at: number; text: string; start: number; up: number; isApart: boolean; dates: Span[] };

const mostUp = 4;
const mostDown = 3;
const longestLine = 150;
/** How much of a long line on either side of its date is looked at. */
const besideDate = 160;

/** What leads over to a date: "Guide since 2019". */
const leading = /(?:^|[\s(,])(?:since|from|desde|between|de)[\s:(]*$/iu;

/** The line of a date itself, as far as it is near. */
function ownLine(line: Line, at: number, { start, end }: DateRange): NearLine {
  const from = start <= besideDate ? 0 : Math.min(start, line.text.indexOf(' ', start - besideDate) + 1);
  const text = line.text.slice(from, end + besideDate);
  const before = leading.exec(text.slice(0, start - from));
  const dates = [{ start: before?.index ?? start - from, end: end - from }];
  return { at, text, start: line.start + from, up: 0, isApart: false, dates };
}

/**
 * The lines of a position's heading and what stands around: its own line, those above up to that of the date before
 * (line `previous`) and those below up to that of the next (line `next`), as far as the section goes.
 */
export function linesNear(
  lines: readonly Line[],
  { at, last, range }: DatedLine,
  [previous, next]: readonly [previous: number, next: number],
): NearLine[] {
  const near = [ownLine(lines[at]!, at, range)];
  const walk = (step: 1 | -1, until: number, most: number): void => {
    let isApart = false;
    let count = 0;
    for (let index = (step > 0 ? last : at) + step; step * (until - index) > 0 && count < most; index += step) {
      const { text, start } = lines[index]!;
      if (!text.trim()) {
        isApart = true;
        continue;
      }
      if (text.length > longestLine || opensSection(text)) break;
      if (placeholders.has(fold(text).trim())) continue;
      count += 1;
      near.push({ at: index, text, start, up: -step * count, isApart, dates: [] });
      isApart = false;
    }
  };
  walk(-1, previous, mostUp);
  walk(1, next, mostDown);
  return near;
}
