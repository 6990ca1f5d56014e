import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { rateFile } from './rate-file.ts';

/** What tells whether scores and decisions treat groups of people alike. */
export function biasCheckHandlers(dependencies: Dependencies): Pick<Handlers, 'rateCategories'> {
  return {
    rateCategories: ({ actor, query, context, signal }) =>
      rateFile(dependencies, actor, query, context.req.raw, signal),
  };
}
