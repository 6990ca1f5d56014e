import * as v from 'valibot';
import { id, idText, pageQuery, timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';

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
});
export type HistoryEntry = v.InferOutput<typeof historyEntry>;

export const analysisHistory = endpoint({
  method: 'GET',
  path: '/api/analysis-history',
  access: 'member',
  summary:
    'Job descriptions with the state of their analysis, newest first; those of one resume or one role, if asked. ' +
    'At most `limit` of them, and those after them with the cursor of the answer.',
  query: v.object({ resumeId: v.optional(idText), roleId: v.optional(idText), ...pageQuery }),
  reply: 'json',
  output: v.array(historyEntry),
  paged: true,
});
