import { isIdle } from '../text/stop-words.ts';
import { informativeStems, tokenize } from '../text/tokens.ts';
import type { ScoreContext, StemmedSegment } from './context.ts';
import { embed, loadEmbedding, nearness } from '../statistics/embedding.ts';
import type { Finding } from './verdict.ts';

/** The share of the stems' rarity that is found in `known`, 0 to 1. */
export function coverage(stems: readonly string[], known: ReadonlySet<string>, context: ScoreContext): number {
  let all = 0;
  let found = 0;
  for (const stem of new Set(stems)) {
    const weight = context.rarity(stem);
    all += weight;
    if (known.has(stem)) found += weight;
  }
  return all === 0 ? 0 : found / all;
}

export const stemsOf = (text: string): string[] => informativeStems(tokenize(text), isIdle);

/** Segments that cover most of the stems, best first. */
export function bestSegments(
  stems: readonly string[],
  context: ScoreContext,
  among = context.segments,
): { entry: StemmedSegment; share: number }[] {
  const wanted = new Set(stems);
  return among
    .filter((entry) => entry.stems.some((stem) => wanted.has(stem)))
    .map((entry) => ({ entry, share: coverage(stems, entry.set, context) }))
    .sort((a, b) => b.share - a.share || a.entry.segment.start - b.entry.segment.start)
    .slice(0, 3);
}

/** A share of words below the first says nothing; from the second on the sentence is fully shown. */
const literalFrom = 0.12;
const literalAt = 0.6;
const alikeFrom = 0.4;
const alikeAt = 0.8;
const fewestStems = 3;
const alikeCredit = 0.85;

/** The passages that speak of the same work in other words, best first; `share` is 0 to 1. */
function alikeSegments(stems: readonly string[], context: ScoreContext): { entry: StemmedSegment; share: number }[] {
  const wanted = embed(stems, context.rarity, loadEmbedding());
  return context.segments
    .filter((entry) => entry.stems.length >= fewestStems)
    .map((entry) => ({
      entry,
      share: Math.min(1, Math.max(0, (nearness(wanted, entry.place) - alikeFrom) / (alikeAt - alikeFrom))),
    }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || a.entry.segment.start - b.entry.segment.start)
    .slice(0, 3);
}

const abbreviated = /\(([^()]{2,60})\)/;
const abbreviation = /^[A-Z][A-Z0-9/&-]{1,7}s?$/;

/** A short demand such as "SDN (Software-Defined Networking)" says the same thing twice; either half will do. */
function readings(text: string): string[] {
  const inside = abbreviated.exec(text)?.[1] ?? '';
  const outside = text.replace(abbreviated, ' ').trim();
  const isPair = abbreviation.test(inside) || abbreviation.test(outside);
  return isPair && text.length <= 80 && outside ? [text, inside, outside] : [text];
}

const stretched = (share: number): number =>
  Math.min(1, Math.max(0, (share - literalFrom) / (literalAt - literalFrom)));

/**
 * Judges a sentence by its informative words: how many of them the resume has, how many one passage has together, and
 * how near the nearest passages are in meaning.
 */
export function judgeWords(text: string, context: ScoreContext): Finding {
  const [first, ...others] = readings(text).map((reading) => judgeReading(reading, context));
  return others.reduce((best, finding) => (finding.degree > best.degree ? finding : best), first!);
}

function judgeReading(text: string, context: ScoreContext): Finding {
  const stems = stemsOf(text);
  if (stems.length === 0) return { degree: 0, evidence: [] };
  const best = bestSegments(stems, context);
  const together = best[0]?.share ?? 0;
  const anywhere = coverage(stems, context.stemSet, context);
  const alike = alikeSegments(stems, context);
  const meaning = (alikeCredit * alike.reduce((sum, { share }) => sum + share, 0)) / Math.max(1, alike.length);
  const literal = stretched((anywhere + together) / 2);
  const near = best.filter(({ share }) => share >= 0.5 * together);
  const evidence = meaning > literal ? [...alike, ...near] : near;
  return { degree: Math.max(literal, meaning), evidence: evidence.map(({ entry }) => entry.segment) };
}
