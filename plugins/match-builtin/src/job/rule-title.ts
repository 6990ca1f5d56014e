import { namesOccupation } from '../taxonomy/occupations.ts';
import { findMentions } from '../taxonomy/mentions.ts';
import { isTitleWord } from '../taxonomy/title-words.ts';
import { fold } from '../text/fold.ts';
import { type JobSection, isPlainHeading, sectionOf } from './headings.ts';
import { contact } from './nature.ts';
import { bulletMark } from './raw-lines.ts';
import { headOfLine, isTitle, tidyTitle, titleWords, withoutAnnouncing } from './title-form.ts';
import { soughtTitle } from './sought-title.ts';

const opensSentence = new RegExp(`^(?:${titleWords('sentence')}|${titleWords('as')})\\b`);

/** A line that is a title without what stands behind it. */
export const titleOfLine = (line: string): string => headOfLine(tidyTitle(line));

const mostTopLines = 6;

/** A line without what it is about: "We bake bread" of "About us: we bake bread". */
function withoutLabel(line: string): string {
  const section = line.includes(':') ? sectionOf(line.slice(0, line.indexOf(':'))) : undefined;
  const rest = line.slice(line.indexOf(':') + 1).trim();
  return section === undefined || section === 'title' || rest === '' ? line : rest;
}

const told = new RegExp(`(?<!\\p{L})${titleWords('told')}(?![\\p{L}/])`, 'u');
/** The future of Spanish: "seleccionará". */
const inFuture = /\p{L}r(?:á|án|ás)(?!\p{L})/u;
const ofPerson = /^(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\s?[,:]/u;

/** Whether a line is a sentence, or names somebody to write to: "Ann Hill, Service Manager". */
const isToldOrNamed = (line: string): boolean => {
  const name = ofPerson.exec(line)?.[0];
  return (
    /^¿/.test(line) ||
    told.test(fold(line)) ||
    inFuture.test(line) ||
    contact.test(line) ||
    (name !== undefined && !namesOccupation(name.slice(0, -1)))
  );
};

const listed: readonly (JobSection | undefined)[] = ['duties', 'required', 'preferred', 'education'];
/** "Responsibilities": what stands below is no title. */
const opensList = (line: string): boolean => isPlainHeading(line) && listed.includes(sectionOf(line));

/** "(25001823)" behind a title is a number of the post, and none to call. */
const inBrackets = /\([^()]*\)/g;

/** Lines that name an occupation, of those at the top that are no sentence, list or heading. */
function topTitles(text: string): string[] {
  const lines = text.split('\n').filter((line) => /\p{L}/u.test(line));
  const end = lines.findIndex((line) => bulletMark.test(line) || opensList(line));
  return lines
    .slice(0, Math.min(mostTopLines, end < 1 ? lines.length : end))
    .filter((line) => !isPlainHeading(line) && withoutLabel(line) === line && !opensSentence.test(fold(line)))
    .filter((line) => !isToldOrNamed(withoutAnnouncing(line).replace(inBrackets, '')))
    .map(titleOfLine)
    .filter(isTitle);
}

/** "Northwind Traders" is the name of a company more often than a title, and "Enfermera de mayores" is a title. */
const isPlural = (title: string): boolean =>
  /s$/i.test(title) && !namesOccupation(/^\p{L}*(?<!s)(?!\p{L})/iu.exec(title)?.[0] ?? '');

const longestTitle = 6;
/** A text whose line breaks are lost begins with a line of so many characters. */
const shortestPasted = 120;
const grown = /^\p{Lu}[\p{L}’'/-]*$/u;

/** Whether a word is a part of a skill that a text names: "Registered" of "Registered Nurse", "Payroll". */
const isOfSkill = (word: string, text: string): boolean =>
  findMentions(text).some(({ start, end }) => text.slice(start, end).includes(word));

/**
 * The title at the beginning of a text that was pasted as one line, "Payroll Specialist Contoso Mills Macon …": the
 * longest run of words known from titles that names an occupation.
 */
function titleAtOpening(text: string): string | undefined {
  const line = text.slice(0, text.search(/\n|$/u));
  if (line.length < shortestPasted) return undefined;
  const words = line.split(/\s+/, longestTitle);
  const opening = words.join(' ');
  const end = words.findIndex((word) => !grown.test(word) || !(isTitleWord(word) || isOfSkill(word, opening)));
  const run = words.slice(0, end < 0 ? longestTitle : end);
  const titles = run.map((_, at) => run.slice(0, at + 1).join(' '));
  return titles.findLast((title) => isTitle(title) && !isPlural(title));
}

const longestLooked = 20_000;

/**
 * The title that rules find in a text in which no line is labeled with it: a line at the top that names an occupation,
 * else what the text looks for.
 */
export function unlabeledTitle(text: string): string {
  const looked = text.slice(0, longestLooked);
  const top = topTitles(looked);
  const sought = (): string | undefined => soughtTitle(looked.split('\n').map(withoutLabel));
  const plain = top.find((line) => !isPlural(line)) ?? titleAtOpening(looked);
  if (plain !== undefined) return plain;
  const told = sought();
  // "Machine Operators" at the top says more than "operators" further down.
  const isMore = told !== undefined && top[0] !== undefined && fold(top[0]).endsWith(fold(told));
  return (isMore ? top[0] : told) ?? top[0] ?? '';
}
