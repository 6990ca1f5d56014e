import { foldedLetters } from '../text/fold.ts';
import { readList } from '../text/lists.ts';
import { anyOf } from '../text/phrases.ts';
import { linesOf } from '../text/split.ts';
import type { Found } from './contacts.ts';
import { isGivenName } from './given-names.ts';
import { nameIn, type Piece } from './name-in-line.ts';
import { display, isNameWord, nameWords, shareInAddress } from './name-words.ts';
import { isNotName } from './not-names.ts';

/** `text` is the name as one writes it; `start` and `end` are where it stands in the resume. */
export type FoundName = Found & { confidence: number };

/** Narrow columns break addresses after the @, too. */
const firstAddress = /([\p{L}\p{N}._%+-]{1,64})@/u;

const linesAtTheTop = 3;
/** Where contact data stands, before the work begins. */
export const linesAtTheHead = 12;
const linesWithLabels = 60;
const enoughConfidence = 0.5;

const labels = anyOf(readList(import.meta.url, 'lists/name-labels.en.txt', 'lists/name-labels.es.txt'));
/** "Nombre(s) / Apellidos", "Name/Surname". */
const twoLabels = [
  /nombre(?:\(s\)|s)?\s*\/\s*apellidos?(?:\(s\))?/u,
  /apellido(?:\(s\)|s)?\s*\/\s*nombre(?:\(s\)|s)?/u,
  /(?:first )?name(?:\(s\)|s)?\s*\/\s*surname(?:\(s\)|s)?/u,
  /surname(?:\(s\)|s)?\s*\/\s*(?:first )?name(?:\(s\)|s)?/u,
]
  .map(({ source }) => source)
  .join('|');
const label = new RegExp(`^(?:${labels})\\s*[:.–-]\\s*|^(?:${twoLabels})\\s*:?\\s+`, 'iu');
const headings = anyOf(readList(import.meta.url, 'lists/name-headings.en.txt', 'lists/name-headings.es.txt'));
/** What stands before a name in a column of its own, as Europass has it, or in the line above. */
const heading = new RegExp(`^(?:${labels}|${headings})(?:\\s+|$)`, 'iu');
const surnameFirst = /^(?:apellidos?|surnames?)/iu;
const surnameLabel = /^(?:apellidos?|surnames?|last name|family name)\s*[:–-]\s*/iu;
const firstNameLabel = /^(?:nombres?|first name|given names?)\s*[:–-]\s*/iu;
const documentTitle =
  /^(?:curr[ií]culum(?: vit[aæ]e?)?|c\.?\s?v\.?|r[eé]sum[eé]|hoja de vida)\s*(?:(?:de|of|for|del)\b|[:|·–—-])?\s*/iu;
/** What stands behind so many characters of a line is no name; a long run of blanks would be read from each of them. */
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
  return [...labelled(lines), ...titled(lines), ...atTheHead(lines, local)].filter(
    ({ confidence }) => confidence >= enoughConfidence,
  );
}

/** Capitalised words at the very top that may be a name, where none is shown with confidence. */
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
    const content = line.text.replace(/^[\s#*_•>|]+|(?<![\s*_|])[\s*_|]+$/gu, '').slice(0, longestLine);
    if (content && !isTitleOnly(content))
      pieces.push({ text: content, start: line.start + line.text.indexOf(content) });
    if (pieces.length === linesWithLabels) break;
  }
  return pieces;
}

/** "Nombre: Ana Ruiz", or first name and surnames on two labelled lines. */
function labelled(lines: Piece[]): FoundName[] {
  const found: FoundName[] = [];
  const surname = lines.find((line) => surnameLabel.test(line.text) && !/nombre/iu.test(line.text.split(':')[0]!));
  const first = lines.find((line) => firstNameLabel.test(line.text));
  if (surname && first) {
    const name = `${first.text.replace(firstNameLabel, '')} ${surname.text.replace(surnameLabel, '')}`;
    const [from, to] = first.start < surname.start ? [first, surname] : [surname, first];
    if (nameWords(name))
      found.push({ text: name, start: from.start, end: to.start + to.text.length, confidence: 0.95 });
  }
  for (const line of lines) {
    const rest = line.text.replace(label, '');
    if (rest.length === line.text.length) continue;
    const name = nameIn(
      { text: rest, start: line.start + line.text.length - rest.length },
      surnameFirst.test(line.text),
    );
    if (name) found.push({ ...name, confidence: 0.9 });
  }
  return [...found, ...headed(lines)];
}

/** "Personal information   Ana Ruiz", or the name in the line below. */
function headed(lines: Piece[]): FoundName[] {
  return lines.slice(0, linesAtTheHead).flatMap((line, index) => {
    const rest = line.text.replace(heading, '');
    if (rest.length === line.text.length) return [];
    const start = line.start + line.text.length - rest.length;
    const piece = rest ? { text: rest, start } : lines[index + 1];
    const name = piece && nameIn(piece);
    return name && name.end - name.start > piece.text.length * 0.8 ? [{ ...name, confidence: 0.8 }] : [];
  });
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

/** A line of its own near the top, of capitalised words, that is no heading; the e-mail address may confirm it. */
function atTheHead(lines: Piece[], local: string): FoundName[] {
  const head = lines.slice(0, linesAtTheHead);
  return head.flatMap((line, index) => {
    const twoLines = joined(line, head[index + 1]);
    const whole = continued(twoLines ?? nameIn(line, false, local), head[index + (twoLines ? 2 : 1)], local);
    if (!whole) return [];
    const words = whole.text.split(/\s+/);
    const position = index === 0 ? 0.5 : index < 3 ? 0.4 : 0.2;
    const known = words.some(isGivenName) ? 0.25 : 0;
    const confirmed = 0.4 * shareInAddress(words, local);
    const alone = whole.end - whole.start > line.text.length * 0.8 ? 0.05 : 0;
    return [{ ...whole, confidence: Math.min(0.99, position + known + confirmed + alone) }];
  });
}

/** A name set in two lines, given names above surnames. */
function joined(line: Piece, next: Piece | undefined): Found | undefined {
  const given = line.text.split(/\s+/);
  const surnames = next?.text.split(/\s+/) ?? [];
  if (!next || given.length > 2 || surnames.length > 3 || !given.every(isGivenName)) return undefined;
  const name = `${line.text} ${next.text}`;
  if (isGivenName(surnames[0]!) || isNotName(surnames) || !nameWords(name)) return undefined;
  return { text: name, start: line.start, end: next.start + next.text.length };
}

/** A name whose last surname has slipped to a line of its own, as the e-mail address shows. */
function continued(name: Found | undefined, next: Piece | undefined, local: string): Found | undefined {
  if (!name || !next || /\s/.test(next.text) || !isNameWord(next.text) || isNotName([next.text])) return name;
  if (next.text.length < 3 || !foldedLetters(local).includes(foldedLetters(next.text))) return name;
  return { text: `${name.text} ${next.text}`, start: name.start, end: next.start + next.text.length };
}
