import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callForFile, failureText, upload } from '../../lib/api-client.ts';
import { type Sentence, useTexts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { refreshHistory } from '../history/queries.ts';
import { jobQuery } from './queries.ts';
import { roleQuery } from '../roles/queries.ts';
import { showFailure } from '../messages/show-failure.ts';

type Options = {
  /** The role whose file becomes the job description. */
  roleId: number | undefined;
  onLoaded: (jobDescriptionId: number, roleId: number) => void;
  onFailed: () => void;
};

/**
 * Fetches the file of a role and sends it as the job description, once for each choice. Only the last choice counts.
 */
export function useRoleJob({ roleId, onLoaded, onFailed }: Options): void {
  const texts = useTexts();
  const { toasts } = texts;
  const queryClient = useQueryClient();

  async function load(id: number, isOver: () => boolean): Promise<void> {
    const fail = (reason: Sentence) => {
      if (isOver()) return;
      showFailure(texts, toasts.roleFailed, reason);
      onFailed();
    };
    let otherwise = toasts.roleFailedText;
    try {
      const { fileOriginalName } = await queryClient.fetchQuery({ ...roleQuery(id), staleTime: 0 });
      otherwise = toasts.roleFileFailed;
      const content = await callForFile('GET /api/roles/:id/file', { params: { id } });
      if (isOver()) return;
      otherwise = toasts.roleFailedText;
      const job = await upload(
        'POST /api/job-description',
        new File([content], fileOriginalName, { type: content.type }),
        {},
        () => undefined,
      );
      if (isOver()) return;
      if (job.state === 'failed') return fail(job.failure ?? otherwise);
      queryClient.setQueryData(jobQuery(job.id).queryKey, job);
      refreshHistory(queryClient);
      showToast({ title: toasts.roleLoaded, description: fileOriginalName });
      onLoaded(job.id, id);
    } catch (error) {
      fail(failureText(error, otherwise));
    }
  }

  useEffect(() => {
    if (roleId === undefined) return;
    let over = false;
    void load(roleId, () => over);
    return () => {
      over = true;
    };
  }, [roleId]);
}
