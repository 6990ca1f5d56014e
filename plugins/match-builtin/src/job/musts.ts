import { fold } from '../text/fold.ts';
import { matcherOf, patternOf, readPhrases } from '../text/phrases.ts';
import { tokenize } from '../text/tokens.ts';
import type { JobSection } from './headings.ts';

const optionalWords = readPhrases(import.meta.url, 'optional');
const obligatoryWords = readPhrases(import.meta.url, 'obligatory');
const [optional, obligatory, least] = [
  matcherOf(optionalWords),
  matcherOf(obligatoryWords),
  matcherOf(readPhrases(import.meta.url, 'least')),
];
const aside = /\([^()]*\)/g;
/** "(preferred)" speaks of the whole demand, "(certificate preferred)" of itself. */
const bareMark = new RegExp(
  `^\\(\\s*(?:${patternOf([...optionalWords, ...obligatoryWords].map((word) => word.replace(/[$^]/g, '')))})\\b.*\\)$`,
);
/** A mark alone at the end speaks of the whole demand: "forklift license, desirable". */
const addition = new RegExp(`(?:[,;–—]| - )\\s*(?:and,?\\s+)?${patternOf(optionalWords)}\\b.*\\p{L}.*$`, 'u');
const fewestWords = 3;

/**
 * A demand without what it only wishes for beside it: "five years in sales" of "five years in sales, ideally of cars".
 */
function mainPart(folded: string): string {
  const said = folded.replace(aside, (part) => (bareMark.test(part) ? ` ${part.slice(1, -1)}` : ' '));
  const main = said.replace(addition, '');
  if (tokenize(main).length >= fewestWords) return main.trim();
  return tokenize(said).length > 0 ? said.trim() : folded;
}

/** A demand in which what it only wishes for beside it is blank, so that places in it stay. */
export function withoutWishes(text: string): string {
  const blank = (part: string): string => ' '.repeat(part.length);
  const folded = fold(text)
    .replace(aside, (part) => (optional.test(part) ? blank(part) : part))
    .replace(addition, blank);
  return tokenize(folded).length < fewestWords
    ? text
    : text.replace(/[^]/g, (letter, index: number) => (folded[index] === ' ' ? ' ' : letter));
}

/** "If needed" and "the ideal candidate" hold words of how much something is asked for, and do not say it. */
const otherwise = matcherOf(
  ['occasions', 'sought-person'].flatMap((name) => readPhrases(import.meta.url, name)),
  'g',
);

const plain = (text: string): string =>
  mainPart(
    fold(text)
      .replace(otherwise, ' ')
      .replace(/(?<![\s.;,!])[\s.;,!]+$/, ''),
  );

const opensOptional = new RegExp(`^(?:and )?${patternOf(optionalWords)}\\b`);

/** Whether words begin with what says so: "ideally of cars" speaks of what stands before it. */
export const opensAsWish = (text: string): boolean => opensOptional.test(fold(text));

/** Whether words say that they are only wished for: "German is a plus". */
export const isWished = (text: string): boolean => optional.test(plain(text));

const wishedIf = matcherOf(readPhrases(import.meta.url, 'wished-if'));

/** Whether half a sentence that ends with "if" speaks of wishes: "Suma si". */
export const isWishedIf = (text: string): boolean => optional.test(fold(text)) || wishedIf.test(fold(text));

const supposing = /^\W*(?:if|si)\b/;
/** "Si hablas inglés, perfecto". */
const praised = new RegExp(`\\b${patternOf(readPhrases(import.meta.url, 'praised'))}\\W*$`);

/** "If you know rye, even better": what somebody may have is only wished for. */
export const isSupposed = (text: string): boolean =>
  supposing.test(fold(text)) && (optional.test(fold(text)) || praised.test(fold(text)));

/** Whether the words of a sentence say how much it is asked for: "German is a plus", "a license is required". */
export const isMarked = (text: string): boolean => isWished(text) || obligatory.test(plain(text));

/**
 * Whether a demand is a must, by its own words or else by the section that it stands in. Of a duty "must" tells how it
 * is done: "Gloves must be worn".
 */
export function isMust(text: string, section: JobSection): boolean {
  const main = plain(text);
  if (optional.test(main) || isSupposed(text)) return false;
  if (section === 'required' || section === 'education') return true;
  if (section === 'duties') return obligatory.test(main.replace(/\bmust\b/g, ' '));
  return obligatory.test(main) || (section === 'summary' && least.test(main));
}
