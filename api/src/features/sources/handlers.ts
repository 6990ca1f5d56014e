import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { listArrivals, listSources, lookNow } from './read.ts';

export function sourceHandlers(
  dependencies: Dependencies,
): Pick<Handlers, 'listIntakeSources' | 'lookAtIntakeSource' | 'listIntakeArrivals'> {
  return {
    listIntakeSources: ({ actor }) => listSources(dependencies, actor),
    lookAtIntakeSource: ({ actor, query, signal }) => lookNow(dependencies, actor, query.source, signal),
    listIntakeArrivals: ({ actor, query }) => listArrivals(dependencies.database, actor, query),
  };
}
