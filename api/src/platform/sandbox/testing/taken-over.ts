import { onTestFinished } from 'vitest';
import { Pool } from '../pool.ts';
import type { SandboxReach } from '../reach.ts';

/** A child that a document has taken over, which runs what it is told until the test is finished. */
export function takenOver(reach: SandboxReach) {
  const pool = new Pool({ size: 1, memory: 256, reach });
  onTestFinished(() => pool.stop());
  const run = async (code: string, inputs = {}) => {
    const task = {
      plugin: 'escapes',
      module: new URL('./escapes.ts', import.meta.url).href,
      settings: {},
      capability: 'extractor' as const,
      method: 'extract',
      inputs: [{ bytes: new TextEncoder().encode(code), ...inputs }],
      options: {},
    };
    return (await pool.run(task, 10_000, new AbortController().signal)) as { pages: { text: string }[] };
  };
  return { pool, run, say: async (code: string) => (await run(code)).pages[0]!.text };
}
