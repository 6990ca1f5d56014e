import { findMentions } from '../taxonomy/mentions.ts';
import { endsInOccupation, isAnybody, namesOccupation } from '../taxonomy/occupations.ts';
import { isTitleWord, occursInTitles } from '../taxonomy/title-words.ts';
import { fold } from '../text/fold.ts';
import { countWords } from '../text/lines.ts';
import { isIdle } from '../text/stop-words.ts';
import { inGroup, matcherOf, patternOf, readTable } from '../text/phrases.ts';

const table = readTable(import.meta.url, 'title');

/** The source of a regular expression for the words of a group in `words/title`. */
export const titleWords = (group: string): string => patternOf(inGroup(table, group));

const announcing = new RegExp(`^${titleWords('announcing').replaceAll("'", "['’]")}(?: an?)?\\s*[:!–-]+\\s*`, 'i');
const terms = new RegExp(`\\s+[-–]\\s+${titleWords('terms')}.*$`, 'i');
const beside = new RegExp(`,|\\.\\s|\\s${titleWords('beside')}\\s`, 'i');
const others = matcherOf(inGroup(table, 'others'));

/** Marks and pictures around a title, which are none of it. */
const symbols = /^[#*=\s\p{So}\uFE0F-]+|(?<![*=\s:\p{So}\uFE0F-])[*=\s:\p{So}\uFE0F-]+$/gu;

/** "Miller" of "Now hiring: Miller". */
export const withoutAnnouncing = (line: string): string => line.replace(symbols, '').replace(announcing, '');

/** "Ejecutivo(a)", "Enfermera(o)": the other gender, which is no aside. */
export const otherGender = /(?<=\p{L}{3})\((?:as?|os?|e|ra|es)\)/giu;
/** The stop of a shortened level: "Java Ssr.". */
const stopOfLevel = /(?<=\s(?:s|ss|j)r)\.(?=\s|$)/giu;

/** A title without marks, label, and what stands behind it: the place, the contract. */
export const tidyTitle = (title: string): string => withoutTail(tidied(title));

const tidied = (title: string): string =>
  title
    .replace(otherGender, '')
    .replace(stopOfLevel, '')
    .replace(symbols, '')
    .replace(/^\d{1,2}\s+(?=\p{L}{3})/u, '')
    .replace(announcing, '')
    .replace(/\s*[|@(·•].*$/, '')
    .replace(terms, '')
    .replace(term, '')
    .replace(hours, '')
    .replace(/\s+/g, ' ')
    .trim();

/** "Senior Java developer" of "Senior Java developer with Spring Boot, five years …". */
export function headOfLine(line: string): string {
  const [first, ...rest] = line.split(/\s[-–—]\s/);
  if (rest.length > 1 && namesOccupation(first!)) return first!;
  const cut = line.split(beside)[0]!.trim();
  return countWords(line) > 6 && namesOccupation(cut) ? cut : line;
}

/** ", Summer 2026": when an internship is, and no part of its title. */
const term = /(?<![\s,–—-])[\s,–—-]+(?:(?:spring|summer|fall|autumn|winter) )?20\d\d$/iu;

/** "Part-time bookkeeper": how long somebody works is no part of the title. */
const hours = /^(?:full|part)[- ]?time\s+(?=\p{L})/iu;

const beforeTail = /\s+[-–—/]\s+|,\s+/;

/** Whether words are known from titles or name skills, at least half of them: "Supply Chain", and no place. */
const namesField = (words: string): boolean => {
  const mentions = findMentions(words);
  const told = [...words.matchAll(/\p{L}[^\s,/&]*/gu)].filter(({ 0: word }) => !isIdle(fold(word)));
  const known = told.filter(
    ({ 0: word, index }) =>
      isTitleWord(word) || occursInTitles(word) || mentions.some(({ start, end }) => start <= index && index < end),
  );
  return told.length > 0 && 2 * known.length >= told.length;
};

/** "Cook" of "Cook - Leeds" and of "Cook – 1st and 2nd shift"; "Data Analyst – Supply Chain" is a title as a whole. */
function withoutTail(title: string): string {
  const [first, ...tails] = title.split(beforeTail);
  if (tails.length === 0 || !endsInOccupation(first!)) return title;
  const isSaid = /^\p{Lu}/u.test(first!) && /^\p{Ll}/u.test(tails[0]!);
  return isSaid || !namesField(tails.join(' ')) ? first! : title;
}

const mostWords = 12;

/** Whether words can be a title by their form. */
export const isUsable = (title: string): boolean =>
  (title.match(/\p{L}+/gu) ?? []).length <= mostWords &&
  title.length >= 2 &&
  title.length <= 90 &&
  /\p{L}{2}/u.test(title) &&
  !/[.!?]$/.test(title);

/** "Responsable de asistir a los clientes", "encargada y": a task, and no title. */
const ofTask = new RegExp(
  `^${titleWords('task')}(?:\\/[ao])?(?: (?:de|of) \\p{L}+(?:[aei]r|[aei]rse|ing)\\b| [yo]$|$)`,
  'u',
);

/** Whether words are the title of somebody in particular, and not of those whom an applicant meets. */
export const isTitle = (words: string): boolean =>
  isUsable(words) &&
  namesOccupation(words) &&
  !isAnybody(words) &&
  !others.test(fold(words)) &&
  !ofTask.test(fold(words));
