import type { Analysis } from '@cotejo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../lib/api-client.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { say, useTexts } from '../../../texts/index.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { candidateQuery } from '../candidate/queries.ts';
import { resultsJson } from './report.ts';

/** Saves the results of all candidates as a file. As specified, one of them must be selected. */
export function useResultsExport(
  job: Analysis['jobDescription'],
  resumes: Analysis['resumes'],
  selectedId: number | undefined,
): () => Promise<void> {
  const texts = useTexts();
  const { toasts } = texts;
  const queryClient = useQueryClient();
  const refuse = (title: string, description: string) => showToast({ title, description, destructive: true });
  return async () => {
    const scored = resumes.filter((resume) => resume.matchScore !== null);
    if (scored.length === 0) return refuse(toasts.noExport, toasts.analyzeFirst);
    if (selectedId === undefined) return refuse(toasts.noExport, toasts.selectFirst);
    if (!resumes.some((resume) => resume.id === selectedId))
      return refuse(toasts.candidateNotFound, toasts.selectFirst);
    try {
      const candidates = await Promise.all(
        scored.map((resume) => queryClient.ensureQueryData(candidateQuery(job.id, resume.id))),
      );
      saveFile('resume-analysis-results.json', new Blob([resultsJson(job, candidates)], { type: 'application/json' }));
      showToast({ title: toasts.exported, description: toasts.exportedText });
    } catch (error) {
      refuse(toasts.candidateFailed, say(texts, failureText(error, toasts.candidateFailedText)));
    }
  };
}
