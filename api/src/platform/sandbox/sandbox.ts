import type { Capability } from '@cotejo/plugin-kit';
import type { Check } from '../health/health.ts';
import { Pool, type PoolOptions } from './pool.ts';
import { type Isolated, reachOf } from './reach.ts';
import { describeWall } from './wall.ts';

/** What holds for each pool, and for all of them. */
type SandboxOptions = Omit<PoolOptions, 'reach'> & {
  /** The plugins that do their work here. */
  isolated?: readonly Isolated[];
  /** Where the data lies, which no child may read. */
  dataFolder?: string;
  /** Shows what children print. */
  debug?: boolean;
};

/** Where isolated plugins do their work. */
export type Sandbox = {
  poolFor(plugin: string, capability: Capability): Pool;
  /** Where the pipeline does its own work on texts. */
  texts: Pool;
  /** Says what keeps a document that has taken over its reader from everything else. */
  check: Check;
  /** Starts children ahead of the first document. */
  start(): void;
  stop(): Promise<void>;
};

/**
 * Two pools: an OCR engine keeps hundreds of megabytes, and beside a document parser in one process the two would leave a
 * document too little of its limit. A plugin that starts programs has children of its own, as no others may start any. But for the
 * first pool, children start with the first task.
 */
export function createSandbox({ isolated = [], dataFolder = '', debug = false, ...limits }: SandboxOptions): Sandbox {
  const reach = reachOf(isolated, { debug, dataFolder });
  const documents = new Pool({ ...limits, reach: reach() });
  const ocr = new Pool({ ...limits, reach: reach() });
  const starters = new Map(
    isolated
      .filter(({ programs }) => programs.length > 0)
      .map(({ name, programs }) => [name, new Pool({ ...limits, reach: reach(programs) })]),
  );
  const message = describeWall(reach().wall);
  return {
    texts: documents,
    poolFor: (plugin, capability) => starters.get(plugin) ?? (capability === 'ocr' ? ocr : documents),
    check: { name: 'sandbox', check: async () => ({ ok: true, message }) },
    start: () => documents.start(),
    async stop() {
      await Promise.all([documents, ocr, ...starters.values()].map((pool) => pool.stop()));
    },
  };
}
