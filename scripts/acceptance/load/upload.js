// Recruiters who upload job descriptions and resumes.
import { uploadAll } from './documents.js';
import { handleSummary, optionsOf, recruiterOf, setup, working } from './recruiter.js';

/** Until the document is read and translated, as the call waits for that. */
export const limits = { 'upload-job': 10_000, 'upload-resume': 10_000 };

export const options = optionsOf({ upload: working('upload', Number(__ENV.PEOPLE)) }, limits);
export { handleSummary, setup };

export function upload(data) {
  uploadAll(recruiterOf(data));
}
