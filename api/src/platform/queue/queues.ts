import type { Queue as QueueOptions } from 'pg-boss';

/** The data of each kind of queue job: ids only, as the queue keeps no personal data. */
export type QueueJobData = {
  'prepare-document': { kind: 'job-description' | 'resume'; id: number };
  'match-candidate': { resumeId: number };
  /** Applies the present rubric of a role to its candidacies. */
  'follow-role': { roleId: number };
  /** Finds the people of a company's resumes that an older version has prepared. */
  'give-people': { companyId: number };
  /** Takes what has come to a folder or mailbox. */
  'read-source': { source: string };
  /** Tells a webhook what is due. */
  'deliver-webhook': { webhookId: number };
  /** Judges the people whom a search has found. */
  'look-through': { searchId: number };
  /** Looks for people who fit a role. */
  'look-for-role': { roleId: number };
  /** Outlines a company's resumes that have no outline, or one of an older version. */
  'outline-resumes': { companyId: number };
  /** Tries on resumes of a role whether swaps move their scores. */
  'check-swaps': { checkId: number };
  /** Makes the archive with everything of a company. */
  'make-export': { exportId: number };
  /** Checks an import of people, carries it out or undoes it. */
  'import-people': { importId: number };
  /** Deletes the files in the table of file deletions. */
  'delete-files': Record<string, never>;
  /** Erases the people who are due, in companies that want it. */
  'erase-due': Record<string, never>;
  /** Repairs what crashes have left inconsistent between rows, files and queue jobs. */
  reconcile: Record<string, never>;
};
export type QueueName = keyof QueueJobData;

/** The queue of the queue jobs that have failed for good. */
export const DEAD_LETTER = 'dead-letter';

/** Seconds without a heartbeat after which a worker counts as dead, and its queue job goes to another one. */
const HEARTBEAT_SECONDS = 20;
export const HEARTBEAT_REFRESH_SECONDS = 5;
/** Seconds between searches for dead workers: one is found after at most `HEARTBEAT_SECONDS` and two of these. */
export const SUPERVISION_SECONDS = 5;

const flow = {
  // One queue job for a document or a candidate at a time, waiting or active, however often it is sent.
  policy: 'exclusive',
  notify: true,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  // Enough tries for minutes without the store, or several killed workers, which are not the document's fault.
  retryLimit: 20,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 30,
  deadLetter: DEAD_LETTER,
} as const;

const upkeep = {
  policy: 'short',
  notify: true,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retryLimit: 20,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
} as const;

/** In the order in which they are created: the dead letter queue must be there before those that use it. */
export const queues: (QueueOptions & { name: QueueName | typeof DEAD_LETTER })[] = [
  { name: DEAD_LETTER, notify: true, retryLimit: 100, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 },
  { name: 'prepare-document', ...flow, expireInSeconds: 1200 },
  { name: 'match-candidate', ...flow, expireInSeconds: 900 },
  { name: 'follow-role', ...upkeep, expireInSeconds: 900 },
  { name: 'give-people', ...upkeep, expireInSeconds: 3600 },
  // One reader for each source, however many processes ask for it. One that has died is not tried again with growing
  // pauses: the next look goes on where it has ended.
  {
    name: 'read-source',
    policy: 'exclusive',
    notify: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: 0,
    expireInSeconds: 3600,
  },
  // One at a time tells a webhook, in order. One that has died is sent again by the next look for what is due.
  {
    name: 'deliver-webhook',
    policy: 'exclusive',
    notify: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: 0,
    expireInSeconds: 300,
  },
  { name: 'look-through', ...upkeep, expireInSeconds: 900 },
  { name: 'look-for-role', ...upkeep, expireInSeconds: 900 },
  { name: 'outline-resumes', ...upkeep, expireInSeconds: 3600 },
  { name: 'check-swaps', ...flow, retryLimit: 5, expireInSeconds: 3600 },
  { name: 'make-export', ...flow, retryLimit: 5, expireInSeconds: 6 * 3600 },
  // Another one may wait while one is at work, as columns can be changed during a check.
  { name: 'import-people', ...flow, policy: 'short', retryLimit: 5, expireInSeconds: 6 * 3600 },
  { name: 'delete-files', ...upkeep, expireInSeconds: 600 },
  { name: 'erase-due', ...upkeep, expireInSeconds: 6 * 3600 },
  { name: 'reconcile', ...upkeep, expireInSeconds: 3600 },
];

/** The key of a queue job; those with the same key are the same work. */
export function keyOf<Name extends QueueName>(name: Name, data: QueueJobData[Name]): string {
  return [name, ...Object.values(data)].join(' ');
}
