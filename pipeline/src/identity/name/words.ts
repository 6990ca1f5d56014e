import { foldedLetters } from '../../text/fold.ts';
import { isGivenName } from '../given-names.ts';
import { isNotName } from './not-names.ts';
import { isParticle } from '../particles.ts';

const longestName = 60;
/** The particles of "Gómez de la Serna". */
const fewestOfFamilies = 2;
const nameWord =
  /^(?:\p{Lu}\.?|(?:\p{Lu}|[dDoO]['’]\p{Lu})[\p{L}\p{M}'’]*(?:-\p{Lu}?[\p{L}\p{M}'’]+){0,2}|(?:M[ªa]|J)\.)$/u;
const nickname = /^["“]\p{Lu}[\p{L}\p{M}]+["”]$/u;

/** Whether a word is written as in names: with a capital, an initial, a hyphen or apostrophe, or in quotation marks. */
export const isNameWord = (word: string): boolean => nameWord.test(word) || nickname.test(word);

/**
 * The words of a string that can be a person's name: two to five, capitalized, particles between; a sixth where
 * particles join the surnames of two families behind a given name.
 */
export function nameWords(text: string, local = ''): string[] | undefined {
  const words = text.trim().split(/\s+/);
  if (text.length > longestName || words.length < 2) return undefined;
  const proper = words.filter((word) => !isParticle(word));
  const particles = words.length - proper.length;
  const isOfFamilies = particles >= fewestOfFamilies && isGivenName(words[0]!);
  if (proper.length < 2 || proper.length > (isOfFamilies ? 6 : 5) || (words.length > 7 && !isOfFamilies))
    return undefined;
  if (!proper.every((word) => nameWord.test(word))) return undefined;
  if (proper.filter((word) => word.replace(/\P{L}/gu, '').length > 1).length < 2) return undefined;
  if (isParticle(words.at(-1)!) || (isNotName(proper) && !isConfirmed(proper, local))) return undefined;
  return words;
}

/** "Victoria Sales" is a name where the address says so. */
const isConfirmed = (words: string[], local: string): boolean =>
  isGivenName(words[0]!) && words.slice(0, 2).every((word) => isInAddress(word, local));

/** Whether a word of a name stands in the part of an e-mail address before the @. */
export const isInAddress = (word: string, local: string): boolean =>
  foldedLetters(word).length > 2 && foldedLetters(local).includes(foldedLetters(word));

/** Capitals where names have them, and only there: "LUCÍA DE LA O" becomes "Lucía de la O", "ana ruiz" "Ana Ruiz". */
export function display(name: string): string {
  const words = name.replace(/\s+/g, ' ').trim().split(' ');
  const isInOneCase =
    words.join('') === words.join('').toUpperCase() || words.join('') === words.join('').toLowerCase();
  if (!isInOneCase) return words.join(' ');
  return words
    .map((word, index) =>
      index > 0 && isParticle(word) && word.length > 1
        ? word.toLowerCase()
        : word
            .toLowerCase()
            .replace(/(?:^|[-'’]|^mc)\p{L}/gu, (initial) => initial.slice(0, -1) + initial.slice(-1).toUpperCase()),
    )
    .join(' ');
}
