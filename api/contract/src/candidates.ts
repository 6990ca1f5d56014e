import * as v from 'valibot';
import { candidateStatuses } from './choices.ts';
import { about, confidenceLevel, id, idText, issue, mustCounts } from './common.ts';
import { decided } from './decisions.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** A candidate in a role's table; `id` is the analysis' id. */
export const roleCandidate = v.object({
  id,
  resumeId: id,
  ...about('candidacy'),
  jobDescriptionId: id,
  name: v.string(),
  originalFileName: v.string(),
  matchScore: v.number(),
  ...mustCounts.entries,
  isTranslated: v.boolean(),
  /** Null in analyses of older versions. */
  confidence: v.nullable(confidenceLevel),
  /** True while new requirements are applied: the score may be new already, the confidence is not. */
  isPending: v.boolean(),
  status: v.string(),
  decided,
  expectedSalary: v.nullable(v.string()),
});
export type RoleCandidate = v.InferOutput<typeof roleCandidate>;

export const roleCandidates = v.object({ roleId: id, candidateCount: v.number(), candidates: v.array(roleCandidate) });
export type RoleCandidates = v.InferOutput<typeof roleCandidates>;

export const statusInput = v.object({ status: v.picklist(candidateStatuses, issue('status-unknown')) });
export const expectedSalaryInput = v.object({
  expectedSalary: v.nullable(
    v.pipe(v.string(), v.trim(), v.maxLength(limits.expectedSalaryMaximum, issue('expected-salary-too-long'))),
  ),
});

const params = v.object({ id: idText });

export const listCandidates = endpoint({
  method: 'GET',
  path: '/api/opportunities/:id/candidates',
  access: 'member',
  showsPeople: true,
  summary: 'The candidates of every role of an opportunity, best score first.',
  params,
  reply: 'json',
  output: v.array(roleCandidates),
});
export const updateStatus = endpoint({
  method: 'PUT',
  path: '/api/analysis/:id/status',
  access: 'member',
  summary: "Sets a candidate's status.",
  params,
  body: 'json',
  input: statusInput,
  reply: 'json',
  output: roleCandidate,
});
export const updateExpectedSalary = endpoint({
  method: 'PUT',
  path: '/api/analysis/:id/expected-salary',
  access: 'member',
  summary: "Sets a candidate's expected salary; empty clears it.",
  params,
  body: 'json',
  input: expectedSalaryInput,
  reply: 'json',
  output: roleCandidate,
});
