import type {
  BilingualText,
  Cut,
  HiddenReason,
  JobReading,
  Remarks,
  Requirement,
  ResumeProfile,
  ScoreSignal,
  Span,
  Summary,
  Verdict,
} from '@cotejo/plugin-kit';

export type StageName =
  | 'extract'
  | 'ocr'
  | 'detect-language'
  | 'translate'
  | 'read-job'
  | 'embed'
  | 'score'
  | 'summarise';

/** Tokens that the calls of a run have cost; `cached` of its `calls` were answered without the model. */
export type ModelUsage = { inputTokens: number; outputTokens: number; calls: number; cached: number };

/** Which plugin did a stage's work, and whom it stood in for. */
export type StageRecord = {
  stage: StageName;
  plugin: string;
  version: string;
  milliseconds: number;
  fallbacks: { plugin: string; reason: string }[];
  /** The weights that answered, where the plugin asked a language model. */
  model?: { name: string; digest: string };
  usage?: ModelUsage;
  /** Statements of the plugin that nothing in the documents bears out, and that are not in the result. */
  leftOut?: number;
  /** Other plugins whose work went into the result. */
  beside?: { plugin: string; version: string }[];
};

export type WarningKind =
  | 'hidden-text'
  | 'invisible-characters'
  | 'instructions'
  | 'pasted-job-description'
  | 'job-description'
  | 'keyword-stuffing'
  | 'impossible-years';

/** Something in a document that does not count, shown to the recruiter with the passage. */
export type Warning = {
  kind: WarningKind;
  /** `span` is in the original text; hidden passages are not part of it and have none. */
  passages: { text: string; span?: Span; reason?: HiddenReason }[];
};

/** How a document's pages were read. */
export type PagesRead = {
  total: number;
  /** Pages whose words stand in a picture in which next to none could be read. */
  unread: number;
  /** Pages that were read by OCR, and the mean confidence of that reading, 0 to 1. */
  recognised: number;
  confidence?: number;
};

/** A document after Prepare. */
export type PreparedDocument = {
  text: BilingualText;
  /** Passages of the original that are visible and yet must not count (instructions, stuffing). */
  excluded: Span[];
  warnings: Warning[];
  cuts: Cut[];
  pages: PagesRead;
  provenance: StageRecord[];
};

export type PreparedResume = PreparedDocument & {
  /** The candidate's name, where the resume shows one with confidence. */
  name?: string;
};

export type PreparedJob = PreparedDocument & { reading: Omit<JobReading, 'cuts'> };

/** A quote that is in the resume, by its offsets in both texts. */
export type Evidence = {
  text: string;
  /** The same as the resume has it, where that is in another language. */
  originalText?: string;
  english: Span;
  original: Span;
};

/** One line of the sum that makes the score. */
export type ScoreLine = {
  /** The requirement's id, or the signal's. */
  id: string;
  source: 'requirement' | 'signal';
  label: string;
  /** The same in Spanish, of a signal that has it. */
  labelInSpanish?: string;
  weight: number;
  degree: number;
  /** Of a signal: the part of the whole score that its scorer gives it, 0 to 1, whatever recruiters have made of it. */
  share?: number;
  /** Of a signal: switched off by a recruiter; it brings nothing, and is kept for when it is switched on again. */
  off?: true;
  /** The part of all lines that counts where a must asks for more years than are shown; all of it unless stated. */
  part?: number;
  /** `points` of at most `maxPoints`; the points of all lines add up to the score before rounding. */
  points: number;
  maxPoints: number;
};

/** A requirement as recruiters have left it; as it was read, it has none of the marks but perhaps `off`. */
export type RubricRequirement = Requirement & {
  /** Written by a recruiter instead of read from the job description. */
  added?: true;
  /** The weight that it was read with, where a recruiter has set another. */
  readWeight?: number;
};

/** A signal as recruiters have left it; one that nobody has touched is in no rubric. */
export type RubricSignal = Pick<ScoreSignal, 'id' | 'label' | 'labelInSpanish'> & {
  /** Its part of the whole score, 0 to 1. */
  share: number;
  /** The part that its scorer gives it, where a recruiter has set another. */
  readShare?: number;
  off?: true;
};

/** What candidates are scored by. */
export type Rubric = { requirements: RubricRequirement[]; signals: RubricSignal[] };

export type JudgedRequirement = RubricRequirement & {
  verdict: Verdict;
  degree: number;
  quotes: Evidence[];
  /** What the scorer has found, where a recruiter has corrected it. */
  found?: { verdict: Verdict; degree: number };
} & Remarks;

export type DocumentKind = 'job' | 'resume';
export type ConfidenceLevel = 'high' | 'medium' | 'low';

/** Why a score can be relied on less, with the best level that this leaves; shares run from 0 to 1. */
export type ConfidenceReason = { lowersTo: Exclude<ConfidenceLevel, 'high'> } &
  /** Neither in English nor translated: only names and figures are recognized. `language` is ISO 639-1. */
  (
    | { code: 'language'; document: DocumentKind; language: string }
    /** Pages read from pictures, with the mean confidence of that reading. */
    | { code: 'scan'; document: DocumentKind; pages: number; of: number; confidence: number }
    | { code: 'unread-pages'; document: DocumentKind; pages: number; of: number }
    | { code: 'cut'; document: DocumentKind; what: Cut['what']; limit: number }
    /** The share of the resume's words that stand in passages that do not count. */
    | { code: 'left-out'; share: number }
    | { code: 'short'; words: number }
    /** Neither a dated position nor a heading of a resume was found. */
    | { code: 'no-resume' }
    | { code: 'undated' }
    /** It tells few facts, so that what it says counts less. */
    | { code: 'few-facts' }
    | { code: 'no-requirements' }
    | { code: 'few-requirements'; requirements: number }
    | { code: 'unjudged'; unjudged: number; of: number }
    /**
     * Only `hard` requirements name a skill, years, a degree, a language or a certificate; the others are judged by
     * wording.
     */
    | { code: 'soft-requirements'; hard: number; of: number }
    /** It depends on partly shown must-haves whether half of all must-haves are shown. */
    | { code: 'close-musts'; met: number; partial: number; of: number }
    /** The job description names no role, with which past titles could be compared. */
    | { code: 'no-title' }
  );

/**
 * How far a score can be relied on: `judged` of the job's `requirements` could be judged, and what stands against it.
 */
export type Confidence = { level: ConfidenceLevel; judged: number; requirements: number; reasons: ConfidenceReason[] };

/** A candidate after Match. The same input gives the same value, but for the times in `provenance`. */
export type CandidateAnalysis = Summary & {
  /** Integer, 0 to 100. */
  matchScore: number;
  /** Those that are switched off too where they were judged before; they are no part of the arithmetic. */
  requirements: JudgedRequirement[];
  arithmetic: ScoreLine[];
  profile: ResumeProfile;
  confidence: Confidence;
  /** The resume's own warnings and those that only a look at the job description gives. */
  warnings: Warning[];
  asOf: string;
  provenance: StageRecord[];
};
