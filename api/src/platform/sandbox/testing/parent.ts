// A process that starts a pool, has a document hang in it, prints the child's id and waits to be killed.
import { Pool } from '../pool.ts';
import { reachOf } from '../reach.ts';

const pool = new Pool({ size: 1, memory: 256, reach: reachOf([], { debug: false, dataFolder: '' })() });
const module = new URL('./hazards.ts', import.meta.url).href;
const run = (text: string) =>
  pool.run(
    {
      plugin: 'hazards',
      module,
      settings: {},
      capability: 'extractor',
      method: 'extract',
      inputs: [{ bytes: new TextEncoder().encode(text) }],
      options: {},
    },
    60_000,
    new AbortController().signal,
  );
await run('warm');
void run('hang');
console.log(pool.pids[0]);
