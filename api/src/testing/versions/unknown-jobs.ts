import { PgBoss } from 'pg-boss';
import { DEAD_LETTER } from '../../platform/queue/queues.ts';

/** Queue jobs of a kind that the workers do not know: one that waits, and one that has failed for good. */
export async function sendUnknownJobs(databaseUrl: string) {
  const unknown = 'of-the-next-version';
  const boss = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false });
  // It looks for work of its own meanwhile, in vain where the machine is busy.
  boss.on('error', () => {});
  await boss.start();
  await boss.createQueue(unknown, { retryLimit: 0, deadLetter: DEAD_LETTER });
  const failed = await boss.send(unknown, {});
  await boss.fetch(unknown);
  await boss.fail(unknown, failed!);
  const waiting = await boss.send(unknown, {});
  return {
    /** Their states in the queue, such as `created`. */
    async states() {
      const [letter] = await boss.findJobs(DEAD_LETTER, {});
      return { waiting: (await boss.getJobById(unknown, waiting!))?.state, failed: letter?.state };
    },
    stop: () => boss.stop(),
  };
}
