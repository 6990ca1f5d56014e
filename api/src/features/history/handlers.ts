import { nextCursorHeader } from '@cotejo/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { deleteAnalysis } from './delete.ts';
import { listHistory } from './history.ts';

export function historyHandlers({
  database,
  queue,
}: Dependencies): Pick<Handlers, 'analysisHistory' | 'deleteAnalysis'> {
  return {
    async analysisHistory({ actor, query, context }) {
      const { entries, nextCursor } = await listHistory(database, actor, query);
      if (nextCursor) context.header(nextCursorHeader, nextCursor);
      return entries;
    },
    deleteAnalysis: ({ actor, params }) => deleteAnalysis(database, queue, actor, params.jobDescriptionId),
  };
}
