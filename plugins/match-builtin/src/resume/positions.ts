import { readFileSync } from 'node:fs';
import type { Position, Span } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';
import { type Line, linesOf } from '../text/lines.ts';
import { inGroup, patternOf, readPhrases, readTable } from '../text/phrases.ts';
import { tokenise } from '../text/tokens.ts';
import { type DateRange, findDateRanges, monthText } from './dates.ts';
import { type ResumeSection, headingKind } from './sections.ts';

/** A position with its months as counts, so that overlaps can be counted. */
export type DatedPosition = Position & { from: number; to: number };

let titleWords: Set<string> | undefined;

/** Words by which job titles are known, in English and Spanish. */
function loadTitleWords(): Set<string> {
  titleWords ??= new Set(
    readFileSync(new URL('../../data/title-words.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n'),
  );
  return titleWords;
}

const separators = /\s+[|•·–—-]\s+|\s*[|•·–—]\s*|\t+|\s{3,}|,\s+|\s+(?:at|en|@)\s+|\s*:\s+|\s*\/\s+/u;
const placeholders = new Set(readPhrases(import.meta.url, 'placeholders'));
const isPlaceholder = (piece: string): boolean =>
  placeholders.has(fold(piece).replace(/\.$/, '')) || /^\[\w+\]\.?$/.test(piece);
const maxTitleWords = 8;

const pieces = (line: string): string[] =>
  line
    .split(separators)
    .map((piece) => piece.replace(/^[\s,.;:()#*•-]+|[\s,;:(#*-]+$/gu, '').trim())
    .filter((piece) => /\p{L}{2}/u.test(piece) && !isPlaceholder(piece));

const titleTable = readTable(import.meta.url, 'titles');
const occupation = new RegExp(`${patternOf(inGroup(titleTable, 'ending'))}$`);
const traineeWords = new Set(inGroup(titleTable, 'trainee'));

/** Whether words name an occupation: a known title word at the end, at the start, or before "of" and the like. */
export function looksLikeTitle(piece: string): boolean {
  const tokens = tokenise(piece);
  if (tokens.length === 0 || tokens.length > maxTitleWords || /[.!?]$/.test(piece) || !/^[\p{Lu}\p{N}]/u.test(piece))
    return false;
  if (traineeWords.has(tokens[0]!.word)) return true;
  const known = loadTitleWords();
  return tokens.some((token) => known.has(token.base) || occupation.test(token.base));
}

/** A full stop after a word, and not after an abbreviation such as S.L. or Inc. */
const endsSentence = /(?:\p{Ll}{4}\.|;)\s*$/u;

const isHeader = (line: string): boolean => line.trim().length > 0 && line.length <= 160 && !/^\s*[•●▪*-]\s/.test(line);

/** The heading lines around a date: what stands before and behind it in its own line, the lines above, nearest first, and the one below. */
type Near = { own: [string, string]; above: string[]; below: string[]; linesUp: number[] };

function nearLines(lines: Line[], at: number, range: DateRange, taken: number): Near {
  const line = lines[at]!;
  const own: Near['own'] = [line.text.slice(0, range.start - line.start), line.text.slice(range.end - line.start)];
  const above: string[] = [];
  const linesUp: number[] = [];
  for (let index = at - 1; index > taken && index >= at - 3 && above.length < 2; index -= 1) {
    const { text } = lines[index]!;
    if (!text.trim() && index === at - 1) continue;
    if (!isHeader(text) || headingKind(text) || endsSentence.test(text)) break;
    above.push(text);
    linesUp.push(at - index);
  }
  const next = lines[at + 1]?.text ?? '';
  return { own, above, below: isHeader(next) && !headingKind(next) && next.length < 90 ? [next] : [], linesUp };
}

const told =
  /\b(?:as|role of|position of|como)\s+(?:an?\s+|the\s+|un\s+|una\s+)?["“]?(\p{Lu}[\p{L}\p{N}/&.-]*(?:(?: -)? (?:of |and )?\p{Lu}[\p{L}\p{N}/&-]*){0,6})/u;

/** "From 2015 to 2019 worked as Business Analyst, …" */
function titleInSentence(line: string): string | undefined {
  const title = told.exec(line)?.[1];
  return title && looksLikeTitle(title) ? title : undefined;
}

const particles = new Set(readPhrases(import.meta.url, 'name-particles'));

/** "Team Lead" and "Internship" are titles; "Wexcombe Retail Systems" is none, though retail is in many titles. */
function endsAsTitle(piece: string): boolean {
  const last = tokenise(piece).at(-1)?.base ?? '';
  return looksLikeTitle(piece) && (tokenise(piece).length === 1 || occupation.test(last));
}

const isName = (piece: string): boolean =>
  piece.length <= 60 &&
  /^[\p{Lu}\p{N}]/u.test(piece) &&
  !/(?:\p{Ll}{3}\.|\d{4})$/u.test(piece) &&
  !isPlace(piece) &&
  !endsAsTitle(piece) &&
  piece.split(/\s+/).every((word) => /^[\p{Lu}\p{N}&]/u.test(word) || particles.has(fold(word)));

const places = new Set(readPhrases(import.meta.url, 'places'));
const isPlace = (piece: string): boolean => places.has(fold(piece));

/**
 * The employer, only where its place in the heading tells it from a city: beside the title, else alone before the date, else
 * opening the line next to the title's. What stands behind the date, below the title, is a place.
 */
function employerOf(near: Near, titleLine: string | undefined, title: string): string | undefined {
  const { own, above, below } = near;
  const ownLine = own.join(' | ');
  if (titleLine !== undefined) {
    const [before, after] = [
      titleLine.slice(0, titleLine.indexOf(title)),
      titleLine.slice(titleLine.indexOf(title) + title.length),
    ];
    const beside = [...pieces(after), ...pieces(before).toReversed()].find(isName);
    if (beside) return beside;
  }
  const others =
    titleLine === ownLine
      ? [...above.slice(0, 1), ...below]
      : [own[0], ...(below.includes(titleLine ?? '') ? [own[1]] : []), ...above];
  for (const line of others.filter((one) => one !== titleLine)) {
    const first = pieces(line)[0];
    if (first && isName(first)) return first;
  }
  return undefined;
}

function titleAndEmployer(near: Near): { title: string; employer?: string; linesUp: number } {
  const lines = [near.own.join(' | '), ...near.above, ...near.below];
  const titles = lines.map((line) => titleInSentence(line) ?? pieces(line).find(looksLikeTitle));
  const from = titles.findIndex((found) => found !== undefined);
  const title = titles[from] ?? pieces(lines[0]!)[0]?.slice(0, 90) ?? near.above.flatMap(pieces)[0]?.slice(0, 90) ?? '';
  const employer = employerOf(near, lines[from], title);
  const linesUp = from <= 0 || from > near.above.length ? 0 : near.linesUp[from - 1]!;
  return { title, ...(employer && employer !== title ? { employer } : {}), linesUp };
}

const mostWordsBefore = 5;

/** "Build booking pages in React, in TypeScript since 2022" dates a part of the work, not the position. */
const isAside = (line: string, { start, current }: DateRange): boolean => {
  const before = line.slice(0, start);
  return (
    current && /\b(?:since|desde|from)[\s:]*$/i.test(before) && before.trim().split(/\s+/).length > mostWordsBefore
  );
};

const holdsPositions = new Set<ResumeSection>(['experience', 'summary', 'projects', 'other', 'skills']);
const maxPositions = 60;

/** Dated positions in the order of the text; each reaches to where the next one or the next section begins. */
export function readPositions(
  text: string,
  sections: readonly (Span & { kind: ResumeSection })[],
  now: number,
): DatedPosition[] {
  const lines = linesOf(text);
  const found: (DatedPosition & { header: number })[] = [];
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
    const { title, employer, linesUp } = titleAndEmployer(nearLines(lines, at, placed, taken));
    const header = lines[at - linesUp]!.start;
    taken = at;
    found.push({
      title,
      ...(employer ? { employer } : {}),
      start: monthText(range.from),
      ...(range.current ? {} : { end: monthText(range.to) }),
      current: range.current,
      months: range.to - range.from + 1,
      from: range.from,
      to: range.to,
      header,
      span: { start: header, end: section.end },
    });
  }
  return found.map(({ header: _, ...position }, index) => {
    const next = found[index + 1]?.header ?? Infinity;
    return { ...position, span: { start: position.span.start, end: Math.min(position.span.end, next) } };
  });
}
