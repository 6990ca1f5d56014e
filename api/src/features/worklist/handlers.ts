import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { readWorklist, visitRole } from './worklist.ts';

export function worklistHandlers({ database }: Dependencies): Pick<Handlers, 'getWorklist' | 'visitRole'> {
  return {
    getWorklist: async ({ actor }) => ({ roles: await readWorklist(database, actor) }),
    visitRole: ({ actor, params }) => visitRole(database, actor, params.id),
  };
}
