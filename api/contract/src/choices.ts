/*
 * What one may choose of, apart from the schemas: a page that needs only the names loads no schema with them.
 */

export const userRoles = ['admin', 'recruiter', 'agency'] as const;

/** The languages of the screens. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export const candidateStatuses = [
  'Analyzed',
  'Submitted to Client',
  'Under Client Review',
  'Client Interview Scheduled',
  'Hired',
  'Rejected by Client',
  'Rejected by Recruiter',
  'Not a Fit',
  'On Hold',
  'Withdrawn',
] as const;
export type CandidateStatus = (typeof candidateStatuses)[number];

/** Orders of a role's list; a minus sign begins with the highest. */
export const candidacySorts = [
  '-score',
  'score',
  'name',
  '-name',
  '-musts',
  'musts',
  'status',
  '-status',
  '-salary',
  'salary',
  '-added',
  'added',
] as const;
export type CandidacySort = (typeof candidacySorts)[number];

/** What an administrator filters the history by: what kind of thing somebody has done. */
export const historyKinds = [
  'access',
  'administration',
  'shown',
  'saved',
  'decided',
  'roles',
  'documents',
  'people',
  'deleted',
] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** What an action is done to; its id stands in the entry. */
export const historySubjects = [
  'user',
  'opportunity',
  'role',
  'candidacy',
  'job-description',
  'resume',
  'person',
  'client',
  'token',
] as const;
export type HistorySubject = (typeof historySubjects)[number];
