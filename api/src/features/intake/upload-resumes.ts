import { type KnownChoice, type RefusedFile, type UploadedResumes } from '@cotejo/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { AppError } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import {
  type FileRules,
  removeRefused,
  removeStored,
  roleFileRules,
  type UploadedFile,
} from '../documents/store-file.ts';
import { readAway } from '../../platform/http/read-away.ts';
import { ensureOwnJob } from '../documents/own-job.ts';
import { addResume } from './add-resume.ts';
import { receiveFiles } from './receive-files.ts';

/** What holds for every resume that comes for a role or by itself. */
export const resumeFileRules: FileRules = {
  ...roleFileRules,
  refusals: { ...roleFileRules.refusals, wrongContent: 'document.wrong-type:content' },
};

/**
 * Takes the files of a form for a role and has them read and judged. Each gets its row by itself as soon as it has
 * arrived: whatever ends the call leaves whole files behind, and the same call again takes those that are missing.
 */
export async function uploadRoleResumes(
  dependencies: Dependencies,
  actor: Actor,
  { roleId, known }: { roleId: number; known: KnownChoice },
  request: Request,
  signal: AbortSignal,
): Promise<UploadedResumes> {
  await ensureOwnJob(dependencies, actor, roleId).catch(async (error: unknown) => {
    await readAway(request.body, signal);
    throw error;
  });
  const answer: UploadedResumes = { accepted: [], refused: [], known: [] };
  let uploadId: number | undefined;
  await receiveFiles(request, { ...dependencies, ...resumeFileRules, signal }, async (arrived) => {
    const { fileName } = arrived;
    if ('refused' in arrived) return void answer.refused.push(presentRefused(fileName, arrived.refused));
    const added = await addOrRemove(dependencies, arrived.file, () =>
      addResume(dependencies, actor, { roleId, known, uploadId }, arrived.file),
    );
    uploadId = added.uploadId ?? uploadId;
    if ('known' in added) answer.known.push({ fileName, ...added.known });
    else answer.accepted.push({ fileName, resumeId: added.resumeId });
  });
  return answer;
}

/** Does the work that writes a row for a stored file, and deletes the file where it gets none. */
export async function addOrRemove<Row extends { keepsFile: boolean }>(
  dependencies: Pick<Dependencies, 'storage' | 'log'>,
  file: UploadedFile,
  work: () => Promise<Row>,
): Promise<Row> {
  const added = await work().catch(async (error: unknown) => {
    await removeRefused(file, error, dependencies);
    throw error;
  });
  if (!added.keepsFile) await removeStored(file, dependencies);
  return added;
}

/** A file that was refused, as answers have it. */
export function presentRefused(fileName: string, { message, code, key, values }: AppError): RefusedFile {
  return { fileName, message, code, ...(key !== code && { key }), ...(values && { values }) };
}
