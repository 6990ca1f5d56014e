import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { countDue } from '../due-letters/due.ts';
import { sampleClient } from '../samples/samples.ts';
import { readWorklist, visitRole } from './worklist.ts';

export function worklistHandlers({ database }: Dependencies): Pick<Handlers, 'getWorklist' | 'visitRole'> {
  return {
    async getWorklist({ actor }) {
      const [roles, letters, sample] = await Promise.all([
        readWorklist(database, actor),
        countDue(database, actor),
        sampleClient(database, actor),
      ]);
      return { roles, letters, hasSamples: sample !== undefined };
    },
    visitRole: ({ actor, params }) => visitRole(database, actor, params.id),
  };
}
