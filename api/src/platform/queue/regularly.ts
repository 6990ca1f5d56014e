import type { Logger } from 'pino';
import { onceAMinute } from '../../ground/log.ts';

/**
 * Does `work` at once, and again `pause` milliseconds after each end of it, until it is stopped. An error ends nothing
 * and is logged as `problem` once a minute, since a database that is away would else fill the log.
 */
export function regularly(
  pause: number,
  work: () => Promise<void>,
  { log, problem }: { log: Logger; problem: string },
): { stop(): void } {
  const warn = onceAMinute((fields, message) => log.warn(fields, message));
  let clock: NodeJS.Timeout | undefined;
  let isStopped = false;
  const turn = async () => {
    await work().catch((error: unknown) => warn({ err: error }, problem));
    if (!isStopped) clock = setTimeout(() => void turn(), pause);
  };
  void turn();
  return {
    stop() {
      isStopped = true;
      clearTimeout(clock);
    },
  };
}
