// Recruiters who do what they come for: upload, analyze, read.
import { uploadAll } from './documents.js';
import { limits as uploadLimits } from './upload.js';
import { handleSummary, optionsOf, recruiterOf, setup, think, working } from './recruiter.js';

/** Five candidates are scored within the call. */
export const limits = { ...uploadLimits, analyze: 15_000, analysis: 1000 };

export const options = optionsOf({ analyze: working('analyze', Number(__ENV.PEOPLE)) }, limits);
export { handleSummary, setup };

export function analyze(data) {
  const recruiter = recruiterOf(data);
  const job = uploadAll(recruiter);
  think();
  for (const resume of recruiter.send('analyze', `/api/analyze/${job}`).json('resumes.#.id')) {
    think();
    recruiter.ask({ analysis: `/api/analysis/${job}/${resume}` });
  }
}
