import type { Queue as QueueOptions } from 'pg-boss';

/** What each kind of job is about; ids only, as the queue is no place for people's data. */
export type QueueJobData = {
  'prepare-document': { kind: 'job-description' | 'resume'; id: number };
  'match-candidate': { resumeId: number };
  /** Carries out what the table of file deletions asks for. */
  'delete-files': Record<string, never>;
  /** Puts right what crashes have left between rows, files and jobs. */
  reconcile: Record<string, never>;
};
export type QueueName = keyof QueueJobData;

/** Where jobs go that have failed for good. */
export const DEAD_LETTER = 'dead-letter';

/** A worker that has not been heard of for so many seconds is dead, and its job goes to another one. */
const HEARTBEAT_SECONDS = 20;
export const HEARTBEAT_REFRESH_SECONDS = 5;
/** Seconds between looks for dead workers: one is noticed after at most `HEARTBEAT_SECONDS` and two of these. */
export const SUPERVISION_SECONDS = 5;

const flow = {
  // One job for a document or a candidate, waiting or at work, whoever asks and however often.
  policy: 'exclusive',
  notify: true,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  // Some minutes of a store that is away, or a row of workers that are killed, are not the document's fault.
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

/** In the order in which they are made: a queue's dead letters need their queue. */
export const queues: (QueueOptions & { name: QueueName | typeof DEAD_LETTER })[] = [
  { name: DEAD_LETTER, notify: true, retryLimit: 100, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 },
  { name: 'prepare-document', ...flow, expireInSeconds: 1200 },
  { name: 'match-candidate', ...flow, expireInSeconds: 900 },
  { name: 'delete-files', ...upkeep, expireInSeconds: 600 },
  { name: 'reconcile', ...upkeep, expireInSeconds: 3600 },
];

/** Jobs of one queue with the same key are the same work. */
export function keyOf<Name extends QueueName>(name: Name, data: QueueJobData[Name]): string {
  return [name, ...Object.values(data)].join(' ');
}
