import type { CandidateStatus } from './choices.ts';

/*
 * What is told apart of candidacies, apart from the schemas as in `choices.ts`; and apart from that, as the first
 * screen needs none of it.
 */

/** Those that end a candidacy against the candidate. */
export const rejectingStatuses: readonly CandidateStatus[] = [
  'Rejected by Client',
  'Rejected by Recruiter',
  'Not a Fit',
];

/** Those that say that the company has put a candidate forward, whatever the client made of it. */
export const forwardStatuses: readonly CandidateStatus[] = [
  'Submitted to Client',
  'Under Client Review',
  'Client Interview Scheduled',
  'Hired',
  'Rejected by Client',
];

/** What has happened in a role, by kind. */
export const roleChangeKinds = [
  'upload',
  'status',
  'salary',
  'score',
  'role',
  'note',
  'letter',
  'answer',
  'rubric',
] as const;
export type RoleChangeKind = (typeof roleChangeKinds)[number];

/** What is written to candidates: before a score is used, and after a decision. */
export const letterKinds = ['notice', 'explanation'] as const;
export type LetterKind = (typeof letterKinds)[number];
