import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/client.ts';
import { sql } from '../database/drizzle.ts';
import { queues } from '../queue/queues.ts';
import { withDeadline } from '../session/deadline.ts';

/** Milliseconds to wait for the database; scrapers give up after ten seconds. */
const TIMEOUT = 2000;

type Row = { name: string; waiting: number; active: number; oldest: number };

/**
 * Returns a function that sets the gauges of the queues, which all processes share. It throws where the database does
 * not answer; the gauges are empty then, as no number is better than an old one.
 */
export function createQueueGauges(database: Database, registry: Registry): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['queue'], registers: [registry] });
  const waiting = gauge('cotejo_jobs_waiting', 'Jobs that wait, for a worker or for their next try.');
  const active = gauge('cotejo_jobs_active', 'Jobs at work.');
  const oldest = gauge(
    'cotejo_jobs_oldest_seconds',
    'Age of the queue job that has waited longest, 0 where none waits.',
  );
  return async () => {
    for (const each of [waiting, active, oldest]) each.reset();
    const rows = await withDeadline(readQueues(database), TIMEOUT);
    for (const { name } of queues) {
      const row = rows.find((candidate) => candidate.name === name);
      waiting.set({ queue: name }, row?.waiting ?? 0);
      active.set({ queue: name }, row?.active ?? 0);
      oldest.set({ queue: name }, row?.oldest ?? 0);
    }
  };
}

/** Two selects, each with an index of its own, as finished queue jobs stay in the table for days. */
async function readQueues(database: Database): Promise<Row[]> {
  return database.execute<Row>(sql`
    select name, sum(waiting)::int as waiting, sum(active)::int as active, max(oldest)::float8 as oldest from (
      select name, count(*) as waiting, 0 as active, extract(epoch from now() - min(created_on)) as oldest
        from pgboss.job where state < 'active' and not blocked group by name
      union all
      select name, 0, count(*), 0 from pgboss.job where state = 'active' group by name
    ) as halves group by name`);
}
