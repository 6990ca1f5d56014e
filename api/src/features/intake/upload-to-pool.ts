import type { PooledResumes } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { addToPool } from './add-to-pool.ts';
import { receiveFiles } from './receive-files.ts';
import { addOrRemove, presentRefused, resumeFileRules } from './upload-resumes.ts';

/**
 * Takes the files of a form for no role, and has them read. Each gets its row by itself as soon as it has arrived, as
 * those of a role do.
 */
export async function uploadToPool(
  dependencies: Dependencies,
  actor: Actor,
  request: Request,
  signal: AbortSignal,
): Promise<PooledResumes> {
  const answer: PooledResumes = { accepted: [], refused: [], known: [] };
  await receiveFiles(request, { ...dependencies, ...resumeFileRules, signal }, async (arrived) => {
    const { fileName } = arrived;
    if ('refused' in arrived) return void answer.refused.push(presentRefused(fileName, arrived.refused));
    const { resumeId, keepsFile } = await addOrRemove(dependencies, arrived.file, () =>
      addToPool(dependencies, actor, arrived.file),
    );
    answer[keepsFile ? 'accepted' : 'known'].push({ fileName, resumeId });
  });
  return answer;
}
