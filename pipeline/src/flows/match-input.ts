import type { JobReading, Span } from '@cotejo/plugin-kit';
import type { FactCorrection } from '../facts/corrected.ts';
import type { CandidateAnalysis, Rubric, Warning } from '../results.ts';
import type { Legibility } from '../match/confidence.ts';
import type { Corrections } from '../match/corrections.ts';
import type { Titled } from './title-sought.ts';

export type MatchInput = {
  job: Titled & Omit<JobReading, 'requirements'> & Legibility & Pick<Rubric, 'requirements'>;
  /** What recruiters have made of signals. */
  signals?: Rubric['signals'];
  /** The resume as Prepare left it. Texts call the candidate by the name that it shows, never by the file's name. */
  resume: Legibility & { excluded: Span[]; warnings: Warning[]; name?: string; fileName?: string };
  /** What recruiters have corrected of what is read from the resume. */
  facts?: FactCorrection[];
  /** The month that "present" means, `YYYY-MM`. */
  asOf: string;
  /** The verdicts of an earlier run, which hold under every rubric: only requirements without one are judged. */
  known?: EarlierRun;
  /** Verdicts of recruiters, which take the place of the scorer's. */
  corrections?: Corrections;
};

type EarlierRun = Pick<CandidateAnalysis, 'requirements' | 'arithmetic' | 'profile' | 'provenance'>;
