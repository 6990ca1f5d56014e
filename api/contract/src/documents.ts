import * as v from 'valibot';
import { about, id, idText, span, timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { type FailureCode, failures } from './refusals.ts';

export const documentStates = ['preparing', 'ready', 'failed'] as const;
export const documentState = v.picklist(documentStates);

/** Why a document or an analysis failed: a code for programs, a sentence for the recruiter. */
export const failure = v.object({ code: v.picklist(Object.keys(failures) as FailureCode[]), message: v.string() });
export type Failure = v.InferOutput<typeof failure>;

export const warning = v.object({
  kind: v.picklist([
    'hidden-text',
    'invisible-characters',
    'instructions',
    'pasted-job-description',
    'job-description',
    'keyword-stuffing',
    'impossible-years',
  ]),
  passages: v.array(v.object({ text: v.string(), span: v.optional(span), reason: v.optional(v.string()) })),
});
export type Warning = v.InferOutput<typeof warning>;

/** What was left out because of a limit. */
export const cut = v.object({
  what: v.picklist(['pages', 'characters', 'ocr-pages', 'page-size', 'requirements']),
  limit: v.number(),
});

export const jobDescription = v.object({
  id,
  originalFileName: v.string(),
  fileSize: v.number(),
  state: documentState,
  failure: v.nullable(failure),
  /** ISO 639-1; `und` until it is known. */
  language: v.string(),
  isTranslated: v.boolean(),
  /** Empty where none was found. */
  title: v.string(),
  /** The title as the file has it, where that is not in English. */
  originalTitle: v.nullable(v.string()),
  skills: v.array(v.string()),
  /** How many requirements it has; 0 until they are known. */
  requirementCount: v.number(),
  /** The role that it was submitted for, if any. */
  roleId: v.nullable(id),
  cuts: v.array(cut),
  createdAt: timestamp,
});
export type JobDescription = v.InferOutput<typeof jobDescription>;

export const resume = v.object({
  id,
  ...about('resume'),
  jobDescriptionId: id,
  originalFileName: v.string(),
  fileSize: v.number(),
  state: documentState,
  failure: v.nullable(failure),
  language: v.string(),
  isTranslated: v.boolean(),
  /** The candidate's name, or the file name without its extension. */
  name: v.string(),
  /** Null until analyzed. */
  matchScore: v.nullable(v.number()),
  warnings: v.array(warning),
  cuts: v.array(cut),
  createdAt: timestamp,
});
export type Resume = v.InferOutput<typeof resume>;

export const fileLimits = { jobDescription: limits.roleFileBytes, resume: limits.analysisFileBytes } as const;

const resumeParams = v.object({ resumeId: idText });
const jobParams = v.object({ jobDescriptionId: idText });

export const uploadJobDescription = endpoint({
  method: 'POST',
  path: '/api/job-description',
  access: 'member',
  limited: 'uploads',
  summary:
    'Uploads a job description; answers when it is ready or, after a short wait, with the state "preparing". ' +
    "For a role it answers with the role's own, if the file is the same.",
  query: v.object({ roleId: v.optional(idText) }),
  body: 'multipart',
  reply: 'json',
  output: jobDescription,
  status: 201,
  refusals: ['not-found:role'],
});
export const getJobDescription = endpoint({
  method: 'GET',
  path: '/api/job-description/:jobDescriptionId',
  access: 'member',
  summary: 'One job description.',
  params: jobParams,
  reply: 'json',
  output: jobDescription,
});
export const uploadResume = endpoint({
  method: 'POST',
  path: '/api/resume',
  access: 'member',
  limited: 'uploads',
  summary: 'Uploads a resume for a job description; the same bytes twice are one resume.',
  body: 'multipart',
  input: v.object({ jobDescriptionId: idText }),
  reply: 'json',
  output: resume,
  status: 201,
  refusals: ['invalid-input:no-job-description', 'resumes.too-many'],
});
export const listResumes = endpoint({
  method: 'GET',
  path: '/api/resumes/:jobDescriptionId',
  access: 'member',
  showsPeople: true,
  summary: "A job description's resumes, in the order of upload.",
  params: jobParams,
  reply: 'json',
  output: v.array(resume),
});
export const deleteResume = endpoint({
  method: 'DELETE',
  path: '/api/resume/:resumeId',
  access: 'member',
  summary: 'Deletes a resume, its analysis and its file.',
  params: resumeParams,
  reply: 'empty',
  status: 204,
});
export const downloadResume = endpoint({
  method: 'GET',
  path: '/api/resume-file/:resumeId',
  access: 'member',
  showsPeople: true,
  summary: 'The original file.',
  params: resumeParams,
  reply: 'file',
});
export const downloadTranslation = endpoint({
  method: 'GET',
  path: '/api/resume-file/:resumeId/translated',
  access: 'member',
  showsPeople: true,
  summary: 'The English text, as a text file.',
  params: resumeParams,
  reply: 'file',
  refusals: ['document.not-ready:resume'],
});
