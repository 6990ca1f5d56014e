// The documents of the scenarios that upload. Runs in k6.
import http from 'k6/http';
import { think } from './recruiter.js';

const folder = '../../demo/documents';
const fileOf = (name) => ({ name, bytes: open(`${folder}/${name}`, 'b') });
const job = fileOf('job-backend-engineer.pdf');
/** English and Spanish, in every format; scans would measure the OCR engine. */
const resumes = [
  'maren-oduya.pdf',
  'tomas-echeverri.docx',
  'priya-lindqvist.pdf',
  'lucia-bermejo.txt',
  'ruben-casals.md',
].map(fileOf);

const everything = [
  job,
  ...resumes,
  ...[
    'joel-abara.pdf',
    'diego-montalvo.pdf',
    'helen-craddock.pdf',
    'sofia-larranaga.pdf',
    'anna-weidenfeld.docx',
    'owen-tadesse.md',
  ].map(fileOf),
];

/** A document of any kind, scans included, to be sent in a form. */
export function anyDocument(index) {
  const { bytes, name } = everything[index % everything.length];
  return http.file(bytes, name);
}

/** Uploads a job description and five resumes, one after the other; answers the job description's id. */
export function uploadAll(recruiter, pause = think) {
  pause();
  const { id } = recruiter.send('upload-job', '/api/job-description', { file: http.file(job.bytes, job.name) }).json();
  for (const { bytes, name } of resumes) {
    pause();
    recruiter.send('upload-resume', '/api/resume', { jobDescriptionId: String(id), file: http.file(bytes, name) });
  }
  return id;
}
