import type { ResumeProfile } from './judgment.ts';

/** What a resume is found by among very many, and what it tells, before any of them is judged. */
export type Outline = {
  /** Short names of what it shows, each once; only a `Sought` of the same plugin gives them a meaning. */
  terms: string[];
  /**
   * What it is about, in `signatureBytes` bytes: the fewer of their bits differ from those of another text, the nearer
   * are the meanings. Missing where no encoder serves.
   */
  signature?: Uint8Array;
  /** The same as `score` tells with its verdicts; missing where it is not read. */
  profile?: ResumeProfile;
};

/** What the resumes that fit best are likely to have in their outlines. */
export type Sought = {
  /**
   * `weight` is what a resume gains that has the term, or any of those that do as well, however many of them: above 0
   * and at most 1.
   */
  terms: { term: string; or?: string[]; weight: number }[];
  /** `weight` is what a resume of the very same signature gains, on the scale of the terms. */
  signature?: { bytes: Uint8Array; weight: number };
};

/** The length of a signature. */
export const signatureBytes = 64;
