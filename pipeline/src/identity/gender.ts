import { likeIn } from '../text/like-in.ts';
import { type Lists, readLists } from '../text/lists.ts';

const lists = {
  en: readLists(import.meta.url, 'lists/gender.en.txt'),
  es: readLists(import.meta.url, 'lists/gender.es.txt'),
};
type Language = keyof typeof lists;

const pairsIn = (list: Lists, ...headings: string[]): [man: string, woman: string][] =>
  headings.flatMap((heading) =>
    (list[heading] ?? []).flatMap((line): [string, string][] => {
      const [man = '', woman] = line.toLowerCase().split(' ');
      return woman === undefined ? [] : [[man, woman]];
    }),
  );
const allPairs = (list: Lists) => pairsIn(list, 'pairs', 'occupations', 'alike', 'courtesy');

/** Words and phrases that tell gender, family or age, and nothing of the work. */
export const wordsOfGender = Object.values(lists).flatMap((list) => [...list.words!, ...pairsIn(list, 'pairs').flat()]);
/** Forms of address, with their letter case. */
export const formsOfAddress = Object.values(lists).flatMap(({ courtesy }) => courtesy!.join(' ').split(' '));
/** Occupations in any form, in lower case, as they are without gender. */
const bothForms = new Map([
  ...pairsIn(lists.en, 'occupations').flatMap((pair) => pair.map((one) => [one, pair.join('/')] as const)),
  ...pairsIn(lists.es, 'occupations', 'fields').flatMap(([man, woman]) => {
    const many = pluralOf(man);
    const [one, several] = [`${man}/a`, `${many}/as`];
    return [[man, one] as const, [woman, one] as const, [many, several] as const, [`${woman}s`, several] as const];
  }),
  // What is English for both is left as it is.
  ...pairsIn(lists.es, 'alike').flatMap(([man, woman]) => [
    [woman, man] as const,
    [`${woman}s`, pluralOf(man)] as const,
  ]),
]);

const adjectives = new RegExp(`^(?:${lists.es.adjectives!.map((word) => word.slice(0, -1)).join('|')})[oa]s?$`, 'iu');
const things = [String.raw`\p{L}+(?:ci[oó]n|si[oó]n|dad|tad|ncia|miento)`, ...lists.es.things!].join('|');
const thing = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${things})(?:e?s)? $`, 'iu');

/** Whether the word at a place of a text agrees with the thing before it: "dirección técnica" tells of nobody. */
export const isOfThing = (text: string, word: string, at: number): boolean =>
  adjectives.test(word) && thing.test(text.slice(Math.max(0, at - 40), at));

/** An occupation without its gender, in the letter case of the word: "Camarera" as "Camarero/a". */
export function inBothForms(word: string): string | undefined {
  const both = bothForms.get(word.toLowerCase());
  return both && likeIn(both, word);
}

function pluralOf(spanish: string): string {
  return /[aeo]$/.test(spanish) ? `${spanish}s` : `${spanish}es`;
}

const others: Record<Language, Map<string, string>> = {
  en: bothWays(allPairs(lists.en)),
  es: bothWays(allPairs(lists.es)),
};

function bothWays(pairs: [string, string][]): Map<string, string> {
  const map = new Map<string, string>();
  for (const [man, woman] of pairs) {
    if (!map.has(man)) map.set(man, woman);
    if (!map.has(woman)) map.set(woman, man);
  }
  return map;
}

/** All words that are each other's, as one of them. */
const one = new Map<string, string>();
for (const [man, woman] of allPairs(lists.en)) {
  const same = one.get(man) ?? one.get(woman) ?? man;
  one.set(man, same).set(woman, same);
}

/** A form of address stands before a name: "Ms./MBA" and "MS Economics" are degrees, and "Ms Office" a product. */
const courtesy = new Set(formsOfAddress.map((form) => form.toLowerCase()));
const beforeName =
  /^\.? (?!(?:Access|Azure|Dynamics|Excel|Office|Outlook|Power|Project|Teams|Visio|Windows|Word))\p{Lu}\p{Ll}/u;

function replaced(text: string, by: Map<string, string>): string {
  return text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word, at: number) => {
    const lower = word.toLowerCase();
    const put = by.get(lower);
    const end = at + word.length;
    const isMeant = !courtesy.has(lower) || (word !== word.toUpperCase() && beforeName.test(text.slice(end, end + 20)));
    return put && isMeant && !isOfThing(text, word, at) ? likeIn(put, word) : word;
  });
}

/**
 * The text with the gender of its words changed, one way and the other: pronouns, forms of address and words for people
 * in English, what people are called in Spanish.
 */
export const otherGender = (text: string, language: Language): string => replaced(text, others[language]);

/**
 * An English text that reads the same whether it is of a woman or of a man: "forewoman" as "foreman", "her" as "his".
 */
export const inOneGender = (text: string): string => replaced(text, one);
