import type { Span } from '@cotejo/plugin-kit';
import { readLists } from '../../text/lists.ts';
import { anyOf } from '../../text/phrases.ts';

const lists = readLists(import.meta.url, 'lists/advertisement.en.txt', 'lists/advertisement.es.txt');

/** Headings under which whoever offers work says what it is and what is asked; resumes have none of them. */
const headings = new RegExp(`^[ #*•\\d.-]{0,8}(${anyOf(lists.headings!, 'any')})(?=[ :*?]{0,8}$|[ *]{0,4}:)`, 'gimu');

const number = /(?:\d+|one|two|three|four|five|six|seven|eight|ten)\+?(?: ?(?:-|to) ?\d+)?/u.source;
const years = [
  `(?:at least|(?:a )?minimum(?: of)?) ${number} years?`,
  /(?:al menos|m[íi]nimo(?: de)?) \d+ a[ñn]os/u.source,
];
/** Ways to speak of candidates and to them, of which an advertisement has several. */
const signs = [
  ...['seeking', 'toReader', 'offered', 'applying', 'candidates', 'asked'].map((name) => anyOf(lists[name]!, 'any')),
  years.join('|'),
].map((phrases) => new RegExp(`(?<!\\p{L})(?:${phrases})(?!\\p{L})`, 'iu'));
/** Headings and signs together. */
const fewestOfBoth = 4;

/** Positions and courses have years; whoever writes of themselves says so, as in a letter. */
const year = /(?<![\d.,])(?:19|20)\d\d(?![\d.,]\d|\p{L})/gu;
const mostYears = 1;
const writer = /(?<!\p{L})(?:I|my|mi|mis)(?!\p{L})/gu;
const mostOfTheWriter = 2;

/**
 * The whole text where it is no resume but a job description: it says what somebody is to do, and nothing of what
 * anybody did.
 */
export function findAdvertisement(text: string): Span[] {
  const found = [
    new Set(Array.from(text.matchAll(headings), ([, name]) => name!.toLowerCase())).size,
    signs.filter((sign) => sign.test(text)).length,
  ];
  if (found.includes(0) || found[0]! + found[1]! < fewestOfBoth) return [];
  return new Set(text.match(year)).size > mostYears || (text.match(writer)?.length ?? 0) > mostOfTheWriter
    ? []
    : [{ start: 0, end: text.length }];
}
