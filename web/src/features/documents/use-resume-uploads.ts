import type { Resume } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call, failureText, upload } from '../../lib/api-client.ts';
import { say, useTexts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { refreshHistory } from '../history/queries.ts';
import { sortResumeFiles } from './file-rules.ts';
import type { Sending } from './use-job-upload.ts';
import { refreshLists } from '../../lib/refresh-lists.ts';
import { resumesQuery } from './queries.ts';
import { showFailure } from '../messages/show-failure.ts';

/** A resume on its way, or a refused one with the reason. */
export type ResumeUpload = Sending & { key: string; file: File; failure?: Failure | undefined };
/** Why a file was not taken, and whether the same file may be taken the next time. */
type Failure = { text: string; mayPass: boolean };

const noUploads: ResumeUpload[] = [];
let uploadCount = 0;

/** Checks, sends and removes resumes of one job description. */
export function useResumeUploads(jobDescriptionId: number | undefined, resumes: Resume[]) {
  const texts = useTexts();
  const list = useUploadList(jobDescriptionId);
  const send = useSend(list);
  const pending = list.uploads.filter((one) => one.failure === undefined);
  const add = (files: File[]) => {
    const { accepted, problem } = sortResumeFiles(
      files,
      resumes.length + pending.length,
      jobDescriptionId !== undefined,
      texts,
    );
    if (problem) showToast({ ...problem, destructive: true });
    else if (accepted.length > 1)
      showToast({ title: texts.toasts.uploadingResumes, description: texts.toasts.uploadingCount(accepted.length) });
    if (jobDescriptionId === undefined) return;
    const added = accepted.map((file) => ({ file, key: `upload-${++uploadCount}` }));
    list.change(jobDescriptionId, (before) => [
      ...before,
      ...added.map(({ file, key }) => ({ key, file, name: file.name, size: file.size, fraction: 0 })),
    ]);
    for (const { file, key } of added) void send(jobDescriptionId, file, key);
  };
  const discard = (key: string) => jobDescriptionId !== undefined && list.drop(jobDescriptionId, key);
  const retry = ({ key, file }: ResumeUpload) => {
    if (jobDescriptionId === undefined) return;
    list.patch(jobDescriptionId, key, { fraction: 0, failure: undefined });
    void send(jobDescriptionId, file, key);
  };
  return { uploads: list.uploads, sending: pending.length > 0, add, discard, retry, removal: useRemoval() };
}

/** The uploads of one job description; those of another one are forgotten when a new upload begins. */
function useUploadList(jobDescriptionId: number | undefined) {
  const [state, setState] = useState<{ of: number | undefined; uploads: ResumeUpload[] }>({
    of: undefined,
    uploads: noUploads,
  });
  const change = (jobId: number, update: (before: ResumeUpload[]) => ResumeUpload[]) =>
    setState((before) => ({ of: jobId, uploads: update(before.of === jobId ? before.uploads : noUploads) }));
  return {
    uploads: state.of === jobDescriptionId ? state.uploads : noUploads,
    change,
    patch: (jobId: number, key: string, changes: Partial<ResumeUpload>) =>
      change(jobId, (before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one))),
    drop: (jobId: number, key: string) => change(jobId, (before) => before.filter((one) => one.key !== key)),
  };
}

/** Sends one file, and turns its upload into a resume or into a failure. */
function useSend({ patch, drop }: ReturnType<typeof useUploadList>) {
  const texts = useTexts();
  const queryClient = useQueryClient();
  const { uploadFailed, resumeUploadFailed } = texts.toasts;
  return async (jobId: number, file: File, key: string): Promise<void> => {
    try {
      const resume = await upload('POST /api/resume', file, { jobDescriptionId: String(jobId) }, (fraction) =>
        patch(jobId, key, { fraction }),
      );
      queryClient.setQueryData(resumesQuery(jobId).queryKey, (before: Resume[] = []) => [
        ...before.filter((one) => one.id !== resume.id),
        resume,
      ]);
      drop(jobId, key);
      refreshHistory(queryClient);
      if (resume.state === 'failed') showFailure(texts, uploadFailed, resume.failure ?? resumeUploadFailed);
      else showToast({ title: texts.toasts.resumeUploaded, description: file.name });
    } catch (error) {
      const reason = failureText(error, resumeUploadFailed);
      const mayPass = !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
      patch(jobId, key, { failure: { text: say(texts, reason), mayPass } });
      showFailure(texts, uploadFailed, reason);
    }
  };
}

function useRemoval() {
  const texts = useTexts();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (resume: Resume) => call('DELETE /api/resume/:resumeId', { params: { resumeId: resume.id } }),
    onSuccess: (_, resume) => {
      queryClient.setQueryData(resumesQuery(resume.jobDescriptionId).queryKey, (before: Resume[] = []) =>
        before.filter((one) => one.id !== resume.id),
      );
      refreshHistory(queryClient);
      void refreshLists(queryClient);
    },
    onError: (error) => showFailure(texts, texts.toasts.error, failureText(error, texts.toasts.deleteFailed)),
  });
  return { send: mutateAsync, isPending };
}
