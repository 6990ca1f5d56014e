import type { Requirement } from '@cotejo/plugin-kit';
import { isProper, inSentence, type Language } from '../taxonomy/names.ts';
import { namesOccupation } from '../taxonomy/occupations.ts';
import { lowestDegree } from '../text/degrees.ts';
import { fold } from '../text/fold.ts';
import { findLanguages, spanishLanguage } from '../text/languages.ts';
import { namedBy, withoutAdditions } from './plain-name.ts';
import { type Wording, shortText, wordsOf } from './wording.ts';

const longestOwn = 100;

/** What a requirement is called; one that is `own` is its own words between quotation marks. */
export type Name = { text: string; own: boolean };

const skillsOf = (skills: readonly string[], language: Language): string =>
  [...new Set(skills)]
    .slice(0, 3)
    .map((skill) => inSentence(skill, language))
    .join('/');

/** "At least 3 years", with no word about of what. */
const onlyYears = /^\W*(?:\p{L}+ ){0,3}\d[\d\s+–-]*\p{L}+\W*$/u;

function yearsOf({ minYears, skills, text }: Requirement, language: Language, { names }: Wording): string {
  // The field of a degree is not what the years are asked in.
  if (skills.length === 0 || lowestDegree(fold(text)) > 0)
    return onlyYears.test(text) ? names.years(minYears!, '') : '';
  const how = skills.some(namesOccupation) ? 'as' : skills.some(isProper) ? 'with' : 'in';
  return names.years(minYears!, skillsOf(skills, language), how);
}

function subjectOf(requirement: Requirement, language: Language, wording: Wording, isOfField: boolean): string {
  const { kind, skills, text } = requirement;
  if (requirement.minYears !== undefined) return yearsOf(requirement, language, wording);
  if (skills.length > 0) return skillsOf(skills, language);
  const folded = fold(text);
  if (kind === 'education') return wording.names.degree(lowestDegree(folded), isOfField);
  if (kind !== 'language') return '';
  const names = findLanguages(folded).map(({ name }) => (language === 'es' ? (spanishLanguage(name) ?? name) : name));
  return wording.either(names);
}

/**
 * What a requirement is called in a sentence: by its own words where they are a name, or by its subject, such as skills
 * or a language; else by its own words between quotation marks. Words of a requirement that was written in another
 * language than the texts are never taken for names. `isOfField` says that a degree is asked for in a field.
 */
export function nameOf(requirement: Requirement, language: Language, wording: Wording, isOfField = false): Name {
  const words = wordsOf(requirement, language);
  const isOwnLanguage = language === 'en' || requirement.originalText !== undefined;
  const { plain, isAboutSkill } = namedBy(words, requirement.duty === true);
  const hasYears = requirement.minYears !== undefined;
  const isOfSkills = requirement.kind === 'skill' || requirement.kind === 'experience';
  const subject = subjectOf(requirement, language, wording, isOfField);
  if (subject && !isOfSkills) return { text: subject, own: false };
  const saysYears = !hasYears || (/\d/.test(plain ?? '') && !onlyYears.test(plain ?? ''));
  if (plain && isOwnLanguage && saysYears && (hasYears || requirement.skills.length < 2))
    return { text: plain, own: false };
  if (subject && (hasYears || isAboutSkill)) return { text: subject, own: false };
  const bare = withoutAdditions(words, true);
  return { text: wording.quoted(shortText(hasYears && !/\d/.test(bare) ? words : bare, longestOwn)), own: true };
}
