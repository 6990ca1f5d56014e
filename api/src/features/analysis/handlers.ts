import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { analyze } from './analyze.ts';
import { readCandidate, readResumeText } from './candidate.ts';
import { analysisEventStream } from './event-stream.ts';

type Names = 'analyze' | 'analysisEvents' | 'getResumeInfo' | 'getCandidate';

export function analysisHandlers(dependencies: Dependencies): Pick<Handlers, Names> {
  const { database } = dependencies;
  return {
    analyze: ({ actor, params, query, signal }) =>
      analyze(dependencies, actor, { ...params, roleId: query.roleId, force: query.force === 'true' }, signal),
    analysisEvents: ({ actor, params, ...listener }) =>
      analysisEventStream(dependencies, actor, params.jobDescriptionId, listener),
    getResumeInfo: ({ actor, params }) => readResumeText(database, actor, params.resumeId),
    getCandidate: ({ actor, params }) => readCandidate(database, actor, params),
  };
}
