import type { Requirement } from '@cotejo/plugin-kit';
import { findMentions } from '../../taxonomy/mentions.ts';
import { numberWords } from '../../text/numbers.ts';
import { matcherOf, patternOf, readPhrases } from '../../text/phrases.ts';
import { informativeStems, stemsOf, tokenize } from '../../text/tokens.ts';

/** What a demand asks years of, in stems of its words. */
export type Subject = {
  /** The demand without what it adds: "cook" of "cook (Excel is a plus), 2 of them in hotels". */
  text: string;
  /** The skills that only stand in what it adds, by their indexes. */
  added: number[];
  stems: string[];
  /** Those that say in which work, and not in what rank or part of it: "payroll" of "payroll clerk". */
  telling: string[];
  /** Those of each work that will do: "bookkeeping" and "payroll" of "bookkeeping or payroll". */
  options: string[][];
  /** Those that say further what the work was: "yachts" of "3 years of design experience in yachts". */
  further: string[];
  /** Those that name no skill. */
  beside: string[];
  /** Whether an occupation is asked for, and not a field: "5 years as a payroll clerk". */
  isOccupation: boolean;
};

const common = new Set(readPhrases(import.meta.url, 'common-nouns'));

/** The stems of a text without nouns that titles of many trades have. */
export const tellingStems = (text: string): string[] =>
  informativeStems(tokenize(text).filter(({ word, base }) => !common.has(word) && !common.has(base)));

const timeWords = patternOf(readPhrases(import.meta.url, 'year-words'));
/** Words of a demand that do not say what the years were spent with. */
const yearWords = new RegExp(`\\b(?:\\d{1,2}\\+?|${timeWords})\\b`, 'gi');
const asOccupation = /\bas an? /i;

const surroundings = matcherOf(readPhrases(import.meta.url, 'surroundings'), 'i');
/** The work before "experience", and what follows. */
const named = /\b(?:years?|yrs?)\b['’]?\s+(?!of\s+experience\b)(?:of\s+)?([^.;:()]{2,60}?)\s+experience\b(.*)/is;

const withoutYears = (text: string): string => text.replace(yearWords, ' ');

const or = /\s*(?:,\s*(?:or\s+)?|\/|\bor\b)\s*/i;
const isChoice = /\/|\bor\b/i;

/** The works that will do. The noun behind the last is that of all: "product or project management". */
function optionsOf(text: string): string[][] {
  const options = (isChoice.test(text) ? text.split(or) : [text])
    .map((option) => stemsOf(withoutYears(option)))
    .filter((option) => option.length > 0);
  const last = options.at(-1) ?? [];
  return options.map((option) => (option.length === 1 && last.length > 1 ? [...option, last.at(-1)!] : option));
}

const brackets = /\([^()]*\)/g;
const number = `(?:\\d{1,2}|${patternOf(numberWords)})\\+?`;
const additions = patternOf(readPhrases(import.meta.url, 'additions'));
/** What asks for more than the work: ", including internships", ", 4 of them in banking", "; Excel". */
const addition = new RegExp(String.raw`;.*|,\s${number}\s(?:of|years?|yrs?|in|as)\b.*|\b${additions}\b.*`, 'i');
const hasYears = /\b(?:years?|yrs?)\b/i;

/** A demand without what is added to it, unless nothing is left that says what the years are asked of. */
function withoutAdditions(whole: string): string {
  const text = whole.replace(/\s+/g, ' ').replace(brackets, ' ');
  const head = text.replace(addition, '');
  return hasYears.test(head) && stemsOf(withoutYears(head)).length > 0 ? head : text;
}

/** Reads what a demand asks years of; where the work is done, as in a busy office, is no part of it. */
export function subjectOf({ text: whole }: Requirement): Subject {
  const text = withoutAdditions(whole);
  const [, work, rest = ''] = named.exec(text) ?? [];
  const isWorkAlone = work !== undefined && surroundings.test(rest);
  const subject = withoutYears(isWorkAlone ? work : text);
  const skills = findMentions(subject).flatMap(({ start, end }) => stemsOf(subject.slice(start, end)));
  const stems = stemsOf(subject);
  const kept = new Set(findMentions(text).map(({ skill }) => skill));
  return {
    text,
    added: findMentions(whole).flatMap(({ skill }) => (kept.has(skill) ? [] : [skill])),
    stems,
    telling: tellingStems(subject),
    options: optionsOf(work ?? text),
    further: work === undefined || isWorkAlone ? [] : stemsOf(withoutYears(rest)),
    beside: stems.filter((stem) => !skills.includes(stem)),
    isOccupation: asOccupation.test(text),
  };
}

/** The words by which the work is known. */
export const wordsOf = ({ stems, telling }: Subject): string[] => (telling.length > 0 ? telling : stems);
