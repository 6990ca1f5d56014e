import { fold } from '../text/fold.ts';
import { countWords } from '../text/lines.ts';
import { findYears, numberWords } from '../text/numbers.ts';
import { inGroup, matcherOf, patternOf, readPhrases, readTable } from '../text/phrases.ts';
import { findMentions, type Mention } from '../taxonomy/mentions.ts';
import { isMarked, isWished, opensAsWish } from './musts.ts';
import { readsAsDemand, statesDemand } from './nature.ts';
import { seekingPerson } from './seeking.ts';

const table = readTable(import.meta.url, 'clauses');
const words = (group: string): string => patternOf(inGroup(table, group));

const maxSentence = 300;

const abbreviation = patternOf(readPhrases(import.meta.url, 'abbreviations'));
/** "P.Eng. or EIT", "B.Tech. in …": behind a word with a stop of its own a sentence ends only before a capital. */
const dotted = String.raw`(?<!\p{L}\.\p{L}{1,5}\.(?=\s+(?-i:\p{Ll})))`;
const sentenceEnd = new RegExp(
  `(?<=[\\p{L}\\p{N})\\]+#]{2}[.!?]["”)]?)(?<!\\b${abbreviation}\\.)${dotted}\\s+(?!\\()`,
  'iu',
);

/** Sentences of a line; a long one is cut. */
export function sentences(line: string): string[] {
  return line
    .split(sentenceEnd)
    .flatMap(demandsBetweenSemicolons)
    .map((part) => part.slice(0, maxSentence).trim())
    .filter((part) => part.length > 1);
}

/** "A degree in law; two years as a clerk" as its two demands; what else stands between semicolons stays whole. */
function demandsBetweenSemicolons(sentence: string): string[] {
  const parts = sentence.split(/;\s+/);
  return parts.every((part) => areClosed(part) && readsAsDemand(part)) ? parts : [sentence];
}

/** Whether every bracket that a text opens is closed in it, and the other way round. */
const areClosed = (text: string): boolean => text.split('(').length === text.split(')').length;

const adjective = /(?:^|\s)\p{L}{2,}(?:ive|ic|al|ary|ous|ory|ble)$/u;

/** "Cognitive, academic and behavioral assessments": of adjectives alone the noun of the last says what they are of. */
function shareLastNoun(items: readonly string[]): boolean {
  const [first, ...between] = items.slice(0, -1);
  const [opening, ...noun] = items.at(-1)!.split(/\s+/);
  const areBare = between.every((item) => countWords(item) === 1 && adjective.test(item));
  return areBare && noun.length > 0 && adjective.test(first!) && adjective.test(opening!);
}

/** What stands between the semicolons of a text, where each part is whole by itself. */
export function betweenSemicolons(text: string): string[] {
  const parts = text.split(/;\s+/);
  return parts.every(areClosed) ? parts : [text];
}

const maxItemWords = 6;
const usualItemWords = 3.5;

/** A piece that says nothing without its neighbors, as in "communication, both written and verbal". */
const half = matcherOf(inGroup(table, 'half'));

/** An item that explains the one before. */
const including = new RegExp(`^${patternOf(readPhrases(import.meta.url, 'including'))}\\b`, 'i');

const and = words('and');
const betweenItems = new RegExp(`\\s*[,;]\\s*(?:${and}\\s+)?`);
const betweenItemsOrLast = new RegExp(`${betweenItems.source}|\\s+${and}\\s+(?=[^,;]*$)`);
/** A comma before the last item says that an "and" behind it is part of a name: "Excel, and Finance and Operations". */
const lastComma = new RegExp(`[,;]\\s*${and}\\s`);
const or = new RegExp(`(?:^|\\s)${words('or')}\\s`, 'i');

/** "You write clean, lively prose": a sentence about somebody, and no list. */
const saysWho = new RegExp(`^${words('subject')}\\b`, 'i');

/** "Excel, Word, and filing" as its items; undefined for a sentence, and for a list with "or", which is one demand. */
export function listItems(text: string): string[] | undefined {
  if (!/[,;]/.test(text) || text.includes(':') || saysWho.test(text)) return undefined;
  const items = text
    .replace(/\.$/, '')
    .split(lastComma.test(text) ? betweenItems : betweenItemsOrLast)
    .filter(Boolean);
  if (items.length < 3 || items.some((item) => countWords(item) > maxItemWords)) return undefined;
  if (items.some((item) => or.test(item))) return undefined;
  if (items.some((item) => half.test(fold(item)) || including.test(item) || !areClosed(item))) return undefined;
  if (shareLastNoun(items)) return undefined;
  const [first, ...others] = items;
  if (isWholeDemand(first!) && !others.some(isWholeDemand)) return undefined;
  if (opensList(first!) && !others.some(standsAlone)) return undefined;
  const words = items.reduce((sum, item) => sum + countWords(item), 0);
  return words / items.length <= usualItemWords ? items : undefined;
}

const skillsOf = (item: string): Mention[] => findMentions(item);

const preposition = new RegExp(`\\S \\S* ?${words('preposition')} (?:\\S+ )?\\S+$`);
/** "Skill in mending nets": behind its preposition a word may open a list; "Attention to detail" is one thing. */
const opensList = (item: string): boolean =>
  preposition.test(fold(item)) && !skillsOf(item).some(({ start, end }) => start === 0 && end === item.length);

/** Whether an item says something without those before it: a skill, or a name with a capital. */
const standsAlone = (item: string): boolean => /^\p{Lu}/u.test(item) || skillsOf(item).length > 0;

const degreeOr = `(?:(?:bachelor|master)\\S*|${patternOf(readPhrases(import.meta.url, 'whole-demands'))})`;
const wholeDemand = new RegExp(
  `\\b${degreeOr} (?:${words('of')} )?(?:\\w+ )?${words('in')}\\b|\\b${words('ability')}\\b`,
);

/** "Degree in law, economics …" and "3 years in sales, retail …" are one demand. */
const isWholeDemand = (item: string): boolean => wholeDemand.test(fold(item));

/** "A nurse to work with children": what somebody is to do, and nothing that is had. */
const ofVerb = String.raw`(?<!\b(?:to|who|that|will) \p{L}+ )`;
/** "Comfortable with change": its "with" tells what somebody is used to. */
const ofAdjective = `(?<!\\b${words('taking')} )`;
/** Up to what somebody is sought with, which is then asked for: "We need a cook who holds a ticket". */
const soughtWith = new RegExp(`^.*?\\b${seekingPerson}\\b.*?\\b${ofVerb}${ofAdjective}${words('has')}\\s+`, 'iu');
const betweenDemands = new RegExp(`,\\s+${and}\\s+|,\\s+|\\s+(?:${and}|${words('further')})\\s+`);

/** "Networks, both local": what "and" goes on with is the other of two. */
const endsInPair = new RegExp(`(?:^|\\s)${words('pair')} \\S+(?: \\S+){0,2}$`, 'i');

const beginsWithOr = new RegExp(`^${words('or')}\\s`, 'i');

/** Whether what follows a comma is a demand, whatever stands before it: "a spotless van, two years as a driver". */
const isFurther = (part: string, joint: string): boolean =>
  joint.startsWith(',') && !beginsWithOr.test(part) && (statesDemand(fold(part)) || isMarked(part));

const opensObject = new RegExp(`\\s${words('preposition')}\\s`);

/** "Ecology or a related field" behind "a degree in biology,": the last of several subjects, one of which is enough. */
const endsAlternatives = (part: string, before: string): boolean =>
  or.test(part) && !statesDemand(fold(part)) && opensObject.test(fold(before));

/**
 * "We seek a nurse with three years in intensive care, fluent English and a license" as its three demands. Where all
 * that is told is asked for, `isAllAsked`, a comma parts what reads as a demand from anything.
 */
export function demandsOf(sentence: string, isAllAsked = false): string[] {
  const lead = soughtWith.exec(sentence)?.[0] ?? '';
  const parts = sentence.slice(lead.length).split(betweenDemands);
  const demands: string[] = [];
  let from = lead.length;
  for (const part of parts) {
    const start = sentence.indexOf(part, from);
    const previous = demands.length - 1;
    const isDemand =
      (isAllAsked && isFurther(part, sentence.slice(from, start))) ||
      (previous >= 0 &&
        !beginsWithOr.test(part) &&
        readsAsDemand(part) &&
        readsAsDemand(demands[previous]!) &&
        !half.test(fold(part)) &&
        !endsInPair.test(demands[previous]!) &&
        !endsAlternatives(part, demands[previous]!));
    if (previous >= 0 && !isDemand) demands[previous] += sentence.slice(from, start + part.length);
    else demands.push(part);
    from = start + part.length;
  }
  return demands;
}

const yearTable = readTable(import.meta.url, 'years');
const [joint, atLeast] = ['joint', 'least'].map((group) => patternOf(inGroup(yearTable, group)));
const between = `(?:\\s*[,;]\\s*|\\s+(?=${joint}\\s))(?:${joint}\\s+)?`;
const number = `(?:\\d{1,2}|${patternOf(numberWords)})\\+?`;
const years = '(?:or more\\s)?(?:years?|yrs?|anos?)\\b';
const nextYears = new RegExp(`${between}(?=${atLeast}?\\s*${number}\\s${years})`, 'g');

/** "4 years as a planner, 2 years in SAP and 1 year of sales" as its three demands; other sentences stay whole. */
export function yearDemands(sentence: string): string[] {
  let from = 0;
  const parts = [...fold(sentence).matchAll(nextYears)].map(({ 0: { length }, index }) => {
    const part = sentence.slice(from, index);
    from = index + length;
    return part;
  });
  parts.push(sentence.slice(from));
  return parts.every((part) => findYears(fold(part)) !== undefined) ? parts : [sentence];
}

const lastClause = /^(.*\S)(\s*[,;]\s+|\s+[–—-]\s+)([^,;–—]*)$/u;
const fewestOfWish = 2;
/** "Is preferred", "or a related field is preferred": of what stands before it. */
const goesOn = new RegExp(`^(?:${words('or')}|${words('being')})\\s`, 'i');

/**
 * "3 years in sales, insurance experience preferred" as what is asked for and what is wished for beside it; "Excel and
 * SAP, Oracle preferred" stays whole, as it may wish for all.
 */
export function wishesApart(sentence: string): string[] {
  const [, main = '', joint = '', wish = ''] = lastClause.exec(sentence) ?? [];
  const isApart =
    areClosed(main) &&
    countWords(wish) >= fewestOfWish &&
    isWished(wish) &&
    !goesOn.test(wish) &&
    !opensAsWish(wish) &&
    !isMarked(main);
  const areDemands =
    joint.trim() !== ',' ||
    (statesDemand(fold(wish)) && statesDemand(fold(main))) ||
    findYears(fold(main)) !== undefined;
  return isApart && areDemands ? [main, wish] : [sentence];
}
