import { fromDrizzle, type JobWithMetadata, PgBoss, type WorkConcurrencyOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Transaction } from '../database/client.ts';
import { sql } from '../database/drizzle.ts';
import type { Check } from '../health/health.ts';
import { logAs, onceAMinute } from '../../ground/log.ts';
import type { Tracing } from '../tracing/tracing.ts';
import {
  DEAD_LETTER,
  HEARTBEAT_REFRESH_SECONDS,
  type QueueJobData,
  keyOf,
  type QueueName,
  queues,
  SUPERVISION_SECONDS,
} from './queues.ts';
import { takeTurn } from './turns.ts';

/** A job at work. */
export type QueueJob = {
  /** Aborts when the job has taken too long or the process stops. */
  signal: AbortSignal;
  /** Marks the job as done in the transaction that stores its result, so that the two cannot disagree. */
  complete(transaction: Transaction): Promise<void>;
};

/** Carries out a job; it may run twice, so running again must do no harm. What it throws is tried again later. */
export type QueueHandler<Name extends QueueName> = (data: QueueJobData[Name], job: QueueJob) => Promise<void>;

export type QueueHandlers = {
  [Name in QueueName]: QueueHandler<Name>;
} & {
  /** Called for a job that has failed for good. */
  [DEAD_LETTER](name: QueueName, data: QueueJobData[QueueName]): Promise<void>;
};

export type Queue = {
  /** Makes the queues; jobs can be sent from now on. */
  open(): Promise<void>;
  /**
   * Begins to carry out jobs, so many of each kind and company at once, and one more that no single company can take.
   */
  work(handlers: QueueHandlers, concurrency: number): Promise<void>;
  /**
   * Writes a job in the caller's transaction. The same work is not written twice while it waits or runs. The companies
   * whose work it is take turns, and each company's own jobs are carried out in the order in which they were sent.
   */
  send<Name extends QueueName>(
    transaction: Transaction,
    name: Name,
    data: QueueJobData[Name],
    companyId?: number,
  ): Promise<void>;
  /** Takes no more jobs; those at work go on. */
  pause(): Promise<void>;
  /**
   * Waits for jobs at work, at most `milliseconds`; what is not done by then is done by another process or after the
   * next start.
   */
  stop(milliseconds: number): Promise<void>;
  check: Check;
};

/** What a job is about, as it lies in the queue: with the trace that it belongs to. */
type Sent<Name extends QueueName> = QueueJobData[Name] & { traceparent?: string };

/** Milliseconds after which the database is taken to be gone. */
const QUERY_TIMEOUT = 10_000;
const RETRY_POLL_SECONDS = 2;

/** The queue of this server, in the database that the rows are in. */
export function createQueue(databaseUrl: string, tracing: Tracing, log: Logger): Queue {
  const connection = { connectionString: databaseUrl, query_timeout: QUERY_TIMEOUT, keepAlive: true };
  const boss = new PgBoss({
    ...connection,
    application_name: 'cotejo-jobs',
    max: 5,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISION_SECONDS,
    monitorIntervalSeconds: SUPERVISION_SECONDS,
  });
  const warn = onceAMinute((fields, message) => log.warn(fields, message));
  boss.on('error', (error) => warn({ err: error }, 'queue error'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'queue warning'));
  const working: string[] = [];

  /** Carries out a job as a part of the trace that it was sent in. */
  const carryOut = <Name extends QueueName>(
    span: string,
    job: { queue: Name; jobId: string },
    { traceparent, ...data }: Sent<Name>,
    work: (data: QueueJobData[Name]) => Promise<void>,
  ) =>
    tracing.span(
      span,
      {
        kind: 'consumer',
        causedBy: traceparent,
        attributes: { 'cotejo.queue': job.queue, 'cotejo.job_id': job.jobId },
      },
      () => logAs(job, () => work(data as QueueJobData[Name])),
    );

  const work = async <Name extends QueueName>(
    name: Name,
    handle: QueueHandler<Name>,
    atOnce: WorkConcurrencyOptions = {},
  ) => {
    const options = {
      ...atOnce,
      heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
      pollingIntervalSeconds: RETRY_POLL_SECONDS,
      notifyPollingIntervalSeconds: RETRY_POLL_SECONDS,
    };
    await boss.work<Sent<Name>>(name, options, async ([job]) => {
      if (!job) return;
      // So that whoever is at work looks for the next job as soon as this one is done, and not after a pause.
      for (const worker of boss.getWipData()) if (worker.count > 0) boss.notifyWorker(worker.id);
      const { id, retryCount, signal } = job;
      const complete = async (transaction: Transaction) =>
        void (await boss.complete(name, { id, retryCount }, null, { db: fromDrizzle(transaction, sql) }));
      const attempt = retryCount + 1;
      const started = performance.now();
      await carryOut(name, { queue: name, jobId: id }, job.data, (data) =>
        handle(data, { signal, complete }).then(
          () => log.info({ attempt, milliseconds: Math.round(performance.now() - started) }, 'job done'),
          (error: unknown) => {
            log.warn({ err: error, attempt }, 'job failed');
            throw error;
          },
        ),
      );
    });
  };

  return {
    async open() {
      await boss.start();
      for (const { name, ...options } of queues) {
        await boss.createQueue(name, options);
        // One that an earlier version has made takes over what may be changed.
        const { policy: _fixed, ...changeable } = options;
        await boss.updateQueue(name, changeable);
      }
    },
    async work(handlers, concurrency) {
      await boss.work(
        DEAD_LETTER,
        {
          includeMetadata: true,
          pollingIntervalSeconds: RETRY_POLL_SECONDS,
          notifyPollingIntervalSeconds: RETRY_POLL_SECONDS,
        },
        async ([job]: JobWithMetadata<Sent<QueueName>>[]) => {
          if (!job) return;
          const queue = job.sourceName as QueueName;
          await carryOut(DEAD_LETTER, { queue, jobId: job.sourceId ?? job.id }, job.data, (data) =>
            handlers[DEAD_LETTER](queue, data),
          );
        },
      );
      working.push(...queues.map(({ name }) => name));
      // However long the documents of one company take, the next one of another does not wait for their end.
      const atOnce = { localConcurrency: concurrency + 1, localGroupConcurrency: concurrency };
      await work('prepare-document', handlers['prepare-document'], atOnce);
      await work('match-candidate', handlers['match-candidate'], atOnce);
      await work('delete-files', handlers['delete-files']);
      await work('reconcile', handlers.reconcile);
      await boss.schedule('reconcile', '*/10 * * * *', {});
    },
    async send(transaction, name, data, companyId) {
      const singletonKey = keyOf(name, data);
      const turn = companyId === undefined ? 0 : await takeTurn(transaction, name, singletonKey, companyId);
      if (turn === undefined) return;
      const group = companyId !== undefined && { group: { id: String(companyId) } };
      await boss.send(
        name,
        { ...data, traceparent: tracing.traceparent() },
        { singletonKey, ...group, priority: -turn, db: fromDrizzle(transaction, sql) },
      );
    },
    async pause() {
      await Promise.all(working.splice(0).map((name) => boss.offWork(name, { wait: false })));
    },
    async stop(milliseconds) {
      await boss.stop({ graceful: true, timeout: milliseconds });
    },
    check: {
      name: 'queue',
      async check() {
        await boss.getQueue('prepare-document');
        return { ok: true };
      },
    },
  };
}
