import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { deleteImport, mapImport, runImport, undoImport } from './change.ts';
import { listRows } from './rows.ts';
import { listImports, readImport } from './state.ts';
import { uploadPeople } from './upload-people.ts';

type Names =
  | 'uploadPeople'
  | 'listImports'
  | 'getImport'
  | 'listImportRows'
  | 'mapImport'
  | 'runImport'
  | 'undoImport'
  | 'deleteImport';

/** People out of spreadsheets. */
export function importHandlers(dependencies: Dependencies): Pick<Handlers, Names> {
  const { database } = dependencies;
  return {
    uploadPeople: ({ actor, context, signal }) => uploadPeople(dependencies, actor, context.req.raw, signal),
    listImports: ({ actor }) => listImports(database, actor),
    getImport: ({ actor, params }) => readImport(database, actor, params.importId),
    listImportRows: ({ actor, params, query }) => listRows(database, actor, params.importId, query),
    mapImport: ({ actor, params, input }) => mapImport(dependencies, actor, params.importId, input),
    runImport: ({ actor, params }) => runImport(dependencies, actor, params.importId),
    undoImport: ({ actor, params }) => undoImport(dependencies, actor, params.importId),
    deleteImport: ({ actor, params }) => deleteImport(database, actor, params.importId),
  };
}
