import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { downloadEnglishText, downloadFile } from './download.ts';
import { findJobDescription, uploadJobDescription } from './job-descriptions.ts';
import { presentJobDescription } from './presenters.ts';
import { deleteResume, findResume, listResumes, uploadResume } from './resumes.ts';

type Names =
  | 'uploadJobDescription'
  | 'getJobDescription'
  | 'uploadResume'
  | 'listResumes'
  | 'deleteResume'
  | 'downloadResume'
  | 'downloadTranslation';

export function documentHandlers(dependencies: Dependencies): Pick<Handlers, Names> {
  const { database, storage } = dependencies;
  return {
    uploadJobDescription: ({ actor, query, context, signal }) =>
      uploadJobDescription(dependencies, actor, query.roleId, context.req.raw, signal),
    getJobDescription: async ({ actor, params }) =>
      presentJobDescription(await findJobDescription(database, actor, params.jobDescriptionId)),
    uploadResume: ({ actor, context, signal }) => uploadResume(dependencies, actor, context.req.raw, signal),
    listResumes: ({ actor, params }) => listResumes(dependencies, actor, params.jobDescriptionId),
    deleteResume: ({ actor, params }) => deleteResume(dependencies, actor, params.resumeId),
    downloadResume: async ({ actor, params }) =>
      downloadFile(storage, await findResume(database, actor, params.resumeId)),
    downloadTranslation: async ({ actor, params }) =>
      downloadEnglishText(await findResume(database, actor, params.resumeId)),
  };
}
