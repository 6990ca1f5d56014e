import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { roleEventStream } from './event-stream.ts';
import { listRoleFiles } from './list-files.ts';
import { listPoolFiles } from './list-pool-files.ts';
import { retryResume } from './retry.ts';
import { uploadToPool } from './upload-to-pool.ts';
import { uploadRoleResumes } from './upload-resumes.ts';

type Names =
  | 'uploadRoleResumes'
  | 'listRoleFiles'
  | 'retryResume'
  | 'roleEvents'
  | 'uploadPoolResumes'
  | 'listPoolFiles';

export function intakeHandlers(dependencies: Dependencies): Pick<Handlers, Names> {
  const { database } = dependencies;
  return {
    uploadRoleResumes: ({ actor, params, query, context, signal }) =>
      uploadRoleResumes(dependencies, actor, { roleId: params.id, known: query.known }, context.req.raw, signal),
    listRoleFiles: ({ actor, params, query }) => listRoleFiles(database, actor, params.id, query),
    uploadPoolResumes: ({ actor, context, signal }) => uploadToPool(dependencies, actor, context.req.raw, signal),
    listPoolFiles: ({ actor, query }) => listPoolFiles(database, actor, query),
    retryResume: ({ actor, params }) => retryResume(dependencies, actor, params.resumeId),
    roleEvents: ({ actor, params, ...listener }) => roleEventStream(dependencies, actor, params.id, listener),
  };
}
