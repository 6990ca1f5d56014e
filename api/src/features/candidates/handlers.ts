import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { listCandidates, updateCandidate } from './candidates.ts';

type Names = 'listCandidates' | 'updateStatus' | 'updateExpectedSalary';

export function candidateHandlers({ database }: Dependencies): Pick<Handlers, Names> {
  return {
    listCandidates: ({ actor, params }) => listCandidates(database, actor, params.id),
    updateStatus: ({ actor, params, input }) => updateCandidate(database, actor, params.id, input),
    updateExpectedSalary: ({ actor, params, input }) =>
      updateCandidate(database, actor, params.id, { expectedSalary: input.expectedSalary || null }),
  };
}
