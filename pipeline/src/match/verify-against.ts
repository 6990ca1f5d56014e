import type { JobReading, Scoring } from '@cotejo/plugin-kit';
import type { LaidBeside } from './lay-beside.ts';
import { quoteLocator } from '../text/locate-quote.ts';
import { type VerifiedScoring, verifyScoring } from './verify.ts';

/** `verifyScoring`, with the quotes looked for in the resume that the scorer was given. */
export function verifyAgainst({
  plugin,
  scoring,
  job,
  resume,
  blanked,
}: { plugin: string; scoring: Scoring; job: Pick<JobReading, 'requirements'> } & Pick<
  LaidBeside,
  'resume' | 'blanked'
>): VerifiedScoring {
  return verifyScoring(plugin, scoring, job, quoteLocator(resume, blanked));
}
