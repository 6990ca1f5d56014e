import type { Progress as ProgressData } from '@cotejo/contract';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../database/client.ts';
import { sql } from '../database/drizzle.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** Progress of a document or a candidate; ids and codes only. */
export type ProgressEvent = Omit<ProgressData, 'failure'> & { jobDescriptionId: number; failureCode?: string };

/** Called with each event; with undefined after a gap in which events may have been missed. */
export type ProgressListener = (event: ProgressEvent | undefined) => void;

export type ProgressHub = {
  open(): Promise<void>;
  /** Sends an event to every process, and counts failures. Within a transaction, it is sent when that commits. */
  publish(event: ProgressEvent, transaction?: Transaction): Promise<void>;
  /** Listens to events of one job description and its resumes until the returned function is called. */
  subscribe(jobDescriptionId: number, listener: ProgressListener): () => void;
  close(): Promise<void>;
};

const CHANNEL = 'cotejo_progress';

/** Progress over PostgreSQL's NOTIFY, so that every process gets the events of all others. */
export function createProgressHub(database: Database, metrics: Pick<Metrics, 'failure'>, log: Logger): ProgressHub {
  const listeners = new Map<number, Set<ProgressListener>>();
  let listening: { unlisten(): Promise<void> } | undefined;

  const hear = (payload: string) => {
    const event = JSON.parse(payload) as ProgressEvent;
    for (const listener of listeners.get(event.jobDescriptionId) ?? []) listener(event);
  };
  const catchUp = () => {
    for (const group of listeners.values()) for (const listener of group) listener(undefined);
  };

  return {
    async open() {
      listening = await database.$client.listen(CHANNEL, hear, catchUp);
    },
    async publish(event, transaction = database) {
      if (event.stage === 'failed') metrics.failure(event.flow, event.failureCode ?? 'unknown');
      await transaction.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`);
    },
    subscribe(jobDescriptionId, listener) {
      const group = listeners.get(jobDescriptionId) ?? new Set();
      listeners.set(jobDescriptionId, group.add(listener));
      return () => {
        group.delete(listener);
        if (group.size === 0) listeners.delete(jobDescriptionId);
      };
    },
    async close() {
      await listening?.unlisten().catch((error: unknown) => log.warn({ err: error }, 'could not stop listening'));
    },
  };
}
