/*
 * What one may choose of, apart from the schemas: a page that needs only the names loads no schema with them.
 */

export const userRoles = ['admin', 'recruiter', 'agency'] as const;

/** The languages of the screens. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** What an API token may do: only look, or whatever its user may. */
export const tokenScopes = ['read', 'write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** What webhooks tell, and what each event is about. */
export const webhookSubjects = {
  'candidacy.scored': 'candidacy',
  'candidacy.status-changed': 'candidacy',
  'role.completed': 'role',
  'client.answered': 'candidacy',
  'person.erased': 'person',
} as const;
export type WebhookEvent = keyof typeof webhookSubjects;
export const webhookEvents = Object.keys(webhookSubjects) as WebhookEvent[];
/** What the button for trying a webhook sends. */
export const testEvent = 'webhook.test';

export const deliveryStates = ['waiting', 'delivered', 'dead'] as const;
/** Why a delivery was not taken: the answer was another than 2xx, or there was none. */
export const deliveryFailures = ['status', 'redirect', 'timeout', 'address', 'certificate', 'unreachable'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

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

/** What is written to candidates: before a score is used, and after a decision. */
export const letterKinds = ['notice', 'explanation'] as const;
export type LetterKind = (typeof letterKinds)[number];
