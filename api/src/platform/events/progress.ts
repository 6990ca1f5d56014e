import type { Progress as ProgressData } from '@cotejo/contract';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../database/client.ts';
import { sql } from '../database/drizzle.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** Progress of a document or a candidate; ids and codes only. Nobody hears of a resume without a job description. */
export type ProgressEvent = Omit<ProgressData, 'failure'> & {
  jobDescriptionId: number | null;
  failureCode?: string;
};

/** Called with each event; with undefined after a gap in which events may have been missed. */
export type ProgressListener = (event: ProgressEvent | undefined) => void;

/**
 * Called with the resumes whose candidacies were written, or which came or went; with undefined where any may be among
 * them, as they are many, or after a gap.
 */
export type RoleListener = (resumeIds: number[] | undefined) => void;

export type ProgressHub = {
  open(): Promise<void>;
  /** Sends an event to every process, and counts failures. Within a transaction, it is sent when that commits. */
  publish(event: ProgressEvent, transaction?: Transaction): Promise<void>;
  /** Listens to events of one job description and its resumes until the returned function is called. */
  subscribe(jobDescriptionId: number, listener: ProgressListener): () => void;
  /** Listens to changes of the rows of one role, whoever writes them, until the returned function is called. */
  watchRole(roleId: number, listener: RoleListener): () => void;
  close(): Promise<void>;
};

const CHANNEL = 'cotejo_progress';
/** Written by triggers of the tables: see the migration `role_changes`. */
const ROLE_CHANNEL = 'cotejo_roles';

/**
 * Progress over PostgreSQL's NOTIFY, so that every process gets the events of all others. `direct` is the database
 * without a pooler, as what listens is a connection.
 */
export function createProgressHub(
  database: Database,
  direct: Database,
  metrics: Pick<Metrics, 'failure'>,
  log: Logger,
): ProgressHub {
  const ofDocuments = createListeners<ProgressEvent>();
  const ofRoles = createListeners<number[]>();
  let listening: { unlisten(): Promise<void> }[] = [];
  const hear = (payload: string) => {
    const event = JSON.parse(payload) as ProgressEvent;
    if (event.jobDescriptionId !== null) ofDocuments.notify(event.jobDescriptionId, event);
  };
  const hearOfRole = (payload: string) => {
    const { roleId, resumeIds } = JSON.parse(payload) as { roleId: number; resumeIds: number[] | null };
    ofRoles.notify(roleId, resumeIds ?? undefined);
  };

  return {
    async open() {
      const { $client: client } = direct;
      listening = await Promise.all([
        client.listen(CHANNEL, hear, ofDocuments.catchUp),
        client.listen(ROLE_CHANNEL, hearOfRole, ofRoles.catchUp),
      ]);
    },
    async publish(event, transaction = database) {
      if (event.stage === 'failed') metrics.failure(event.flow, event.failureCode ?? 'unknown');
      await transaction.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`);
    },
    subscribe: ofDocuments.add,
    watchRole: ofRoles.add,
    async close() {
      await Promise.all(listening.map((one) => one.unlisten())).catch((error: unknown) =>
        log.warn({ err: error }, 'could not stop listening'),
      );
    },
  };
}

/** The listeners to things with ids, such as job descriptions; undefined tells them of a gap. */
function createListeners<Event>() {
  type Listener = (event: Event | undefined) => void;
  const listeners = new Map<number, Set<Listener>>();
  return {
    add(id: number, listener: Listener): () => void {
      const group = listeners.get(id) ?? new Set();
      listeners.set(id, group.add(listener));
      return () => {
        group.delete(listener);
        if (group.size === 0) listeners.delete(id);
      };
    },
    notify(id: number, event: Event | undefined): void {
      for (const listener of listeners.get(id) ?? []) listener(event);
    },
    catchUp(): void {
      for (const group of listeners.values()) for (const listener of group) listener(undefined);
    },
  };
}
