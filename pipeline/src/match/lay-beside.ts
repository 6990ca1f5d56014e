import type { BilingualText, CorrectedFacts, Span } from '@cotejo/plugin-kit';
import { type FactCorrection, placeCorrections } from '../facts/corrected.ts';
import { findOwnersPassages, schoolNames } from '../identity/index.ts';
import { warningAbout } from '../prepare/inspect/index.ts';
import { countWords } from '../text/readable.ts';
import type { Warning } from '../results.ts';
import { limitSpans, mergeSpans } from '../text/spans.ts';
import { blankExcluded } from './blank.ts';
import { findImpossibleYears } from './impossible-years.ts';
import { type Passage, passagesIn } from './passages.ts';
import { findPastedJob } from './pasted/index.ts';

/** A resume as a scorer gets it, beside a job description. */
export type LaidBeside = {
  /** Passages that must not count are blanked. */
  resume: BilingualText;
  /** The blanked passages, as spans of the English text. */
  blanked: Span[];
  aboutOwner: { original: Span[]; english: Span[] };
  /** Names of schools that no demand asks for, in the English text. */
  schools: Span[];
  /** What recruiters have corrected of what is read from it; missing where that is nothing. */
  corrected?: CorrectedFacts;
  /** Passages of the English text that may count. */
  passages: Passage[];
  /** Warnings that need the job description, such as a pasted job. */
  warnings: Warning[];
  /** Words of the whole resume, and those that do not count. */
  words: { all: number; leftOut: number };
};

/**
 * `excluded` do not count whatever the job, as spans of the resume's original; `demands` are the texts of the job's
 * requirements; `asOf` is the month of "present", `YYYY-MM`.
 */
type Beside = {
  job: BilingualText;
  demands: string[];
  resume: BilingualText;
  excluded: Span[];
  facts?: FactCorrection[] | undefined;
  asOf: string;
};

/** Lays a resume beside a job description. */
export function layBeside({ job, demands, resume, excluded, facts = [], asOf }: Beside): LaidBeside {
  const pasted = findPastedJob(resume, job);
  const impossible = findImpossibleYears(resume.original, asOf);
  const all = limitSpans(mergeSpans([...excluded, ...pasted, ...impossible]));
  const blanked = blankExcluded(resume, all);
  // Searched in the resume before it is blanked: a run of blanks as long as a document would be read again and again.
  const aboutOwner = findOwnersPassages(resume);
  const schools = schoolNames(resume.english, demands);
  return {
    resume: blanked.resume,
    blanked: blanked.english,
    aboutOwner,
    schools,
    ...(facts.length > 0 && { corrected: placeCorrections(resume.english, facts) }),
    passages: passagesIn(blanked.resume, [...aboutOwner.english, ...schools]),
    warnings: [
      ...warningAbout('pasted-job-description', resume.original, pasted),
      ...warningAbout('impossible-years', resume.original, impossible),
    ],
    words: {
      all: countWords(resume.original),
      leftOut: all.reduce((sum, { start, end }) => sum + countWords(resume.original.slice(start, end)), 0),
    },
  };
}
