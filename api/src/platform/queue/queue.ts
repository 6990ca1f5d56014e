import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Transaction } from '../database/client.ts';
import { sql } from '../database/drizzle.ts';
import type { Check } from '../health/health.ts';
import { onceAMinute } from '../../ground/log.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { keyOf, type QueueJobData, type QueueName, queues, SUPERVISION_SECONDS } from './queues.ts';
import { takeTurns } from './turns.ts';
import { createWorkers, type QueueHandlers } from './workers.ts';

/** A queue job of a company. */
type OfCompany<Name extends QueueName> = { data: QueueJobData[Name]; companyId: number };

export type Queue = {
  /** Creates the queues; after that queue jobs can be sent. */
  open(): Promise<void>;
  /**
   * Starts to carry out queue jobs: `concurrency` of each kind and company at once, and one more of another company.
   */
  work(handlers: QueueHandlers, concurrency: number): Promise<void>;
  /**
   * Writes a queue job in the caller's transaction; the same work is not written twice while it waits or runs.
   * Companies take turns, and each company's queue jobs are carried out in the order in which they were sent; those
   * that are sent in bulk take turns with its others.
   */
  send<Name extends QueueName>(
    transaction: Transaction,
    name: Name,
    data: QueueJobData[Name],
    companyId?: number,
    inBulk?: boolean,
  ): Promise<void>;
  /** The same for any number of queue jobs of one kind, also of several companies, in two queries. */
  sendAll<Name extends QueueName>(
    transaction: Transaction,
    name: Name,
    queueJobs: readonly OfCompany<Name>[],
  ): Promise<void>;
  /** Takes no more queue jobs; those at work go on. */
  pause(): Promise<void>;
  /** Waits at most `milliseconds` for queue jobs at work. Other processes, or the next start, carry out the rest. */
  stop(milliseconds: number): Promise<void>;
  check: Check;
};

/** Milliseconds after which a query without an answer fails. */
const QUERY_TIMEOUT = 10_000;

/** The queue of this server, in the same database as the rows. */
export function createQueue(databaseUrl: string, tracing: Tracing, log: Logger): Queue {
  const boss = connect(databaseUrl, log);
  const workers = createWorkers(boss, tracing, log);
  const insert = <Name extends QueueName>(
    transaction: Transaction,
    name: Name,
    queueJobs: { data: QueueJobData[Name]; priority?: number; group?: { id: string } }[],
  ) => {
    const traceparent = tracing.traceparent();
    return boss.insert(
      name,
      queueJobs.map(({ data, ...options }) => ({
        ...options,
        data: { ...data, traceparent },
        singletonKey: keyOf(name, data),
      })),
      { db: fromDrizzle(transaction, sql) },
    );
  };
  const insertInTurn = async <Name extends QueueName>(
    transaction: Transaction,
    name: Name,
    queueJobs: readonly OfCompany<Name>[],
    inBulk: boolean,
  ) => {
    const sent = queueJobs.map((queueJob) => ({ ...queueJob, key: keyOf(name, queueJob.data) }));
    const turns = await takeTurns(transaction, name, sent, inBulk);
    const fresh = sent.flatMap(({ key, data, companyId }) => {
      const turn = turns.get(key);
      return turn === undefined ? [] : { data, group: { id: String(companyId) }, priority: -turn };
    });
    if (fresh.length > 0) await insert(transaction, name, fresh);
  };
  return {
    async open() {
      await boss.start();
      for (const { name, ...options } of queues) {
        await boss.createQueue(name, options);
        // Updates a queue that an earlier version has created; its policy cannot be changed.
        const { policy: _fixed, ...changeable } = options;
        await boss.updateQueue(name, changeable);
      }
    },
    work: workers.start,
    async send(transaction, name, data, companyId, inBulk = false) {
      if (companyId === undefined) await insert(transaction, name, [{ data }]);
      else await insertInTurn(transaction, name, [{ data, companyId }], inBulk);
    },
    async sendAll(transaction, name, queueJobs) {
      if (queueJobs.length > 0) await insertInTurn(transaction, name, queueJobs, false);
    },
    pause: workers.pause,
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

function connect(databaseUrl: string, log: Logger): PgBoss {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    query_timeout: QUERY_TIMEOUT,
    keepAlive: true,
    application_name: 'cotejo-queue',
    max: 5,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISION_SECONDS,
    monitorIntervalSeconds: SUPERVISION_SECONDS,
  } as ConstructorParameters<typeof PgBoss>[0]);
  const warn = onceAMinute((fields, message) => log.warn(fields, message));
  boss.on('error', (error) => warn({ err: error }, 'queue error'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'queue warning'));
  return boss;
}
