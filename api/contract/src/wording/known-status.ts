import { type CandidateStatus, candidateStatuses } from '../choices.ts';

/** The status as one of those that there are: that of a candidate who has none, or an unknown one, is the first. */
export const knownStatus = (status: string): CandidateStatus =>
  candidateStatuses.find((known) => known === status) ?? candidateStatuses[0];
