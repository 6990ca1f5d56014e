import type { Quote } from '@cotejo/plugin-kit';
import { headingKind } from '../resume/sections.ts';
import { namesCertificate } from '../taxonomy/certificates.ts';
import { fold } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { isIdle } from '../text/stop-words.ts';
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

/** A passage as it can be quoted: without heading and marks before it, and with the brackets closed that were cut. */
export function asQuoted(text: string, limit: number): string {
  const bare = withoutHeading(text.replace(/^[\s,;:|/–—-]+/, ''));
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

/** The quote that has the most words of what is asked for, the first of several. */
export function nearestQuote(quotes: readonly Quote[], asked: string): Quote {
  const words = stemsIn(asked);
  const shared = (quote: Quote): number => [...stemsIn(quote.text)].filter((one) => words.has(one)).length;
  return quotes.reduce((best, quote) => (shared(quote) > shared(best) ? quote : best));
}
