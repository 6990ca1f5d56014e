import { nextCursorHeader } from '@cotejo/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { listHistory } from './history.ts';

export function historyHandlers({ database }: Dependencies): Pick<Handlers, 'analysisHistory'> {
  return {
    async analysisHistory({ actor, query, context }) {
      const { entries, nextCursor } = await listHistory(database, actor, query);
      if (nextCursor) context.header(nextCursorHeader, nextCursor);
      return entries;
    },
  };
}
