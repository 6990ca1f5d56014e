import type { Position, Requirement } from '@cotejo/plugin-kit';
import { lowestDegree } from '../text/degrees.ts';
import { fold } from '../text/fold.ts';
import { findLanguages, spanishLanguage } from '../text/languages.ts';
import { matcherOf, readPhrases } from '../text/phrases.ts';
import { endsAsTitle } from '../resume/titles.ts';
import { isProduct, loadTaxonomy } from '../taxonomy/load.ts';
import { findMentions, type Mention } from '../taxonomy/mentions.ts';
import { inSentence, isProper, type Language } from '../taxonomy/names.ts';
import { tokenize } from '../text/tokens.ts';
import { namesOccupation } from '../taxonomy/occupations.ts';
import { type PositionWords, type Wording, periodOf, shortText, wordsOf } from './wording.ts';

const qualifiers = readPhrases(import.meta.url, 'qualifiers').toSorted((a, b) => b.length - a.length);
const heads = new Set(readPhrases(import.meta.url, 'name-heads'));
const joints = new Set(readPhrases(import.meta.url, 'head-joints'));
const clauseWords = matcherOf(readPhrases(import.meta.url, 'clause-words'));
const smallWords = new Set(readPhrases(import.meta.url, 'small-words'));
const mostWords = 9;
/** Words of a demand up to which it is about the skill that it names. */
const fewWords = 4;
const longestOwn = 70;

/** What a requirement is called; one that is `own` is its own words between quotation marks. */
export type Name = { text: string; own: boolean };

/** "experience in retail" of "Proven experience in retail." */
function withoutPraise(text: string): string {
  let bare = shortText(text, 200);
  for (let found: string | undefined = ''; found !== undefined;) {
    found = qualifiers.find((one) => fold(bare).startsWith(`${one} `));
    if (found !== undefined) bare = bare.slice(found.length + 1);
  }
  return bare;
}

const firstMention = (text: string): Mention | undefined => findMentions(text, tokenize(text), loadTaxonomy())[0];

/** "SAP" of "experience with SAP": what begins with a skill needs no further word before it. */
function withoutHead(bare: string): string {
  const [head, joint, ...rest] = bare.split(' ');
  const subject = rest.join(' ');
  const isJoined = heads.has(fold(head!)) && joints.has(fold(joint ?? ''));
  return isJoined && firstMention(subject)?.start === 0 ? subject : bare;
}

/** Whether words begin as a name does: with a noun that is known, what somebody does ("planning"), or a skill. */
const beginsAsName = (bare: string, first: Mention | undefined): boolean =>
  first?.start === 0 || heads.has(fold(bare.split(' ')[0]!)) || /^\p{L}{3,}ing /u.test(bare);

/** Words as they stand in a sentence: a small letter first, unless a product's name or an abbreviation stands there. */
function asName(bare: string, first: Mention | undefined): string {
  const isProductFirst = first?.start === 0 && isProduct(loadTaxonomy(), first.skill);
  return isProductFirst || !/^\p{Lu}\p{Ll}+(?:[\s-]|$)/u.test(bare)
    ? bare
    : bare.charAt(0).toLowerCase() + bare.slice(1);
}

/** How a requirement's own words name it, and whether they are about the skill that they name. */
function namedBy(words: string): { plain?: string; isAboutSkill: boolean } {
  const bare = withoutHead(withoutPraise(words));
  const first = firstMention(bare);
  const isName = beginsAsName(bare, first);
  const count = bare.split(' ').length;
  const isPlain = isName && count <= mostWords && !/[,;:()/]/.test(bare) && !clauseWords.test(fold(bare));
  return { isAboutSkill: isName || count <= fewWords, ...(isPlain && { plain: asName(bare, first) }) };
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
 * What a requirement is called in a sentence: by its own words where they are a name, or by its subject, such as skills
 * or a language; else by its own words between quotation marks. Words of a requirement that was written in another
 * language than the texts are never taken for names.
 */
export function nameOf(requirement: Requirement, language: Language, wording: Wording): Name {
  const words = wordsOf(requirement, language);
  const isOwnLanguage = language === 'en' || requirement.originalText !== undefined;
  const { plain, isAboutSkill } = namedBy(words);
  const hasYears = requirement.minYears !== undefined;
  const hasSkills = requirement.skills.length > 0;
  const isOfSkills = requirement.kind === 'skill' || requirement.kind === 'experience';
  const subject = subjectOf(requirement, language, wording);
  if (subject && (hasYears ? hasSkills : !isOfSkills)) return { text: subject, own: false };
  if (plain && isOwnLanguage && requirement.skills.length < 2) return { text: plain, own: false };
  if (subject && !hasYears && isAboutSkill) return { text: subject, own: false };
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
export function describePosition(
  position: Position | undefined,
  language: Language,
  wording: Wording,
): PositionWords | undefined {
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
