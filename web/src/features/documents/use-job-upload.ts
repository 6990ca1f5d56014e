import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText, upload } from '../../lib/api-client.ts';
import { type Sentence, useTexts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { refreshHistory } from '../history/queries.ts';
import { type Origin, sortJobFiles } from './file-rules.ts';
import { jobQuery } from './queries.ts';
import { showFailure } from '../messages/show-failure.ts';

/** A file on its way to the server. */
export type Sending = { name: string; size: number; fraction: number };

/** Checks and sends the job description; a failure clears the file. */
export function useJobUpload(onUploaded: (jobDescriptionId: number) => void) {
  const texts = useTexts();
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);
  const latest = useRef(0);
  const fail = (reason: Sentence) => showFailure(texts, texts.toasts.uploadFailed, reason);

  async function send(file: File): Promise<void> {
    const { name, size } = file;
    const number = ++latest.current;
    const isOver = () => number !== latest.current;
    setSending({ name, size, fraction: 0 });
    try {
      const job = await upload(
        'POST /api/job-description',
        file,
        {},
        (fraction) => isOver() || setSending({ name, size, fraction }),
      );
      if (isOver()) return;
      if (job.state === 'failed') return fail(job.failure ?? texts.toasts.jobUploadFailed);
      queryClient.setQueryData(jobQuery(job.id).queryKey, job);
      refreshHistory(queryClient);
      showToast({ title: texts.toasts.jobUploaded, description: name });
      onUploaded(job.id);
    } catch (error) {
      if (!isOver()) fail(failureText(error, texts.toasts.jobUploadFailed));
    } finally {
      if (!isOver()) setSending(null);
    }
  }

  const add = (files: File[], origin?: Origin) => {
    const {
      accepted: [file],
      problem,
    } = sortJobFiles(files, texts, origin);
    if (problem) showToast({ ...problem, destructive: true });
    if (file) void send(file);
  };
  const forget = () => {
    latest.current++;
    setSending(null);
  };
  return { sending, add, /** Ignores the upload that is under way. */ forget };
}
