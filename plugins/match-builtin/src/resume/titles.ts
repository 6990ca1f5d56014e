import type { Position } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';
import { inGroup, patternOf, readTable } from '../text/phrases.ts';
import { namesOccupation } from '../taxonomy/occupations.ts';
import { knownFromTitles } from '../taxonomy/title-words.ts';
import { tokenize } from '../text/tokens.ts';

const maxWords = 8;
const table = readTable(import.meta.url, 'titles');
const occupation = new RegExp(`${patternOf(inGroup(table, 'ending'))}$`);
const ofTask = new RegExp(`^${patternOf(inGroup(table, 'task'))}\\b`);
const traineeWords = new Set(inGroup(table, 'trainee'));

/** Whether words are as few as those of a title, and begin as one does. */
const hasFormOfTitle = (words: string): boolean =>
  tokenize(words).length > 0 &&
  tokenize(words).length <= maxWords &&
  !/[.!?]$/.test(words) &&
  /^[\p{Lu}\p{N}]/u.test(words);

/** Whether words are a title that names an occupation: "Dishwasher". */
export const isOccupation = (words: string): boolean =>
  hasFormOfTitle(words) && namesOccupation(words) && !ofTask.test(fold(words));

/** Whether words name an occupation: one of a few words is known from titles, and the first has a capital letter. */
export function looksLikeTitle(words: string): boolean {
  if (!hasFormOfTitle(words)) return false;
  const tokens = tokenize(words);
  if (traineeWords.has(tokens[0]!.word)) return true;
  return tokens.some((token) => knownFromTitles(token.base) || occupation.test(token.base));
}

/** "Team Lead" and "Internship" are titles; "Wexcombe Retail Systems" is none, though retail is in many titles. */
export function endsAsTitle(words: string): boolean {
  const tokens = tokenize(words);
  return looksLikeTitle(words) && (tokens.length === 1 || occupation.test(tokens.at(-1)!.base));
}

/** "Director-Neurology" is a director. */
const joined = /(?<=\p{Ll})-(?=\p{Lu})/gu;

/** Whether a title of a position says what somebody is; others are the name of an employer or a department. */
export const namesWork = (title: string): boolean =>
  endsAsTitle(title) || namesOccupation(title.replace(joined, ' - '));

/** Whether words of a resume say as what, or at whose place, somebody worked. */
export const headsPosition = (words: string, position?: Partial<Pick<Position, 'title' | 'employer'>>): boolean =>
  [position?.title, position?.employer].some((name) => name && words.includes(name)) || namesWork(words);

const capitalized = String.raw`\p{Lu}[\p{L}\p{N}/&.-]*(?:(?: -)? (?:of |and )?\p{Lu}[\p{L}\p{N}/&-]*){0,6}`;
const before = String.raw`\b(?:as|role of|position of|como)\s+(?:an?\s+|the\s+|un\s+|una\s+)?["“]?`;
const workedAs = new RegExp(`${before}(${capitalized})`, 'u');
/** "Serving as a tire repairer, 2001 to 2006." */
const servingAs = new RegExp(`${before}([^,.;:|(–—]{3,60})`, 'u');

/** "Business Analyst" of "From 2015 to 2019 worked as Business Analyst, …". */
export function titleInSentence(line: string): string | undefined {
  const title = workedAs.exec(line)?.[1];
  if (title && looksLikeTitle(title)) return title;
  const words = (servingAs.exec(line)?.[1] ?? '').trim().replace(/\s+(?:from|between|since|in|at|de|desde|en)$/, '');
  const whole = words.charAt(0).toUpperCase() + words.slice(1);
  return namesOccupation(whole) && tokenize(whole).length <= maxWords ? whole : undefined;
}
