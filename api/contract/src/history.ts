import * as v from 'valibot';
import { about, id, idText, pageQuery, timestamp, words } from './common.ts';
import { endpoint } from './endpoint.ts';

const named = v.object({ id, name: v.string() });

/** A job description and the state of its analysis; the id is the job description's. */
export const historyEntry = v.object({
  id,
  title: v.string(),
  originalTitle: v.nullable(v.string()),
  originalFileName: v.string(),
  date: timestamp,
  resumeCount: v.number(),
  skills: v.array(v.string()),
  /** Whether any of its candidates has been analyzed. */
  analyzed: v.boolean(),
  /** Who uploaded it; null where that user is gone. */
  author: v.nullable(named),
  /** The role that it was submitted for, and where that belongs. */
  role: v.nullable(named),
  opportunity: v.nullable(named),
  client: v.nullable(named),
  /** The candidates with the best scores, at most `limits.bestCandidates`. */
  best: v.array(v.object({ resumeId: id, ...about('resume', 'resumeId'), name: v.string(), matchScore: v.number() })),
});
export type HistoryEntry = v.InferOutput<typeof historyEntry>;

export const analysisHistory = endpoint({
  method: 'GET',
  path: '/api/analysis-history',
  access: 'member',
  showsPeople: true,
  summary:
    'Job descriptions with the state of their analysis, newest first; those of one resume or one role, if asked. ' +
    'At most `limit` of them, and those after them with the cursor of the answer.',
  query: v.object({
    resumeId: v.optional(idText),
    roleId: v.optional(idText),
    /** Words of its title, its file or where it belongs, or of a candidate's name or file. */
    q: v.optional(words),
    ...pageQuery,
  }),
  reply: 'json',
  output: v.array(historyEntry),
  paged: true,
});
export const deleteAnalysis = endpoint({
  method: 'DELETE',
  path: '/api/job-description/:jobDescriptionId',
  access: 'member',
  summary: 'Deletes a job description with its resumes and their analyses, unless a role needs any of them.',
  params: v.object({ jobDescriptionId: idText }),
  reply: 'empty',
  status: 204,
  refusals: ['not-found:job-description', 'job-description.needed'],
});
