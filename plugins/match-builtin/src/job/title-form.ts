import { isAnybody, namesOccupation } from '../taxonomy/occupations.ts';
import { fold } from '../text/fold.ts';
import { countWords } from '../text/lines.ts';
import { inGroup, matcherOf, patternOf, readTable } from '../text/phrases.ts';

const table = readTable(import.meta.url, 'title');

/** The source of a regular expression for the words of a group in `words/title`. */
export const titleWords = (group: string): string => patternOf(inGroup(table, group));

const announcing = new RegExp(`^${titleWords('announcing')}(?: an?)?\\s*[:–-]\\s*`, 'i');
const terms = new RegExp(`\\s+[-–]\\s+${titleWords('terms')}.*$`, 'i');
const beside = new RegExp(`,|\\.\\s|\\s${titleWords('beside')}\\s`, 'i');
const others = matcherOf(inGroup(table, 'others'));

/** "Miller" of "Now hiring: Miller". */
export const withoutAnnouncing = (line: string): string => line.replace(announcing, '');

/** "Ejecutivo(a)", "Enfermera(o)": the other gender, which is no aside. */
const otherGender = /(?<=\p{L}{3})\((?:as?|os?|e|ra|es)\)/giu;
/** The stop of a shortened level: "Java Ssr.". */
const stopOfLevel = /(?<=\s(?:s|ss|j)r)\.(?=\s|$)/giu;

/** A title without marks, label, and what stands behind it: the place, the contract. */
export const tidyTitle = (title: string): string =>
  title
    .replace(otherGender, '')
    .replace(stopOfLevel, '')
    .replace(/^[#*=\s\p{So}\uFE0F-]+|(?<![*=\s:-])[*=\s:-]+$/gu, '')
    .replace(/^\d{1,2}\s+(?=\p{L}{3})/u, '')
    .replace(announcing, '')
    .replace(/\s*[|@(·•].*$/, '')
    .replace(terms, '')
    .replace(/\s+/g, ' ')
    .trim();

/** "Senior Java developer" of "Senior Java developer with Spring Boot, five years …". */
export function headOfLine(line: string): string {
  const [first, ...rest] = line.split(/\s[-–—]\s/);
  if (rest.length > 1 && namesOccupation(first!)) return first!;
  const cut = line.split(beside)[0]!.trim();
  return countWords(line) > 6 && namesOccupation(cut) ? cut : line;
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
