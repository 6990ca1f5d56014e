import type { Analysis, Candidate } from '@cotejo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { callForFile } from '../../../lib/api-client.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useTexts } from '../../../texts/index.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { candidateQuery } from '../queries.ts';
import { reportText, resultsJson, safeFileName } from './report.ts';

const asText = (content: string) => new Blob([content], { type: 'text/plain;charset=utf-8' });

/** Files and clipboard: what a recruiter takes away from an analysis. */
export function useExports(jobDescriptionId: number) {
  const texts = useTexts();
  const { toasts } = texts;
  const queryClient = useQueryClient();
  const refuse = (title: string, description?: string) => showToast({ title, description, destructive: true });

  async function exportResults(job: Analysis['jobDescription'], resumes: Analysis['resumes'], selectedId: number | undefined): Promise<void> {
    const scored = resumes.filter((resume) => resume.matchScore !== null);
    if (scored.length === 0 || selectedId === undefined) return refuse(toasts.noExport, scored.length ? toasts.selectFirst : toasts.analyzeFirst);
    try {
      const candidates = await Promise.all(scored.map((resume) => queryClient.ensureQueryData(candidateQuery(jobDescriptionId, resume.id))));
      saveFile('resume-analysis-results.json', new Blob([resultsJson(job, candidates)], { type: 'application/json' }));
      showToast({ title: toasts.exported, description: toasts.exportedText });
    } catch {
      refuse(toasts.noExport, toasts.candidateNotFound);
    }
  }

  async function download(fetchFile: () => Promise<Blob>, name: string): Promise<void> {
    showToast({ title: toasts.preparingDownload, description: name });
    try {
      saveFile(name, await fetchFile());
    } catch {
      refuse(toasts.downloadFailed, toasts.downloadFailedText);
    }
  }

  return {
    exportResults,
    downloadOriginal: ({ id, originalFileName }: Candidate) => download(() => callForFile('GET /api/resume-file/:resumeId', { params: { resumeId: id } }), originalFileName),
    downloadTranslation: ({ id, originalFileName }: Candidate) =>
      download(() => callForFile('GET /api/resume-file/:resumeId/translated', { params: { resumeId: id } }), `${safeFileName(originalFileName.replace(/\.\w+$/, ''))}_en.txt`),
    downloadAnalysis: (candidate: Candidate) => {
      saveFile(`${safeFileName(candidate.name)}_Analysis.txt`, asText(reportText(candidate, texts)));
      showToast({ title: toasts.downloaded, description: toasts.downloadedText });
    },
    copyAnalysis: async (candidate: Candidate) => {
      try {
        await copyText(reportText(candidate, texts));
        showToast({ title: toasts.copied, description: toasts.copiedText });
      } catch {
        refuse(toasts.copyFailed, toasts.copyFailedText);
      }
    },
  };
}
