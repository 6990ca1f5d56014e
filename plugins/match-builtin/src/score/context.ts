import type { BilingualText, CorrectedFacts, Meaning, Span } from '@cotejo/plugin-kit';
import { type ResumeReading, readResume } from '../resume/read.ts';
import type { ResumeSegment } from '../resume/segments.ts';
import { type Rarity, loadRarity } from '../statistics/rarity.ts';
import { type Taxonomy, loadTaxonomy } from '../taxonomy/load.ts';
import { isIdle } from '../text/stop-words.ts';
import { informativeStems } from '../text/tokens.ts';
import { type Clause, clausesOfSegment, isEvidence } from './clauses.ts';

export type StemmedSegment = { segment: ResumeSegment; stems: string[]; set: Set<string> };

/** A resume made ready once, for every requirement that is then judged. */
export type ScoreContext = {
  /** ISO 639-1 code of the language in which the resume was written. */
  language: string;
  /** Whether it stands in a language that is not English and was not translated. */
  isForeign: boolean;
  reading: ResumeReading;
  /** The lines that can be evidence, and their clauses, in the order of the text. */
  segments: StemmedSegment[];
  clauses: Clause[];
  /** Every informative stem of the resume, in order, and as a set. */
  stems: string[];
  stemSet: Set<string>;
  taxonomy: Taxonomy;
  rarity: Rarity;
  /** Missing where no encoder serves. */
  meaning?: Meaning;
};

/** Reads the resume; `asOf` is `YYYY-MM`, `unheard` are passages of the English text whose words do not count. */
export function contextOf(
  resume: BilingualText,
  asOf: string,
  corrected?: CorrectedFacts,
  unheard?: Span[],
): ScoreContext {
  const reading = readResume(resume, asOf, corrected, unheard);
  const rarity = loadRarity();
  const segments = reading.segments.filter(isEvidence).map((segment) => {
    const stems = informativeStems(segment.tokens, isIdle);
    return { segment, stems, set: new Set(stems) };
  });
  const stems = segments.flatMap((entry) => entry.stems);
  const isForeign = resume.language !== 'en' && resume.original === resume.english;
  return {
    language: resume.language,
    isForeign,
    reading,
    segments,
    clauses: segments.flatMap(({ segment }) => clausesOfSegment(segment)),
    stems,
    stemSet: new Set(stems),
    taxonomy: loadTaxonomy(),
    rarity,
  };
}
