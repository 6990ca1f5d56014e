import { normalForm } from '@cotejo/plugin-kit';
import type { Found } from './contacts.ts';
import { isGivenName } from './given-names.ts';
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
const longestName = 60;

const particle = /^(?:de|del|la|las|los|da|das|do|dos|di|du|van|von|der|den|ter|bin|ibn|al|el|y|i|e|le|san|santa)$/iu;
const nameWord =
  /^(?:\p{Lu}\.?|(?:\p{Lu}|[dDoO]['’]\p{Lu})[\p{L}\p{M}'’]*(?:-\p{Lu}?[\p{L}\p{M}'’]+){0,2}|(?:M[ªa]|J)\.)$/u;
const credentials =
  /[,\s]+(?:Ph\.?\s?D\.?|M\.?B\.?A\.?|M\.?Sc\.?|B\.?Sc\.?|M\.?D\.?|R\.?N\.?|BSN|CPA|PMP|CFA|ACCA|PE|P\.Eng|Esq\.?|Jr\.?|Sr\.?|II|III)(?=$|[,\s])\.?/gu;
const courtesy = /^(?:mr|mrs|ms|miss|dr|dra|d|dña|don|doña|sr|sra|srta|ing|lic|arq|prof)\.?\s+(?=\p{Lu})/iu;
const label =
  /^(?:(?:full |candidate |applicant )?name|nombre(?: completo)?(?: y apellidos?)?|nombres?|apellidos?(?: y |, )nombres?|candidat[oa](?: name)?|applicant|nombres y apellidos)\s*[:.–-]\s*|^nombre(?:\(s\)|s)?\s*\/\s*apellidos?(?:\(s\))?\s*:?\s+|^(?:first )?name(?:\(s\)|s)?\s*\/\s*surname(?:\(s\)|s)?\s*:?\s+/iu;
const surnameLabel = /^(?:apellidos?|surnames?|last name|family name)\s*[:–-]\s*/iu;
const firstNameLabel = /^(?:nombres?|first name|given names?)\s*[:–-]\s*/iu;
const documentTitle =
  /^(?:curr[ií]culum(?: vit[aæ]e?)?|c\.?\s?v\.?|r[eé]sum[eé]|hoja de vida)\s*(?:(?:de|of|for|del)\b|[:|·–—-])?\s*/iu;
/** What stands behind so many characters of a line is no name; a long run of blanks would be read from each of them. */
const longestLine = 300;
const documentTitleAfter =
  /\s{0,9}[|·–—,:-]?\s{0,9}(?:['’]s\s{1,9})?(?:curr[ií]culum(?: vit[aæ]e?)?|\bc\.?v\.?|\br[eé]sum[eé]|hoja de vida)$/iu;
const separator = /\s*[|•·●/\t]\s*|\s+[–—-]+\s+|,\s+|\s+(?=[\p{L}\p{N}._%+-]+@)|\s{2,}|\s+(?=\+?\d)|\s*\(/u;

type Line = { text: string; start: number };

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
  const lines = linesOf(text);
  const local = firstAddress.exec(text)?.[1] ?? '';
  return [...labelled(lines), ...titled(lines), ...atTheHead(lines, local)].filter(
    ({ confidence }) => confidence >= enoughConfidence,
  );
}

/** Capitalised words at the very top that may be a name, where none is shown with confidence. */
export function findPossibleNames(text: string): string[] {
  return linesOf(text)
    .slice(0, linesAtTheTop)
    .flatMap((line) => nameIn(line)?.text ?? []);
}

function linesOf(text: string): Line[] {
  let start = 0;
  const lines: Line[] = [];
  for (const raw of text.split('\n')) {
    const content = raw.replace(/^[\s#*_•>|]+|(?<![\s*_|])[\s*_|]+$/gu, '').slice(0, longestLine);
    if (content) lines.push({ text: content, start: start + raw.indexOf(content) });
    start += raw.length + 1;
    if (lines.length === linesWithLabels) break;
  }
  return lines;
}

/** "Nombre: Ana Ruiz", or first name and surnames on two labelled lines. */
function labelled(lines: Line[]): FoundName[] {
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
      /^apellidos/iu.test(line.text),
    );
    if (name) found.push({ ...name, confidence: 0.9 });
  }
  return found;
}

/** "Curriculum vitae de Ana Ruiz", "Ana Ruiz - CV". */
function titled(lines: Line[]): FoundName[] {
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
function atTheHead(lines: Line[], local: string): FoundName[] {
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
function joined(line: Line, next: Line | undefined): Found | undefined {
  const given = line.text.split(/\s+/);
  const surnames = next?.text.split(/\s+/) ?? [];
  if (!next || given.length > 2 || surnames.length > 3 || !given.every(isGivenName)) return undefined;
  const name = `${line.text} ${next.text}`;
  if (isGivenName(surnames[0]!) || isNotName(surnames) || !nameWords(name)) return undefined;
  return { text: name, start: line.start, end: next.start + next.text.length };
}

/** A name whose last surname has slipped to a line of its own, as the e-mail address shows. */
function continued(name: Found | undefined, next: Line | undefined, local: string): Found | undefined {
  if (!name || !next || /\s/.test(next.text) || !nameWord.test(next.text) || isNotName([next.text])) return name;
  if (next.text.length < 3 || !plain(local).includes(plain(next.text))) return name;
  return { text: `${name.text} ${next.text}`, start: name.start, end: next.start + next.text.length };
}

/** The name that a line begins with, before a separator. `isReversed`: "Ruiz Soto, Ana"; `local`: what stands before the @ of an address. */
function nameIn(line: Line, isReversed = false, local = ''): Found | undefined {
  const courteous = line.text.replace(courtesy, '');
  const start = line.start + line.text.length - courteous.length;
  const bare = courteous.replace(credentials, '');
  const [surnames, given, ...more] = bare.split(/,\s+/);
  const isListed = surnames && given && more.length === 0 && (isReversed || isSurnameFirst(surnames, given));
  const name = isListed
    ? `${given} ${surnames}`
    : bare
        .split(separator)[0]!
        .trim()
        .replace(/[,;:]+$/, '');
  if (!nameWords(name, local)) return undefined;
  const length = isListed ? bare.length : name.length;
  return { text: name, start, end: start + length };
}

function isSurnameFirst(surnames: string, given: string): boolean {
  const words = given.split(/\s+/);
  return words.length <= 2 && words.every(isGivenName) && !isGivenName(surnames.split(/\s+/)[0]!);
}

/** The words of a string that can be a person's name: two to six, capitalised, particles between. */
function nameWords(text: string, local = ''): string[] | undefined {
  const words = text.trim().split(/\s+/);
  if (text.length > longestName || words.length < 2 || words.length > 7) return undefined;
  const proper = words.filter((word) => !particle.test(word));
  if (proper.length < 2 || proper.length > 5 || !proper.every((word) => nameWord.test(word))) return undefined;
  if (proper.filter((word) => word.replace(/\P{L}/gu, '').length > 1).length < 2) return undefined;
  if (particle.test(words.at(-1)!) || (isNotName(proper) && !isConfirmed(proper, local))) return undefined;
  return words;
}

const plain = (text: string): string =>
  normalForm(text, 'NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** "Victoria Sales" is a name where the address says so. */
const isConfirmed = (words: string[], local: string): boolean =>
  isGivenName(words[0]!) &&
  words.slice(0, 2).every((word) => plain(word).length > 2 && plain(local).includes(plain(word)));

/** How much of a name stands in the part of an e-mail address before the @; an initial counts half. */
function shareInAddress(words: string[], local: string): number {
  const address = plain(local);
  if (address.length < 3) return 0;
  const weights = words
    .map(plain)
    .filter((word) => word.length > 2)
    .map((word) => (address.includes(word) ? 1 : 0));
  const matched = weights.filter(Boolean).length;
  if (matched === 0) return 0;
  return Math.min(1, matched / 2 + (words.some((word) => address.startsWith(plain(word)[0] ?? '-')) ? 0.25 : 0));
}

/** Capitals only where names have them: "LUCÍA DE LA O" becomes "Lucía de la O". */
function display(name: string): string {
  const words = name.replace(/\s+/g, ' ').trim().split(' ');
  const isShouted = words.every((word) => word === word.toUpperCase());
  if (!isShouted) return words.join(' ');
  return words
    .map((word, index) =>
      index > 0 && particle.test(word) && word.length > 1
        ? word.toLowerCase()
        : word
            .toLowerCase()
            .replace(/(?:^|[-'’]|^mc)\p{L}/gu, (initial) => initial.slice(0, -1) + initial.slice(-1).toUpperCase()),
    )
    .join(' ');
}
