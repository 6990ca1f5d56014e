import type { Requirement } from '@cotejo/plugin-kit';
import { findMentions } from '../../taxonomy/mentions.ts';
import { matcherOf, patternOf, readPhrases } from '../../text/phrases.ts';
import { informativeStems, stemsOf, tokenize } from '../../text/tokens.ts';

/** What a demand asks years of, in stems of its words. */
export type Subject = {
  stems: string[];
  /** Those that say in which work, and not in what rank or part of it: "payroll" of "payroll clerk". */
  telling: string[];
  /** Those that name no skill. */
  beside: string[];
  /** The trades that it names, any of which will do: "design" of "3 years of design experience in fashion". */
  trades: string[][];
  /** Whether an occupation is asked for, and not a field: "5 years as a payroll clerk". */
  isOccupation: boolean;
  /** What is said of them further, unless it only tells of surroundings: "fashion". */
  rest: string[];
};

const common = new Set(readPhrases(import.meta.url, 'common-nouns'));

/** The stems of a text without nouns that titles of many trades have. */
export const tellingStems = (text: string): string[] =>
  informativeStems(tokenize(text).filter(({ word, base }) => !common.has(word) && !common.has(base)));

const timeWords = patternOf(readPhrases(import.meta.url, 'year-words'));
/** Words of a demand that do not say what the years were spent with. */
const yearWords = new RegExp(`\\b(?:\\d{1,2}\\+?|${timeWords})\\b`, 'gi');
const surroundings = matcherOf(readPhrases(import.meta.url, 'surroundings'), 'i');

/** The trade before "experience", or before "role" behind it, and what follows. */
const named = [
  /\b(?:years?|yrs?)\b['’]?\s+(?!of\s+experience\b)(?:of\s+)?([^.;:()]{2,60}?)\s+experience\b(.*)/is,
  /\bexperience\s+(?:in|as|with)\s+([^.;:()]{2,60}?)\s+(?:roles?|positions?)\b(.*)/is,
];
const or = /\s*(?:,|\/|\band\/or\b|\bor\b)\s*/i;

const asOccupation = /\bas an? /i;

const withoutYears = (text: string): string => text.replace(yearWords, ' ');

/** Reads what a demand asks years of. */
export function subjectOf({ text }: Requirement): Subject {
  const subject = withoutYears(text);
  const skills = findMentions(subject).flatMap(({ start, end }) => stemsOf(subject.slice(start, end)));
  const stems = stemsOf(subject);
  const [, trade = '', rest = ''] = named.map((pattern) => pattern.exec(text)).find((match) => match !== null) ?? [];
  return {
    stems,
    telling: tellingStems(subject),
    beside: stems.filter((stem) => !skills.includes(stem)),
    trades: trade
      .split(or)
      .map((one) => stemsOf(withoutYears(one)))
      .filter((one) => one.length > 0),
    isOccupation: asOccupation.test(text),
    rest: surroundings.test(rest) ? [] : stemsOf(withoutYears(rest)),
  };
}
