import { type Line, linesOf, type Position, type Span } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';
import { patternOf, readPhrases } from '../text/phrases.ts';
import type { DatedLine } from './dated-lines.ts';
import { type DateRange, monthText } from './dates.ts';
import { isName, namesFirm } from './employer-names.ts';
import { type Heading, readHeadings } from './heading/headings.ts';
import { choose, type Choice, loadWeights } from './heading/model.ts';
import { isDuration } from './position-heading.ts';
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

/**
 * How likely a date has to be that of a position where rules take it for one (`byRules`), or do not (`otherwise`), and
 * how much less likely than the likeliest what rules name may be (`lead`).
 */
export const usual = { byRules: 0.4, otherwise: 0.5, lead: 0.7 } as const;
/** The same in a text of few lines, which is like none that taught. */
const inFewLines = { byRules: 0.08, otherwise: 0.95, lead: 0.001 } as const;
const fewLines = 15;

/** A position with what its heading says. */
type Found = DatedPosition & { choice: Choice; isSingle: boolean };

const templateState = 'State ';
/** "Clerk" of "Company Name State Clerk", where a template has a state in the place of a town. */
function withoutState(named: Choice['title']): string {
  const { text } = named?.phrase ?? { text: '' };
  const isOfTemplate = text.startsWith(templateState) && named?.line.text.includes(`Company Name ${text}`);
  return isOfTemplate ? text.slice(templateState.length) : text;
}

/**
 * A position as its heading tells it, word for word; where it tells an employer alone, its name stands for the title.
 * An employer that stands further away is what rules say.
 */
function positionOf(choice: Choice, { byRules }: Heading, date: DatedLine, lines: readonly Line[]): Found {
  const { at, range, isSingle } = date;
  const { title, employer } = choice;
  const named = title ?? employer;
  const of = (title && employer?.phrase.text) ?? byRules?.farEmployer;
  return {
    title: withoutState(named),
    ...(of && { employer: of }),
    ...timeOf(range),
    line: at,
    span: { start: lines[Math.min(at, named?.line.at ?? at, employer?.line.at ?? at)]!.start, end: Infinity },
    choice,
    isSingle,
  };
}

/** Positions of which no two have the same words for their title: the likelier one, and ranges before single dates. */
function withOwnTitles(found: readonly Found[]): Found[] {
  const byTitle = new Map<string, Found>();
  const isBetter = (one: Found, other: Found): boolean =>
    one.isSingle === other.isSingle ? one.choice.position > other.choice.position : other.isSingle;
  const placeOf = ({ choice: { title } }: Found): string | undefined =>
    title && `${title.line.at} ${title.phrase.from}`;
  for (const one of found) {
    const place = placeOf(one);
    const other = place === undefined ? undefined : byTitle.get(place);
    if (place !== undefined && (!other || isBetter(one, other))) byTitle.set(place, one);
  }
  return found.filter((one) => {
    const place = placeOf(one);
    return place === undefined || byTitle.get(place) === one;
  });
}

/** What a line of a duty is: it ends as a sentence, or goes on with one of a line before. */
const isOfSentence = /^\s*\p{Ll}|[.;]\s*$/u;
const inBracketsAtEnd = /\([^()]{4,40}\)[\s.;]{0,3}$/;
const yearOf = (month: number): number => Math.floor(month / 12);

/** Positions without those that are a duty of the one before: "Answers the telephone (2011 – 2015)." */
function withoutDuties(found: readonly Found[], lines: readonly Line[]): Found[] {
  let whole: Found | undefined;
  return found.filter((one) => {
    const isWithin =
      whole !== undefined && yearOf(whole.from) <= yearOf(one.from) && yearOf(one.to) <= yearOf(whole.to);
    const { text } = lines[one.line!]!;
    const isSaid = inBracketsAtEnd.test(text) && isOfSentence.test(text);
    const isDuty = isWithin && isSaid && one.employer === undefined && !namesWork(one.title);
    if (!isDuty) whole = one;
    return !isDuty;
  });
}

/** The positions that the headings of a resume tell. */
function positionsIn(
  lines: readonly Line[],
  sections: readonly (Span & { kind: ResumeSection })[],
  now: number,
): DatedPosition[] {
  const weights = loadWeights();
  const isShort = lines.filter(({ text }) => text.trim()).length <= fewLines;
  const { byRules, otherwise, lead } = isShort ? inFewLines : usual;
  const found = readHeadings(lines, sections, now).flatMap(({ date, heading }) => {
    const choice = choose(weights, heading, lead);
    const isNamed = choice.title !== undefined || choice.employer !== undefined;
    if (choice.position < (heading.byRules ? byRules : otherwise) || !(isNamed || heading.byRules)) return [];
    const position = positionOf(choice, heading, date, lines);
    return isBreak(position.title) ? [] : [position];
  });
  return withoutDuties(withOwnTitles(found), lines)
    .slice(0, maxPositions)
    .map(({ choice: _choice, isSingle: _isSingle, ...position }) => position);
}

/** Dated positions in the order of the text; each reaches to where the next one or the next section begins. */
export function readPositions(
  text: string,
  sections: readonly (Span & { kind: ResumeSection })[],
  now: number,
): DatedPosition[] {
  const lines = linesOf(text);
  const found = positionsIn(lines, sections, now);
  const positions = withSharedEmployers(withoutUmbrellas(found, lines), lines);
  return positions.map((position, index) => {
    const next = positions[index + 1]?.span.start ?? Infinity;
    const { end } = sections.findLast(({ start }) => start <= lines[position.line!]!.start)!;
    return { ...position, span: { start: position.span.start, end: Math.min(end, next) } };
  });
}
