import type { Span } from '@cotejo/plugin-kit';
import { fold } from '../../text/fold.ts';
import { countWords } from '../../text/lines.ts';
import { placeholder } from '../placeholders.ts';

/** What parts a line; nothing that names one thing goes across a `hard` one. */
type Gap = Span & { kind: string; isHard: boolean };

/** Words between two gaps. */
export type Part = Span & { text: string; before: string; after: string; isOpen: boolean };

/** Some parts in a row, which may name a title or an employer; `from` and `to` are the numbers of the outer ones. */
export type Phrase = Span & { text: string; from: number; to: number };

export type LineParts = { parts: Part[]; phrases: Phrase[] };

const separators: [kind: string, pattern: RegExp, isHard?: true][] = [
  ['|', /\s{0,2}[|•·●▪]\s{0,2}/gu, true],
  ['wide', /\t{1,9}|\s{3,9}/gu, true],
  ['-', /\s{1,2}\p{Pd}{1,3}\s{0,2}|(?<!\p{Pd})\p{Pd}{1,3}\s{1,2}|[–—]/gu],
  [':', /\s?:\s{0,2}/gu],
  ['.', /(?<=\p{Ll}{3}|\))\.\s{1,2}(?=\p{Lu})|;\s{1,2}/gu],
  [',', /\s?,\s{0,2}(?!\s|(?:inc|llc|l\.l\.c|ltd|co|corp|plc|gmbh|s\.?l|s\.?a)\b)/giu],
  ['/', /\s?\/\s?/gu],
  ['(', /\s?[([]\s?/gu],
  [')', /\s?[)\]]\s?/gu],
  ['at', /\s{1,2}(?:at|@|en|with|for)\s{1,2}/giu],
  ['in', /\s{1,2}in\s{1,2}/giu],
  ['as', /(?<!\S)(?:as|como)\s{1,2}(?:(?:an?|the|un|una)\s{1,2})?/giu],
];
const numbering = /^\s{0,9}(?:\d{1,2}[.)]|[oO➢➤►✓*§-])\s{1,9}(?=[\p{L}.])/u;

const mostParts = 16;
const longestRun = 6;
/** Characters of the longest title or name. */
export const longestPhrase = 90;
const mostWords = 12;

/** The gaps of a line in their order, one where several meet; `dates` are spans that part it as well. */
function gapsOf(line: string, dates: readonly Span[]): Gap[] {
  const found: Gap[] = dates.map(({ start, end }) => ({ start, end, kind: 'date', isHard: true }));
  for (const {
    0: { length },
    index,
  } of fold(line).matchAll(placeholder))
    found.push({ start: index, end: index + length, kind: 'blank', isHard: true });
  for (const [kind, pattern, isHard = false] of separators)
    for (const {
      0: { length },
      index,
    } of line.matchAll(pattern))
      found.push({ start: index, end: index + length, kind, isHard });
  const gaps: Gap[] = [];
  for (const gap of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = gaps.at(-1);
    if (!last || gap.start > last.end) gaps.push(gap);
    else {
      last.end = Math.max(last.end, gap.end);
      if (!last.isHard && gap.isHard) [last.kind, last.isHard] = [gap.kind, true];
    }
  }
  return gaps;
}

/** The parts of a line that have any letters. */
function partsOf(line: string, dates: readonly Span[]): Part[] {
  const opening = numbering.exec(line)?.[0].length ?? 0;
  const gaps = gapsOf(line, dates).filter(({ end }) => end > opening);
  const parts: Part[] = [];
  let start = opening;
  let before = 'edge';
  let isOpen = false;
  for (const gap of [...gaps, { start: line.length, end: line.length, kind: 'edge', isHard: true }]) {
    const text = line.slice(start, gap.start);
    if (/\p{L}{2}|\p{Lu}/u.test(text)) {
      parts.push({ start, end: gap.start, text, before, after: gap.kind, isOpen });
      [before, isOpen] = [gap.kind, !gap.isHard];
    } else {
      if (gap.isHard || parts.length === 0) before = gap.kind;
      isOpen &&= !gap.isHard && !/\d/.test(text);
      if (parts.length > 0 && gap.isHard) parts.at(-1)!.after = gap.kind;
    }
    start = Math.max(start, gap.end);
  }
  return parts.slice(0, mostParts);
}

const yearBehind = /[\s,(]{1,3}(?:19|20)\d\d$/;

/** The words from a place to another, without a year behind them, and with a bracket that opens in them closed. */
function wordsBetween(line: string, start: number, end: number): string {
  const words = line.slice(start, end).replace(yearBehind, '');
  const isOpen = words.lastIndexOf('(') > words.lastIndexOf(')');
  return (isOpen && line[start + words.length] === ')' ? `${words})` : words).trim();
}

/** The parts of a line, and whatever in it may name a title or an employer. */
export function phrasesOf(line: string, dates: readonly Span[]): LineParts {
  const parts = partsOf(line, dates);
  const phrases: Phrase[] = [];
  for (const [from, { start }] of parts.entries())
    for (let to = from; to < Math.min(parts.length, from + longestRun); to += 1) {
      if (to > from && !parts[to]!.isOpen) break;
      const { end } = parts[to]!;
      const text = wordsBetween(line, start, end);
      if (text.length > longestPhrase || countWords(text) > mostWords) break;
      phrases.push({ start, end, text, from, to });
    }
  return { parts, phrases };
}
