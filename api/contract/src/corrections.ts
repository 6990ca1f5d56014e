import * as v from 'valibot';
import { author, id, idText, issue, requirementId, sought, timestamp, verdict, visibleText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { unreadJob } from './rubric.ts';

/** A recruiter's verdict in the place of the scorer's. */
export const correction = v.object({
  /** The job description of the requirement. */
  jobDescriptionId: id,
  requirementId: v.string(),
  /** The requirement as it read then. */
  requirement: sought,
  verdict,
  /** What the scorer had found then; null where it had not judged the requirement yet. */
  found: v.nullable(verdict),
  reason: v.string(),
  author,
  correctedAt: timestamp,
  /**
   * False where the candidacy is not judged by this requirement any more, or it reads differently: the correction then
   * waits to be looked at.
   */
  fits: v.boolean(),
});
export type Correction = v.InferOutput<typeof correction>;

export const correctionInput = v.object({
  verdict,
  reason: v.pipe(visibleText('reason-required'), v.maxLength(limits.noteMaximum, issue('reason-too-long'))),
  /** When the correction was made that the author saw, null for none: nothing is written over a newer one. */
  seen: v.optional(v.nullable(timestamp)),
});
export type CorrectionInput = v.InferInput<typeof correctionInput>;

const requirementParams = v.object({ id: idText, requirementId });

export const correctVerdict = endpoint({
  method: 'PUT',
  path: '/api/candidacies/:id/corrections/:requirementId',
  access: 'member',
  summary: "Puts a recruiter's verdict on a requirement in the place of the scorer's. The score follows at once.",
  params: requirementParams,
  body: 'json',
  input: correctionInput,
  reply: 'json',
  output: v.array(correction),
  refusals: ['not-found:requirement', 'changed-meanwhile', ...unreadJob],
});
export const takeBackCorrection = endpoint({
  method: 'DELETE',
  path: '/api/candidacies/:id/corrections/:requirementId',
  access: 'member',
  summary: "Takes a correction back: the scorer's verdict counts again.",
  params: requirementParams,
  /** Of another job description than the one that judges now, for a correction that does not fit. */
  query: v.object({ jobDescriptionId: v.optional(idText) }),
  reply: 'empty',
  status: 204,
  refusals: ['not-found:correction'],
});
export const saveCorrections = endpoint({
  method: 'GET',
  path: '/api/admin/corrections.jsonl',
  access: 'admin',
  showsPeople: true,
  summary:
    'All corrected verdicts of the company as JSON Lines, in the form of a labeled set with what the scorer had ' +
    'found, for scripts/evaluate --corrections.',
  reply: 'file',
  mediaType: 'application/x-ndjson',
});
