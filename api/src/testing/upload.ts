import type { JobDescription, Resume } from '@cotejo/contract';
import type { Answer, Client } from './client.ts';

export type Content = string | Uint8Array<ArrayBuffer>;

/** Uploads a job description as the analysis screen does. */
export function uploadJob(client: Client, content: Content, name = 'job.txt'): Promise<Answer<JobDescription>> {
  return upload(client, '/api/job-description', content, name, {});
}

export function uploadResume(client: Client, jobDescriptionId: number, content: Content, name = 'resume.txt'): Promise<Answer<Resume>> {
  return upload(client, '/api/resume', content, name, { jobDescriptionId: String(jobDescriptionId) });
}

function upload<Body>(client: Client, path: string, content: Content, name: string, fields: Record<string, string>): Promise<Answer<Body>> {
  const form = new FormData();
  form.set('file', new File([content], name));
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return client.call<Body>(path, { method: 'POST', body: form });
}
