import { degreeOfStudies } from '../../taxonomy/degrees.ts';
import { fold } from '../../text/fold.ts';
import { patternOf, readPhrases } from '../../text/phrases.ts';
import { namesSchool } from '../schools.ts';
import { withoutAddresses, withoutMarks } from './fact.ts';

const words = (name: string): string => patternOf(readPhrases(import.meta.url, name));

const openingWords = 3;
/** Whether folded words begin with a degree. */
export const opensWithDegree = (folded: string): boolean =>
  degreeOfStudies(
    folded
      .replace(/^[^a-z]+/, '')
      .split(' ', openingWords)
      .join(' '),
  ) > 0;

/** "She holds a", "I have completed my", with the little that may stand before. */
const holding = new RegExp(`^.{0,60}?\\b${words('holding')} (?:(?:an?|my|the|his|her|un|una|el|la|mi|su) )?`);

/** What a sentence says of a degree that somebody holds, from the degree on. */
function withoutSubject(text: string): string {
  const start = holding.exec(fold(text))?.[0].length ?? 0;
  const isBefore = degreeOfStudies(fold(text.slice(0, start))) === 0 && opensWithDegree(fold(text.slice(start)));
  return isBefore ? text.slice(start) : text;
}

const label = new RegExp(`^${words('labels-of-degrees')}\\s*[:|–-]\\s*`);

function withoutDegreeLabel(text: string): string {
  const bare = text.slice(label.exec(fold(text))?.[0].length ?? 0);
  return degreeOfStudies(fold(bare)) > 0 ? bare : text;
}

/** What a collection of resumes has in the place of a town: "City , State , USA". */
const town = /[\s,–—-]*\bCity ?, ?(?:State|[\p{Lu}][\p{L}.]+)(?: ?, ?\p{Lu}[\p{L}.]+)?/u;

/** A text up to a town that was taken out, behind which a template has the field of study again. */
function withoutTown(text: string): string {
  const found = town.exec(text);
  if (!found) return text;
  const before = text.slice(0, found.index);
  return degreeOfStudies(fold(before)) > 0 ? before : `${before} ${text.slice(found.index + found[0].length).trim()}`;
}

const sentenceEnd = /(?<=\p{Ll}{4})\.\s+(?=\p{Lu})/u;

/** The sentence of the degree, and of those behind it the ones that name a school, a year or a further degree. */
function withoutRemarks(text: string): string {
  const [first, ...others] = text.split(sentenceEnd);
  const from = others.findIndex((other) => {
    const folded = fold(other);
    return !(degreeOfStudies(folded) > 0 || namesSchool(folded) || /\b(?:19|20)\d\d\b/.test(other));
  });
  return degreeOfStudies(fold(first!)) === 0 || from < 0 ? text : [first, ...others.slice(0, from)].join('. ');
}

const mostRepeated = 6;

/** "Accounting" of "Accounting Accounting": what a line ends with twice, once. */
function withoutRepetition(text: string): string {
  const all = text.split(' ');
  for (let count = Math.min(mostRepeated, Math.floor(all.length / 2)); count > 0; count -= 1) {
    const [before, last] = [all.slice(-2 * count, -count), all.slice(-count)].map((part) => fold(part.join(' ')));
    if (before === last && last!.length > 3) return all.slice(0, -count).join(' ');
  }
  return text;
}

/** What is shown of a line or sentence about studies. */
export function shownStudy(text: string): string {
  const line = withoutMarks(withoutAddresses(text));
  const own = withoutDegreeLabel(withoutSubject(withoutDegreeLabel(line)));
  return withoutMarks(withoutRepetition(withoutTown(withoutRemarks(own))));
}

const unstudied = new RegExp(`(?<![a-z])${words('unstudied')}(?![a-z])`);
const aims = new RegExp(`(?<![a-z])${words('aims')}(?![a-z])`);
const afterDegree = new RegExp(`^\\S+(?: degree)?(?: \\S+)? ${words('after-degree')}(?![a-z])`);
const isDegreeWord = (word: string): boolean => degreeOfStudies(word.replaceAll(/[^a-z.']/g, '')) > 0;

/** "Master's thesis", "bachelor scholarship". */
function isAboutDegree(folded: string): boolean {
  const all = folded.split(' ');
  return all.some((word, at) => isDegreeWord(word) && afterDegree.test(all.slice(at, at + 4).join(' ')));
}

/** Whether folded words among studies name a degree and tell of none that somebody has or studies for. */
export const tellsNoStudies = (folded: string): boolean =>
  isAboutDegree(folded) || aims.test(folded) || (!opensWithDegree(folded) && unstudied.test(folded));
