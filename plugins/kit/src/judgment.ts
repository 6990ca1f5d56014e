import type { Cut, Span } from './documents.ts';

export type RequirementKind = 'skill' | 'experience' | 'education' | 'language' | 'certification';

/** One thing that a job description asks for. */
export type Requirement = {
  /** Stable within its job description: `r1`, `r2` … in document order. */
  id: string;
  /** As the recruiter reads it, in English. */
  text: string;
  /** As the job description has it, where that is in another language. */
  originalText?: string;
  kind: RequirementKind;
  must: boolean;
  /** Relative importance, above 0; 1 is ordinary. */
  weight: number;
  /** Asks for nothing, as far as the reader sees: it starts switched off, where a recruiter sees it and can differ. */
  off?: true;
  /** A task of the position, under which nobody is asked for anything in so many words. */
  duty?: true;
  /** Years of experience asked for, where the job description states a number. */
  minYears?: number;
  /** Names of the skills that it is about, any of which satisfies it ("React or Vue"). */
  skills: string[];
  /**
   * Names of further skills in its words, none of which satisfies it by itself ("a team with designers and testers").
   */
  otherSkills?: string[];
};

/** The subject of one requirement, as its words say. */
export type RequirementReading = Pick<Requirement, 'kind' | 'minYears' | 'skills' | 'otherSkills'>;

/** The largest part of a score that all signals together may have; the requirements have the rest. */
export const mostOfSignals = 0.9;

/** A requirement that must be met weighs this many times as much in the score as one that would be nice to have. */
export const mustFactor = 2;

/** A job description as it was read. */
export type JobReading = {
  /** Position title, or an empty string where none is found. */
  title: string;
  /** The title as the job description has it, where that is in another language. */
  originalTitle?: string;
  /** Display names of the skills asked for, most important first, without repetition. */
  skills: string[];
  requirements: Requirement[];
  /** What was left out of the job description because of a limit of the reader. */
  cuts?: Cut[];
};

export type Verdict = 'met' | 'partial' | 'missing';

/** A passage of the resume's English text. The pipeline drops what it cannot find there. */
export type Quote = {
  text: string;
  /** The same as the resume has it, where that is in another language; the pipeline adds it. */
  originalText?: string;
} & Partial<Span>;

/** What is said beside a verdict. */
export type Remarks = {
  /** One short sentence in English for the recruiter, such as "3 of 5 years shown". */
  note?: string;
  /** The same in Spanish, where the scorer writes it; only the built-in scorer's Spanish is used. */
  noteInSpanish?: string;
  /** Years in dated positions that are what is asked for, where the scorer has counted them. */
  years?: number;
};

/** A judgment of one requirement: `degree` runs from 0 (nothing shown) to 1 (fully met). */
export type RequirementVerdict = {
  requirementId: string;
  verdict: Verdict;
  degree: number;
  quotes: Quote[];
} & Remarks;

/** A stated input of the score besides the requirements, such as how near the last title is to the job's. */
export type ScoreSignal = {
  id: string;
  /** Shown to the recruiter, in English. */
  label: string;
  /** The same in Spanish, where the scorer writes it; only the built-in scorer's Spanish is used. */
  labelInSpanish?: string;
  /** 0 to 1. */
  degree: number;
  /**
   * Its part of the whole score, above 0, whatever the weights of requirements; all together at most `mostOfSignals`.
   */
  share: number;
  quotes: Quote[];
};

/** When a position was held, in months, `YYYY-MM`; without an end while it is current. */
export type PositionDates = { start?: string; end?: string };

/** A dated position of a resume. */
export type Position = PositionDates & {
  title: string;
  /** As the resume has it, where that is in another language. */
  originalTitle?: string;
  employer?: string;
  current: boolean;
  /** Whether the resume tells only the years, so that the months of `start` and `end` are an estimate. */
  yearsAlone?: boolean;
  /** Months up to `end` or to the analysis' reference month. */
  months: number;
  span: Span;
  /** The line of the English text that the dates stand in, counted from 0; without it nobody can correct them. */
  line?: number;
  /** The dates as they were read, where a recruiter has corrected them. */
  found?: PositionDates;
};

/** A skill, and the lines of the English text that name it, counted from 0. */
export type NamedSkill = { skill: string; lines: number[] };

/** What a resume says about its owner's working life; nothing here identifies a person. */
export type ResumeProfile = {
  /** Newest first. */
  positions: Position[];
  /** Years in dated positions, overlaps counted once. */
  totalYears: number;
  /** One entry each in the words of the resume; those of several of its lines are parted by " | ". */
  education: string[];
  languages: string[];
  certifications: string[];
  /** The same lines as the resume has them, where that is in another language. */
  inOriginal?: { education: string[]; languages: string[]; certifications: string[] };
  /** Display names of recognized skills, most used first. */
  skills: string[];
  /** Where each of these stands; without it nobody can correct them. */
  namedIn?: NamedSkill[];
  /** Skills that were read, and that a recruiter has said are none. */
  takenAway?: NamedSkill[];
  /** The kinds of section that its headings open, such as `experience`; missing where headings are not looked for. */
  sections?: string[];
  /** How far what the resume says is believed, 0 to 1, as it tells few facts; in full unless stated. */
  believed?: number;
};

/** A strength or a consideration, as shown on a candidate's card. */
export type Point = { title: string; description: string };

/** The texts written about a candidate; each sentence rests on a verdict or on the profile. */
export type SummaryTexts = {
  summary: string;
  technicalSummary?: string;
  experienceSummary?: string;
  keyStrengths: Point[];
  areasForConsideration: Point[];
};

/**
 * The texts in English and, where the summariser writes it, in Spanish; only the built-in summariser's Spanish is used.
 */
export type Summary = SummaryTexts & { inSpanish?: SummaryTexts };

/** What texts in English call a candidate whose name is not known. */
export const nameless = 'The candidate';
