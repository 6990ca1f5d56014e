import type { BilingualText } from '@cotejo/plugin-kit';
import { type ResumeReading, type ResumeSegment, readResume } from '../resume/read.ts';
import { type Rarity, loadRarity } from '../statistics/rarity.ts';
import { type Taxonomy, loadTaxonomy } from '../taxonomy/load.ts';
import { isIdle } from '../text/stop-words.ts';
import { informativeStems } from '../text/tokens.ts';

export type StemmedSegment = { segment: ResumeSegment; stems: string[]; set: Set<string> };

/** A resume made ready once, for every requirement that is then judged. */
export type ScoreContext = {
  reading: ResumeReading;
  segments: StemmedSegment[];
  /** Every informative stem of the resume, in order, and as a set. */
  stems: string[];
  stemSet: Set<string>;
  taxonomy: Taxonomy;
  rarity: Rarity;
};

/** Reads the resume; `asOf` is `YYYY-MM`. */
export function contextOf(resume: BilingualText, asOf: string): ScoreContext {
  const reading = readResume(resume, asOf);
  const segments = reading.segments.map((segment) => {
    const stems = informativeStems(segment.tokens, isIdle);
    return { segment, stems, set: new Set(stems) };
  });
  const stems = segments.flatMap((entry) => entry.stems);
  return { reading, segments, stems, stemSet: new Set(stems), taxonomy: loadTaxonomy(), rarity: loadRarity() };
}
