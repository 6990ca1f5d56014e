import { looksLikeTitle } from '../resume/titles.ts';
import { fold } from '../text/fold.ts';
import { countWords } from '../text/lines.ts';
import { inGroup, patternOf, readTable } from '../text/phrases.ts';
import { isPlainHeading } from './headings.ts';
import type { JobLine } from './sections.ts';
import { seekingTitle } from './seeking.ts';

const table = readTable(import.meta.url, 'title');
const words = (group: string): string => patternOf(inGroup(table, group));
const sought = new RegExp(`${seekingTitle}(?: ${words('filler')})* ([^.,;:!\\n]{3,60})`, 'i');
const closing = new RegExp(`\\s+${words('end')}\\s.*$`, 'i');
const announcing = new RegExp(`^${words('announcing')}(?: an?)?\\s*[:–-]\\s*`, 'i');
const opensSentence = new RegExp(`^${words('sentence')}\\b`);

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

const usable = (title: string): boolean =>
  countWords(title) <= 10 &&
  title.length >= 2 &&
  title.length <= 90 &&
  /\p{L}{2}/u.test(title) &&
  !/[.!?]$/.test(title);

/** "Senior Java developer" of "Senior Java developer with Spring Boot, five years …". */
function head(line: string): string {
  const cut = line.split(/,|\.\s|\s(?:with|con|wanted|sought)\s/)[0]!.trim();
  return countWords(line) > 6 && looksLikeTitle(capital(cut)) ? cut : line;
}

/**
 * The position's title: labeled, else the first line if it reads like a title, else what the text says it looks for.
 */
export function readTitle(text: string, lines: JobLine[]): string {
  const labeled = lines.find((line) => line.section === 'title');
  if (labeled && usable(tidy(labeled.text))) return quiet(tidy(labeled.text));
  const first = head(
    text
      .split('\n')
      .map(tidy)
      .find((line) => /\p{L}/u.test(line)) ?? '',
  );
  if (usable(first) && !isPlainHeading(first) && !opensSentence.test(fold(first))) return quiet(first);
  const phrase = sought.exec(text.slice(0, 20_000))?.[1]?.replace(closing, '') ?? '';
  return usable(tidy(phrase)) ? capital(tidy(phrase)) : '';
}
