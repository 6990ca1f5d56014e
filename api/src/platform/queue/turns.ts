import type { Transaction } from '../database/client.ts';
import { sql } from '../database/drizzle.ts';
import type { QueueName } from './queues.ts';

/** Whose queue job it is, and whether it is one of very many for which nobody waits one by one. */
type Sender = { companyId: number; inBulk: boolean };

/**
 * Takes the company's next turn in a queue, for a queue job that is sent in the same transaction. Queue jobs are
 * carried out in the order of their turns; those with the same turn in the order in which they came. Undefined when
 * this one waits or runs already.
 *
 * Turns are the start tags of start-time fair queueing, with queue jobs of one size (Goyal, Vin, Cheng: Start-time fair
 * queueing, 1996). A company's turns follow one another, so that its own documents are taken first come, first served.
 * A company that has sent nothing for a while begins at the turn that is being served: before companies with many
 * waiting queue jobs, but not before those that have waited for this turn. What a company sends in bulk has turns of
 * its own, so that whoever waits for one document does not wait for all of these.
 */
export async function takeTurn(
  transaction: Transaction,
  queue: QueueName,
  key: string,
  { companyId, inBulk }: Sender,
): Promise<number | undefined> {
  const bulk = `${queue} in bulk`;
  const line = inBulk ? bulk : queue;
  const queueJobs = sql`pgboss.job where name = ${queue} and group_id is not null`;
  // The newest turn of active queue jobs, else the next that waits. Retries keep their old turns, and do not count.
  const served = sql`coalesce(
    (select -min(priority) from ${queueJobs} and state = 'active' and retry_count = 0),
    (select -max(priority) from ${queueJobs} and state = 'created' and not blocked),
    (select max(turn) from job_turns where queue in (${queue}, ${bulk})),
    0)`;
  const [taken] = await transaction.execute<{ turn: number }>(sql`
    insert into job_turns as mine (queue, company_id, turn)
    select ${line}, ${companyId}, ${served}
    where not exists (select from pgboss.job where name = ${queue} and coalesce(singleton_key, '') = ${key}
      and state <= 'active' and policy = 'exclusive')
    on conflict (queue, company_id) do update set turn = greatest(mine.turn + 1, excluded.turn)
    returning turn`);
  return taken?.turn;
}
