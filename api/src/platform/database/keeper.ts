import { setTimeout } from 'node:timers/promises';
import { StartError } from '../../ground/config/start-error.ts';

/**
 * At most `TRIES` within `WINDOW` milliseconds, successful or not; the pause before each grows by `PAUSE` milliseconds.
 */
const TRIES = 5;
const WINDOW = 10 * 60_000;
const PAUSE = 500;

/**
 * Returns a function that calls `revive` until it succeeds. After five tries within ten minutes, successful ones
 * included, it calls `giveUp` with the reason. Calls while one is under way join it.
 */
export function createKeeper(revive: () => Promise<void>, giveUp: (reason: StartError) => void): () => Promise<void> {
  let tries: number[] = [];
  let underWay: Promise<void> | undefined;

  const keep = async () => {
    let failure: unknown;
    for (;;) {
      const now = Date.now();
      tries = tries.filter((time) => time > now - WINDOW);
      if (tries.length === TRIES) {
        const reason = failure instanceof Error ? ` ${failure.message}` : '';
        giveUp(
          new StartError(
            `The embedded database has ended, and ${TRIES} tries to start it again within ten minutes have not ` +
              `helped.${reason}`,
            failure,
          ),
        );
        return;
      }
      await setTimeout(tries.length * PAUSE);
      tries.push(now);
      try {
        await revive();
        return;
      } catch (error) {
        failure = error;
      }
    }
  };
  return () =>
    (underWay ??= keep().finally(() => {
      underWay = undefined;
    }));
}
