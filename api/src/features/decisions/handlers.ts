import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { decisionFile } from './decision-file.ts';

export function decisionHandlers({ database }: Dependencies): Pick<Handlers, 'decisionFile'> {
  return {
    decisionFile: ({ actor, params, query }) => decisionFile(database, actor, params.id, query.language),
  };
}
