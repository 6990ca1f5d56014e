import type { JobReading, Requirement, Verdict } from '@cotejo/plugin-kit';

/** What a reader finds: a verdict for each requirement, with the line of the resume that bears it out. */
export type Expected = Record<string, { verdict: 'missing' } | { verdict: Exclude<Verdict, 'missing'>; quote: string }>;

/** A fictional candidate; `fit` is 2 for one to shortlist, 1 for one who fits in part, 0 for one who does not. */
export type Candidate = { name: string; fit: 0 | 1 | 2; resume: string; expected: Expected };

/** A fictional job with its candidates, read and labeled by hand. */
export type Case = { name: string; text: string; reading: JobReading; candidates: Candidate[] };

type Wanted = Pick<Requirement, 'text' | 'kind'> & { must?: false; minYears?: number; skills?: string[] };

/** A reading whose requirements are called `r1`, `r2` … in their order. */
export function readingOf(title: string, wanted: Wanted[]): JobReading {
  const requirements = wanted.map((one, index): Requirement => ({
    id: `r${index + 1}`,
    must: true,
    weight: 1,
    skills: [],
    ...one,
  }));
  return { title, skills: [...new Set(requirements.flatMap(({ skills }) => skills))], requirements };
}

export const missing = { verdict: 'missing' } as const;
export const met = (quote: string) => ({ verdict: 'met', quote }) as const;
export const partial = (quote: string) => ({ verdict: 'partial', quote }) as const;
