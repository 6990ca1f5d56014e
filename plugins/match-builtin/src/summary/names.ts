import type { Requirement } from '@cotejo/plugin-kit';
import { isLicense } from '../taxonomy/credentials.ts';
import { isProper, inSentence, type Language } from '../taxonomy/names.ts';
import { saysSkill } from '../taxonomy/says.ts';
import { namesOccupation } from '../taxonomy/occupations.ts';
import { lowestDegree, lowestDegreeName } from '../taxonomy/degrees.ts';
import { fold } from '../text/fold.ts';
import { findLanguages, spanishLanguage } from '../taxonomy/languages.ts';
import { findYears } from '../text/numbers.ts';
import { namedBy, withoutAdditions } from './plain-name.ts';
import { type Wording, shortText, withoutMark, wordsOf } from './wording.ts';

const longestOwn = 100;

/** What a requirement is called: a name, or its own words between quotation marks. */
export type Name = { text: string; isQuoted: boolean };

const skillsOf = (skills: readonly string[], language: Language): string =>
  [...new Set(skills)]
    .slice(0, 3)
    .map((skill) => inSentence(skill, language))
    .join('/');

/** "At least 3 years", with no word about of what. */
const onlyYears = /^\W*(?:\p{L}+ ){0,3}\d[\d\s+–-]*\p{L}+\W*$/u;

/** "License X with at least 2 years of …". */
const beforeYears =
  /\w.* (?:with|and|plus)(?: (?:at least|a|minimum|of|or|more|than|over))* \d+\+? (?:years?|months?)\b/;

function yearsOf({ minYears, skills, text }: Requirement, language: Language, { names }: Wording): string {
  // The field of a degree is not what the years are asked in, nor is a license before them.
  if (skills.length === 0 || lowestDegree(fold(text)) > 0 || beforeYears.test(fold(text)))
    return onlyYears.test(text) ? names.years(minYears!, '') : '';
  const how = skills.some(namesOccupation) ? 'as' : skills.some(isProper) ? 'with' : 'in';
  return names.years(minYears!, skillsOf(skills, language), how);
}

const isChoice = /\b(?:or|o|u)\b/;

/** What a verdict says that a name depends on: that a degree is asked for in a field, which languages are not shown. */
export type NameContext = { isOfField?: boolean; isLacking?: (name: string) => boolean };

function subjectOf(
  requirement: Requirement,
  language: Language,
  wording: Wording,
  { isOfField = false, isLacking }: NameContext,
): string {
  const { kind, skills, text } = requirement;
  if (requirement.minYears !== undefined) return yearsOf(requirement, language, wording);
  const folded = fold(text);
  if (skills.length > 0) {
    // A license of a field is not its field.
    if (kind === 'certification' && !skills.some(isLicense)) return '';
    const isSaid = requirement.originalText !== undefined || skills.every((skill) => saysSkill(text, skill));
    return isSaid ? skillsOf(skills, language) : '';
  }
  if (kind === 'education') return wording.names.degree(lowestDegreeName(folded), isOfField);
  if (kind !== 'language') return '';
  const asked = findLanguages(folded).map(({ name }) => name);
  const lacking = asked.filter((name) => isLacking?.(name));
  const names = (lacking.length > 0 ? lacking : asked).map((name) =>
    language === 'es' ? (spanishLanguage(name) ?? name) : name,
  );
  if (lacking.length > 0) return wording.list(names);
  return isChoice.test(folded) ? wording.either(names) : wording.names.languages(names);
}

/** "HTTP", "XUnit": a name in every language. */
const isAbbreviation = /^\p{Lu}\S{0,20}\p{Lu}\S{0,20}$/u;

/** Whether a degree is asked for or something else before it: "paralegal certificate or bachelor's degree". */
const offersOther = (plain: string): boolean => {
  const [before, after] = fold(plain).split(' or ');
  return after !== undefined && lowestDegree(before!) === 0 && lowestDegree(after) > 0;
};

/**
 * What a requirement is called in a sentence: by its own words where they are a name, or by its subject, such as skills
 * or a language; else by its own words between quotation marks. Words of a requirement that was written in another
 * language than the texts are never taken for names, but for an abbreviation.
 */
export function nameOf(
  requirement: Requirement,
  language: Language,
  wording: Wording,
  context: NameContext = {},
): Name {
  const words = withoutMark(wordsOf(requirement, language));
  const isOwnLanguage = language === 'en' || requirement.originalText !== undefined;
  const { plain, isAboutSkill } = namedBy(words, { isDuty: requirement.duty === true, isEnglish: language === 'en' });
  const name = isOwnLanguage || (plain && isAbbreviation.test(plain)) ? plain : undefined;
  const subject = subjectOf(requirement, language, wording, context);
  const hasYears = requirement.minYears !== undefined;
  const isOfSkills = requirement.kind === 'skill' || requirement.kind === 'experience';
  if (subject && !isOfSkills && !(name && offersOther(name))) return { text: subject, isQuoted: false };
  // A name of its own words leaves out nothing that is asked for: neither the years nor a second skill.
  const whole = name && fullerName(name, requirement);
  if (whole) return { text: inSentence(whole, language), isQuoted: false };
  const saysAll = name && (hasYears ? tellsYears(name) : requirement.skills.length < 2);
  if (saysAll) return { text: name, isQuoted: false };
  if (subject && (hasYears || isAboutSkill)) return { text: subject, isQuoted: false };
  return ownWords(requirement, language, wording);
}

/** A requirement's own words between quotation marks, without what explains them. */
export function ownWords(requirement: Requirement, language: Language, wording: Wording): Name {
  const words = withoutMark(wordsOf(requirement, language));
  const bare = withoutAdditions(words, true);
  const isCut = requirement.minYears !== undefined && findYears(fold(bare)) === undefined;
  return { text: wording.quoted(shortText(isCut ? words : bare, longestOwn)), isQuoted: true };
}

/**
 * The skill that a name is, written as it is written ("C#" of "c#"), or the end of, where the requirement has it in
 * full: "Advanced Excel", and not "Excel".
 */
const fullerName = (name: string, { skills, text, minYears }: Requirement): string | undefined => {
  const [skill] = skills;
  if (skill === undefined || skills.length > 1 || !fold(text).includes(fold(skill))) return undefined;
  const isIt = minYears === undefined && fold(skill) === fold(name);
  return isIt || fold(skill).endsWith(` ${fold(name)}`) ? skill : undefined;
};

/** Whether a name says how many years are asked for, and of what. */
const tellsYears = (plain: string): boolean => findYears(fold(plain)) !== undefined && !onlyYears.test(plain);
