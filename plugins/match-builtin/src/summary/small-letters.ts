import type { Span } from '@cotejo/plugin-kit';
import { loadRarity } from '../statistics/rarity.ts';
import { isProduct, loadTaxonomy } from '../taxonomy/load.ts';
import { findMentions } from '../taxonomy/mentions.ts';
import { fold } from '../text/fold.ts';
import { findLanguages } from '../taxonomy/languages.ts';
import { stem } from '../text/stem.ts';
import { isIdle } from '../text/stop-words.ts';

/** The products that words name, also at their beginning, where a capital says nothing by itself. */
export function productsIn(words: string): Span[] {
  const taxonomy = loadTaxonomy();
  const before = 'of ';
  const text = before + words;
  return findMentions(text)
    .filter(({ skill }) => isProduct(taxonomy, skill))
    .map(({ start, end }) => ({ start: start - before.length, end: end - before.length }));
}

/** Whether all words begin with a capital; a noun at the end need not: "Active Listening skills". */
const isTitled = (words: string[], isNoun: (word: string) => boolean): boolean =>
  words.length > 1 &&
  words.every((word, at) => word.length <= 3 || /^\p{Lu}/u.test(word) || (at === words.length - 1 && isNoun(word)));

const capitalized = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu;

/**
 * Whether words with capitals hold a name of a place, a law or the like: a word that no description of work has, and no
 * skill, or one with a further capital inside.
 */
function holdsName(words: string): boolean {
  const rarity = loadRarity();
  const unseen = rarity('\u0000');
  const skills = findMentions(words);
  const isSkill = (at: number): boolean => skills.some(({ start, end }) => start <= at && at < end);
  return (
    /\p{Lu}\p{Ll}+\p{Lu}/u.test(words) ||
    [...words.matchAll(capitalized)].some(
      ({ 0: word, index }) =>
        word.length > 3 && !isSkill(index) && !isIdle(fold(word)) && rarity(stem(fold(word))) >= unseen,
    )
  );
}

/**
 * Words as they stand in a sentence: small letters, but for names and abbreviations. `isNoun` tells nouns by their
 * ending, `isEnglish` whether descriptions of work in English can tell its names from its words, `isOfName` whether its
 * capitals are known to be those of names.
 */
export function inSmallLetters(
  bare: string,
  { isNoun, isEnglish, isOfName }: { isNoun: (word: string) => boolean; isEnglish: boolean; isOfName: boolean },
): string {
  const products = productsIn(bare);
  const taxonomy = loadTaxonomy();
  const mentions = findMentions(bare);
  // "Six Sigma": what the taxonomy itself calls by a name.
  const names = mentions.filter(({ skill }) => /^.+\p{Lu}/u.test(taxonomy.skills[skill]!.name));
  const kept = [...products, ...names, ...findLanguages(fold(bare))];
  const small = (word: string, at: number): string =>
    kept.some(({ start, end }) => start <= at && at < end) ? word : word.charAt(0).toLowerCase() + word.slice(1);
  const words = bare.split(' ');
  const isKnown = isNoun(bare) || mentions.length > 0;
  // A word alone that is no noun of English or Spanish is a name: "NuGet".
  if (words.length === 1 && products.length === 0 && !isKnown) return bare;
  if (words.length === 1 && kept.length === 0 && isNoun(bare)) return bare.charAt(0).toLowerCase() + bare.slice(1);
  const [first = '', second = ''] = words;
  // "North Carolina": a word before a name is of it.
  const opensWithName = holdsName(first) || (/^\p{Lu}\p{Ll}/u.test(second) && holdsName(second));
  if (isEnglish && opensWithName) return bare;
  if (isTitled(words, isNoun) && !isOfName && products[0]?.start !== 0) {
    // "EPA 608 Universal certification": where the last word is small, other capitals are meant.
    const isMeant = /\d|\p{Lu}{2}/u.test(bare) && !/^\p{Lu}/u.test(words.at(-1)!);
    if (!isEnglish || !(isMeant || holdsName(bare))) return bare.replace(capitalized, small);
  }
  return bare.replace(/^\p{Lu}\p{Ll}+(?=[\s-]|$)/u, small);
}
