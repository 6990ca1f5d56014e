import { type BilingualText, blank, isForeign, type Meaning, type ScoreRequest, type Span } from '@cotejo/plugin-kit';
import type { DatedPosition } from '../../resume/positions.ts';
import { type ResumeReading, readResume } from '../../resume/read.ts';
import { type ResumeSegment, withoutWords } from '../../resume/segments.ts';
import type { ShownSkill } from '../../resume/shown-skills.ts';
import { skillsOfTitles, skillsOfVerbs } from '../../resume/skills-of-work.ts';
import { type Rarity, loadRarity } from '../../statistics/rarity.ts';
import { type Taxonomy, loadTaxonomy } from '../../taxonomy/load.ts';
import { abbreviationsIn } from '../../text/initials.ts';
import { informativeStems } from '../../text/tokens.ts';
import { believed } from './facts.ts';
import { captionsIn } from './captions.ts';
import { type Clause, clausesOfSegment, isEvidence, worksInTitle } from './clauses.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { unprovenIn } from './unproven.ts';

export type StemmedSegment = { segment: ResumeSegment; stems: string[]; set: Set<string> };

/** A resume made ready once, for every requirement that is then judged. */
export type ScoreContext = {
  /** ISO 639-1 code of the language in which the resume was written. */
  language: string;
  /** Whether it stands in a language that is not English and was not translated. */
  isForeign: boolean;
  reading: ResumeReading;
  /** The English text, and its sentences. */
  text: string;
  sentences: Sentence[];
  /** The lines that can be evidence, and their clauses, in the order of the text. */
  segments: StemmedSegment[];
  clauses: Clause[];
  /** Every informative stem of the resume, in order, and as a set. */
  stems: string[];
  stemSet: Set<string>;
  /** The letters in it that stand for names. */
  abbreviations: Set<string>;
  /** How far what it says is believed, 0 to 1. */
  believed: number;
  taxonomy: Taxonomy;
  rarity: Rarity;
  /** Missing where no encoder serves. */
  meaning?: Meaning;
};

/** The lines of a position that can be evidence, in the order of the text. */
export const segmentsOfPosition = (position: DatedPosition, { segments }: ScoreContext): StemmedSegment[] =>
  segments.filter(({ segment }) => segment.position === position);

/** The resume without the passages about its owner, which become blanks: whose it is never is an input. */
const withoutOwner = (resume: BilingualText, about: ScoreRequest['aboutOwner']): BilingualText =>
  about
    ? { ...resume, original: blank(resume.original, about.original), english: blank(resume.english, about.english) }
    : resume;

/** Reads the resume that is to be judged for a job with a title. */
export function contextOf(
  { resume: whole, aboutOwner, schools, asOf, corrected, meaning }: Omit<ScoreRequest, 'job'>,
  title = '',
): ScoreContext {
  const resume = withoutOwner(whole, aboutOwner);
  const read = readResume(resume, asOf, corrected, schools);
  const text = resume.english;
  const sentences = sentencesOf(read.segments);
  const captions = captionsIn(read.segments);
  const unproven = unprovenIn(text, sentences, captions);
  const shown = [...read.shown, ...skillsOfTitles(read.positions, read.segments), ...skillsOfVerbs(read.segments)];
  const reading = { ...read, shown: shown.filter((one) => one.assurance < 1 || !isInside(one, unproven)) };
  const rarity = loadRarity();
  const evidence = read.segments.filter((segment) => isEvidence(segment) && !captions.has(segment));
  const segments = withoutWords(evidence, unproven).map((segment) => {
    const stems = informativeStems(segment.tokens);
    return { segment, stems, set: new Set([...stems, ...worksInTitle(segment.text, segment)]) };
  });
  const isOfWork = ({ segment }: StemmedSegment): boolean =>
    segment.section !== 'interests' && !isMostly(segment, unproven);
  const stems = segments.flatMap((entry) => entry.stems);
  return {
    language: resume.language,
    isForeign: isForeign(resume),
    reading,
    text,
    sentences,
    segments,
    clauses: segments
      .flatMap(({ segment }) => clausesOfSegment(segment))
      .filter((clause) => !isMostly(clause, unproven)),
    stems,
    stemSet: new Set(segments.flatMap(({ set }) => [...set])),
    // Facts are told by English words.
    believed: isForeign(resume) ? 1 : believed(segments.filter(isOfWork), title),
    abbreviations: new Set(segments.flatMap(({ segment }) => abbreviationsIn(segment.text))),
    taxonomy: loadTaxonomy(),
    rarity,
    ...(meaning && { meaning }),
  };
}

const isInside = ({ at }: ShownSkill, passages: readonly Span[]): boolean =>
  at !== undefined && passages.some(({ start, end }) => start <= at && at < end);

/** Whether more than half of a clause lies in passages. */
const isMostly = (clause: Span, passages: readonly Span[]): boolean =>
  passages.some(
    ({ start, end }) => 2 * (Math.min(end, clause.end) - Math.max(start, clause.start)) > clause.end - clause.start,
  );
