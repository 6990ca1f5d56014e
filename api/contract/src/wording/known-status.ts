import { rejectingStatuses } from '../candidacy-choices.ts';
import { type CandidateStatus, candidateStatuses } from '../choices.ts';

/** The status as one of those that there are: that of a candidate who has none, or an unknown one, is the first. */
export const knownStatus = (status: string): CandidateStatus =>
  candidateStatuses.find((known) => known === status) ?? candidateStatuses[0];

/** Whether a stored status ends a candidacy against the candidate. */
export const isRejecting = (status: string): boolean => rejectingStatuses.includes(knownStatus(status));
