import { type TextWork, textWork } from '@cotejo/pipeline';
import type { CallOptions } from '@cotejo/plugin-kit';
import type { Pool } from './pool.ts';
import { blame } from './remote-provider.ts';

/** The module that the sandbox's children import. */
const module = '@cotejo/pipeline/text-work';
const plugin = 'pipeline';

/** Milliseconds of processor time for each call; 400,000 characters take a tenth of it. */
const LIMIT = 15_000;

/** The pipeline's own work on texts, done in the pool: a text that is too much only ends its own child. */
export function remoteTextWork(pool: Pool): TextWork {
  const call =
    (method: string) =>
    async (input: unknown, { signal }: CallOptions) => {
      try {
        return await pool.run(
          { plugin, module, settings: undefined, capability: 'textWork', method, inputs: [input], options: {} },
          LIMIT,
          signal,
        );
      } catch (error) {
        throw blame(error, plugin, true);
      }
    };
  return Object.fromEntries(Object.keys(textWork).map((method) => [method, call(method)])) as unknown as TextWork;
}
