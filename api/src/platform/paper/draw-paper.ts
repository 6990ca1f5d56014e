import { ProviderError } from '@cotejo/plugin-kit';
import { refusal } from '../../ground/errors.ts';
import { ChildFailure } from '../sandbox/child-process.ts';
import { onBehalfOf } from '../sandbox/company.ts';
import type { Pool } from '../sandbox/pool.ts';
import type { Paper } from './paper.ts';
import type { PaperFormat } from './paper-work.ts';

/** The module that the sandbox's children import. */
const module = new URL('./paper-work.ts', import.meta.url).href;

/**
 * Milliseconds of processor time for each paper. One of fifty candidates with sixty requirements each took 21,000 as a
 * PDF and 1,500 as a Word file.
 */
const LIMIT = 60_000;

/**
 * Draws a paper for a company. Throws the signal's reason, and a 503 where the drawing does not end within its limits
 * of time and memory.
 */
export type DrawPaper = (
  format: PaperFormat,
  paper: Paper,
  options: { companyId: number; signal: AbortSignal },
) => Promise<Uint8Array<ArrayBuffer>>;

/** Has papers drawn in the pool, away from the thread that answers calls. */
export function drawPaperIn(pool: Pool): DrawPaper {
  return async (format, paper, { companyId, signal }) => {
    const task = { plugin: 'reports', module, settings: undefined, capability: 'paperWork' as const, options: {} };
    try {
      const drawn = await onBehalfOf(companyId, () =>
        pool.run({ ...task, method: format, inputs: [paper] }, LIMIT, signal),
      );
      return drawn as Uint8Array<ArrayBuffer>;
    } catch (error) {
      if (error instanceof ChildFailure || error instanceof ProviderError)
        throw refusal('report.not-drawn', { cause: error, retryAfter: 5 });
      throw error;
    }
  };
}
