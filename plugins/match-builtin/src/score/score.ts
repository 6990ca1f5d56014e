import { type BilingualText, blank, type ScoreRequest, type Scoring } from '@cotejo/plugin-kit';
import { contextOf } from './context.ts';
import { judge } from './judge.ts';
import { roleOf } from './role.ts';
import { signalsOf } from './signals.ts';

/** The resume without the passages about its owner, which become spaces: whose it is never is an input. */
export const workOf = (
  resume: BilingualText,
  { original, english }: NonNullable<ScoreRequest['aboutOwner']>,
): BilingualText => ({
  ...resume,
  original: blank(resume.original, original),
  english: blank(resume.english, english),
});

/** Judges every requirement of the job against one resume. */
export function scoreResume({ job, resume, aboutOwner, schools, asOf, corrected, meaning }: ScoreRequest): Scoring {
  const context = {
    ...contextOf(aboutOwner ? workOf(resume, aboutOwner) : resume, asOf, corrected, schools),
    ...(meaning && { meaning }),
  };
  const role = roleOf(job.title, context);
  return {
    verdicts: job.requirements.map((requirement) => judge(requirement, context, role)),
    signals: signalsOf(job, context, role),
    profile: context.reading.profile,
  };
}
