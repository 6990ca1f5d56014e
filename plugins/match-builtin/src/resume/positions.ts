import { readFileSync } from 'node:fs';
import type { Position, Span } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';
import { tokenise } from '../text/tokens.ts';
import { type DateRange, findDateRanges, monthText } from './dates.ts';
import { type ResumeSection, headingKind } from './sections.ts';

/** A position with its months as counts, so that overlaps can be counted. */
export type DatedPosition = Position & { from: number; to: number };

let titleWords: Set<string> | undefined;

/** Words by which job titles are known, in English and Spanish. */
function loadTitleWords(): Set<string> {
  titleWords ??= new Set(readFileSync(new URL('../../data/title-words.tsv', import.meta.url), 'utf8').trimEnd().split('\n'));
  return titleWords;
}

const separators = /\s+[|•·–—-]\s+|\s*[|•·–—]\s*|\t+|\s{3,}|,\s+|\s+(?:at|en|@)\s+|\s*:\s+|\s*\/\s+/u;
const placeholders = /^(?:company name|city|state|remote|full.?time|part.?time|\[\w+\]|inc|llc|ltd|present|current|position|role|title|cargo|puesto|experience|duties|location|employer|company)\.?$/i;
const maxTitleWords = 8;

const pieces = (line: string): string[] =>
  line.split(separators).map((piece) => piece.replace(/^[\s,.;:()#*•-]+|[\s,;:(#*-]+$/gu, '').trim()).filter((piece) => /\p{L}{2}/u.test(piece) && !placeholders.test(piece));

/** Whether words name an occupation: a known title word at the end, at the start, or before "of" and the like. */
export function looksLikeTitle(piece: string): boolean {
  const tokens = tokenise(piece);
  if (tokens.length === 0 || tokens.length > maxTitleWords || /[.!?]$/.test(piece) || !/^[\p{Lu}\p{N}]/u.test(piece)) return false;
  const known = loadTitleWords();
  return tokens.some((token) => known.has(token.base) || /(?:developer|engineer|manager|director)$/.test(token.base));
}

/** A full stop after a word, and not after an abbreviation such as S.L. or Inc. */
const endsSentence = /(?:\p{Ll}{4}\.|;)\s*$/u;

type Line = Span & { text: string };

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const entry = { start, end: start + line.length, text: line };
    start += line.length + 1;
    return entry;
  });
}

const isHeader = (line: string): boolean => line.trim().length > 0 && line.length <= 160 && !/^\s*[•●▪*-]\s/.test(line);

/** The heading lines around a date: its own without the date, then those before it, then the one after it. */
function nearLines(lines: Line[], at: number, range: DateRange, taken: number): { own: string; before: string[]; after: string[] } {
  const line = lines[at]!;
  const own = `${line.text.slice(0, range.start - line.start)} | ${line.text.slice(range.end - line.start)}`;
  const before: string[] = [];
  for (let index = at - 1; index > taken && index >= at - 2; index -= 1) {
    const { text } = lines[index]!;
    if (!isHeader(text) || headingKind(text) || endsSentence.test(text)) break;
    before.push(text);
  }
  const next = lines[at + 1]?.text ?? '';
  return { own, before, after: isHeader(next) && !headingKind(next) && next.length < 90 ? [next] : [] };
}

const told = /\b(?:as|role of|position of|como)\s+(?:an?\s+|the\s+|un\s+|una\s+)?["“]?(\p{Lu}[\p{L}\p{N}/&.-]*(?:(?: -)? (?:of |and )?\p{Lu}[\p{L}\p{N}/&-]*){0,6})/u;

/** "From 2015 to 2019 worked as Business Analyst, …" */
function titleInSentence(line: string): string | undefined {
  const title = told.exec(line)?.[1];
  return title && looksLikeTitle(title) ? title : undefined;
}

function titleAndEmployer(near: ReturnType<typeof nearLines>): { title: string; employer?: string; linesBefore: number } {
  const groups = [[near.own], ...near.before.map((line) => [line]), near.after];
  let title = '';
  let from = -1;
  for (const [index, group] of groups.entries()) {
    const found = titleInSentence(group.join(' ')) ?? group.flatMap(pieces).find(looksLikeTitle);
    if (!found) continue;
    title = found;
    from = index;
    break;
  }
  const others = [near.own, ...near.before, ...near.after].flatMap(pieces).filter((piece) => piece !== title && !looksLikeTitle(piece));
  const employer = others.find((piece) => piece.length <= 60 && /^[\p{Lu}\p{N}]/u.test(piece) && !/[.]$/.test(piece));
  if (!title) title = pieces(near.own)[0]?.slice(0, 90) ?? near.before.flatMap(pieces)[0]?.slice(0, 90) ?? '';
  return { title, ...(employer ? { employer } : {}), linesBefore: Math.max(0, Math.min(from, near.before.length)) };
}

const holdsPositions = new Set<ResumeSection>(['experience', 'summary', 'projects', 'other', 'skills']);
const maxPositions = 60;

/** Dated positions in the order of the text; each reaches to where the next one or the next section begins. */
export function readPositions(text: string, sections: readonly (Span & { kind: ResumeSection })[], now: number): DatedPosition[] {
  const lines = linesOf(text);
  const found: (DatedPosition & { header: number })[] = [];
  const hasExperience = sections.some((section) => section.kind === 'experience');
  let taken = -1;
  for (const [at, line] of lines.entries()) {
    if (found.length >= maxPositions) break;
    const range = line.text.length <= 400 ? findDateRanges(fold(line.text), now)[0] : undefined;
    if (!range) continue;
    const section = sections.findLast((one) => one.start <= line.start)!;
    if (hasExperience ? section.kind !== 'experience' : !holdsPositions.has(section.kind)) continue;
    const placed = { ...range, start: range.start + line.start, end: range.end + line.start };
    const { title, employer, linesBefore } = titleAndEmployer(nearLines(lines, at, placed, taken));
    const header = lines[at - linesBefore]!.start;
    taken = at;
    found.push({
      title, ...(employer ? { employer } : {}), start: monthText(range.from), ...(range.current ? {} : { end: monthText(range.to) }),
      current: range.current, months: range.to - range.from + 1, from: range.from, to: range.to, header, span: { start: header, end: section.end },
    });
  }
  return found.map(({ header: _, ...position }, index) => {
    const next = found[index + 1]?.header ?? Infinity;
    return { ...position, span: { start: position.span.start, end: Math.min(position.span.end, next) } };
  });
}
