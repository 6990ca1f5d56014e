import { degreeOfStudies, highestDegree } from '../../taxonomy/degrees.ts';
import { namesOccupation } from '../../taxonomy/occupations.ts';
import { fold } from '../../text/fold.ts';
import { countWords } from '../../text/lines.ts';
import { matcherOf, patternOf, readPhrases } from '../../text/phrases.ts';
import { namesSchool } from '../schools.ts';
import type { ResumeSegment } from '../segments.ts';
import { besideLine, type Fact, goesOn, isTime, withoutAddresses, withoutMarks } from './fact.ts';
import { opensWithDegree, shownStudy, tellsNoStudies } from './studied.ts';
import { opensWithWork } from './work.ts';

const longestLine = 120;

const fewestWords = 3;
/**
 * Whether a line outside education tells of studies: one or two words may be a level of something else ("CSS: Master"),
 * and among other words a degree is one of a list.
 */
const tellsStudies = ({ text, folded }: ResumeSegment): boolean =>
  highestDegree(folded) > 0 &&
  (/\d/.test(text) ||
    (countWords(text) >= fewestWords && (namesSchool(folded) || highestDegree(folded.split(/[,;|]/)[0]!) > 0)));

/** Whether a line is about somebody who has a degree: "PhD statistician", "MBA and sales manager". */
const isTitled = ({ text, folded }: ResumeSegment): boolean => {
  const opening = text.split(/[,;|(]/)[0]!;
  return highestDegree(folded.split(' ')[0]!) > 0 && namesOccupation(opening);
};

/** A passage goes on with small letters where a line was broken, so that one of them is a part of another. */
const opensAsOne = ({ text, folded }: ResumeSegment): boolean => !/^\p{Ll}/u.test(text) || opensWithDegree(folded);

function isStudy(segment: ResumeSegment): boolean {
  const folded = fold(withoutAddresses(segment.text));
  if (tellsNoStudies(folded) || !opensAsOne(segment)) return false;
  if (opensWithWork(folded) && !opensWithDegree(folded) && !opensWithDegree(fold(shownStudy(segment.text))))
    return false;
  if (segment.section === 'education') return degreeOfStudies(folded) > 0;
  const isShort = segment.text.length < longestLine && /\p{L}{2}/u.test(segment.text);
  return segment.section !== 'experience' && isShort && tellsStudies(segment) && !isTitled(segment);
}

const certified = matcherOf(readPhrases(import.meta.url, 'of-secondary-school'));
/** "Garden High School": a name that is of a degree where no other word is. */
const isNameOfSchool = (folded: string): boolean =>
  degreeOfStudies(folded) === 1 && namesSchool(folded) && !certified.test(folded);

const mostWordsOfSchool = 14;
const isSchool = ({ text, folded, section }: ResumeSegment): boolean =>
  section === 'education' &&
  namesSchool(folded) &&
  /^[\p{Lu}\p{N}]/u.test(text) &&
  countWords(text) <= mostWordsOfSchool &&
  !tellsNoStudies(folded) &&
  !opensWithWork(folded) &&
  !namesOccupation(text);

/** A passage of one line or more that tells a degree, a school or a time. */
type Row = { passage: ResumeSegment[]; kind: 'degree' | 'school' | 'date' | 'other'; hasSchool: boolean };

function rowsOf(segments: readonly ResumeSegment[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < segments.length; at += 1) {
    const segment = segments[at]!;
    const passage = [segment];
    const kind = kindOf(segment);
    if (kind === 'degree') for (; goesOn(passage, segments[at + 1]); at += 1) passage.push(segments[at + 1]!);
    rows.push({ passage, kind, hasSchool: kind === 'degree' && passage.some(({ folded }) => namesSchool(folded)) });
  }
  return rows;
}

function kindOf(segment: ResumeSegment): Row['kind'] {
  const isAmongStudies = segment.section === 'education';
  if (isAmongStudies && isTime(segment.folded)) return 'date';
  if (isAmongStudies && isNameOfSchool(segment.folded) && isSchool(segment)) return 'school';
  if (isStudy(segment)) return 'degree';
  return isSchool(segment) ? 'school' : 'other';
}

const mostBetween = 2;
const areNear = (one: Row | undefined, other: Row | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.passage[0]!.section === other.passage[0]!.section &&
  Math.max(one.passage[0]!.line, other.passage[0]!.line) -
    Math.min(one.passage.at(-1)!.line, other.passage.at(-1)!.line) <=
    mostBetween;

const hasYear = ({ passage }: Row): boolean => passage.some(({ text }) => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text));

/** How the rows of a section are ordered: whether a school stands above its degree, and a time above both. */
type Order = { isSchoolFirst: boolean; isDateFirst: boolean };

/** Of each row, the order in its section: as most degrees that have one school near have it, else as it begins. */
function ordersOf(rows: readonly Row[]): Order[] {
  let section: string | undefined;
  let from = 0;
  let order: Order = { isSchoolFirst: false, isDateFirst: false };
  return rows.map(({ passage }, at) => {
    if (passage[0]!.section === section) return order;
    [from, section] = [at, passage[0]!.section];
    const end = rows.findIndex((row, index) => index > from && row.passage[0]!.section !== section);
    order = orderIn(rows.slice(from, end < 0 ? undefined : end));
    return order;
  });
}

function orderIn(rows: readonly Row[]): Order {
  const votes = rows.map((row, at) => {
    if (row.kind !== 'degree' || row.hasSchool) return 0;
    const [before, after] = [-1, 1].map((step) => rows[at + step]?.kind === 'school' && areNear(rows[at + step], row));
    return Number(after) - Number(before);
  });
  const sum = votes.reduce<number>((total, vote) => total + vote, 0);
  const opening = rows.find(({ kind, hasSchool }) => kind !== 'other' && !hasSchool)?.kind;
  return {
    isSchoolFirst: sum === 0 ? opening === 'school' : sum < 0,
    isDateFirst: rows.find(({ kind }) => kind !== 'other')?.kind === 'date',
  };
}

/** A school fits a degree unless it is one of secondary education and the degree is not. */
const fits = (school: Row, degree: Row): boolean =>
  !isNameOfSchool(school.passage[0]!.folded) || degreeOfStudies(degree.passage[0]!.folded) <= 1;

/** The lines beside the degree of a row that tell its school and its time. */
function besideDegree(rows: readonly Row[], at: number, { isSchoolFirst, isDateFirst }: Order, used: Set<Row>): Row[] {
  const own = rows[at]!;
  const found: Row[] = [];
  const take = (row: Row | undefined, from: Row, kind: Row['kind']): boolean => {
    if (row?.kind !== kind || used.has(row) || !areNear(row, from) || !fits(row, own)) return false;
    found.push(row);
    used.add(row);
    return true;
  };
  const step = isSchoolFirst ? -1 : 1;
  const next = rows[at + step];
  if (!own.hasSchool && !take(next, own, 'school') && next?.kind === 'date' && areNear(next, own))
    if (take(rows[at + 2 * step], next, 'school') && !hasYear(own)) take(next, own, 'date');
  if (![own, ...found].some(hasYear)) {
    const edge = found[0] && isSchoolFirst === isDateFirst ? rows.indexOf(found[0]) : at;
    take(rows[edge + (isDateFirst ? -1 : 1)], rows[edge]!, 'date');
  }
  return found;
}

const label = new RegExp(`^${patternOf(readPhrases(import.meta.url, 'labels-of-schools'))}\\s*[:|]\\s*`);
const shownBeside = (text: string): string => withoutMarks(text.slice(label.exec(fold(text))?.[0].length ?? 0));

const factOf = (rows: readonly Row[]): Fact => ({
  passages: rows.map(({ passage }) => passage),
  shownAs: ([first, ...others]) => [[shownStudy(first!), ...others.map(shownBeside)].filter(Boolean).join(besideLine)],
});

/**
 * What a resume tells of studies: each degree with the lines beside it that name its school and its time, then the
 * schools at which it tells a time and no degree.
 */
export function studiesIn(segments: readonly ResumeSegment[]): Fact[] {
  const rows = rowsOf(segments);
  const orders = ordersOf(rows);
  const used = new Set<Row>();
  const degrees = rows.flatMap((row, at) =>
    row.kind === 'degree' ? [factOf([row, ...besideDegree(rows, at, orders[at]!, used)])] : [],
  );
  const schools = rows.flatMap((row, at) => {
    if (row.kind !== 'school' || used.has(row) || !isAmongDegrees(rows, at)) return [];
    const next = rows[at + (orders[at]!.isDateFirst ? -1 : 1)];
    const date = !hasYear(row) && next?.kind === 'date' && !used.has(next) && areNear(row, next) ? [next] : [];
    return date.length > 0 || hasYear(row) || isNameOfSchool(row.passage[0]!.folded) ? [factOf([row, ...date])] : [];
  });
  return [...degrees, ...schools];
}

const furthest = 6;
/** Whether a degree stands near a school of which no degree is told, or the section begins near it. */
const isAmongDegrees = (rows: readonly Row[], at: number): boolean => {
  const near = rows.slice(Math.max(0, at - furthest), at + furthest);
  const { section } = rows[at]!.passage[0]!;
  return at < furthest || near.some((row) => row.kind === 'degree' || row.passage[0]!.section !== section);
};
