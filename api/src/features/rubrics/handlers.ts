import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { changeRubric, listRubricVersions, readRubric } from './rubrics.ts';

type Names = 'getRubric' | 'changeRubric' | 'listRubricVersions';

export function rubricHandlers(dependencies: Dependencies): Pick<Handlers, Names> {
  const { database } = dependencies;
  return {
    getRubric: ({ actor, params }) => readRubric(database, actor, params.jobDescriptionId),
    changeRubric: ({ actor, params, input, signal }) =>
      changeRubric(dependencies, actor, params.jobDescriptionId, input, signal),
    listRubricVersions: ({ actor, params }) => listRubricVersions(database, actor, params.jobDescriptionId),
  };
}
