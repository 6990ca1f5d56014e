import { readList } from '../text/lists.ts';
import { likeIn, withChanges } from './change.ts';

type Language = 'en' | 'es';

const other: Record<Language, Map<string, string>> = {
  en: bothWays(readList(import.meta.url, 'lists/gender.en.txt')),
  es: bothWays(readList(import.meta.url, 'lists/gender.es.txt')),
};

function bothWays(pairs: string[]): Map<string, string> {
  const map = new Map<string, string>();
  for (const [one = '', another = ''] of pairs.map((pair) => pair.split(' '))) {
    if (!map.has(one)) map.set(one, another);
    if (!map.has(another)) map.set(another, one);
  }
  return map;
}

/** A form of address stands before a name: "Ms./MBA" is a degree, and "Ms Office" a product. */
const courtesy = new Set(['mr', 'ms', 'mrs']);
const beforeName =
  /^\.? (?!(?:Access|Azure|Dynamics|Excel|Office|Outlook|Power|Project|Teams|Visio|Windows|Word))\p{Lu}\p{Ll}/u;

/**
 * The text with the gender of its words changed, one way and the other: pronouns, forms of address and words for people
 * in English, what people are called in Spanish.
 */
export function otherGender(text: string, language: Language): string {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  return withChanges(
    text,
    words.flatMap(({ 0: word, index }) => {
      const put = other[language].get(word.toLowerCase());
      const end = index + word.length;
      const isName = !courtesy.has(word.toLowerCase()) || beforeName.test(text.slice(end, end + 20));
      return put && isName ? [{ start: index, end, text: likeIn(put, word) }] : [];
    }),
  );
}
