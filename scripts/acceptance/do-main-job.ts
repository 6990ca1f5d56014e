import { join, resolve } from 'node:path';
import { endpoints } from '@cotejo/contract';
import { Client } from '../demo/drive/client.ts';

const documents = resolve(import.meta.dirname, '../demo/documents');
const job = join(documents, 'job-analista-de-datos.pdf');
/** PDF, Word, a scan, Spanish text and Markdown. */
const resumes = [
  'maren-oduya.pdf',
  'tomas-echeverri.docx',
  'joel-abara.pdf',
  'lucia-bermejo.txt',
  'ruben-casals.md',
].map((file) => join(documents, file));

const recruiter = {
  username: 'rosa',
  password: 'main-job-password',
  firstName: 'Rosa',
  lastName: 'Tester',
  company: 'Main Job',
};

/**
 * What a recruiter comes for, against a running server: a job description, five resumes of every kind, their scores.
 * Throws where one has failed.
 */
export async function doMainJob(origin: string): Promise<{ scores: (number | null)[]; translated: number }> {
  return analyze(origin, await uploadDocuments(origin));
}

/** Its first half; answers the id of the job description, whose resumes may not be read yet. */
export async function uploadDocuments(origin: string): Promise<string> {
  const client = new Client(origin);
  await client.enter(recruiter);
  const jobDescriptionId = String((await client.uploadJob(job)).id);
  await Promise.all(resumes.map((file) => client.call(endpoints.uploadResume, { input: { jobDescriptionId }, file })));
  return jobDescriptionId;
}

/** Its second half, which any server of the installation can do. */
export async function analyze(
  origin: string,
  jobDescriptionId: string,
): Promise<{ scores: (number | null)[]; translated: number }> {
  const client = new Client(origin);
  await client.enter(recruiter);
  const analysis = await client.call(endpoints.analyze, { params: { jobDescriptionId } });
  const failed = analysis.resumes
    .filter(({ failure }) => failure)
    .map(({ originalFileName, failure }) => `${originalFileName}: ${failure!.code}`);
  if (failed.length > 0) throw new Error(`Not every resume could be analyzed: ${failed.join(', ')}`);
  return {
    scores: analysis.resumes.map(({ matchScore }) => matchScore),
    translated: analysis.resumes.filter(({ isTranslated }) => isTranslated).length,
  };
}
