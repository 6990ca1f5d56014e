import type { Transaction } from '../database/client.ts';
import { sql } from '../database/drizzle.ts';
import type { QueueName } from './queues.ts';

/**
 * Takes the company's next turn in a queue, for a job that is sent in the same transaction. Jobs are carried out in the order
 * of their turns, and those with the same turn in the order in which they came. Undefined when this job waits or runs already.
 *
 * Turns are the start tags of start-time fair queueing, each job being of the same size (Goyal, Vin, Cheng: Start-time fair
 * queueing, 1996). A company's turns follow one another, so that its own documents are taken first come, first served. A
 * company that has asked for nothing for a while begins at the turn that is being served: before whoever has many jobs
 * waiting, and not before those who waited their turn, however long it was away.
 */
export async function takeTurn(
  transaction: Transaction,
  queue: QueueName,
  key: string,
  companyId: number,
): Promise<number | undefined> {
  const jobs = sql`pgboss.job where name = ${queue} and group_id is not null`;
  // The last turn that is at work, else the next that waits. What is tried again keeps its old turn, which says nothing of now.
  const served = sql`coalesce(
    (select -min(priority) from ${jobs} and state = 'active' and retry_count = 0),
    (select -max(priority) from ${jobs} and state = 'created' and not blocked),
    (select max(turn) from job_turns where queue = ${queue}),
    0)`;
  const [taken] = await transaction.execute<{ turn: number }>(sql`
    insert into job_turns as mine (queue, company_id, turn)
    select ${queue}, ${companyId}, ${served}
    where not exists (select from pgboss.job where name = ${queue} and coalesce(singleton_key, '') = ${key} and state <= 'active' and policy = 'exclusive')
    on conflict (queue, company_id) do update set turn = greatest(mine.turn + 1, excluded.turn)
    returning turn`);
  return taken?.turn;
}
