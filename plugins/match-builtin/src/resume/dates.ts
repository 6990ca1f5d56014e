import type { Span } from '@cotejo/plugin-kit';
import { patternOf, readPhrases, readTable } from '../text/phrases.ts';

/** Months are counted from January of year 0; `to` is the last month, included. `yearsAlone`: no month is written. */
export type DateRange = Span & { from: number; to: number; current: boolean; yearsAlone?: true };

const readMonths = (name: string): Map<string, number> =>
  new Map(readTable(import.meta.url, name).map(([number, phrase]) => [phrase, Number(number) - 1]));
const months = readMonths('months');
/** Seasons and quarters, by their first month. */
const quarters = readMonths('parts-of-year');
const month = patternOf([...months.keys()]);
const quarter = patternOf([...quarters.keys()]);
const year = '(?:19[5-9]\\d|20[0-4]\\d)';
const present = patternOf(readPhrases(import.meta.url, 'present'));
const dash = '[-‐‑‒–—―−－~→]';
const day = '(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?';
const monthNumber = '0?[1-9]|1[0-2]';
const until = '(?:to|until|till|through|a|al|hasta|and)';
const joint = `[\\s,.)]{0,3}(?:${dash}(?: ?${until})?|${until}(?: till)?)[\\s(]{0,3}(?:the |el |la )?`;
const joins = new RegExp(`^${joint}$`, 'u');
/** "Start: 03/2019 End: 06/2021". */
const beforeEnd = new RegExp(
  `^[\\s,.;|)]{1,4}${patternOf(readPhrases(import.meta.url, 'date-ends'))} ?:\\s{0,2}$`,
  'u',
);
const moment = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${day} (?:de )?)?(?<named>${month})\\.?,?(?: ${day},)?(?: de| of|/|-)? ?` +
    `'? ?(?<namedYear>${year}|\\d{2}(?= ?${dash}|$)|(?<=[-/'])\\d{2}(?= ${until} )|(?<=' ?)\\d{2}(?!\\d))` +
    `|(?<bare>${month})\\.?(?=${joint}${month}\\.?,?(?: de| of)? ?(?<bareYear>${year}))` +
    `|(?<part>${quarter})(?: de| of|/|-|,)? ?(?<partYear>${year})` +
    `|(?:\\d{1,2}[/.])?(?<digits>${monthNumber})[/.](?<digitsYear>${year})` +
    `|\\d{1,2}-(?<middle>${monthNumber})-(?<middleYear>${year})` +
    `|(?<shortDigits>${monthNumber})/(?<shortYear>\\d{2})(?![\\d/])` +
    `|(?<isoYear>${year})[-/.](?<iso>0[1-9]|1[0-2])(?:-\\d{2})?(?!\\d)` +
    `|(?<year>${year})(?!\\d)` +
    `|(?<=${year} ?${dash} ?)(?<endYear>\\d{2})(?![\\d/.])` +
    `|(?<present>${present}|(?<=\\b(?:to|until|till) (?:the )?|${year} ?${dash} ?)date))(?![\\p{L}])`,
  'gu',
);
/** "January 2021 →", as on a Europass, and "2021 –" at the end of a line or of a part of it, also before blanks. */
const goesOn = /^\s{0,2}(?:→|->|[-–—])(?:\s*(?:$|[:,;|)])|\t|\s{3,})/;
/** "2019 / now", "2015/2018". */
const slash = /^\s?\/\s?$/;
const longestJoint = 24;
const opened = /(?:\bsince|\bdesde|\bfrom|\bstarting)[:\s]{1,2}(?:the |el )?$/;
/** `isShort`: only beside another date do the figures say that they are one ("03/17"). */
type Moment = Span & { first: number; last: number; isPresent: boolean; isShort: boolean };

const fullYear = (written: number): number => (written > 99 ? written : written + (written > 50 ? 1900 : 2000));

function momentOf(match: RegExpMatchArray, now: number): Moment {
  const groups = match.groups ?? {};
  const span = { start: match.index!, end: match.index! + match[0].length, isShort: groups.shortYear !== undefined };
  const named = groups.named ?? groups.bare;
  if (groups.present) return { ...span, first: now, last: now, isPresent: true };
  const inYear =
    named !== undefined
      ? months.get(named)!
      : (quarters.get(groups.part ?? '') ??
        Number(groups.digits ?? groups.middle ?? groups.shortDigits ?? groups.iso ?? 1) - 1);
  const written = [
    groups.namedYear ?? groups.bareYear,
    groups.partYear ?? groups.digitsYear ?? groups.middleYear ?? groups.shortYear ?? groups.isoYear,
  ].find((one) => one !== undefined);
  const first = fullYear(Number(written ?? groups.year ?? groups.endYear)) * 12 + inYear;
  const length = written === undefined ? 12 : groups.part === undefined ? 1 : 3;
  return { ...span, first, last: first + length - 1, isPresent: false };
}

/** Later than any date that a resume has, as a count of months. */
export const farOff = 12 * 9_999;

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
    // "3/10 to 2019" is no range of dates, and "03/17 – 05/19" is one.
    if (
      !first.isPresent &&
      next &&
      areJoined(first, next, folded) &&
      (first.isShort === next.isShort || next.isPresent)
    ) {
      index += 1;
      const range = rangeOf(first, next, now);
      if (range) ranges.push(range);
    } else if (
      !first.isPresent &&
      !first.isShort &&
      first.first <= now &&
      (opened.test(folded.slice(Math.max(0, first.start - 16), first.start)) || goesOn.test(folded.slice(first.end)))
    ) {
      const { start, end, first: from } = first;
      ranges.push({ start, end, from, to: now, current: true, ...(areYears(first) && { yearsAlone: true }) });
    }
  }
  return ranges;
}

const hasNoWords = /^[^\p{L}\p{N}]*$/u;
/** What parts a date at the edge of a line from the words beside it. */
const parted = { before: /[\s,(–—|-]$/u, behind: /^[\s,)–—|:.-]/u };

/**
 * The only date of a folded line that has no range, where it is a month or a part of a year and stands at the beginning
 * or the end: "Intern, Northwind – Summer 2024".
 */
export function singleDateIn(folded: string, now: number): DateRange | undefined {
  const [only, ...more] = [...folded.matchAll(moment)].map((match) => momentOf(match, now));
  if (!only || more.length > 0 || only.isPresent || only.isShort || areYears(only) || only.first > now)
    return undefined;
  const [before, behind] = [folded.slice(0, only.start), folded.slice(only.end)];
  const isAtEdge = hasNoWords.test(before)
    ? hasNoWords.test(behind) || parted.behind.test(behind)
    : hasNoWords.test(behind) && parted.before.test(before);
  if (!isAtEdge) return undefined;
  return { start: only.start, end: only.end, from: only.first, to: Math.min(only.last, now), current: false };
}

const areYears = (...moments: Moment[]): boolean => moments.every(({ first, last }) => last - first === 11);

/** Two dates with "and" are the ends of a period only behind "between": "Two shops opened in 2021 and 2022". */
const enumerating = /^\s*and\s/;
const spanning = /\bbetween(?: the)?\s+$/;

function areJoined(first: Moment, next: Moment, folded: string): boolean {
  if (next.start - first.end >= longestJoint) return false;
  const between = folded.slice(first.end, next.start);
  if (enumerating.test(between) && !spanning.test(folded.slice(0, first.start))) return false;
  return (
    joins.test(between) || beforeEnd.test(between) || (slash.test(between) && (next.isPresent || areYears(first, next)))
  );
}

/** The first date of a folded text, as its words before, itself and its words behind. */
function firstDate(folded: string): [before: string, behind: string] | undefined {
  const { done, value } = folded.matchAll(moment).next();
  return done ? undefined : [folded.slice(0, value.index), folded.slice(value.index + value[0].length)];
}

/** Whether a folded line is nothing but a date, or the word for one that goes on. */
export const isDateAlone = (folded: string): boolean =>
  firstDate(folded)?.every((words) => hasNoWords.test(words)) ?? false;

/** Whether a folded line begins with a date, as one does that goes on with a range of the line above. */
export const beginsWithDate = (folded: string): boolean => firstDate(folded)?.[0].trim() === '';

function rangeOf(first: Moment, last: Moment, now: number): DateRange | undefined {
  const bareYears = areYears(first, last);
  const from = bareYears && last.first > first.first ? first.first + 6 : first.first;
  const to = bareYears && last.first > first.first ? last.first + 5 : last.last;
  if (from > now || to < from) return undefined;
  const yearsAlone = areYears(first) && (last.isPresent || areYears(last));
  return {
    start: first.start,
    end: last.end,
    from,
    to: Math.min(to, now),
    current: last.isPresent,
    ...(yearsAlone && { yearsAlone }),
  };
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
