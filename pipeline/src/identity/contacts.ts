import type { Span } from '@cotejo/plugin-kit';
import { firstWhere } from '../text/first-where.ts';
import { readLists } from '../text/lists.ts';
import { anyOf } from '../text/phrases.ts';

/** Something found in a text, as it stands there. */
export type FoundText = Span & { text: string };

const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;
const hosts = readLists(import.meta.url, 'lists/hosts.txt');
const withProtocol = /(?:https?:\/\/|www\.)[^\s<>"'|]{2,200}/u.source;
const profile = `(?<![\\p{L}\\p{N}@.])(?:[a-z]{2,3}\\.)?(?:${anyOf(hosts.profiles!)})\\.com\\/[^\\s<>"'|,;]{1,120}`;
const topLevel = 'dev|me|io|com|es|org|net|app';
const path = String.raw`\/[^\s<>"'|,;]{0,120}`;
const ownHost = String.raw`(?<![\p{L}\p{N}@.-])[\p{L}\p{N}-]{2,40}\.(?:${topLevel})(?:${path})?(?![\p{L}\p{N}.-])`;
const link = new RegExp(`${withProtocol}|${profile}|${ownHost}`, 'giu');
/** The area or the kind of telephone may be one digit after the country, as in +33 6 12 34 56 78. */
const country = String.raw`(?:\(?\+\d{1,3}\)?[\s.-]?(?:\d[\s.-])?)?`;
const number = String.raw`(?:\(\d{1,4}\)[\s.-]?)?\d{2,4}(?:[\s.-]?\d{2,4}){1,4}`;
const phone = new RegExp(String.raw`(?<![\p{L}\p{N}/.,€$-])${country}${number}(?![\p{N}%€/])`, 'gu');
const years = /^(?:19|20)\d\d(?:[\s.–-]{1,3}(?:19|20)\d\d)+$/;
const date = /^(?:\d{1,2}[-. ]\d{1,2}[-. ](?:19|20)?\d\d|(?:19|20)\d\d[-. ]\d{1,2}(?:[-. ]\d{1,2})?)$/;
const product = new RegExp(`^(?:${anyOf(hosts.products!)})\\.(?:net|io|com)$`, 'iu');
/** Shorter or longer runs of digits are no telephone numbers (ITU-T E.164 has at most 15). */
const fewestDigits = 8;
const mostDigits = 15;

const find = (text: string, pattern: RegExp): FoundText[] =>
  [...text.matchAll(pattern)].map((match) => {
    const found = match[0].replace(/(?<![.,;:)\]])[.,;:)\]]+$/, '');
    return { text: found, start: match.index, end: match.index + found.length };
  });

/** Whether it touches one of those that are in order and apart from each other. */
function overlaps(one: Span, others: Span[]): boolean {
  const next = others[firstWhere(others.length, (at) => others[at]!.end > one.start)];
  return next !== undefined && next.start < one.end;
}

/** E-mail addresses, web addresses and telephone numbers with their places. */
export function findContacts(text: string): { emails: FoundText[]; links: FoundText[]; phones: FoundText[] } {
  const emails = find(text, email);
  const links = find(text, link).filter((found) => !product.test(found.text) && !overlaps(found, emails));
  const phones = find(text, phone).filter((found) => {
    const digits = found.text.replace(/\D/g, '').length;
    if (digits < fewestDigits || digits > mostDigits || years.test(found.text) || date.test(found.text)) return false;
    return !/\n/.test(found.text) && !overlaps(found, emails) && !overlaps(found, links);
  });
  return { emails, links, phones };
}
