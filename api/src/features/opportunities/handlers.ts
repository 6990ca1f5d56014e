import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import {
  createOpportunity,
  deleteOpportunity,
  findOpportunity,
  listOpportunities,
  renameOpportunity,
} from './opportunities.ts';

type Names = 'listOpportunities' | 'createOpportunity' | 'getOpportunity' | 'updateOpportunity' | 'deleteOpportunity';

export function opportunityHandlers(dependencies: Dependencies): Pick<Handlers, Names> {
  const { database } = dependencies;
  return {
    listOpportunities: ({ actor, params }) => listOpportunities(database, actor, params.id),
    createOpportunity: ({ actor, input }) => createOpportunity(database, actor, input),
    getOpportunity: ({ actor, params }) => findOpportunity(database, actor, params.id),
    updateOpportunity: ({ actor, params, input }) => renameOpportunity(database, actor, params.id, input),
    deleteOpportunity: ({ actor, params }) => deleteOpportunity(dependencies, actor, params.id),
  };
}
