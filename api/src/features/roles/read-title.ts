import type { JobTitle } from '@cotejo/contract';
import { readTitle, StageFailure } from '@cotejo/pipeline';
import { DocumentError } from '@cotejo/plugin-kit';
import type { Actor } from '../../ground/actor.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { withoutModels } from '../../platform/plugins/without-models.ts';
import { onBehalfOf } from '../../platform/sandbox/company.ts';
import { readStored, removeStored, roleFileRules } from '../documents/store-file.ts';
import { receiveUpload } from '../documents/upload.ts';

/**
 * The title of a job description that may become a role's; empty where the file cannot be read, which is told when the
 * role is there. The file is gone afterward.
 */
export async function readJobTitle(
  dependencies: Pick<Dependencies, 'providers' | 'text' | 'storage' | 'log'>,
  { companyId }: Actor,
  request: Request,
  signal: AbortSignal,
): Promise<JobTitle> {
  const { storage } = dependencies;
  const { file } = await receiveUpload(request, { ...dependencies, ...roleFileRules, signal });
  try {
    const document = await readStored(file, storage);
    const tools = {
      providers: withoutModels(dependencies.providers),
      text: dependencies.text,
      signal,
      onProgress: () => {},
    };
    const read = () => readTitle(document, tools);
    const { title, originalTitle = null } = await onBehalfOf(companyId, read).catch(orUntitled);
    return { title, originalTitle };
  } finally {
    await removeStored(file, dependencies);
  }
}

function orUntitled(error: unknown): { title: string; originalTitle?: string } {
  if (error instanceof DocumentError || error instanceof StageFailure) return { title: '' };
  throw error;
}
