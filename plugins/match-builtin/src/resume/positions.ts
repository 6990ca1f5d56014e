import type { Position, Span } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';
import { countWords, linesOf } from '../text/lines.ts';
import { type DateRange, findDateRanges, monthText } from './dates.ts';
import { nearLines, titleAndEmployer } from './position-heading.ts';
import type { ResumeSection } from './sections.ts';

/** A position with its months as counts, so that overlaps can be counted. */
export type DatedPosition = Position & { from: number; to: number };

const mostWordsBefore = 5;

/** "Build booking pages in React, in TypeScript since 2022" dates a part of the work, and not the position. */
const isAside = (line: string, { start, current }: DateRange): boolean => {
  const before = line.slice(0, start);
  return current && /\b(?:since|desde|from)[\s:]*$/i.test(before) && countWords(before.trim()) > mostWordsBefore;
};

const holdsPositions = new Set<ResumeSection>(['experience', 'summary', 'projects', 'other', 'skills']);
const maxPositions = 60;

const timeOf = ({ from, to, current }: DateRange): Omit<DatedPosition, 'title' | 'employer' | 'span' | 'line'> => ({
  start: monthText(from),
  ...(current ? {} : { end: monthText(to) }),
  current,
  months: to - from + 1,
  from,
  to,
});

/** Dated positions in the order of the text; each reaches to where the next one or the next section begins. */
export function readPositions(
  text: string,
  sections: readonly (Span & { kind: ResumeSection })[],
  now: number,
): DatedPosition[] {
  const lines = linesOf(text);
  const found: DatedPosition[] = [];
  const hasExperience = sections.some((section) => section.kind === 'experience');
  let taken = -1;
  let opened = 0;
  for (const [at, line] of lines.entries()) {
    if (found.length >= maxPositions) break;
    while (opened + 1 < sections.length && sections[opened + 1]!.start <= line.start) opened += 1;
    const range = line.text.length <= 400 ? findDateRanges(fold(line.text), now)[0] : undefined;
    if (!range || isAside(line.text, range)) continue;
    const section = sections[opened]!;
    if (hasExperience ? section.kind !== 'experience' : !holdsPositions.has(section.kind)) continue;
    const placed = { ...range, start: range.start + line.start, end: range.end + line.start };
    const { linesUp, ...names } = titleAndEmployer(nearLines(lines, at, placed, taken));
    taken = at;
    found.push({ ...names, ...timeOf(range), line: at, span: { start: lines[at - linesUp]!.start, end: section.end } });
  }
  return found.map((position, index) => {
    const next = found[index + 1]?.span.start ?? Infinity;
    return { ...position, span: { start: position.span.start, end: Math.min(position.span.end, next) } };
  });
}
