import { findMentions } from '../../taxonomy/mentions.ts';
import { isProduct, loadTaxonomy } from '../../taxonomy/load.ts';
import { fold } from '../../text/fold.ts';
import { abbreviationsIn, lettersIn, writtenOut } from '../../text/initials.ts';
import { patternOf, readPhrases } from '../../text/phrases.ts';

const words = [...readPhrases(import.meta.url, 'choice-heads'), ...readPhrases(import.meta.url, 'name-frames')];
const frame = new RegExp(String.raw`(?<![\p{L}\p{N}])${patternOf(words)}(?![\p{L}\p{N}])|[^\p{L}\p{N}]+`, 'gu');
const isNothing = (text: string): boolean => fold(text).replace(frame, '') === '';

const without = (text: string, names: readonly string[]): string =>
  names.reduce((left, name) => left.replaceAll(name, ' '), text);

/** The names of products that a demand asks for and nothing else; none where it asks for more. */
export function productsAlone(text: string): string[] {
  const mentions = findMentions(text);
  const taxonomy = loadTaxonomy();
  if (!mentions.every(({ skill }) => isProduct(taxonomy, skill))) return [];
  const names = mentions.map(({ start, end }) => text.slice(start, end));
  const inShort = abbreviationsIn(text).filter((letters) => writtenOut(text, letters) !== undefined);
  return isNothing(without(text, [...names, ...inShort])) ? names : [];
}

/** The letters of a demand that is nothing but letters which stand for names that are not known: "CPT", "Network+". */
export function lettersAlone(text: string): string[] {
  const letters = lettersIn(text);
  return findMentions(text).length === 0 && isNothing(without(text, letters)) ? letters : [];
}
