import type {
  BilingualText, Cut, HiddenReason, JobReading, Requirement, ResumeProfile, Span, Summary, Verdict,
} from '@cotejo/plugin-kit';
import type { StageRecord } from './tools.ts';

export type WarningKind =
  | 'hidden-text'
  | 'invisible-characters'
  | 'instructions'
  | 'pasted-job-description'
  | 'keyword-stuffing';

/** Something in a document that does not count, shown to the recruiter with the passage. */
export type Warning = {
  kind: WarningKind;
  /** `span` is in the original text; hidden passages are not part of it and have none. */
  passages: { text: string; span?: Span; reason?: HiddenReason }[];
};

/** A document after Prepare. */
export type PreparedDocument = {
  text: BilingualText;
  /** Passages of the original that are visible and yet must not count (instructions, stuffing). */
  excluded: Span[];
  warnings: Warning[];
  cuts: Cut[];
  pageCount: number;
  /** Pages that were read by OCR, and the mean confidence of that reading, 0 to 1. */
  ocr?: { pages: number; confidence: number };
  provenance: StageRecord[];
};

export type PreparedResume = PreparedDocument & {
  /** The candidate's name, where the resume shows one with confidence. */
  name?: string;
};

export type PreparedJob = PreparedDocument & { reading: JobReading };

/** A quote that is in the resume, by its offsets in both texts. */
export type Evidence = { text: string; english: Span; original: Span };

/** One line of the sum that makes the score. */
export type ScoreLine = {
  /** The requirement's id, or the signal's. */
  id: string;
  source: 'requirement' | 'signal';
  label: string;
  weight: number;
  degree: number;
  /** `points` of at most `maxPoints`; the points of all lines add up to the score before rounding. */
  points: number;
  maxPoints: number;
};

export type JudgedRequirement = Requirement & {
  verdict: Verdict;
  degree: number;
  quotes: Evidence[];
  note?: string;
};

/** A candidate after Match. The same input gives the same value, but for the times in `provenance`. */
export type CandidateAnalysis = Summary & {
  /** Integer, 0 to 100. */
  matchScore: number;
  requirements: JudgedRequirement[];
  arithmetic: ScoreLine[];
  profile: ResumeProfile;
  /** The resume's own warnings and those that only a look at the job description gives. */
  warnings: Warning[];
  asOf: string;
  provenance: StageRecord[];
};
