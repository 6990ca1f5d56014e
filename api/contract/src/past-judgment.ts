import * as v from 'valibot';
import { judgedRequirement, scoreLine } from './analysis.ts';
import { id, idText } from './common.ts';
import { endpoint } from './endpoint.ts';

/** The verdicts of a candidacy as they were before a change of its score. */
export const pastJudgment = v.object({
  jobDescriptionId: id,
  rubricVersion: v.number(),
  matchScore: v.number(),
  requirements: v.array(judgedRequirement),
  arithmetic: v.array(scoreLine),
});
export type PastJudgment = v.InferOutput<typeof pastJudgment>;

export const getPastJudgment = endpoint({
  method: 'GET',
  path: '/api/candidacies/:id/activity/:entryId/judgment',
  access: 'member',
  showsPeople: true,
  summary: 'The verdicts of a candidacy as they were before a change of its score, which is an entry of its activity.',
  params: v.object({ id: idText, entryId: idText }),
  reply: 'json',
  output: pastJudgment,
  refusals: ['not-found:judgment'],
});
