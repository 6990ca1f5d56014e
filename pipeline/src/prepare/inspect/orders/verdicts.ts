import type { Span } from '@cotejo/plugin-kit';
import { anyOf } from '../../../text/phrases.ts';
import { mergeSpans } from '../../../text/spans.ts';
import type { Unit } from '../units.ts';
import { inAnyLanguage } from './lexicons/index.ts';
import type { Sentence } from './sentence.ts';
import { verdictPartsIn } from './verdict-parts.ts';

/** Lines of one verdict, or of one example. */
const reach = 4;
const fewestPairs = 2;
const fewestFulfilled = 3;

/** A requirement with the verdict that it is met; nobody writes that of themselves. */
const fulfilled = new RegExp(`[:=|→–-]\\s{0,3}["'*]{0,3}(?:${anyOf(inAnyLanguage('met'))})\\b`, 'giu');
/** What JSON is made of. */
const bracket = /^\W*(?:[{}[\]]|"\w+"\s*:)/u;

/** A line of nothing but one object. */
const object = /^\W*\{[^{}]{1,200}\}\W*$/u;

/**
 * Finished verdicts in any notation, and examples that show a model which mark a resume gets. What an engineer's
 * program answers is none.
 */
export function findVerdicts(units: (Unit & { reading: Sentence })[]): Span[] {
  const parts = units.map(({ reading }) => verdictPartsIn(reading));
  const met = units.map(({ text }) => text.match(fulfilled)?.length ?? 0);
  const isPart = units.map(() => false);
  for (const [index, { pairs, isMatch }] of parts.entries()) {
    if (pairs === 0 && met[index] === 0) continue;
    const [from, to] = [Math.max(0, index - reach), Math.min(units.length, index + reach + 1)];
    const around = parts.slice(from, to);
    const isWork = parts.slice(Math.max(0, index - 1), index + 1).some((one) => one.isWork);
    const all = around.reduce((sum, one) => sum + one.pairs, 0);
    const isVerdict = all >= fewestPairs && around.some((one) => one.ofJudgement > 0);
    const isExample = pairs > 0 && parts.slice(from, index + 1).some((one) => one.isExample);
    const isObject = pairs > 0 && object.test(units[index]!.text);
    const isList = met.slice(from, to).reduce((sum, count) => sum + count, 0) >= fewestFulfilled;
    if (((isVerdict || isExample || isMatch || isObject) && !isWork && pairs > 0) || (isList && met[index]! > 0))
      isPart[index] = true;
  }
  const isBeside = (index: number): boolean =>
    bracket.test(units[index]!.text) && (isPart[index - 1] || isPart[index + 1] || false);
  return mergeSpans(
    units.filter((_, index) => isPart[index] || isBeside(index)).map(({ start, end }) => ({ start, end })),
  );
}
