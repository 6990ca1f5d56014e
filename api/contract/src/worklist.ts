import * as v from 'valibot';
import { id, idText, timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';

const named = v.object({ id, name: v.string() });

/** A role with what there is to do in it. */
export const worklistRole = v.object({
  id,
  name: v.string(),
  opportunity: named,
  client: named,
  candidateCount: v.number(),
  /** Candidates who came after the user has last opened the role; all of them, if that was never. */
  newCount: v.number(),
  /** Resumes that are still to be judged for the first time. */
  waiting: v.number(),
  /** When the user has last opened it. */
  openedAt: v.nullable(timestamp),
  /** When the last candidate came, or the role was made. */
  latestAt: timestamp,
});
export type WorklistRole = v.InferOutput<typeof worklistRole>;

export const getWorklist = endpoint({
  method: 'GET',
  path: '/api/worklist',
  access: 'member',
  summary: 'The dozen roles of the company that the user has opened, or in which something has happened, last.',
  reply: 'json',
  output: v.object({
    roles: v.array(worklistRole),
    /** Letters to candidates that were not sent yet: those with a day, and those whose day is past. */
    letters: v.object({ due: v.number(), overdue: v.number() }),
    /** Whether the company has the samples, which can be removed. */
    hasSamples: v.boolean(),
  }),
});
export const visitRole = endpoint({
  method: 'PUT',
  path: '/api/roles/:id/visit',
  access: 'member',
  ownMark: true,
  summary: 'Notes that the user has opened a role, so that the worklist can tell what is new since.',
  params: v.object({ id: idText }),
  reply: 'empty',
  status: 204,
});
