import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { createShare, createShareFile } from './create.ts';
import { listShares, revokeShare } from './list.ts';
import { readClientAnswers } from './read-answers.ts';
import { shareVisits } from './visit.ts';

type Names =
  | 'createShare'
  | 'createShareFile'
  | 'readClientAnswers'
  | 'listShares'
  | 'revokeShare'
  | 'openShare'
  | 'answerShare';

/** Pages of profiles that clients read and answer. */
export function shareHandlers(dependencies: Dependencies): Pick<Handlers, Names> {
  const { database } = dependencies;
  const visits = shareVisits(dependencies);
  return {
    createShare: ({ actor, params, input }) => createShare(dependencies, actor, params.id, input),
    createShareFile: ({ actor, params, input }) => createShareFile(dependencies, actor, params.id, input),
    readClientAnswers: ({ actor, params, context, signal }) =>
      readClientAnswers(database, actor, params.id, context.req.raw, signal),
    listShares: ({ actor, params }) => listShares(database, actor, params.id),
    revokeShare: ({ actor, params }) => revokeShare(database, actor, params),
    openShare: visits.open,
    answerShare: visits.send,
  };
}
