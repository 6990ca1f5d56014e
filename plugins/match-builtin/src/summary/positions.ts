import type { Position } from '@cotejo/plugin-kit';
import { namesWork } from '../resume/titles.ts';
import { isProduct, loadTaxonomy } from '../taxonomy/load.ts';
import { findMentions } from '../taxonomy/mentions.ts';
import type { Language } from '../taxonomy/names.ts';
import { fold } from '../text/fold.ts';
import { readPhrases } from '../text/phrases.ts';
import { type PositionWords, type Wording, periodOf } from './wording.ts';

const saints = new Set(readPhrases(import.meta.url, 'saints'));
const smallWords = new Set(readPhrases(import.meta.url, 'small-words'));

/** What may stand between the fields of work that a title names. */
const joints = /^(?:[\s&,/+-]|\b(?:and|y|e)\b)*$/;

const longestAbbreviation = 6;

/** A title as titles are written: one in capitals with small letters, but for short words such as SAP. */
function tidyTitle(title: string): string {
  const bare = title.replace(/(?<![\s,;:(–-])[\s,;:(–-]+$/, '').replace(/^[\s,;:)–-]+/, '');
  const isAbbreviation = bare.length <= longestAbbreviation && !bare.includes(' ');
  if (/\p{Ll}/u.test(bare) || !/\p{Lu}{5}/u.test(bare) || isAbbreviation) return bare;
  const small = (word: string): string => {
    if (word.includes('.')) return word;
    const lower = word.toLowerCase();
    if (smallWords.has(fold(word))) return lower;
    return word.length <= 3 && !saints.has(lower) ? word : word.charAt(0) + lower.slice(1);
  };
  return bare
    .replace(/(?:\p{L}\.){2,}\p{L}?|[\p{L}\p{N}]+/gu, small)
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

/** "enfermera de noche" of "Enfermera de noche", as Spanish writes what somebody is; one with more capitals stays. */
const inSmallLetters = (title: string): string =>
  /^\p{Lu}\p{Ll}+(?![^\p{L} ])(?!.*\p{Lu}\p{Ll})/u.test(title)
    ? title.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : title;

/** Whether a title is the name of fields of work from end to end: "Inside Sales & Customer Service". */
function isField(title: string): boolean {
  const taxonomy = loadTaxonomy();
  const mentions = findMentions(title);
  const left = mentions.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), title);
  return mentions.length > 0 && mentions.every(({ skill }) => !isProduct(taxonomy, skill)) && joints.test(fold(left));
}

/** A position in words; undefined for one without a title. */
export function describePosition(
  position: Position | undefined,
  language: Language,
  wording: Wording,
): PositionWords | undefined {
  if (!position?.title) return undefined;
  const original = language === 'es' ? position.originalTitle : undefined;
  const title = original ? inSmallLetters(tidyTitle(original)) : tidyTitle(position.title);
  const isTitle = [position.title, title].some(namesWork);
  const named = isTitle ? 'title' : isField(position.title) ? 'field' : 'other';
  const employer = named !== 'other' && position.employer;
  const words = named === 'other' ? wording.quoted(title) : title;
  return {
    where: employer ? wording.at(words, tidyTitle(employer)) : words,
    when: periodOf(position, wording),
    named,
  };
}
