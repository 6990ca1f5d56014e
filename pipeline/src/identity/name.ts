import { linesOf } from '@cotejo/plugin-kit';
import { foldedLetters } from '../text/fold.ts';
import { isGivenName } from './given-names.ts';
import { type FoundName, linesAtTheHead, nameIn, type Piece } from './name-in-line.ts';
import { display, isNameWord, nameWords, shareInAddress } from './name-words.ts';
import { isNotName, isOrdinary } from './not-names.ts';
import { labeled } from './labeled-name.ts';
import type { FoundText } from './contacts.ts';

/** Narrow columns break addresses after the @, too. */
const firstAddress = /([\p{L}\p{N}._%+-]{1,64})@/u;

const linesAtTheTop = 3;
const linesWithLabels = 60;
const enoughConfidence = 0.5;

const documentTitle =
  /^(?:curr[ií]culum(?: vit[aæ]e?)?|c\.?\s?v\.?|r[eé]sum[eé]|hoja de vida)\s*(?:(?:de|of|for|del)\b|[:|·–—-])?\s*/iu;
/** Characters of a line that are searched for a name. Without a limit, long runs of blanks would take very long. */
const longestLine = 300;
const documentTitleAfter =
  /\s{0,9}[|·–—,:-]?\s{0,9}(?:['’]s\s{1,9})?(?:curr[ií]culum(?: vit[aæ]e?)?|\bc\.?v\.?|\br[eé]sum[eé]|hoja de vida)$/iu;
/** The candidate's name, where the resume shows one with confidence. */
export function findName(text: string): FoundName | undefined {
  const best = likely(text).reduce<FoundName | undefined>(
    (chosen, candidate) => (candidate.confidence > (chosen?.confidence ?? 0) ? candidate : chosen),
    undefined,
  );
  return best && { ...best, text: display(best.text) };
}

/** Everything in a resume that may well be its owner's name, as it stands there. */
export const findLikelyNames = (text: string): string[] => likely(text).map(({ start, end }) => text.slice(start, end));

function likely(text: string): FoundName[] {
  const lines = piecesAtTheTop(text);
  const local = firstAddress.exec(text)?.[1] ?? '';
  return [...labeled(lines), ...titled(lines), ...atTheHead(lines, local)].filter(
    ({ confidence }) => confidence >= enoughConfidence,
  );
}

/** Capitalized words at the very top that may be a name, where none is shown with confidence. */
export function findPossibleNames(text: string): string[] {
  return piecesAtTheTop(text)
    .slice(0, linesAtTheTop)
    .flatMap((line) => nameIn(line)?.text ?? []);
}

/** "Europass Curriculum Vitae" names nobody. */
const isTitleOnly = (line: string): boolean =>
  !line
    .replace(/^europass\s*/iu, '')
    .replace(documentTitle, '')
    .trim();

/** The first lines that say something, without bullets and marks around them. */
function piecesAtTheTop(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const line of linesOf(text)) {
    const content = line.text.replace(/^[\s#*_•>|]+|(?<![\s*_|+])[\s*_|+]+$/gu, '').slice(0, longestLine);
    if (content && !isTitleOnly(content))
      pieces.push({ text: content, start: line.start + line.text.indexOf(content) });
    if (pieces.length === linesWithLabels) break;
  }
  return pieces;
}

/** "Curriculum vitae de Ana Ruiz", "Ana Ruiz - CV". */
function titled(lines: Piece[]): FoundName[] {
  return lines.slice(0, linesAtTheHead).flatMap((line) => {
    const after = line.text.replace(documentTitle, '');
    const before = line.text.replace(documentTitleAfter, '');
    const rest = after.length < line.text.length ? after : before;
    if (rest.length === line.text.length || !rest) return [];
    const start = rest === after ? line.start + line.text.length - rest.length : line.start;
    const name = nameIn({ text: rest, start });
    return name ? [{ ...name, confidence: 0.9 }] : [];
  });
}

/**
 * A line of its own near the top, of capitalized words, that is no heading; the e-mail address may confirm it, and must
 * below a column of other things, as a page of profiles has it.
 */
function atTheHead(lines: Piece[], local: string): FoundName[] {
  const looked = local ? lines : lines.slice(0, linesAtTheHead);
  return looked.flatMap((line, index) => {
    const twoLines = joined(line, lines[index + 1]);
    const whole = continued(twoLines ?? nameIn(line, false, local), lines[index + (twoLines ? 2 : 1)], local);
    if (!whole) return [];
    const words = whole.text.split(/\s+/);
    if (index >= linesAtTheHead && shareInAddress(words, local) < 1) return [];
    const position = index === 0 ? 0.5 : index < 3 ? 0.4 : 0.2;
    const known = words.some(isGivenName) ? 0.25 : 0;
    const confirmed = 0.4 * shareInAddress(words, local);
    const alone = whole.end - whole.start > line.text.length * 0.8 ? 0.05 : 0;
    const place = index > 0 && isInPlace(line.text.slice(whole.end - line.start)) ? 0.3 : 0;
    return [{ ...whole, confidence: Math.min(0.99, position + known + confirmed + alone - place) }];
  });
}

/** "Villa El Salvador, Lima" is a place: a comma follows, and a name that says nothing of a trade. */
function isInPlace(rest: string): boolean {
  const [, next] = /^\s*,\s+(\p{Lu}[^,|·•(]*)/u.exec(rest) ?? [];
  return next !== undefined && !next.split(/[^\p{L}\p{M}]+/u).some(isOrdinary);
}

/** A name set in two lines, given names above surnames. */
function joined(line: Piece, next: Piece | undefined): FoundText | undefined {
  const given = line.text.split(/\s+/);
  const surnames = next?.text.split(/\s+/) ?? [];
  if (!next || given.length > 2 || surnames.length > 3 || !given.every(isGivenName)) return undefined;
  const name = `${line.text} ${next.text}`;
  if (isGivenName(surnames[0]!) || isNotName(surnames) || !nameWords(name)) return undefined;
  return { text: name, start: line.start, end: next.start + next.text.length };
}

/** A name whose last surname has slipped to a line of its own, as the e-mail address shows. */
function continued(name: FoundText | undefined, next: Piece | undefined, local: string): FoundText | undefined {
  if (!name || !next || /\s/.test(next.text) || !isNameWord(next.text) || isNotName([next.text])) return name;
  if (next.text.length < 3 || !foldedLetters(local).includes(foldedLetters(next.text))) return name;
  return { text: `${name.text} ${next.text}`, start: name.start, end: next.start + next.text.length };
}
