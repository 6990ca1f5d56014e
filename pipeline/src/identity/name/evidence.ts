import { foldedLetters } from '../../text/fold.ts';
import { isGivenName } from '../given-names.ts';
import { isParticle } from '../particles.ts';
import { type Around, isIn, shortestWord } from './around.ts';
import type { Candidate } from './candidates.ts';
import type { Piece } from './in-line.ts';
import { isNotName, kindOfWord } from './not-names.ts';

/** How many of some words handles have. */
function share(words: readonly string[], handles: readonly string[]): string {
  if (handles.length === 0) return 'nowhere';
  const long = words.filter((word) => word.length >= shortestWord);
  const said = long.filter((word) => isIn(word, handles)).length;
  if (said === 0) {
    const initials = words.map((word) => word[0]).join('');
    return initials.length > 1 && handles.some((handle) => handle.startsWith(initials)) ? 'initials' : 'none';
  }
  return said === long.length ? `all ${Math.min(said, 2)}` : `${Math.min(said, 2)}`;
}

/** How many of some numbers a count reaches. */
const steps = (count: number, ...ends: number[]): number => ends.filter((end) => count >= end).length;

/** How the words are written: all in capitals, all with one, some with one, or all in small letters. */
const shapeOf = (words: readonly string[]): string => {
  const long = words.filter((word) => !isParticle(word) && word.replace(/\P{L}/gu, '').length > 1);
  if (long.every((word) => word === word.toUpperCase())) return 'capitals';
  if (long.every((word) => /^[("“]*\p{Lu}/u.test(word))) return 'names';
  return long.some((word) => /^\p{Lu}/u.test(word)) ? 'mixed' : 'small';
};

const contact = /@|https?:|www\.|\+?\d[\d\s().-]{7,}/;

/** What a line above or below is, roughly. */
function kindOfLine(line: Piece | undefined): string {
  if (!line) return 'none';
  if (contact.test(line.text)) return 'contact';
  const words = line.text.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  if (words.length === 0) return 'figures';
  if (words.some((word) => kindOfWord(word) === 'ordinary')) return words.length <= 3 ? 'short ordinary' : 'ordinary';
  return words.length > 8 ? 'sentence' : words.length <= 3 ? 'short' : 'words';
}

/** What the words of a candidate are by themselves: `count` of those of three letters and more, at most five. */
type Words = {
  folded: string[];
  long: string[];
  count: number;
  shape: string;
  isFirstGiven: boolean;
  isNot: boolean;
  small: number;
};

/** Words without particles, each part of a compound by itself, folded. */
const foldedWords = (words: readonly string[]): string[] =>
  words
    .filter((word) => !isParticle(word))
    .flatMap((word) => word.split(/[^\p{L}\p{M}]+/u))
    .map(foldedLetters);

function wordsOf(words: readonly string[], around: Around): Words {
  const folded = foldedWords(words);
  const long = folded.filter((word) => word.length >= shortestWord);
  return {
    folded,
    long,
    count: Math.min(5, long.length),
    shape: shapeOf(words),
    isFirstGiven: isGivenName(folded[0] ?? ''),
    isNot: isNotName([...words]),
    small: Math.min(2, long.filter((word) => around.small.has(word)).length),
  };
}

/** Further lines of one name: what addresses and given names say of the last line and of those before. */
function ofJoined({ words, added }: Candidate, { folded, isFirstGiven }: Words, mail: Around['mail']): string[] {
  if (!added) return [];
  const last = foldedWords(added);
  const before = folded.slice(0, -last.length);
  return [
    'joined',
    `joined ${share(last, mail)} ${share(before, mail)}`,
    `joined given ${isFirstGiven} ${added.some(isGivenName)}`,
    `joined ${words.length - added.length} ${added.length}`,
  ];
}

/** Where the words stand, and between what. */
function ofPlace(candidate: Candidate, read: Words, place: number, { lines }: Around): string[] {
  const { line, before, after } = candidate;
  const { count, shape, isFirstGiven, isNot, small } = read;
  const isInNames = shape === 'names' || shape === 'capitals';
  const isClear = count >= 2 && isInNames && small === 0 && !isNot && after !== 'word' && after !== 'particle';
  const below = kindOfLine(lines[line + 1]);
  return [
    `clear ${isClear} ${isFirstGiven}`,
    `clear ${isClear} line ${place} ${before}`,
    `line ${place}`,
    `line ${place} ${before}`,
    `line ${place} given ${read.folded.some(isGivenName)}`,
    `line ${place} ${shape}`,
    `before ${before}`,
    `before ${before} words ${count}`,
    `after ${after}`,
    `after ${after} words ${count}`,
    `above ${kindOfLine(lines[line - 1])}`,
    `below ${below}`,
    `below ${below} ${place}`,
    `small ${small} ${before}`,
  ];
}

/** What the words are: known as given names or as no names, often or in small letters in the text. */
function ofWords({ text, words }: Candidate, read: Words, { counts }: Around): string[] {
  const { folded, long, count, shape, isFirstGiven, isNot, small } = read;
  const initials = Math.min(2, folded.filter((word) => word.length === 1).length);
  const given = Math.min(2, folded.filter(isGivenName).length);
  const kinds = words.flatMap((word) => kindOfWord(word) ?? []);
  const not = kinds.includes('ordinary') ? 'ordinary' : (kinds[0] ?? 'none');
  const often = steps(Math.max(0, ...long.map((word) => counts.get(word) ?? 0)), 2, 3, 5, 9);
  return [
    ...long.map((word) => `has ${word}`),
    `words ${count} initials ${initials}`,
    `words ${count} ${shape}`,
    `words ${count} given ${given}`,
    `first given ${isFirstGiven} ${given}`,
    `not ${not}`,
    `not ${not} words ${count}`,
    `not ${not} given ${isFirstGiven}`,
    `not name ${isNot}`,
    `not name ${isNot} given ${isFirstGiven}`,
    `shape ${shape}`,
    `small ${small} ${shape}`,
    `small ${small} given ${isFirstGiven}`,
    `often ${often}`,
    `often ${often} ${not}`,
    `long ${steps(text.length, 8, 13, 19, 26, 35)}`,
  ];
}

/** What addresses and links say of the words. */
function ofAddresses({ after }: Candidate, read: Words, place: number, around: Around): string[] {
  const [mail, link] = [share(read.folded, around.mail), share(read.folded, around.links)];
  const [isSaid, isDeep] = [mail === 'all 2' || link === 'all 2', place >= deep];
  return [
    `mail ${mail}`,
    `mail ${mail} words ${read.count}`,
    `mail ${mail} link ${link}`,
    `mail ${mail} line ${isDeep}`,
    `mail ${mail} small ${read.small}`,
    `mail ${mail} not ${read.isNot}`,
    `mail ${mail} after ${after}`,
    `link ${link}`,
    `said ${isSaid}`,
    `said ${isSaid} line ${isDeep}`,
  ];
}

/** The step of the first line that is no longer at the head. */
const deep = 5;

/** What speaks for and against words as the owner's name. */
export function evidenceOf(candidate: Candidate, around: Around): string[] {
  const read = wordsOf(candidate.words, around);
  const place = steps(candidate.line, 1, 2, 3, 5, 8, 13, 25, 50);
  return [
    ...ofJoined(candidate, read, around.mail),
    ...ofPlace(candidate, read, place, around),
    ...ofWords(candidate, read, around),
    ...ofAddresses(candidate, read, place, around),
  ];
}
