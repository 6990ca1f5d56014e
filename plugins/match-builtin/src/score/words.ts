import { isIdle } from '../text/stop-words.ts';
import { informativeStems, tokenise } from '../text/tokens.ts';
import type { ScoreContext, StemmedSegment } from './context.ts';
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

export const stemsOf = (text: string): string[] => informativeStems(tokenise(text), isIdle);

/** Segments that cover most of the stems, best first. */
export function bestSegments(stems: readonly string[], context: ScoreContext, among = context.segments): { entry: StemmedSegment; share: number }[] {
  const wanted = new Set(stems);
  return among
    .filter((entry) => entry.stems.some((stem) => wanted.has(stem)))
    .map((entry) => ({ entry, share: coverage(stems, entry.set, context) }))
    .sort((a, b) => b.share - a.share || a.entry.segment.start - b.entry.segment.start)
    .slice(0, 3);
}

/** Judges a sentence by its informative words: how many the resume has at all, and how many one passage has together. */
export function judgeWords(text: string, context: ScoreContext): Finding {
  const stems = stemsOf(text);
  if (stems.length === 0) return { degree: 0, evidence: [] };
  const best = bestSegments(stems, context);
  const together = best[0]?.share ?? 0;
  const anywhere = coverage(stems, context.stemSet, context);
  const degree = Math.min(1, (0.5 * anywhere + 0.5 * together) * 1.25);
  return { degree, evidence: best.filter(({ share }) => share >= 0.5 * together).map(({ entry }) => entry.segment) };
}
