import { isAnybody, namesOccupation } from '../taxonomy/occupations.ts';
import { fold } from '../text/fold.ts';
import { countWords } from '../text/lines.ts';
import { inGroup, matcherOf, patternOf, readTable } from '../text/phrases.ts';
import { sentences } from './clauses.ts';
import { isPlainHeading } from './headings.ts';
import { isParticulars } from './nature.ts';
import { bulletMark } from './raw-lines.ts';
import type { JobLine } from './sections.ts';
import { seekingTitle } from './seeking.ts';

const table = readTable(import.meta.url, 'title');
const words = (group: string): string => patternOf(inGroup(table, group));
const fillers = new RegExp(`^(?:${words('filler')} )+`);
const closing = new RegExp(`\\s+${words('end')}\\b.*$`, 'i');
const announcing = new RegExp(`^${words('announcing')}(?: an?)?\\s*[:–-]\\s*`, 'i');
const opensSentence = new RegExp(`^(?:${words('sentence')}|${words('as')})\\b`);
const addressed = matcherOf(inGroup(table, 'addressed'));

/** "PAYROLL SPECIALIST" in ordinary letters. */
const quiet = (title: string): string =>
  /\p{Lu}{4}/u.test(title) && !/\p{Ll}/u.test(title)
    ? title.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    : title;

const capital = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1);

const tidy = (title: string): string =>
  title
    .replace(/^[#*=\s-]+|[*=\s:-]+$/g, '')
    .replace(announcing, '')
    .replace(/\s*[|@(·•].*$/, '')
    .replace(/\s+[-–]\s+(?:remote|hybrid|full.?time|part.?time).*$/i, '')
    .replace(/\s+/g, ' ')
    .trim();

const mostWords = 12;

const usable = (title: string): boolean =>
  (title.match(/\p{L}+/gu) ?? []).length <= mostWords &&
  title.length >= 2 &&
  title.length <= 90 &&
  /\p{L}{2}/u.test(title) &&
  !/[.!?]$/.test(title);

/** "Senior Java developer" of "Senior Java developer with Spring Boot, five years …". */
function head(line: string): string {
  const cut = line.split(/,|\.\s|\s(?:with|con|wanted|sought)\s/)[0]!.trim();
  return countWords(line) > 6 && namesOccupation(cut) ? cut : line;
}

const mostTopLines = 6;

/** Lines that name an occupation, of those at the top that are no sentence, list or heading. */
function topTitles(text: string): string[] {
  const lines = text.split('\n').filter((line) => /\p{L}/u.test(line));
  const end = lines.findIndex((line) => bulletMark.test(line));
  return lines
    .slice(0, Math.min(mostTopLines, end < 1 ? lines.length : end))
    .filter((line) => !isPlainHeading(line) && !opensSentence.test(fold(line)))
    .map((line) => head(tidy(line)))
    .filter((line) => usable(line) && namesOccupation(line) && !isAnybody(line));
}

/** "Northwind Traders" is the name of a company more often than a title. */
const isPlural = (title: string): boolean => /s$/i.test(title);

const capitalized = String.raw`(\p{Lu}[^\s.,;:!]*(?: (?:of |and |& |\/ )?\p{Lu}[^\s.,;:!]*){0,6})`;
const any = '([^.,;:!]{3,60})';

/** "You will recruit nurses": whoever takes the job seeks, and not the company. */
const ofHolder = new RegExp(`\\b${words('holder')} .*\\b${seekingTitle} `);

/** How a sentence names the job that it is about, the surest first; the title is the first group. */
const tellings = [
  { pattern: new RegExp(`^${words('as')} ${any}`, 'iu'), test: (sentence: string) => addressed.test(sentence) },
  {
    pattern: new RegExp(`\\b${seekingTitle} ${any}`, 'iu'),
    test: (sentence: string) => !ofHolder.test(sentence),
  },
  { pattern: new RegExp(`^${words('joining')} .{0,60}?${words('as')} ${any}`, 'iu'), test: () => true },
  { pattern: new RegExp(`${capitalized} ${words('post')}\\b`, 'u'), test: () => true },
  { pattern: new RegExp(`^(?:The|An?|Our|This) ${capitalized} ${words('does')}\\b`, 'u'), test: () => true },
  { pattern: new RegExp(`^Our ${capitalized}(?<=s) \\p{Ll}`, 'u'), test: () => true },
];

const nameAtEnd = new RegExp(`^\\p{Ll}.*? ${capitalized}$`, 'u');

/** "Payroll Manager" of "a friendly and curious Payroll Manager to join our office". */
function withoutPraise(phrase: string): string {
  const cut = phrase.replace(closing, '').trim();
  return (nameAtEnd.exec(cut)?.[1] ?? cut).replace(fillers, '');
}

/** What the text says that it looks for, where that is an occupation. */
function toldTitle(text: string): string | undefined {
  const told = text
    .split('\n')
    .filter((line) => !bulletMark.test(line))
    .flatMap(sentences);
  for (const { pattern, test } of tellings) {
    for (const sentence of told) {
      const phrase = pattern.exec(sentence)?.[1];
      const title = phrase && test(fold(sentence)) ? tidy(withoutPraise(phrase)) : '';
      if (usable(title) && namesOccupation(title) && !isAnybody(title)) return capital(title);
    }
  }
  return undefined;
}

const longestLooked = 20_000;

/** The position's title: labeled, else a line at the top that names an occupation, else what the text looks for. */
export function readTitle(text: string, lines: JobLine[]): string {
  const labeled = lines.find((line) => line.section === 'title' && usable(tidy(line.text)));
  if (labeled && !isParticulars(labeled.text, true)) return quiet(tidy(labeled.text));
  const looked = text.slice(0, longestLooked);
  const top = topTitles(looked);
  return quiet(top.find((line) => !isPlural(line)) ?? toldTitle(looked) ?? top[0] ?? '');
}
