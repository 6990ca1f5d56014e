import { namesOccupation } from '../../taxonomy/occupations.ts';
import { fold } from '../../text/fold.ts';
import { numberOf, numberWords } from '../../text/numbers.ts';
import { patternOf, readPhrases } from '../../text/phrases.ts';
import { singular } from '../../text/stem.ts';
import { isIdle } from '../../text/stop-words.ts';

/**
 * How much of something a text states: "1,200 employees", "a team of 12 to 15", "$5 million". `least` and `most` are
 * the ends of what it says, `unit` is what is counted; `isOpen` says that more may be meant, as by "over" and "+".
 */
export type Quantity = { least: number; most: number; unit: string; isOpen: boolean };

/** The units of people who work somewhere, and of money, whatever they are called. */
export const workforce = 'workforce';
export const money = 'money';

const magnitudes = new Map(Object.entries({ k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, billion: 1e9 }));
const magnitude = `(?: ?(${patternOf([...magnitudes.keys()])})(?!\\p{L}))?`;
const figure = '\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?';
const currency = '[$€£]|(?:usd|eur|gbp) ?';
const stated = new RegExp(
  `(?<![\\p{L}\\p{N}.,/#-])(?<before>${currency})?(?<first>${figure}|${patternOf(numberWords)})${magnitude}` +
    `(?: ?(?:-|–|to|or) ?(?:${currency})?(?<last>${figure})${magnitude})?(?<more> ?\\+| or more| plus)?` +
    `(?<after> ?(?:[$€£]|usd|eur|gbp|dollars|euros))?(?![\\p{L}\\p{N}/%])`,
  'gu',
);
/** What stands before a number that is the most and not the least. */
const limited = /\b(?:up to|under|below|less than|fewer than|no more than|at most|maximum(?: of)?) ?$/;
const isMore = /\b(?:over|above|at least|more than|minimum(?: of)?|no less than|exceeding) ?$/;
const approximately = '(?:(?:over|about|around|approximately|at least|more than) )?';
const ofTeam = new RegExp(`\\b${patternOf(readPhrases(import.meta.url, 'teams'))} of ${approximately}$`);
/** A name such as "ISO 9001" has its number from a word with a capital. */
const ofName = /(\p{Lu}[\p{L}\p{N}./-]*) $/u;
/** Words for people at work, such as "employees". */
export const peopleWords: readonly string[] = readPhrases(import.meta.url, 'workforce');
const people = new Set(peopleWords.map(singular));
const spans = new Set(readPhrases(import.meta.url, 'spans').map(singular));
const mostWords = 3;
const aYear = /^(?:19|20)\d\d$/;

/** What is counted by the words behind a number: people at work, or the first noun in the plural. */
function unitAfter(rest: string): string | undefined {
  const words = (/^(?: [\p{L}-]+)+/u.exec(rest)?.[0] ?? '').trim().split(' ').slice(0, mostWords);
  const ends = words.findIndex((word) => isIdle(word) && !people.has(singular(word)));
  const own = ends < 0 ? words : words.slice(0, ends);
  if (own.some((word) => spans.has(singular(word)))) return undefined;
  const plural = own.find((word) => singular(word) !== word);
  if (own.some((word) => people.has(singular(word))) || (plural && namesOccupation(own.join(' ')))) return workforce;
  return plural && singular(plural);
}

/** Whether a number belongs to the name before it, as in "ISO 9001"; a verb that opens the text is no name. */
function isNumbered(before: string, unit: string): boolean {
  const name = ofName.exec(before)?.[1];
  if (name === undefined) return false;
  const isOpening = name.length + 1 === before.length && name !== name.toUpperCase();
  return !isOpening || (unit !== workforce && !/(?:ed|ing)$/.test(name));
}

const scaled = (said: string, by: string | undefined): number => numberOf(said) * (magnitudes.get(by ?? '') ?? 1);

/** The quantities that a text states, but spans of time, shares, numbers in names, and limits that it sets. */
export function quantitiesIn(text: string): Quantity[] {
  const folded = fold(text);
  return [...folded.matchAll(stated)].flatMap((match) => {
    const { before, first = '', last, after, more } = match.groups!;
    const [ahead, behind] = [folded.slice(0, match.index), folded.slice(match.index + match[0].length)];
    const isMoney = before !== undefined || after !== undefined;
    const unit = isMoney ? money : ofTeam.test(ahead) ? workforce : unitAfter(behind);
    if (unit === undefined || limited.test(ahead)) return [];
    if (!isMoney && (aYear.test(first) || isNumbered(text.slice(0, match.index), unit))) return [];
    const [byFirst, byLast] = [match[3] ?? match[5], match[5]];
    const isOpen = more !== undefined || isMore.test(ahead);
    const least = scaled(first, byFirst);
    return least < 2 ? [] : [{ least, most: last === undefined ? least : scaled(last, byLast), unit, isOpen }];
  });
}
