import { foldedLetters } from '../../text/fold.ts';
import { readList } from '../../text/lists.ts';
import type { FoundText } from '../contacts.ts';
import { type Around, isContact, isSaid } from './around.ts';
import { isGivenName } from '../given-names.ts';
import { isLabel, labeled, labelLength } from './labeled.ts';
import { courtesyLength, isCredential, linesAtTheHead, nameIn, type Piece } from './in-line.ts';
import { isNotName } from './not-names.ts';
import { isNameWord } from './words.ts';
import { isParticle } from '../particles.ts';
import { titled } from './titled.ts';

/**
 * Words that may be the owner's name: `line` is the number of their first line, `before` and `after` what stands
 * beside them in it; `added` are those of the last line of a name in several.
 */
export type Candidate = Piece & {
  end: number;
  line: number;
  words: string[];
  before: string;
  after: string;
  added?: string[];
};

const mostWords = 10;
const mostLinesOfName = 3;
const mostSmall = 4;
const mostSegments = 4;
const longestWord = 30;
/** Lines of which all words are looked at; of further ones only those that an address says, or a label announces. */
const linesLookedAt = 24;
export const linesWithLabels = 60;
/** Lines beyond which no name is looked for. */
export const mostLines = 150;
const longestName = 60;

const separator = /\s*[|•·●/\t]\s*|\s+\p{Pd}+\s+|,\s+|\s+(?=[\p{L}\p{N}._%+-]+@)|\s{2,}|\s+(?=\+?\d)/gu;
const dotted = /^\p{Lu}[\p{L}\p{M}]*(?:\.\p{L}[\p{L}\p{M}]*)+\.?$|^\.\p{L}$/u;
const bracketed = /^\([“"'‘]?\p{Lu}[\p{L}\p{M}]+[”"'’]?\)$/u;
const small = /^\p{Ll}[\p{L}\p{M}'’-]*$/u;
const pause = /(?<![,;:])[,;:]+$|(?<=\p{L}{3})\.$/u;
const ending = /[,;:]$/;

/** How a word is written: as in names, as a particle, or in small letters; undefined for what no name has. */
function formOf(word: string): 'name' | 'particle' | 'small' | undefined {
  if (word.length > longestWord) return undefined;
  if (isParticle(word)) return 'particle';
  if (isCredential(word)) return undefined;
  if (/-\p{Ll}/u.test(word)) return 'small';
  if (isNameWord(word.replace(/(?<=^\p{Lu}\p{L}{1,2})\.$/u, '')) || dotted.test(word) || bracketed.test(word))
    return 'name';
  return small.test(word) ? 'small' : undefined;
}

/** Forms of companies: words before one are no name. */
const legalForms = new Set(readList(import.meta.url, '../lists/legal-forms.txt'));
const isLegalForm = (word: string, before: string): boolean =>
  legalForms.has(foldedLetters(word)) &&
  (word.includes('.') || (word === word.toUpperCase() && before !== before.toUpperCase()));

/** Parts of a line between separators, as places in it. */
function segmentsOf(line: string, from: number): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let start = from;
  for (const { 0: mark, index } of line.matchAll(separator)) {
    if (index < from) continue;
    if (index > start) parts.push({ start, end: index });
    start = index + mark.length;
    if (parts.length === mostSegments) return parts;
  }
  if (start < line.length) parts.push({ start, end: line.length });
  return parts;
}

/** What follows a place in a line. */
function following(line: string, end: number, segmentEnd: number): string {
  const rest = line.slice(end, segmentEnd).trim();
  const [next = ''] = rest.split(/\s+/);
  if (next && isParticle(next)) return 'particle';
  if (next) return /^\p{Lu}/u.test(next) ? 'word' : /^\p{Ll}/u.test(next) ? 'small word' : 'mark';
  const mark = /^\s*(\S)?/u.exec(line.slice(segmentEnd))?.[1];
  return mark === undefined ? 'end' : /\p{L}/u.test(mark) ? 'blank' : /\p{N}/u.test(mark) ? 'digit' : mark;
}

/** The first words of each part of a line, as many as may be a name. */
function beginnings(lines: readonly Piece[], line: number): Candidate[] {
  const { text, start } = lines[line]!;
  if (isLabel(text)) return [];
  const label = labelLength(text);
  const opening = label + courtesyLength(text.slice(label));
  const isLabeled = label > 0 || (line > 0 && isLabel(lines[line - 1]!.text));
  const segments = segmentsOf(text, opening);
  return segments.flatMap((segment, number) => {
    const found: Candidate[] = [];
    const words: string[] = [];
    const before = number > 0 ? 'part' : isLabeled ? 'label' : 'start';
    let smalls = 0;
    for (const { 0: written, index } of text.slice(segment.start, segment.end).matchAll(/\S+/g)) {
      const word = written.replace(pause, '');
      if (words.length > 0 && isLegalForm(written, words.at(-1)!)) return [];
      const form = formOf(word);
      if (form === undefined || words.length === mostWords) break;
      smalls += Number(form === 'small');
      if (smalls > 0 && (number > 0 || line >= linesAtTheHead)) break;
      words.push(word);
      const [from, end] = [start + segment.start, start + segment.start + index + word.length];
      const after = following(text, segment.start + index + written.length, segment.end);
      if (end - from > longestName) break;
      if (form !== 'particle' && !bracketed.test(word) && words.some((one) => one.length > 2))
        found.push({ text: words.join(' '), start: from, end, line, words: [...words], before, after });
      if (ending.test(written)) break;
    }
    // "Vinay kumar", "Min-jun Seo": a few words in small letters may be a name as a whole.
    if (smalls > 0) return words.length > 1 && words.length <= mostSmall ? found.slice(-1) : [];
    return found.filter(({ after }, at) => after !== 'particle' || at === found.length - 1);
  });
}

/** Whether words are the whole of a line. */
const isAlone = ({ before, start, end }: Candidate, line: Piece): boolean =>
  before === 'start' && start === line.start && end >= line.start + line.text.replace(pause, '').length;

/**
 * A name in two or three lines of their own: below given names or a single word, or where addresses have the words of
 * the line below.
 */
function acrossLines(around: Around, whole: readonly (Candidate | undefined)[]): Candidate[] {
  const isOwn = (word: string): boolean => isSaid(around, word);
  const isNear = (at: number): boolean => at < linesAtTheHead || whole[at]!.words.every(isOwn);
  return whole.flatMap((first, line) => {
    const found: Candidate[] = [];
    if (!first || !isNear(line)) return [];
    const words = [...first.words];
    for (const [below, next] of whole.slice(line + 1, line + mostLinesOfName).entries()) {
      if (!next || !isNear(line + 1 + below) || words.length + next.words.length > mostWords) break;
      const isOpen = words.length === 1 || words.every((word) => isGivenName(word) || isParticle(word));
      if (isGivenName(next.words[0]!) || isNotName(next.words)) break;
      if (!next.words.some(isOwn) && (!isOpen || words.some(isOwn))) break;
      words.push(...next.words);
      found.push({ ...first, text: words.join(' '), words: [...words], end: next.end, added: next.words });
    }
    return found;
  });
}

/** Whatever may be the owner's name, in the order of the text. */
export function candidatesIn(around: Around): Candidate[] {
  const { lines } = around;
  const plain = lines.map((_, at) =>
    beginnings(lines, at).filter(
      ({ words, before, start, end }) =>
        !isContact(around, { start, end }) &&
        (at < linesLookedAt || before === 'label' || words.some((word) => isSaid(around, word))),
    ),
  );
  const whole = plain.map((found, at) => found.findLast((one) => isAlone(one, lines[at]!)));
  const special = [...labeled(lines.slice(0, linesWithLabels)), ...titled(lines), ...reversed(around)].map(
    ({ text, start, end }): Candidate => ({
      text,
      start,
      end,
      line: lines.findLastIndex((line) => line.start <= start),
      words: text.split(/\s+/),
      before: 'label',
      after: 'end',
    }),
  );
  // What belongs to a heading, a trade or a place is a name only where a label or an address says so.
  const mayBeName = ({ words, before }: Candidate): boolean =>
    before === 'label' || !isNotName(words) || words.some((word) => isSaid(around, word));
  return [...plain.flat(), ...acrossLines(around, whole), ...special].filter(mayBeName);
}

/** "Ruiz Soto, Ana". */
const reversed = ({ lines, mail }: Around): FoundText[] =>
  lines.slice(0, linesAtTheHead).flatMap((line) => {
    const name = nameIn(line, false, mail[0]);
    return name && !line.text.startsWith(name.text) && line.text.includes(',') ? [name] : [];
  });
