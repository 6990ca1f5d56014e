import { refusal } from '../../ground/errors.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { findRole } from '../roles/read.ts';
import { countScored, findCheck, startCheck } from './checks.ts';
import { explainSwap } from './explain.ts';
import { presentCheck } from './present.ts';

type Names = 'getSwapCheck' | 'startSwapCheck' | 'explainSwap';

/** Whether scores of a role move when something about a person is swapped that should not count. */
export function swapCheckHandlers(dependencies: Dependencies): Pick<Handlers, Names> {
  const { database } = dependencies;
  return {
    async getSwapCheck({ actor, params }) {
      await findRole(database, actor, params.id);
      const found = await findCheck(database, actor, params.id);
      return {
        check: found ? await presentCheck(database, actor, found) : null,
        scored: await countScored(database, actor, params.id),
      };
    },
    async startSwapCheck({ actor, params }) {
      await startCheck(dependencies, actor, params.id);
      const found = await findCheck(database, actor, params.id);
      if (!found) throw refusal('not-found:role');
      return presentCheck(database, actor, found);
    },
    explainSwap: ({ actor, params, query, signal }) =>
      explainSwap(dependencies, actor, { ...params, ...query }, signal),
  };
}
