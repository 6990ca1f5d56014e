import type { Capability } from '@cotejo/plugin-kit';
import type { Check } from '../health/health.ts';
import { Pool, type PoolOptions } from './pool.ts';
import { type Isolated, reachOf } from './reach.ts';
import { snapshotFor } from './snapshot.ts';
import { describeWall } from './wall.ts';

/** Options of each pool, and of all together. */
type SandboxOptions = Omit<PoolOptions, 'reach'> & {
  /** The plugins that work in the sandbox. */
  isolated?: readonly Isolated[];
  /** The data folder, which no child may read. */
  dataFolder?: string;
  /** Whether the output of children is shown. */
  debug?: boolean;
};

/** Where isolated plugins do their work. */
export type Sandbox = {
  poolFor(plugin: string, capability: Capability): Pool;
  /** The pool for the pipeline's own work on texts. */
  texts: Pool;
  /** The pool that draws reports, so that nobody waits for one behind the documents of an upload. */
  papers: Pool;
  /** The health check that tells which walls hold on this machine. */
  check: Check;
  /** Starts children before the first document. */
  start(): void;
  stop(): Promise<void>;
};

/**
 * Pools: an OCR engine keeps hundreds of megabytes, and in one process with a document parser it would leave too
 * little of the limit of memory. A plugin that starts programs has a pool of its own, as no other child may start any;
 * so has one from elsewhere, as it may start threads, which a child from a snapshot cannot. Only the first pool starts
 * its children before the first task.
 */
export function createSandbox({ isolated = [], dataFolder = '', debug = false, ...limits }: SandboxOptions): Sandbox {
  const reach = reachOf(isolated, { debug, dataFolder });
  const documents = new Pool({ ...limits, reach: { ...reach(), snapshot: snapshotFor(reach()) } });
  const ocr = new Pool({ ...limits, reach: reach() });
  const papers = new Pool({ ...limits, size: 1, reach: reach() });
  const own = new Map(
    isolated
      .filter(({ programs, module }) => programs.length > 0 || module.startsWith('file:'))
      .map(({ name, programs }) => [name, new Pool({ ...limits, reach: reach(programs) })]),
  );
  const message = describeWall(reach().wall);
  return {
    texts: documents,
    papers,
    poolFor: (plugin, capability) => own.get(plugin) ?? (capability === 'ocr' ? ocr : documents),
    check: { name: 'sandbox', check: async () => ({ ok: true, message }) },
    start: () => documents.start(),
    async stop() {
      await Promise.all([documents, ocr, papers, ...own.values()].map((pool) => pool.stop()));
    },
  };
}
