import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { findDue } from './due.ts';
import { eraseDue } from './erase-due.ts';
import { holdLegally, liftHold } from './holds.ts';
import { changeRetention, readRetention } from './rules.ts';

type Names = 'getRetention' | 'changeRetention' | 'listDuePeople' | 'eraseDuePeople' | 'holdLegally' | 'liftHold';

/** For how long people are kept, who is due, and what keeps whom all the same. */
export function retentionHandlers(dependencies: Dependencies): Pick<Handlers, Names> {
  const { database } = dependencies;
  return {
    getRetention: ({ actor }) => readRetention(database, actor),
    changeRetention: ({ actor, input }) => changeRetention(database, actor, input),
    async listDuePeople({ actor, query: { limit, cursor } }) {
      const { people, next } = await findDue(database, actor, new Date(), { limit, after: cursor });
      return { items: people, nextCursor: next };
    },
    eraseDuePeople: ({ actor, input }) => eraseDue(dependencies, actor, input.ids, new Date()),
    holdLegally: ({ actor, input }) => holdLegally(database, actor, input),
    liftHold: ({ actor, params }) => liftHold(database, actor, params.holdId),
  };
}
