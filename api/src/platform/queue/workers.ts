import { fromDrizzle, type JobWithMetadata, type PgBoss, type WorkConcurrencyOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Transaction } from '../database/client.ts';
import { sql } from '../database/drizzle.ts';
import { logAs } from '../../ground/log.ts';
import { inBackground } from '../sandbox/background.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { DEAD_LETTER, HEARTBEAT_REFRESH_SECONDS, type QueueJobData, type QueueName, queues } from './queues.ts';

/** A queue job at work. */
export type QueueJob = {
  /** Aborts when the queue job has taken too long or the process stops. */
  signal: AbortSignal;
  /** Marks the queue job as done in the transaction that stores its result, so that the two cannot disagree. */
  complete(transaction: Transaction): Promise<void>;
};

/** Carries out a queue job, which may run twice, so running again must do no harm. After an error it is tried again. */
export type QueueHandler<Name extends QueueName> = (data: QueueJobData[Name], queueJob: QueueJob) => Promise<void>;

export type QueueHandlers = {
  [Name in QueueName]: QueueHandler<Name>;
} & {
  /** Called for a queue job that has failed for good. */
  [DEAD_LETTER](name: QueueName, data: QueueJobData[QueueName]): Promise<void>;
};

/** The data of a queue job in the database, with the trace that it was sent in. */
export type SentData<Name extends QueueName> = QueueJobData[Name] & { traceparent?: string };

const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };

/** The part of this process that takes queue jobs and has handlers carry them out. */
export type Workers = {
  /** Starts to take queue jobs: `concurrency` of each kind and company at once, and one more of another company. */
  start(handlers: QueueHandlers, concurrency: number): Promise<void>;
  /** Takes no more queue jobs; those at work go on. */
  pause(): Promise<void>;
};

export function createWorkers(boss: PgBoss, tracing: Tracing, log: Logger): Workers {
  let working: string[] = [];
  return {
    async start(handlers, concurrency) {
      await takeDeadLetters(boss, tracing, handlers);
      working = queues.map(({ name }) => name);
      // However long the documents of one company take, the next one of another company does not wait for them.
      const atOnce = { localConcurrency: concurrency + 1, localGroupConcurrency: concurrency };
      await takeJobs(boss, tracing, log, 'prepare-document', handlers['prepare-document'], atOnce);
      await takeJobs(boss, tracing, log, 'match-candidate', handlers['match-candidate'], atOnce);
      await takeJobs(boss, tracing, log, 'follow-role', handlers['follow-role'], atOnce);
      await takeJobs(boss, tracing, log, 'give-people', handlers['give-people'], atOnce);
      // A large mailbox does not hold up the others.
      await takeJobs(boss, tracing, log, 'read-source', handlers['read-source'], { localConcurrency: 4 });
      await takeJobs(boss, tracing, log, 'deliver-webhook', handlers['deliver-webhook'], atOnce);
      await takeJobs(boss, tracing, log, 'outline-resumes', handlers['outline-resumes'], atOnce);
      await takeJobs(boss, tracing, log, 'look-through', handlers['look-through'], atOnce);
      await takeJobs(boss, tracing, log, 'look-for-role', handlers['look-for-role'], atOnce);
      await takeJobs(boss, tracing, log, 'check-swaps', handlers['check-swaps']);
      await takeJobs(boss, tracing, log, 'make-export', handlers['make-export']);
      await takeJobs(boss, tracing, log, 'import-people', handlers['import-people'], atOnce);
      await takeJobs(boss, tracing, log, 'delete-files', handlers['delete-files']);
      await takeJobs(boss, tracing, log, 'erase-due', handlers['erase-due']);
      await takeJobs(boss, tracing, log, 'reconcile', handlers.reconcile);
      await boss.schedule('reconcile', '*/10 * * * *', {});
      await boss.schedule('erase-due', '30 2 * * *', {});
    },
    async pause() {
      await Promise.all(working.splice(0).map((name) => boss.offWork(name, { wait: false })));
    },
  };
}

async function takeJobs<Name extends QueueName>(
  boss: PgBoss,
  tracing: Tracing,
  log: Logger,
  name: Name,
  handle: QueueHandler<Name>,
  atOnce: WorkConcurrencyOptions = {},
): Promise<void> {
  const options = { ...atOnce, ...polling, heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS };
  await boss.work<SentData<Name>>(name, options, async ([queueJob]) => {
    if (!queueJob) return;
    // Busy workers look for the next queue job as soon as theirs is done, and not after the polling interval.
    for (const worker of boss.getWipData()) if (worker.count > 0) boss.notifyWorker(worker.id);
    const { id, retryCount, signal } = queueJob;
    const complete = async (transaction: Transaction) =>
      void (await boss.complete(name, { id, retryCount }, null, { db: fromDrizzle(transaction, sql) }));
    await carryOut(tracing, name, { queue: name, queueJobId: id }, queueJob.data, (data) =>
      logOutcome(log, retryCount + 1, () => handle(data, { signal, complete })),
    );
  });
}

async function takeDeadLetters(boss: PgBoss, tracing: Tracing, handlers: QueueHandlers): Promise<void> {
  const options = { ...polling, includeMetadata: true } as const;
  await boss.work(DEAD_LETTER, options, async ([queueJob]: JobWithMetadata<SentData<QueueName>>[]) => {
    if (!queueJob) return;
    const queue = queueJob.sourceName as QueueName;
    const origin = { queue, queueJobId: queueJob.sourceId ?? queueJob.id };
    await carryOut(tracing, DEAD_LETTER, origin, queueJob.data, (data) => handlers[DEAD_LETTER](queue, data));
  });
}

/** Carries out a queue job as a part of the trace that it was sent in. */
function carryOut<Name extends QueueName>(
  tracing: Tracing,
  span: string,
  origin: { queue: Name; queueJobId: string },
  { traceparent, ...data }: SentData<Name>,
  work: (data: QueueJobData[Name]) => Promise<void>,
): Promise<void> {
  const attributes = { 'cotejo.queue': origin.queue, 'cotejo.queue_job_id': origin.queueJobId };
  return tracing.span(span, { kind: 'consumer', causedBy: traceparent, attributes }, () =>
    logAs(origin, () => inBackground(() => work(data as QueueJobData[Name])).catch(withoutData)),
  );
}

/** Throws an error without its message: the queue keeps it, and those of queries quote what they were to write. */
function withoutData(error: unknown): never {
  throw new Error(`${error instanceof Error ? error.name : typeof error}: the log says where.`);
}

async function logOutcome(log: Logger, attempt: number, work: () => Promise<void>): Promise<void> {
  const started = performance.now();
  try {
    await work();
  } catch (error) {
    log.warn({ err: error, attempt }, 'queue job failed');
    throw error;
  }
  log.info({ attempt, milliseconds: Math.round(performance.now() - started) }, 'queue job done');
}
