import type { Position, Requirement } from '@cotejo/plugin-kit';
import { lowestDegree } from '../text/degrees.ts';
import { fold } from '../text/fold.ts';
import { findLanguages, spanishLanguage } from '../text/languages.ts';
import { matcherOf, readPhrases } from '../text/phrases.ts';
import { endsAsTitle } from '../resume/titles.ts';
import { inSentence, isProper, type Language } from '../taxonomy/names.ts';
import { namesOccupation } from '../taxonomy/occupations.ts';
import { type Told, type Wording, periodOf, shortText, wordsOf } from './wording.ts';

const qualifiers = readPhrases(import.meta.url, 'qualifiers').toSorted((a, b) => b.length - a.length);
const heads = new Set(readPhrases(import.meta.url, 'name-heads'));
const clauseWords = matcherOf(readPhrases(import.meta.url, 'clause-words'));
const smallWords = new Set(readPhrases(import.meta.url, 'small-words'));
const mostWords = 8;
const longestOwn = 70;

/** What a requirement is called; one that is `own` is its own words between quotation marks. */
export type Name = { text: string; own: boolean };

/** "experience in retail" of "Proven experience in retail."; undefined where the words are more than a name. */
function plainName(text: string): string | undefined {
  let bare = shortText(text, 200);
  for (let found: string | undefined = ''; found !== undefined;) {
    found = qualifiers.find((one) => fold(bare).startsWith(`${one} `));
    if (found !== undefined) bare = bare.slice(found.length + 1);
  }
  const words = bare.split(' ');
  const folded = fold(bare);
  if (words.length > mostWords || /[,;:()/]/.test(bare) || clauseWords.test(folded)) return undefined;
  return heads.has(fold(words[0]!)) ? bare.charAt(0).toLowerCase() + bare.slice(1) : undefined;
}

const skillsOf = (skills: readonly string[], language: Language): string =>
  [...new Set(skills)]
    .slice(0, 3)
    .map((skill) => inSentence(skill, language))
    .join('/');

function subjectOf({ kind, skills, minYears, text }: Requirement, language: Language, wording: Wording): string {
  if (minYears !== undefined) return wording.names.years(minYears, skillsOf(skills, language), skills.some(isProper));
  if (skills.length > 0) return skillsOf(skills, language);
  const folded = fold(text);
  if (kind === 'education') return wording.names.degree(lowestDegree(folded));
  if (kind !== 'language') return '';
  const names = findLanguages(folded).map(({ name }) => (language === 'es' ? (spanishLanguage(name) ?? name) : name));
  return wording.either(names);
}

/**
 * What a requirement is called in a sentence: by its subject, such as skills or a language, or by its own words where
 * they are a name; else its own words, which stand between quotation marks. Words of a requirement that was written in
 * another language than the texts are never taken for names.
 */
export function nameOf(requirement: Requirement, language: Language, wording: Wording): Name {
  const words = wordsOf(requirement, language);
  const isOwnLanguage = language === 'en' || requirement.originalText !== undefined;
  const subject = subjectOf(requirement, language, wording);
  const isSpecific = requirement.minYears === undefined || requirement.skills.length > 0;
  if (subject && isSpecific) return { text: subject, own: false };
  const plain = isOwnLanguage ? plainName(words) : undefined;
  if (plain) return { text: plain, own: false };
  return { text: wording.quoted(shortText(words, longestOwn)), own: true };
}

/** A title as titles are written: one in capitals with small letters, but for short words such as SAP. */
function tidyTitle(title: string): string {
  const bare = title.replace(/[\s,;:(–-]+$/, '').replace(/^[\s,;:)–-]+/, '');
  if (/\p{Ll}/u.test(bare) || !/\p{Lu}{5}/u.test(bare)) return bare;
  const small = (word: string): string => {
    const lower = word.toLowerCase();
    if (smallWords.has(fold(word))) return lower;
    return word.length <= 3 ? word : word.charAt(0) + lower.slice(1);
  };
  return bare.replace(/[\p{L}\p{N}]+/gu, small).replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

/** A position in words; undefined for one without a title. */
export function tell(position: Position | undefined, language: Language, wording: Wording): Told | undefined {
  if (!position?.title) return undefined;
  const title = tidyTitle(language === 'es' ? (position.originalTitle ?? position.title) : position.title);
  const plain = [position.title, title].some((one) => namesOccupation(one) || endsAsTitle(one));
  return {
    where:
      position.employer && plain
        ? wording.at(title, tidyTitle(position.employer))
        : plain
          ? title
          : wording.quoted(title),
    when: periodOf(position, wording),
    plain,
  };
}
