import type { Transaction } from '../database/client.ts';
import { sql } from '../database/drizzle.ts';
import type { QueueName } from './queues.ts';

/** The key of a queue job, and whose it is. */
type Sent = { key: string; companyId: number };

/**
 * Takes companies' next turns in a queue, one for each queue job, for queue jobs that are sent in the same transaction.
 * Queue jobs are carried out in the order of their turns; those with the same turn in the order in which they came.
 * Gives the turns by key, without those of queue jobs that wait or run already.
 *
 * Turns are the start tags of start-time fair queueing, with queue jobs of one size (Goyal, Vin, Cheng: Start-time fair
 * queueing, 1996). A company's turns follow one another, so that its own documents are taken first come, first served.
 * A company that has sent nothing for a while begins at the turn that is being served: before companies with many
 * waiting queue jobs, but not before those that have waited for this turn. What a company sends in bulk has turns of
 * its own, so that whoever waits for one document does not wait for all of these.
 */
export async function takeTurns(
  transaction: Transaction,
  queue: QueueName,
  sent: readonly Sent[],
  inBulk: boolean,
): Promise<Map<string, number>> {
  const bulk = `${queue} in bulk`;
  const line = inBulk ? bulk : queue;
  const queueJobs = sql`pgboss.job where name = ${queue} and group_id is not null`;
  // The newest turn of active queue jobs, else the next that waits. Retries keep their old turns, and do not count.
  const served = sql`coalesce(
    (select -min(priority) from ${queueJobs} and state = 'active' and retry_count = 0),
    (select -max(priority) from ${queueJobs} and state = 'created' and not blocked),
    (select max(turn) from job_turns where queue in (${queue}, ${bulk})),
    0)`;
  const rows = sent.map(({ key, companyId }, place) => ({ key, company_id: companyId, place }));
  // The rows of turns are locked in the order of companies, so that two that send at once do not wait for each other.
  const turns = await transaction.execute<{ key: string; turn: number }>(sql`
    with wanted as (
      select key, company_id, row_number() over (partition by company_id order by place) as nth
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as row (key text, company_id int, place int)
      where not exists (select from pgboss.job where name = ${queue} and coalesce(singleton_key, '') = row.key
        and state <= 'active' and policy = 'exclusive')),
    counted as (select company_id, count(*)::int as many from wanted group by company_id),
    taken as (
      insert into job_turns as mine (queue, company_id, turn)
      select ${line}, company_id, ${served} + many - 1 from counted order by company_id
      on conflict (queue, company_id) do update set turn = greatest(
        mine.turn + (select many from counted where counted.company_id = mine.company_id), excluded.turn)
      returning company_id, turn)
    select key, (turn - many + nth)::int as turn
    from wanted join counted using (company_id) join taken using (company_id)`);
  return new Map(turns.map(({ key, turn }) => [key, turn]));
}
