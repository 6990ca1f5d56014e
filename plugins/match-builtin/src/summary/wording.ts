import type { Position, Requirement, RequirementKind } from '@cotejo/plugin-kit';
import type { Language } from '../taxonomy/names.ts';
import { fold } from '../text/fold.ts';
import { patternOf, readPhrases } from '../text/phrases.ts';

/**
 * A position in words: "Nurse at Example Hospital", and when: "Mar 2021 to present"; `named` by a title, by the
 * field of work, as "Customer Service", or by other words, which may be an employer's.
 */
export type PositionWords = { where: string; when: string; named: 'title' | 'field' | 'other' };

/** How often the musts, or the points of a job without musts, are met. `shown` and `partly` are some of their names. */
export type Count = { isMust: boolean; total: number; met: number; partial: number; shown: string[]; partly: string[] };

/**
 * What the texts about a candidate say, in one language: every sentence and heading, without its facts. Names that are
 * given are ready to stand in a sentence.
 */
export type Wording = {
  list(items: readonly string[]): string;
  either(items: readonly string[]): string;
  /** What stands in a list for items that are not named: "3 more". */
  more(count: number): string;
  quoted(text: string): string;
  /** A month as a list of dates has it, or as a sentence has it. */
  month(month: string, isInSentence?: boolean): string;
  present: string;
  until: string;
  at(title: string, employer: string): string;
  /** What a requirement is called by its subject. */
  names: {
    years(years: number, skills: string, how?: 'as' | 'in' | 'with'): string;
    degree(level: number, isOfField: boolean): string;
    /** Languages all of which are asked for. */
    languages(names: readonly string[]): string;
  };
  years(years: number): string;
  career: {
    undated(name: string | undefined): string;
    untitled(name: string | undefined, years: string, positions: number): string;
    given(name: string | undefined, where: string, when: string, years: string): string;
    now(name: string | undefined, position: PositionWords, years: string): string;
    last(name: string | undefined, position: PositionWords, until: string, years: string): string;
  };
  fit(count: Count): string;
  gaps(names: string[], others: number, isMust: boolean): string;
  /** Of a resume that could not be read in its language. */
  unread: { sentence: string; title: string; text(names: string[]): string };
  beyond(names: string[]): string;
  /** Of skills that the resume names and no work shows. */
  listed(names: string[]): string;
  technical: {
    atWork(names: string[]): string;
    /** Of what is asked for and no position is known to tell of; `isMore` behind the sentence on positions. */
    named(names: string[], isMore: boolean): string;
    absent(names: string[]): string;
    /** Of what else is named, behind what is asked for and named, behind what is not named, or behind nothing. */
    others(names: string[], behind: 'asked' | 'absent' | undefined): string;
    certificates(lines: string[]): string;
    none: string;
  };
  experience: {
    head(years: string, positions: number): string;
    untitled: string;
    undated: string;
    earlier(positions: number): string;
    education(lines: string[]): string;
    languages(lines: string[]): string;
  };
  strength: {
    years(years: string, newest: PositionWords | undefined): string;
    at(position: PositionWords): string;
    again: string;
    several(positions: number, newest: PositionWords): string;
    listed: string;
    stated: Record<RequirementKind, string>;
  };
  gap: {
    missing(names: string[]): string;
    missingText(kind: RequirementKind, count: number, isMust: boolean): string;
    /** Names for which the heading has no room. */
    alsoMissing(names: string[]): string;
    further(count: number, isOnly: boolean, isMust: boolean): string;
    /** Of skills of manner, which are asked about: a resume that does not speak of them says little. */
    manner(names: string[]): string;
    mannerText(count: number): string;
    inPart(name: string): string;
    alsoInPart(count: number, isMust: boolean): string;
    short(years: string, newest: PositionWords | undefined): string;
    /** Of years in other positions than those asked for. */
    related(note: string, newest: PositionWords): string;
    nearest(kind: RequirementKind, position: PositionWords | undefined): string;
    writtenIn: string;
    listed: string;
    undated: string;
    undatedText: string;
    wishes: string;
    wishesText(names: string[]): string;
  };
};

/** A month of a position; its year where the resume tells no more. */
export const monthOf = (month: string, { yearsAlone }: Position, wording: Wording, isInSentence = false): string =>
  yearsAlone ? month.slice(0, 4) : wording.month(month, isInSentence);

/** "Mar 2021 to present", "Jun 2017 to Feb 2021", "2015 to 2017". */
export function periodOf(position: Position, wording: Wording): string {
  const { start, end, current } = position;
  const from = start ? monthOf(start, position, wording) : '';
  const to = current ? wording.present : end ? monthOf(end, position, wording) : '';
  return from === to || !to ? from : `${from} ${wording.until} ${to}`;
}

/** A text without its final full stop, and shortened at a word where it is long. */
export function shortText(text: string, limit: number): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/\*{2,}/g, '')
    .replace(/^[\s•●▪*·-]+|(?<![\s.;:,*])[\s.;:,*]+$/g, '');
  if (plain.length <= limit) return plain;
  const cut = plain.slice(0, limit);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/(?<![\s.,;:(])[\s.,;:(]+$/, '')}…`;
}

/** A text with a capital letter, but for a name that begins with a small one: "macOS". */
export const capitalized = (text: string): string =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences one behind the other, each with a capital letter and an end. */
export const paragraphOf = (sentences: readonly string[]): string =>
  sentences
    .filter((sentence) => sentence)
    .map(capitalized)
    .map((sentence) => (/[.!?…][”»]?$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');

/** A requirement's own words in the language of the texts. */
export const wordsOf = (
  { text, originalText }: Requirement | { text: string; originalText?: string },
  language: Language,
) => (language === 'es' ? (originalText ?? text) : text);

/** How long something is asked for: months below a year. */
export function spanOf(years: number, months: [one: string, more: string], words: [one: string, more: string]): string {
  const [count, [one, more]] = years < 1 ? [Math.round(years * 12), months] : [years, words];
  return `${count} ${count === 1 ? one : more}`;
}

const marks = new RegExp(`^${patternOf(readPhrases(import.meta.url, 'marks'))}(?!\\p{L})`, 'u');

/** A demand without how much it is asked for at its beginning: "Deseable: diplomado" is a diplomado. */
export function withoutMark(text: string): string {
  const found = marks.exec(fold(text))?.[0];
  const rest = found === undefined ? text : text.slice(found.length).replace(/^[\s:,–-]+/, '');
  return /\p{L}{3}/u.test(rest) && rest !== text ? rest.charAt(0).toUpperCase() + rest.slice(1) : text;
}
