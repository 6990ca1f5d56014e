/** One line of the report; `target` is what the figure has to reach, in words. */
export type Figure = { name: string; value: number; unit: string; target?: string };

/** The value below which `share` of all values lie; `values` must not be empty. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

export const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length;

/** Runs something `times` times, one after the other, and gives the median of the seconds it took. */
export async function medianSeconds(times: number, work: () => Promise<unknown>): Promise<number> {
  const seconds: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const started = performance.now();
    await work();
    seconds.push((performance.now() - started) / 1000);
  }
  return median(seconds);
}
