import { setTimeout } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

/** Milliseconds to wait for a server that another process is starting. */
const START_TIMEOUT = 60_000;

/** Repeats `ask` until the server answers, while it is starting. */
export async function whenStarted<Result>(cluster: Cluster, ask: () => PromiseLike<Result>): Promise<Result> {
  for (const deadline = Date.now() + START_TIMEOUT; ;) {
    try {
      return await ask();
    } catch (error) {
      if (
        !['57P03', 'ECONNREFUSED'].includes(codeOf(error)) ||
        Date.now() > deadline ||
        (await cluster.runningPort()) === undefined
      )
        throw error;
      await setTimeout(100);
    }
  }
}

/** The code of an error of PostgreSQL or of the network, or an empty text. */
export function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? '';
}
