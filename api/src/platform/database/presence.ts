import { setTimeout } from 'node:timers/promises';
import postgres from 'postgres';
import type { Cluster } from './cluster.ts';
import { createKeeper } from './keeper.ts';
import { whenStarted } from './when-started.ts';
import type { StartError } from '../../ground/config/start-error.ts';
import type { Logger } from 'pino';

/** The embedded server, which several processes may use at once. */
export type EmbeddedDatabase = {
  url: string;
  /**
   * From now on starts the server again, on the same port, whenever it ends while this process uses it. After too many
   * starts within a short time it calls `giveUp` with the reason.
   */
  keepRunning(log: Logger, giveUp: (reason: StartError) => void): void;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
};

/** Application name of the connection by which processes see that another one uses the server. */
export const PRESENCE = 'cotejo-presence';

/** Keeps a connection open, by which other processes see that the server is in use, and this one when it ends. */
export async function markInUse(
  cluster: Cluster,
  url: string,
  startAgain: () => Promise<void>,
): Promise<EmbeddedDatabase> {
  let onClose = () => {};
  const presence = postgres(url, {
    fetch_types: false,
    max: 1,
    max_lifetime: null,
    backoff: () => 0.5,
    connection: { application_name: PRESENCE },
    onnotice: () => {},
    onclose: () => onClose(),
  });
  const others = () => presence<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  await others();
  return {
    url,
    keepRunning(log, giveUp) {
      const keeper = createKeeper(async () => {
        if ((await cluster.runningPort()) === undefined) {
          log.error('the embedded database has ended and is started again');
          await startAgain();
        }
        await whenStarted(cluster, others);
      }, giveUp);
      onClose = () => void keeper();
    },
    async stop() {
      onClose = () => {};
      const inUse = await staysInUse(() =>
        others().then(
          ([row]) => row!.count > 0,
          () => false,
        ),
      );
      await presence.end({ timeout: 1 });
      if (!inUse) await cluster.stop();
    },
  };
}

/** Whether the server stays in use for a while; connections that were just closed are still counted for a moment. */
async function staysInUse(isInUse: () => Promise<boolean>): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (!(await isInUse())) return false;
    await setTimeout(100);
  }
  return true;
}
