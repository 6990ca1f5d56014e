import { randomUUID } from 'node:crypto';
import type { JobDescription, JobTitle, Resume, Role, UploadedResumes } from '@cotejo/contract';
import { jobText } from '../features/documents/testing/texts.ts';
import type { Answer, Client } from './client.ts';

export type Content = string | Uint8Array<ArrayBuffer>;

/** Uploads a job description as the analysis screen does. */
export function uploadJob(client: Client, content: Content, name = 'job.txt'): Promise<Answer<JobDescription>> {
  return upload(client, '/api/job-description', content, name, {});
}

export function uploadResume(
  client: Client,
  jobDescriptionId: number,
  content: Content,
  name = 'resume.txt',
): Promise<Answer<Resume>> {
  return upload(client, '/api/resume', content, name, { jobDescriptionId: String(jobDescriptionId) });
}

/** Somebody's job description, with resumes that are not analyzed yet. */
export type Case = { client: Client; id: number; resumeIds: number[] };

/** Uploads the sample job description, and a resume for each text. */
export async function uploadCase(client: Client, texts: string[]): Promise<Case> {
  const {
    body: { id },
  } = await uploadJob(client, jobText);
  const uploads = await Promise.all(texts.map((text, index) => uploadResume(client, id, text, `resume-${index}.txt`)));
  return { client, id, resumeIds: uploads.map(({ body }) => body.id) };
}

/** Sends the form of a new role, with a small file unless one is given; `null` for none. */
export function uploadRole(
  client: Client,
  fields: Record<string, unknown>,
  file: File | null = new File(['# Role'], 'role.md'),
): Promise<Answer<Role>> {
  return sendForm(client, 'POST', '/api/roles', fields, file);
}

/** Asks for the title of a job description before there is a role. */
export function readTitle(client: Client, file: File): Promise<Answer<JobTitle>> {
  return sendForm(client, 'POST', '/api/roles/title', {}, file);
}

/** A role of a new client whose job description is the sample, or another text. */
export async function newRole(client: Client, content: Content = jobText): Promise<number> {
  const name = `Client ${randomUUID()}`;
  const { body: owner } = await client.call('/api/clients', { method: 'POST', json: { name } });
  const json = { name: 'Opportunity', clientId: owner.id };
  const { body: opportunity } = await client.call('/api/opportunities', { method: 'POST', json });
  const file = new File([content], 'job.txt');
  const { body } = await uploadRole(client, { name: 'Engineer', opportunityId: opportunity.id }, file);
  return body.id;
}

/** Files with their names, as a browser sends those that are dropped on a role. */
export type Files = Record<string, Content>;

export function uploadFiles(
  client: Client,
  roleId: number,
  files: Files,
  known?: 'keep-both' | 'replace',
): Promise<Answer<UploadedResumes>> {
  const form = new FormData();
  for (const [name, content] of Object.entries(files)) form.append('files', new File([content], name));
  const query = known ? `?known=${known}` : '';
  return client.call(`/api/roles/${roleId}/resumes${query}`, { method: 'POST', body: form });
}

/** Sends the form that changes a role, without a file unless one is given. */
export function changeRole(
  client: Client,
  id: number,
  fields: Record<string, unknown>,
  file: File | null = null,
): Promise<Answer<Role>> {
  return sendForm(client, 'PUT', `/api/roles/${id}`, fields, file);
}

function sendForm<Body>(
  client: Client,
  method: string,
  path: string,
  fields: Record<string, unknown>,
  file: File | null,
): Promise<Answer<Body>> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
  if (file) form.set('file', file);
  return client.call<Body>(path, { method, body: form });
}

function upload<Body>(
  client: Client,
  path: string,
  content: Content,
  name: string,
  fields: Record<string, string>,
): Promise<Answer<Body>> {
  return sendForm(client, 'POST', path, fields, new File([content], name));
}
