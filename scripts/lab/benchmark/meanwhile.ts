import { setTimeout } from 'node:timers/promises';
import { type Figure, median, quantile } from './figure.ts';

/** Rounds of calls alone and of work, as other programs come and go. */
export const ROUNDS = 10;
/** Calls alone of each round, and before the first. */
const [ALONE, WARM_UP] = [50, 50];
/** Milliseconds between two calls. */
const PAUSE = 5;

/**
 * How much slower a call is while a work goes on, by its milliseconds alone and meanwhile; the work is done in ten
 * parts. Rejects as the call does, which it should for an answer that its holder does not expect.
 */
export async function slowdown(
  name: string,
  call: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<Figure[]> {
  const took = async () => {
    const started = performance.now();
    await call();
    const milliseconds = performance.now() - started;
    await setTimeout(PAUSE);
    return milliseconds;
  };
  const [alone, meanwhile]: [number[], number[]] = [[], []];
  for (let at = 0; at < WARM_UP; at += 1) await took();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = 0; at < ALONE; at += 1) alone.push(await took());
    const over = new AbortController();
    const worked = work().finally(() => over.abort());
    while (!over.signal.aborted) meanwhile.push(await took());
    await worked;
  }
  const half = median(meanwhile);
  return [
    { name: `${name}, alone, median`, value: median(alone), unit: 'ms' },
    { name: `${name}, meanwhile, median of ${meanwhile.length}`, value: half, unit: 'ms' },
    { name: `${name}, meanwhile, p95`, value: quantile(meanwhile, 0.95), unit: 'ms' },
    { name: `${name}, meanwhile to alone`, value: half / median(alone), unit: '' },
  ];
}
