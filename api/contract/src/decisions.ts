import * as v from 'valibot';
import { about, author, id, idList, idText, sought, timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Who gave a candidacy its status, and when; null where nobody has yet. Nothing but a user changes a status. */
export const decided = v.nullable(v.object({ by: author, at: timestamp }));
export type Decided = NonNullable<v.InferOutput<typeof decided>>;

/** Why somebody may be rejected: what the resume does not show, must-haves first; in the words of the job. */
export const rejectionReasons = v.object({
  id,
  ...about('candidacy'),
  name: v.string(),
  matchScore: v.number(),
  status: v.string(),
  lacking: v.array(v.object({ text: sought, must: v.boolean(), verdict: v.picklist(['partial', 'missing']) })),
});
export type RejectionReasons = v.InferOutput<typeof rejectionReasons>;

export const listRejectionReasons = endpoint({
  method: 'GET',
  path: '/api/roles/:id/candidacies/reasons',
  access: 'member',
  showsPeople: true,
  summary: 'What the resumes of some candidacies of a role do not show, so that nobody is rejected unseen.',
  params: v.object({ id: idText }),
  /** Without any, of nobody. */
  query: v.object({ ids: v.optional(idList) }),
  reply: 'json',
  output: v.array(rejectionReasons),
  refusals: ['not-found:candidate'],
});
