import type { ScoreContext, StemmedSegment } from '../passages/context.ts';

/**
 * How much of some stems is among those that are `known`, 0 to 1, each weighed by its rarity. Whatever is known, those
 * that are `granted` count as found, and those that are `lacking` as not found.
 */
export function coverage(
  stems: readonly string[],
  known: ReadonlySet<string>,
  { rarity }: Pick<ScoreContext, 'rarity'>,
  anyway?: Record<'granted' | 'lacking', ReadonlySet<string>>,
): number {
  let all = 0;
  let found = 0;
  for (const stem of new Set(stems)) {
    const weight = rarity(stem);
    all += weight;
    if (anyway?.granted.has(stem) || (known.has(stem) && !anyway?.lacking.has(stem))) found += weight;
  }
  return all === 0 ? 0 : found / all;
}

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
