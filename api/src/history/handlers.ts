import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../http/handler.ts';
import { listHistory } from './history.ts';

export function historyHandlers({ database }: Dependencies): Pick<Handlers, 'analysisHistory'> {
  return { analysisHistory: ({ actor, query }) => listHistory(database, actor, query) };
}
