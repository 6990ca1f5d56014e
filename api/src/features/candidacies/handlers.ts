import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { previewRubric } from '../rubrics/preview.ts';
import { changeRubric, readRubric, restoreRubric } from '../rubrics/rubrics.ts';
import { listRubricVersions } from '../rubrics/versions.ts';
import { listActivity } from './activity.ts';
import { correctVerdict, takeBackCorrection } from './correct.ts';
import { listCandidacies } from './list.ts';
import { moveCandidacies, moveCandidacy } from './move.ts';
import { readPastJudgment } from './past-judgment.ts';
import { createNote, deleteNote, listNotes, updateNote } from './notes.ts';
import { readCandidacy } from './read.ts';
import { listRejectionReasons } from './rejection-reasons.ts';
import { listRoleActivity } from './role-activity.ts';
import { jobDescriptionOf } from './rubric.ts';
import { updateStatuses } from './statuses.ts';

type Names =
  | 'listCandidacies'
  | 'updateStatuses'
  | 'listRejectionReasons'
  | 'getRoleRubric'
  | 'changeRoleRubric'
  | 'listRoleRubricVersions'
  | 'previewRoleRubric'
  | 'restoreRoleRubric'
  | 'getCandidacy'
  | 'moveCandidacy'
  | 'moveCandidacies'
  | 'correctVerdict'
  | 'takeBackCorrection'
  | 'listNotes'
  | 'createNote'
  | 'updateNote'
  | 'deleteNote'
  | 'listActivity'
  | 'getPastJudgment'
  | 'listRoleActivity';

export function candidacyHandlers(dependencies: Dependencies): Pick<Handlers, Names> {
  const { database } = dependencies;
  return {
    listCandidacies: ({ actor, params, query }) => listCandidacies(database, actor, params.id, query),
    updateStatuses: ({ actor, params, input }) => updateStatuses(database, actor, params.id, input),
    listRejectionReasons: ({ actor, params, query }) => listRejectionReasons(database, actor, params.id, query.ids),
    getRoleRubric: async ({ actor, params }) =>
      readRubric(database, actor, await jobDescriptionOf(database, actor, params.id)),
    changeRoleRubric: async ({ actor, params, input, signal }) =>
      changeRubric(dependencies, actor, await jobDescriptionOf(database, actor, params.id), input, signal),
    listRoleRubricVersions: async ({ actor, params }) =>
      listRubricVersions(database, actor, await jobDescriptionOf(database, actor, params.id)),
    previewRoleRubric: async ({ actor, params, input, signal }) =>
      previewRubric(database, actor, await jobDescriptionOf(database, actor, params.id), input, signal),
    restoreRoleRubric: async ({ actor, params, input }) =>
      restoreRubric(dependencies, actor, await jobDescriptionOf(database, actor, params.id), input),
    getCandidacy: ({ actor, params }) => readCandidacy(database, actor, params.id),
    moveCandidacy: ({ actor, params, input }) => moveCandidacy(dependencies, actor, params.id, input.roleId),
    moveCandidacies: ({ actor, input }) => moveCandidacies(dependencies, actor, input.ids, input.roleId),
    correctVerdict: ({ actor, params, input }) => correctVerdict(dependencies, actor, params, input),
    takeBackCorrection: ({ actor, params, query }) =>
      takeBackCorrection(dependencies, actor, params, query.jobDescriptionId),
    listNotes: ({ actor, params }) => listNotes(database, actor, params.id),
    createNote: ({ actor, params, input }) => createNote(database, actor, params.id, input.text),
    updateNote: ({ actor, params, input }) => updateNote(dependencies, actor, params, input.text),
    deleteNote: ({ actor, params }) => deleteNote(database, actor, params),
    listRoleActivity: ({ actor, params, query }) => listRoleActivity(database, actor, params.id, query),
    listActivity: ({ actor, params }) => listActivity(database, actor, params.id),
    getPastJudgment: ({ actor, params }) => readPastJudgment(database, actor, params),
  };
}
