import type { Line, Span } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';
import { countWords } from '../text/lines.ts';
import { isItem } from '../text/segments.ts';
import { type DatedLine, longestLine } from './dated-lines.ts';
import { type DateRange, farOff, findDateRanges } from './dates.ts';
import { labeledEmployer } from './labeled-employer.ts';
import { nearLines, pieces, titleAndEmployer } from './position-heading.ts';
import type { ResumeSection } from './sections.ts';
import { namesWork } from './titles.ts';

/** What rules take for the title and the employer of a position. */
export type RulePosition = { title: string; employer?: string };

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
/** How many lines from a date the label of an employer may stand. */
const furthestLabel = 8;

/** Whether a date by itself dates the work that its line names: "Intern, Northwind – Summer 2024". */
const namesItsWork = (line: string, { start, end }: DateRange): boolean =>
  !isItem(line) &&
  pieces(line.slice(0, start))
    .concat(pieces(line.slice(end)))
    .some(namesWork);

/** The positions that rules find, by the line of their dates; `null` for a date that tells of a part of the work. */
export function positionsByRules(
  lines: readonly Line[],
  sections: readonly (Span & { kind: ResumeSection })[],
  dated: readonly DatedLine[],
): Map<number, RulePosition | null> {
  const dateIn = (line: string): number | undefined =>
    line.length > longestLine ? undefined : findDateRanges(fold(line), farOff)[0]?.start;
  const found = new Map<number, RulePosition | null>();
  const hasExperience = sections.some((section) => section.kind === 'experience');
  let taken = -1;
  /** The line of the last label that named an employer. */
  let claimed = -1;
  /** Whether the title of the last position stood below its date: a resume keeps its order. */
  let isBelow = false;
  let opened = 0;
  let last: number | undefined;
  /** The employer above the last position, under which further ones may stand: "Clerk, 2015 – 2018". */
  let header: string | undefined;
  for (const { at, range, isSingle } of dated) {
    const line = lines[at]!;
    while (opened + 1 < sections.length && sections[opened + 1]!.start <= line.start) opened += 1;
    const section = sections[opened]!;
    const goesOnIn = last !== undefined && lines[last]!.start >= section.start;
    const heading = goesOnIn ? lines[last!]!.text : undefined;
    if (isSingle && !namesItsWork(line.text, range)) continue;
    if (isAside(line.text, range) || isDetail(line.text, range, heading)) {
      found.set(at, null);
      continue;
    }
    if (hasExperience ? section.kind !== 'experience' : !holdsPositions.has(section.kind)) continue;
    const placed = { ...range, start: range.start + line.start, end: range.end + line.start };
    const near = nearLines(lines, at, placed, taken, dateIn, isBelow && goesOnIn);
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
    isBelow = linesUp < 0;
    last = at;
    found.set(at, names);
  }
  return found;
}
