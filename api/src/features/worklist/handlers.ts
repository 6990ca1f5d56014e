import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { sampleClient } from '../samples/samples.ts';
import { readWorklist, visitRole } from './worklist.ts';

export function worklistHandlers({ database }: Dependencies): Pick<Handlers, 'getWorklist' | 'visitRole'> {
  return {
    async getWorklist({ actor }) {
      const [roles, sample] = await Promise.all([readWorklist(database, actor), sampleClient(database, actor)]);
      return { roles, hasSamples: sample !== undefined };
    },
    visitRole: ({ actor, params }) => visitRole(database, actor, params.id),
  };
}
