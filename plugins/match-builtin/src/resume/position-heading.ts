import type { Span } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';
import { countWords, type Line } from '../text/lines.ts';
import { namesOccupation } from '../taxonomy/occupations.ts';
import { namesLevel } from '../taxonomy/seniority.ts';
import { patternOf, readPhrases } from '../text/phrases.ts';
import type { DateRange } from './dates.ts';
import {
  isAddress,
  isDepartment,
  isName,
  isPlaced,
  isTown,
  namesFirm,
  namesPeople,
  opensAsFirm,
} from './employer-names.ts';
import { placeholder, placeholders } from './placeholders.ts';
import { headingKind, opensSection } from './sections.ts';
import { endsAsTitle, isOccupation, looksLikeTitle, namesWork, titleInSentence } from './titles.ts';

const separators =
  /((?<=\p{Ll}{3}|\))\.\s+(?=\p{Lu})|\s+[|•·–—-]\s+|\s*[|•·–—]\s*|\t+|\s{3,}|,\s+|\s+(?:at|en|@)\s+|\s*:\s+|\s*\/\s+)/u;
/** "3 years 2 months", "2 yrs", "1 año y 4 meses": how long it was, as a page of profiles has it beside the dates. */
const length = String.raw`\d{1,2}\+? ?(?:years?|yrs?|months?|mos?|anos?|mes(?:es)?)\.?`;
const duration = new RegExp(`^${length}(?:,? (?:(?:and|y) )?${length})?$`);
export const isDuration = (piece: string): boolean => duration.test(fold(piece).trim());
const isPlaceholder = (piece: string): boolean =>
  placeholders.has(fold(piece).replace(/\.$/, '')) || /^\[\w+\]\.?$/.test(piece) || isDuration(piece);

/** A line with a bar in the place of some spans of it, which are in their order. */
export const withBars = (line: string, spans: readonly Span[]): string =>
  spans.reduceRight((text, { start, end }) => `${text.slice(0, start)} | ${text.slice(end)}`, line);

/** A piece without a bracket that is not closed in it, or not opened. */
const withoutLooseBracket = (piece: string): string => {
  const whole = isOpen(piece) ? piece.slice(0, piece.lastIndexOf('(')) : piece;
  return whole.includes('(') ? whole : whole.replaceAll(')', '');
};

/** What stands between a title and its department. */
const beforeDepartment = /^(?:,\s+|\s+[–—-]\s+)$/;

const isTitle = (part: string): boolean => endsAsTitle(part) || namesOccupation(part);

const isOpen = (part: string): boolean => part.lastIndexOf('(') > part.lastIndexOf(')');

/** "Reed & Cole" behind "Fontaine,". */
const furtherPartners = /^\p{Lu}[\p{L}'’.-]* & \p{Lu}[\p{L}'’.-]*(?: \([^()]*\))?$/u;
const onePartner = /^[\s,.;:(]*\p{Lu}[\p{L}'’.-]*$/u;

/** Whether a part goes on with the name of a firm before it, which its partners are called by. */
const goesOnWithPartners = (before: string, separator: string, part: string): boolean =>
  /^,\s+$/.test(separator) &&
  onePartner.test(before) &&
  !isTitle(before.trim()) &&
  furtherPartners.test(part.trim()) &&
  !isDepartment(part.trim());

/**
 * The parts of a line between separators. A department stays with its title: "Director, Finance" is one part; so does
 * what stands between brackets.
 */
function partsOf(line: string): string[] {
  const [first, ...rest] = line.split(separators);
  const parts = [first!];
  for (let at = 0; at < rest.length; at += 2) {
    const [separator, part] = [rest[at]!, rest[at + 1]!];
    const before = parts.at(-1)!;
    const isOfDepartment = beforeDepartment.test(separator) && isTitle(before.trim()) && isDepartment(part.trim());
    const isLevel = /^\s*\/\s+$/.test(separator) && namesLevel(part);
    const goesOn = isOfDepartment || isLevel || goesOnWithPartners(before, separator, part);
    if (goesOn || (isOpen(before) && !separator.includes('|'))) parts.push(`${parts.pop()}${separator}${part}`);
    else parts.push(part);
  }
  return parts;
}

const labelsIn = (line: string): Span[] =>
  [...fold(line).matchAll(placeholder)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));

/** "Line manager: Ann Hill", "Reason for leaving: …": what follows is neither a title nor an employer. */
const ofOthers = new RegExp(
  `[\\s.,;]{0,3}(?<!\\p{L})${patternOf(readPhrases(import.meta.url, 'labels-of-others'))}\\s*:.*$`,
  'iu',
);

const numbering = /^\s*\d{1,2}[.)]\s+(?=\p{L})/u;

/** The parts of a heading line that may name something: "Nurse | Example Hospital, Leeds" has three. */
export const pieces = (line: string): string[] =>
  partsOf(withBars(line, labelsIn(line)).replace(numbering, '').replace(ofOthers, ''))
    .map((piece) =>
      withoutLooseBracket(piece.replace(/^[\s,.;:()#*•-]+|(?<![\s,;:(#*-])[\s,;:(#*-]+$/gu, '')).replace(
        /(?<![\s,])[\s,]+$/,
        '',
      ),
    )
    .filter((piece) => /\p{L}{2}/u.test(piece) && !isPlaceholder(piece));

/** The parts of a line that hold together: "Example Hospital, Leeds" before " | Nurse". */
const groups = (line: string): string[] => line.split(/\s+[-–—]\s+|[|•·–—\t]/u);

/** A full stop after a word, and not after an abbreviation such as S.L. or Inc. */
const endsSentence = /(?:\p{Ll}{4}(?<!Ltda)\.|;)\s*$/u;

const isHeader = (line: string): boolean => line.trim().length > 0 && line.length <= 160 && !/^\s*[•●▪*-]\s/.test(line);

/**
 * The lines around a date: `own` is what stands before and behind it in its own line, `above` are the lines above,
 * nearest first, each `linesUp` away, with a blank line between where they are `apart`; `below` is the next line, if it
 * belongs to the heading. `isBelow`: the date stands alone, and titles stand below theirs in this resume.
 */
export type Near = {
  own: [string, string];
  above: string[];
  below: string[];
  linesUp: number[];
  apart: boolean;
  isBelow: boolean;
};

/** "- Nurse", under the line of the employer, and not what was done there. */
const titleBelow = (text: string): string | undefined => {
  const words = text.replace(/^\s*[•●▪*-]\s+/, '');
  return words !== text && endsAsTitle(words) && namesOccupation(words) ? words : undefined;
};

const longestBelow = 90;
/** "(Certified)", below a title. */
const isAside = /^\s*\([^()]*\)\s*$/;

/**
 * The line below the date in line `at`, where it belongs to the heading: one with a date of its own belongs to the
 * next, as does one above a date that stands alone, unless this one does as well.
 */
function lineBelow(
  lines: readonly Line[],
  at: number,
  standsAlone: boolean,
  dateIn: (line: string) => number | undefined,
): string | undefined {
  const from = isAside.test(lines[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const [next, afterNext] = [lines[from]?.text ?? '', lines[from + 1]?.text ?? ''];
  const dateAfter = standsAlone ? undefined : dateIn(afterNext);
  if (dateIn(next) !== undefined || (dateAfter !== undefined && !/\p{L}{2}/u.test(afterNext.slice(0, dateAfter))))
    return undefined;
  if (isHeader(next) && next.length < longestBelow) return opensSection(next) ? undefined : next;
  return titleBelow(next) ?? (standsAlone && !/^\s*[•●▪*-]\s/.test(next) ? next.slice(0, longestBelow) : undefined);
}

/** "Position: Family support": what stands behind such a label is the title, whatever its words. */
const labeled = new RegExp(
  `^\\s*${patternOf(readPhrases(import.meta.url, 'labels-of-titles'))}\\s*[:|]\\s*(?=\\p{L})(.+)$`,
  'iu',
);
const labeledTitle = (line: string): string | undefined => shortOne(pieces(labeled.exec(line)?.[1] ?? ''));

const mostBelow = 3;

/**
 * The further lines below a date that stands alone, up to one that names the work: "Northwind Foods", then "Buyer";
 * none where the first names it.
 */
function titledBelow(lines: readonly Line[], at: number, dateIn: (line: string) => number | undefined): string[] {
  const next = lines.slice(at + 1, at + 1 + mostBelow).map(({ text }) => text);
  const end = next.findIndex((text) => labeled.test(text) || pieces(text).some(namesWork));
  const further = next.slice(1, end + 1);
  const areHeaders = further.every((text) => isHeader(text) && text.length < longestBelow && !opensSection(text));
  return areHeaders && further.every((text) => dateIn(text) === undefined) ? further : [];
}

/** The line below the title below a date, where an employer opens it: "2019 – 2021", "Buyer", "Northwind, Leeds". */
function employerBelow(lines: readonly Line[], at: number, dateIn: (line: string) => number | undefined): string[] {
  const { text } = lines[at] ?? { text: '' };
  const parts = pieces(text);
  const isLast = !/^\s*[\p{L}\p{N}]/u.test(lines[at + 1]?.text ?? '');
  const isAlone = isHeader(text) && text.length < longestBelow && !opensSection(text) && dateIn(text) === undefined;
  const [first] = namesAmong(parts.slice(0, 1));
  const isEmployer = first !== undefined && !/\d/.test(first) && !parts.some(namesWork);
  return isAlone && isEmployer && (parts.length > 1 || namesFirm(first) || isLast) ? [text] : [];
}

/**
 * The lines around the date in line `at`; those up to line `taken` belong to the position before, as do all above where
 * `isBelow` says that titles stand below their dates. `dateIn` tells where dates begin in a line that has some.
 */
export function nearLines(
  lines: readonly Line[],
  at: number,
  range: DateRange,
  taken: number,
  dateIn: (line: string) => number | undefined,
  isBelow: boolean,
): Near {
  const line = lines[at]!;
  const own: Near['own'] = [line.text.slice(0, range.start - line.start), line.text.slice(range.end - line.start)];
  const above: string[] = [];
  const linesUp: number[] = [];
  let furthest = at - 3;
  const standsAlone = !own.some((part) => /\p{L}{2}/u.test(part));
  const nearest = isBelow && standsAlone ? at : taken;
  for (let index = at - 1; index > nearest && index >= furthest && above.length < 2; index -= 1) {
    const { text } = lines[index]!;
    if (isAddress(text) || isAside.test(text)) {
      furthest -= 1;
      continue;
    }
    if (!text.trim() && index === at - 1) continue;
    if (!isHeader(text) || headingKind(text) || endsSentence.test(text)) break;
    above.push(text);
    linesUp.push(at - index);
  }
  const opens = !/\p{L}{2}/u.test(own[0]);
  const below = lineBelow(lines, at, standsAlone, dateIn);
  const further = below !== undefined && standsAlone ? titledBelow(lines, at, dateIn) : [];
  const isLabeled = [below ?? '', ...further].some((text) => labeled.test(text));
  const apart = !lines[at - 1]?.text.trim();
  const titled = above.length === 0 || isLabeled ? further : [];
  const isTitled = below !== undefined && (isBelow || pieces(below).some(namesWork));
  const employer =
    isTitled && titled.length === 0 && opens && (above.length === 0 || apart)
      ? employerBelow(lines, at + 2, dateIn)
      : [];
  return {
    own,
    above: isLabeled ? [] : above,
    below: below === undefined ? [] : [below, ...titled, ...employer],
    linesUp: isLabeled ? [] : linesUp,
    apart,
    isBelow: isBelow && standsAlone,
  };
}

/** A date set apart at the edge of the page from what stands before it. */
const standsApart = ([before]: Near['own']): boolean => /\t\s*$/.test(before);

const besideAt = /^\s+(?:at|@)\s+/;
/** "Lead at Outbound": what stands so behind a title may be a part of the employer, or its place. */
const isAtPlace = (line: string, title: string, name: string): boolean =>
  besideAt.test(line.slice(line.indexOf(title) + title.length)) && !namesFirm(name);

/** The names among the parts of a line, without towns; what is known as a firm by its words first. */
function namesAmong(parts: string[]): string[] {
  const names = parts
    .map((part) => part.replace(/\s*\([^()]*\)$/, ''))
    .filter((part, at) => isName(part) && !isTown(parts, at));
  return [...names.filter(namesFirm), ...names];
}

/** "– Brno, Czechia" behind a date that opens its line. */
const placeBehind = /^\s*[–—|-]\s*\p{Lu}/u;

/**
 * The employer, only where its place in the heading tells it from a city: beside the title, else alone before the date,
 * else at the beginning of the line next to the title's. What stands behind the date, below the title, is a place, and
 * so is what stands beside a title below a name that has the date at the edge of its line.
 */
function employerOf(near: Near, titleLine: string | undefined, title: string): string | undefined {
  const { own, above, below, apart } = near;
  const ownLine = own.join(' | ');
  const beforeDate = pieces(own[0]).find(isName);
  if (beforeDate && titleLine !== ownLine && standsApart(own)) return beforeDate;
  if (titleLine !== undefined && !labeled.test(titleLine)) {
    const [before, after] = [
      titleLine.slice(0, titleLine.indexOf(title)),
      titleLine.slice(titleLine.indexOf(title) + title.length).replace(/^\s*\([^()]*\)?/, ''),
    ];
    const [beside] = namesAmong([...pieces(after), ...groups(before).toReversed().flatMap(pieces)]);
    const isPart =
      beside !== undefined && titleLine === ownLine && (isAtPlace(titleLine, title, beside) || !namesFirm(beside));
    if (beside) return (isPart ? employerOpening(above[0]) : undefined) ?? beside;
  }
  const others =
    titleLine === ownLine
      ? [...above.slice(0, 1), ...below]
      : below.includes(titleLine ?? '')
        ? [...(placeBehind.test(own[1]) ? [...below, ...own] : [...own, ...below]), ...(apart ? [] : above)]
        : [own[0], ...above];
  for (const line of others.filter((one) => one !== titleLine)) {
    const first = pieces(line)[0]?.replace(/\s*\([^()]*\)$/, '');
    if (first && isName(first)) return first;
  }
  return undefined;
}

/** What parts a name from its place at the edge of the page. */
const wide = /\t|\s{3,}/;

/** The employer that a line opens with, told by its words or by a place behind it. */
function employerOpening(line = ''): string | undefined {
  const parts = pieces(line);
  const isKnown = isPlaced(parts) || namesFirm(parts[0] ?? '') || (parts.length === 2 && wide.test(line.trim()));
  return parts[0] && isName(parts[0]) && isKnown ? parts[0] : undefined;
}

const mostTitleWords = 8;
/** The first of some parts, where it is no sentence. */
const shortOne = ([first]: string[]): string | undefined =>
  first !== undefined && countWords(first) <= mostTitleWords ? first.slice(0, longestBelow) : undefined;

/** Whether a line of several words ends as a sentence does. */
const isSentence = (line: string): boolean => endsSentence.test(line) && countWords(line) > mostTitleWords;

/**
 * Of each line, the department that stands in it alone, as "Front Desk" does, or else whatever does so above a line
 * that an employer opens.
 */
function standingAlone(own: { text: string }, above: { text: string }[], lines: string[]): (string | undefined)[] {
  const alone = ({ text }: { text: string }): string | undefined => {
    const parts = pieces(text);
    return parts.length === 1 ? shortOne(parts) : undefined;
  };
  const [nearest, further] = above;
  const below = employerOpening(nearest?.text) === undefined ? undefined : further;
  const titled = [own, ...above].find((line) => isDepartment(alone(line) ?? '')) ?? below;
  const title = titled && alone(titled);
  return lines.map((line) => (line === titled?.text && title && /^\p{Lu}/u.test(title) ? title : undefined));
}

const withoutAside = (piece: string): string => piece.replace(/(?<=\S)\s*\([^()]*\)$/, '');

const mostSmallWords = 4;
/** "Cedar Hauling, dump truck driver, 2018 – 2020": a title in small letters behind the employer that opens a line. */
function smallTitle(beforeDate: string): string | undefined {
  const [first, ...others] = pieces(beforeDate);
  if (first === undefined || !isName(first)) return undefined;
  return others.find(
    (piece) =>
      /^\p{Ll}/u.test(piece) &&
      countWords(piece) <= mostSmallWords &&
      isOccupation(piece.charAt(0).toUpperCase() + piece.slice(1)),
  );
}

/**
 * `employerIs`: in a line of its own above, or told by "at" alone, as a place or a part of one is too, or by the line
 * below, which may be that of the next position.
 */
type Heading = { title: string; employer?: string; linesUp: number; employerIs?: 'above' | 'vague' };

/** The title and the employer in a heading, and how many lines above the date the title stands: below it, -1. */
export function titleAndEmployer(near: Near): Heading {
  const above = near.above.map((text, index) => ({ text, up: near.linesUp[index]! }));
  const below = near.below.map((text, index) => ({ text, up: -1 - index }));
  const around = near.apart ? [...below, ...above] : [...above, ...below];
  const own = { text: near.own.join(' | '), up: 0 };
  // Where the date opens a passage of prose, the title stands above it.
  const [nearest] = above;
  const isProse = near.own[1].length > longestBelow && nearest !== undefined && namesOccupation(nearest.text);
  const places = isProse ? [nearest, own] : [own, ...around];
  const lines = places.map(({ text }) => text);
  const occupations = lines.map(
    (line) =>
      labeledTitle(line) ??
      titleInSentence(line) ??
      pieces(line)
        .slice(0, isSentence(line) ? 1 : undefined)
        .find((piece) => isOccupation(withoutAside(piece)) && !namesPeople(piece) && !opensAsFirm(piece)) ??
      (line === own.text ? smallTitle(near.own[0]) : undefined),
  );
  const titles = [
    occupations,
    standingAlone(own, above, lines),
    lines.map((line) =>
      isSentence(line) ? undefined : pieces(line).find((piece) => looksLikeTitle(piece) && !namesFirm(piece)),
    ),
  ].find((found) => found.some(Boolean));
  const from = titles?.findIndex((found) => found !== undefined) ?? -1;
  const [only] = near.isBelow && !titles ? near.below : [];
  const title = titles?.[from] ?? shortOne(pieces(only ?? lines[0]!)) ?? shortOne(near.above.flatMap(pieces)) ?? '';
  const titleLine = only ?? lines[from];
  const employer = employerOf(near, titleLine, title);
  const isAbove = titleLine === own.text && employer !== undefined && employerOpening(near.above[0]) === employer;
  const isVague =
    titleLine === own.text &&
    employer !== undefined &&
    (isAtPlace(titleLine, title, employer) || employerOpening(near.below[0]) === employer);
  return {
    title,
    ...(employer && employer !== title ? { employer } : {}),
    linesUp: only === undefined ? (places[from]?.up ?? 0) : -1,
    ...(isAbove ? { employerIs: 'above' } : isVague ? { employerIs: 'vague' } : {}),
  };
}
