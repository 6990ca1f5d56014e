import { anyOf } from '../../text/phrases.ts';
import { readLists } from '../../text/lists.ts';
import type { FoundText } from '../contacts.ts';
import { isGivenName } from '../given-names.ts';
import { isInAddress, nameWords } from './words.ts';

/** Lines at the head of a resume, where contact data stands. */
export const linesAtTheHead = 12;

/** A piece of a text and where it begins. */
export type Piece = { text: string; start: number };

const marks = readLists(import.meta.url, '../lists/name-marks.en.txt', '../lists/name-marks.es.txt');
const degrees = /Ph\.?\s?D\.?|M\.?B\.?A\.?|M\.?Sc\.?|B\.?Sc\.?|M\.?D\.?|R\.?N\.?/u.source;
const credentials = new RegExp(`(?<![,\\s])[,\\s]+(?:${degrees}|${anyOf(marks.credentials!)})(?=$|[,\\s])\\.?`, 'gu');
const credential = new RegExp(`^(?:${degrees}|${anyOf(marks.credentials!)})[.,]?$`, 'u');

/** Whether a word is a degree or a rank behind a name. */
export const isCredential = (word: string): boolean => credential.test(word);

/** "Dr.", "Prof. Dr.", "Sgt. (Ret.)". */
const courtesies = anyOf(marks.courtesy!);
const courtesy = new RegExp(
  `^(?:(?:${courtesies})\\.?\\s+(?:\\((?:${courtesies}|ret|retd)\\.?\\)\\s+)?){1,3}(?=\\p{Lu})`,
  'iu',
);
/** How long the courtesy titles at the beginning of a line are. */
export const courtesyLength = (line: string): number => courtesy.exec(line)?.[0].length ?? 0;

const separator = /\s*[|•·●/\t]\s*|\s+[–—-]+\s+|,\s+|\s+(?=[\p{L}\p{N}._%+-]+@)|\s{2,}|\s+(?=\+?\d)|\s*\(/u;

/**
 * The name that a line begins with, before a separator. `isReversed`: "Ruiz Soto, Ana"; `local`: what stands before the
 * @ of an address.
 */
export function nameIn(line: Piece, isReversed = false, local = ''): FoundText | undefined {
  const start = line.start + courtesyLength(line.text);
  const courteous = line.text.slice(courtesyLength(line.text));
  const bare = courteous.replace(credentials, '');
  const [surnames, given, ...more] = bare.split(/,\s+/);
  const isListed = surnames && given && more.length === 0 && (isReversed || isSurnameFirst(surnames, given, local));
  const name = isListed
    ? `${given} ${surnames}`
    : bare
        .split(separator)[0]!
        .trim()
        .replace(/(?<![,;:])[,;:]+$/, '');
  if (!nameWords(name, local)) return undefined;
  const length = isListed ? bare.length : name.length;
  return { text: name, start, end: start + length };
}

/** What stands after a comma may be a place as well, unless it is a given name or stands in the address. */
function isSurnameFirst(surnames: string, given: string, local: string): boolean {
  const words = given.split(/\s+/);
  const isGiven = (word: string) => isGivenName(word) || isInAddress(word, local);
  return words.length <= 2 && words.every(isGiven) && !isGivenName(surnames.split(/\s+/)[0]!);
}
