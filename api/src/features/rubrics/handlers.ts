import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { previewRubric } from './preview.ts';
import { changeRubric, readRubric, restoreRubric } from './rubrics.ts';
import { listRubricVersions } from './versions.ts';

type Names = 'getRubric' | 'changeRubric' | 'listRubricVersions' | 'previewRubric' | 'restoreRubric';

export function rubricHandlers(dependencies: Dependencies): Pick<Handlers, Names> {
  const { database } = dependencies;
  return {
    getRubric: ({ actor, params }) => readRubric(database, actor, params.jobDescriptionId),
    changeRubric: ({ actor, params, input, signal }) =>
      changeRubric(dependencies, actor, params.jobDescriptionId, input, signal),
    listRubricVersions: ({ actor, params }) => listRubricVersions(database, actor, params.jobDescriptionId),
    previewRubric: ({ actor, params, input, signal }) =>
      previewRubric(database, actor, params.jobDescriptionId, input, signal),
    restoreRubric: ({ actor, params, input }) => restoreRubric(dependencies, actor, params.jobDescriptionId, input),
  };
}
