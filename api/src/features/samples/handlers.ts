import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { addSamples, removeSamples } from './samples.ts';

export function sampleHandlers(dependencies: Dependencies): Pick<Handlers, 'addSamples' | 'removeSamples'> {
  return {
    addSamples: async ({ actor, input, signal }) => ({
      roleId: await addSamples(dependencies, actor, input.language, signal),
    }),
    removeSamples: ({ actor }) => removeSamples(dependencies, actor),
  };
}
