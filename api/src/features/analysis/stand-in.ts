import type { StageRecord } from '@cotejo/pipeline';
import { isSilence } from '../../platform/plugins/breaker.ts';
import type { PluginInUse } from '../../platform/plugins/in-use.ts';

/**
 * Whether a plugin made the result in place of another one that did not answer then and has answered since. Where this
 * process does not know of an answer, the result stays: it would otherwise be made again whenever it is asked for.
 */
export function isOfStandIn(
  provenance: StageRecord[],
  madeAt: Date,
  plugins: readonly Pick<PluginInUse, 'name' | 'silence' | 'lastAnswer'>[],
): boolean {
  return provenance.some(({ fallbacks }) =>
    fallbacks.some(({ plugin, reason }) => {
      const first = plugins.find(({ name }) => name === plugin);
      const lastAnswer = first?.lastAnswer();
      return isSilence(reason) && lastAnswer !== undefined && lastAnswer > madeAt && first?.silence() === undefined;
    }),
  );
}
