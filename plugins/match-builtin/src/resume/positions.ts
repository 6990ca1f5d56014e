import { type Line, linesOf, type Position, type Span } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';
import { patternOf, readPhrases } from '../text/phrases.ts';
import { countWords } from '../text/lines.ts';
import { beginsWithDate, type DateRange, findDateRanges, monthText, partOfYearAtEnd } from './dates.ts';
import { isItem } from '../text/segments.ts';
import { isName, namesFirm } from './employer-names.ts';
import { isDuration, nearLines, pieces, titleAndEmployer } from './position-heading.ts';
import { labeledEmployer } from './labeled-employer.ts';
import type { ResumeSection } from './sections.ts';
import { namesWork } from './titles.ts';

/** A position with its months as counts, so that overlaps can be counted. */
export type DatedPosition = Position & { from: number; to: number };

const careerBreak = new RegExp(
  `^\\W*${patternOf(readPhrases(import.meta.url, 'career-breaks'))}(?! cover\\b)(?!\\p{L})`,
  'u',
);
const goesOnWithWord = /^\s*\p{L}/u;

/** "Career break: travel", which is no position, as "Relocation consultant" is one. */
function isBreak(title: string): boolean {
  const folded = fold(title);
  const found = careerBreak.exec(folded)?.[0];
  return found !== undefined && !(goesOnWithWord.test(folded.slice(found.length)) && namesWork(title));
}

const mostWordsBefore = 5;

/** "Build booking pages in React, in TypeScript since 2022" dates a part of the work, and not the position. */
const isAside = (line: string, { start, current }: DateRange): boolean => {
  const before = line
    .slice(0, start)
    .split(/[.;:|•]\s/)
    .at(-1)!;
  return current && /\b(?:since|desde|from)[\s:]*$/i.test(before) && countWords(before.trim()) > mostWordsBefore;
};

const preposition = /\b(?:since|from|of|in|during|by|for|until|desde|en|de|durante|hasta)[\s:]*$/i;

/**
 * Whether an item tells of something in a position whose heading is no item: "• Top seller of 2018 and 2019", where
 * words lead over to the date.
 */
const isDetail = (line: string, { start }: DateRange, heading: string | undefined): boolean =>
  heading !== undefined && isItem(line) && !isItem(heading) && preposition.test(line.slice(0, start));

const holdsPositions = new Set<ResumeSection>(['experience', 'summary', 'projects', 'other', 'skills']);
const maxPositions = 60;

const timeOf = ({
  from,
  to,
  current,
  yearsAlone,
}: DateRange): Omit<DatedPosition, 'title' | 'employer' | 'span' | 'line'> => ({
  start: monthText(from),
  ...(current ? {} : { end: monthText(to) }),
  current,
  ...(yearsAlone && { yearsAlone }),
  months: to - from + 1,
  from,
  to,
});

const longestLine = 400;
/** How many lines from a date the label of an employer may stand. */
const furthestLabel = 8;

/** The first range of dates of a line; one that breaks off at its end goes on in the next: "2019 –", "2021". */
function rangeIn(line: string, next: string, now: number): DateRange | undefined {
  if (line.length > longestLine) return undefined;
  const goesOn = /[-–—]\s*$/.test(line) && beginsWithDate(fold(next));
  const range = findDateRanges(fold(goesOn ? `${line} ${next.slice(0, longestLine)}` : line), now)[0];
  return range && { ...range, end: Math.min(range.end, line.length) };
}

/** The season at the end of a line that is no item and names the work: "Intern, Northwind – Summer 2024". */
function seasonIn(line: string, now: number): DateRange | undefined {
  const range = line.length > longestLine || isItem(line) ? undefined : partOfYearAtEnd(fold(line), now);
  return range && pieces(line.slice(0, range.start)).some(namesWork) ? range : undefined;
}

/** The first and last month that a position may have: where years alone are written, any of these. */
const reachOf = ({ from, to, current, yearsAlone }: DatedPosition): [from: number, to: number] =>
  yearsAlone ? [from - (from % 12), current ? to : to - (to % 12) + 11] : [from, to];

/** Whether the time at an employer holds that of a position, whose heading follows at once. */
function holds(whole: DatedPosition, part: DatedPosition): boolean {
  const [[from, to], [partFrom, partTo]] = [reachOf(whole), reachOf(part)];
  return from <= partFrom && partTo <= to;
}

/**
 * Positions without those that are the whole time at an employer, above the positions there: "Northwind, 2010 – 2020",
 * then "Buyer, 2015 – 2020". They give these their employer.
 */
function withoutUmbrellas(found: DatedPosition[], lines: Line[]): DatedPosition[] {
  let umbrella: DatedPosition | undefined;
  return found.flatMap((position, index) => {
    if (umbrella && !holds(umbrella, position)) umbrella = undefined;
    const next = found[index + 1];
    const isUmbrella =
      next !== undefined &&
      !namesWork(position.title) &&
      namesWork(next.title) &&
      holds(position, next) &&
      !lines.some(({ start, text }) => lines[position.line!]!.end < start && start < next.span.start && text.trim());
    if (isUmbrella) {
      umbrella = position;
      return [];
    }
    const { employer: own } = position;
    // What stands beside the titles at an employer is a part of it, unless it is a firm by its words.
    const whole = umbrella?.employer ?? umbrella?.title;
    const employer = own !== undefined && (namesFirm(own) || !namesFirm(whole ?? '')) ? own : whole;
    return [employer && isName(employer) ? { ...position, employer } : position];
  });
}

/**
 * Positions with the employer that stands above several of them with the whole time there, as a page of profiles has
 * it: "Northwind", "5 years 3 months", then each of its positions, up to one with an employer of its own.
 */
function withSharedEmployers(positions: DatedPosition[], lines: Line[]): DatedPosition[] {
  let shared: string | undefined;
  let from = 0;
  return positions.map((position) => {
    for (; from < position.line!; from += 1)
      if (isDuration(lines[from + 1]!.text) && isName(lines[from]!.text)) shared = lines[from]!.text;
    if (position.employer !== undefined) shared = undefined;
    return shared === undefined ? position : { ...position, employer: shared };
  });
}

/** Dated positions in the order of the text; each reaches to where the next one or the next section begins. */
export function readPositions(
  text: string,
  sections: readonly (Span & { kind: ResumeSection })[],
  now: number,
): DatedPosition[] {
  const lines = linesOf(text);
  const dateIn = (line: string): number | undefined => rangeIn(line, '', now)?.start;
  const found: DatedPosition[] = [];
  const hasExperience = sections.some((section) => section.kind === 'experience');
  let taken = -1;
  /** The line of the last label that named an employer. */
  let claimed = -1;
  /** Whether the title of the last position stood below its date: a resume keeps its order. */
  let isBelow = false;
  let opened = 0;
  /** The employer above the last position, under which further ones may stand: "Clerk, 2015 – 2018". */
  let header: string | undefined;
  for (const [at, line] of lines.entries()) {
    if (found.length >= maxPositions) break;
    while (opened + 1 < sections.length && sections[opened + 1]!.start <= line.start) opened += 1;
    const range = rangeIn(line.text, lines[at + 1]?.text ?? '', now) ?? seasonIn(line.text, now);
    const section = sections[opened]!;
    const last = found.at(-1);
    const heading = last && last.span.start >= section.start ? lines[last.line!]!.text : undefined;
    if (!range || isAside(line.text, range) || isDetail(line.text, range, heading)) continue;
    if (hasExperience ? section.kind !== 'experience' : !holdsPositions.has(section.kind)) continue;
    const placed = { ...range, start: range.start + line.start, end: range.end + line.start };
    const near = nearLines(lines, at, placed, taken, dateIn, isBelow && last!.span.start >= section.start);
    const { linesUp, employerIs, ...names } = titleAndEmployer(near);
    const reach = {
      from: Math.max(taken, claimed, at - furthestLabel) + 1,
      at,
      to: Math.min(lines.length, at + furthestLabel),
    };
    const told = labeledEmployer(lines, reach, dateIn);
    if (told !== undefined) [names.employer, claimed] = [told.employer, told.line];
    const goesOn = heading !== undefined && header !== undefined && namesWork(names.title);
    if (employerIs === 'above') header = names.employer;
    else if (goesOn && (names.employer === undefined || employerIs === 'vague')) names.employer = header!;
    else header = undefined;
    taken = Math.max(at, at - linesUp);
    if (isBreak(names.title)) continue;
    isBelow = linesUp < 0;
    found.push({
      ...names,
      ...timeOf(range),
      line: at,
      span: { start: lines[Math.min(at, at - linesUp)]!.start, end: section.end },
    });
  }
  const positions = withSharedEmployers(withoutUmbrellas(found, lines), lines);
  return positions.map((position, index) => {
    const next = positions[index + 1]?.span.start ?? Infinity;
    return { ...position, span: { start: position.span.start, end: Math.min(position.span.end, next) } };
  });
}
