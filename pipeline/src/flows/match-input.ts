import type { JobReading, Span } from '@cotejo/plugin-kit';
import type { CandidateAnalysis, RubricRequirement, Warning } from '../results.ts';
import type { Legibility } from '../match/confidence.ts';

export type MatchInput = {
  job: Omit<JobReading, 'requirements'> & Legibility & { requirements: RubricRequirement[] };
  /** As Prepare left it; the texts call the candidate by the name that the resume shows, and never by the file's. */
  resume: Legibility & { excluded: Span[]; warnings: Warning[]; name?: string; fileName?: string };
  /** The month that "present" means, `YYYY-MM`. */
  asOf: string;
  /** What an earlier run found that still holds but for the rubric: only what it has no verdict on is judged. */
  known?: Known;
};

type Known = Pick<CandidateAnalysis, 'requirements' | 'arithmetic' | 'profile' | 'provenance'>;
