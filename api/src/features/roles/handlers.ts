import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { downloadRoleFile, findRoleInFull, listRoles } from './read.ts';
import { keepInNewRole } from './keep.ts';
import { readJobTitle } from './read-title.ts';
import { createRole, deleteRole, updateRole } from './write.ts';

type Names =
  | 'listRoles'
  | 'createRole'
  | 'readJobTitle'
  | 'getRole'
  | 'updateRole'
  | 'deleteRole'
  | 'downloadRoleFile'
  | 'keepInNewRole';

export function roleHandlers(dependencies: Dependencies): Pick<Handlers, Names> {
  const { database, storage } = dependencies;
  return {
    listRoles: ({ actor, params }) => listRoles(database, actor, params.id),
    createRole: ({ actor, context, signal }) => createRole(dependencies, actor, context.req.raw, signal),
    readJobTitle: ({ actor, context, signal }) => readJobTitle(dependencies, actor, context.req.raw, signal),
    keepInNewRole: ({ actor, params, input }) => keepInNewRole(dependencies, actor, params.jobDescriptionId, input),
    getRole: ({ actor, params }) => findRoleInFull(database, actor, params.id),
    updateRole: ({ actor, params, context, signal }) =>
      updateRole(dependencies, actor, params.id, context.req.raw, signal),
    deleteRole: ({ actor, params }) => deleteRole(dependencies, actor, params.id),
    downloadRoleFile: ({ actor, params }) => downloadRoleFile(database, storage, actor, params.id),
  };
}
