import type { Span } from '@cotejo/plugin-kit';
import { patternOf, readPhrases, readTable } from '../text/phrases.ts';

/** Months are counted from January of year 0. `end` is the last month, included. */
export type DateRange = Span & { from: number; to: number; current: boolean };

const months = new Map(readTable(import.meta.url, 'months').map(([number, name]) => [name, Number(number) - 1]));
const month = patternOf([...months.keys()]);
const year = '(?:19[5-9]\\d|20[0-4]\\d)';
const present = patternOf(readPhrases(import.meta.url, 'present'));
const moment = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<named>${month})\\.?,?(?: de| of|/|-)? ?'?(?<namedYear>${year}|\\d{2}(?=[ –—-]|$))` +
    `|(?:\\d{1,2}/)?(?<digits>0?[1-9]|1[0-2])[/.](?<digitsYear>${year})` +
    `|(?<isoYear>${year})[-/.](?<iso>0[1-9]|1[0-2])(?!\\d)` +
    `|(?<year>${year})(?!\\d)` +
    `|(?<present>${present}))(?![\\p{L}])`,
  'gu',
);
const between = /^[\s,.)]{0,3}(?:-|–|—|−|~|to|until|till|through|a|al|hasta|and)[\s(]{0,3}(?:the |el |la )?$/;
const opened = /(?:\bsince|\bdesde|\bfrom|\bstarting)[:\s]{1,2}(?:the |el )?$/;

type Moment = Span & { first: number; last: number; isPresent: boolean };

function momentOf(match: RegExpMatchArray, now: number): Moment {
  const groups = match.groups ?? {};
  const span = { start: match.index!, end: match.index! + match[0].length };
  if (groups.present) return { ...span, first: now, last: now, isPresent: true };
  if (groups.year)
    return { ...span, first: Number(groups.year) * 12, last: Number(groups.year) * 12 + 11, isPresent: false };
  const inYear = groups.named ? months.get(groups.named)! : Number(groups.digits ?? groups.iso) - 1;
  const written = Number(groups.namedYear ?? groups.digitsYear ?? groups.isoYear);
  const fullYear = written > 99 ? written : written + (written > 50 ? 1900 : 2000);
  const at = fullYear * 12 + inYear;
  return { ...span, first: at, last: at, isPresent: false };
}

/** `YYYY-MM` as a count of months. */
export const monthIndex = (yearAndMonth: string): number =>
  Number(yearAndMonth.slice(0, 4)) * 12 + Number(yearAndMonth.slice(5, 7)) - 1;

/** A count of months as `YYYY-MM`. */
export const monthText = (index: number): string =>
  `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

/**
 * Ranges of months in a folded text, such as "03/2019 – present", "2019-2021", "desde 2020"; `now` is a count of
 * months. What ends after `now` is cut there; what starts after it, or ends before its start, is no range. A range of
 * years without months runs from the middle of the first to the middle of the last.
 */
export function findDateRanges(folded: string, now: number): DateRange[] {
  const moments = [...folded.matchAll(moment)].map((match) => momentOf(match, now));
  const ranges: DateRange[] = [];
  for (let index = 0; index < moments.length; index += 1) {
    const first = moments[index]!;
    const next = moments[index + 1];
    if (!first.isPresent && next && next.start - first.end < 14 && between.test(folded.slice(first.end, next.start))) {
      index += 1;
      const range = rangeOf(first, next, now);
      if (range) ranges.push(range);
    } else if (
      !first.isPresent &&
      first.first <= now &&
      opened.test(folded.slice(Math.max(0, first.start - 16), first.start))
    ) {
      ranges.push({ start: first.start, end: first.end, from: first.first, to: now, current: true });
    }
  }
  return ranges;
}

function rangeOf(first: Moment, last: Moment, now: number): DateRange | undefined {
  const bareYears = first.last > first.first && last.last > last.first;
  const from = bareYears && last.first > first.first ? first.first + 6 : first.first;
  const to = bareYears && last.first > first.first ? last.first + 5 : last.last;
  if (from > now || to < from) return undefined;
  return { start: first.start, end: last.end, from, to: Math.min(to, now), current: last.isPresent };
}

/** Months covered by at least one of the ranges. */
export function coveredMonths(ranges: readonly { from: number; to: number }[]): number {
  let total = 0;
  let reached = -Infinity;
  for (const { from, to } of [...ranges].sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (to <= reached) continue;
    total += to - Math.max(from, reached + 1) + 1;
    reached = to;
  }
  return total;
}
