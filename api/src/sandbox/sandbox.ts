import type { Capability } from '@cotejo/plugin-kit';
import { Pool, type PoolOptions } from './pool.ts';

/** Where isolated plugins do their work. */
export type Sandbox = {
  poolFor(capability: Capability): Pool;
  /** Where the pipeline does its own work on texts. */
  texts: Pool;
  /** Starts children ahead of the first document. */
  start(): void;
  stop(): Promise<void>;
};

/**
 * Two pools: an OCR engine keeps hundreds of megabytes, and beside a document parser in one process the two would leave a
 * document too little of its limit. Its children start with the first scan.
 */
export function createSandbox(options: PoolOptions): Sandbox {
  const documents = new Pool(options);
  const ocr = new Pool(options);
  return {
    texts: documents,
    poolFor: (capability) => (capability === 'ocr' ? ocr : documents),
    start: () => documents.start(),
    async stop() {
      await Promise.all([documents.stop(), ocr.stop()]);
    },
  };
}
