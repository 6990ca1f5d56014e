import type { MatchInput, RubricRequirement, Titled } from '@cotejo/pipeline';
import type { BilingualText } from '@cotejo/plugin-kit';
import { isoMonth } from '../../ground/time.ts';
import { documentText } from '../../platform/database/document-text.ts';
import type { jobDescriptions } from '../../platform/database/schema/index.ts';
import { asOfMonth } from '../rubrics/input-key.ts';

/** What people are judged by, without a resume. */
export type Yardstick = Pick<MatchInput, 'job' | 'signals' | 'asOf'>;

/** What people are judged by where no job description is: the requirements alone, by today's month. */
export function yardstickOf(requirements: RubricRequirement[], now: Date): Yardstick {
  const lines = requirements.map(({ text }) => text).join('\n');
  const whole = { start: 0, end: lines.length };
  const text: BilingualText = {
    language: 'en',
    original: lines,
    english: lines,
    alignment: [{ original: whole, english: whole }],
  };
  return { job: { title: '', skills: [], requirements, text, cuts: [] }, asOf: isoMonth(now) };
}

/** What people are judged by for a role. */
export function yardstickOfJob(job: typeof jobDescriptions.$inferSelect & Titled): Yardstick {
  const { title, titleInText, skills, requirements, signals, cuts, pages } = job;
  return {
    job: {
      title,
      ...(titleInText && { titleInText }),
      skills,
      requirements,
      text: documentText(job),
      cuts,
      ...(pages && { pages }),
    },
    signals,
    asOf: asOfMonth(job),
  };
}
