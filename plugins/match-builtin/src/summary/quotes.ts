import type { Quote, Requirement } from '@cotejo/plugin-kit';
import { headingKind } from '../resume/sections.ts';
import { findMentions } from '../taxonomy/mentions.ts';
import { namesCertificate } from '../taxonomy/certificates.ts';
import { fold } from '../text/fold.ts';
import { readPhrases } from '../text/phrases.ts';
import { stem } from '../text/stem.ts';
import { isIdle } from '../text/stop-words.ts';
import { productsIn } from './small-letters.ts';
import { shortText } from './wording.ts';

const longestLabel = 3;

/** "Spanish, English" of "Languages: Spanish, English", "CDL-A" of "License: CDL-A": a heading that opens a line. */
export function withoutHeading(line: string): string {
  const [, label = '', rest = ''] = /^([\p{L} &/]+):\s+(.*)$/su.exec(line) ?? [];
  const isShort = label.trim().split(' ').length <= longestLabel;
  return rest && (headingKind(label) || (isShort && namesCertificate(fold(label)))) ? rest : line;
}

/** A line of cells with a comma between each: "BA in History, Garden College". */
export const asList = (line: string): string => line.replace(/\s?\|\s?/g, ', ');

const open = /\([^()]*$/;
const closed = /^([^()]*)\)/;

const dangling = new Set(readPhrases(import.meta.url, 'dangling'));

/** A passage without the words at its end that lead on to what was cut off: "budgets and" is "budgets". */
function withoutLooseEnd(text: string): string {
  const words = text.trim().split(/\s+/);
  while (words.length > 1 && dangling.has(fold(words.at(-1)!))) words.pop();
  return words.join(' ').replace(/(?<![\s,;:])[\s,;:]+$/, '');
}

/**
 * A passage as it can be quoted: without heading and marks before it, without a loose end, and with the brackets closed
 * that were cut.
 */
export function asQuoted(text: string, limit: number): string {
  const bare = withoutLooseEnd(withoutHeading(text.replace(/^[\s,;:|/+∗–—-]+/, '')));
  const whole = shortText(closed.test(bare) ? bare.replace(')', '') : bare, limit);
  return open.test(whole) ? `${whole.replace(/…$/, '')}…)` : whole;
}

/** The folded words of a text, "c++" and "c#" among them. */
export const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];

const stemsIn = (text: string): Set<string> =>
  new Set(
    wordsIn(text)
      .filter((word) => !isIdle(word))
      .map(stem),
  );

/** "Team size: 6", "OS: Windows": a label and few words behind it. */
const labelled = /^[\p{L} /&-]{2,30}:\s*(\S+(?: \S+){0,2})$/u;
/** What a form has before anybody fills it in: "[Name of school]", "City, State". */
const unfilled = /^\W*\[[^\]]*\]|\bCity ?, ?State\b/;

/** Whether a line is the heading of others: one that is known, or a few words in capitals that name no skill. */
const isHeadingLine = (text: string): boolean =>
  headingKind(text) !== undefined ||
  (!/\p{Ll}/u.test(text) && text.includes(' ') && wordsIn(text).length <= 6 && findMentions(text).length === 0);

/** A word alone that names no product, as "approach" does, says nothing about work. */
const isScrap = (text: string): boolean => wordsIn(text).length === 1 && productsIn(text.trim()).length === 0;

/** Whether a passage says something that can be quoted for what is asked: no heading, no empty form, no scrap. */
function isQuotable({ text }: Quote, { text: asked, kind }: Requirement): boolean {
  const value = labelled.exec(text.trim())?.[1];
  const words = stemsIn(asked);
  const isAsked = (part: string): boolean => [...stemsIn(part)].some((one) => words.has(one));
  return (
    /\p{L}[\p{L}\d#+]/u.test(text) &&
    !unfilled.test(text) &&
    !isHeadingLine(text) &&
    !((kind === 'skill' || kind === 'experience') && isScrap(text)) &&
    (value === undefined || headingKind(text.split(':')[0]!) !== undefined || isAsked(value))
  );
}

/** The quote that has the most words of what is asked for, the first of several; none of what cannot be quoted. */
export function nearestQuote(quotes: readonly Quote[], requirement: Requirement): Quote | undefined {
  const words = stemsIn(requirement.text);
  const shared = (quote: Quote): number => [...stemsIn(quote.text)].filter((one) => words.has(one)).length;
  const [first, ...rest] = quotes.filter((quote) => isQuotable(quote, requirement));
  return rest.reduce<Quote | undefined>((best, quote) => (shared(quote) > shared(best!) ? quote : best), first);
}
