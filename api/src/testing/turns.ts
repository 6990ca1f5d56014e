import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The environment with which a server writes down the turns of its event loop, and a reader of them. */
export function watchTurns() {
  const file = path.join(tmpdir(), `cotejo-turns-${randomUUID()}`);
  return {
    env: { WATCH_TURNS: file, NODE_OPTIONS: `--import=${new URL('./watch-turns.ts', import.meta.url).href}` },
    /** Milliseconds of processor time of the longest turn between two times of the clock; 0 where all were short. */
    async longest(from: number, to: number): Promise<number> {
      const lines = (await readFile(file, 'utf8').catch(() => ''))
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split(' ').map(Number) as [number, number]);
      return Math.max(0, ...lines.filter(([at]) => at >= from && at <= to).map(([, milliseconds]) => milliseconds));
    },
    remove: () => rm(file, { force: true }),
  };
}
