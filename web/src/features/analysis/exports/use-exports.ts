import { type Analysis, type Candidate, safeFileName } from '@cotejo/contract';
import { callForFile } from '../../../lib/api-client.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useTexts } from '../../../texts/index.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { reportText } from './report.ts';

type Resume = Analysis['resumes'][number];
type Selection = {
  selectedId: number | undefined;
  /** The selected resume, where it is part of the analysis. */
  resume: Resume | undefined;
  /** The analysis of the selected resume. */
  candidate: Candidate | undefined;
};

/** The downloads of one candidate, and the copy to the clipboard. */
export function useExports({ selectedId, resume, candidate }: Selection) {
  const texts = useTexts();
  const { toasts } = texts;
  const refuse = (title: string, description?: string) => showToast({ title, description, destructive: true });

  /**
   * Says why there is nothing to download or copy: nobody is selected, or the selected one has no analysis or is
   * gone.
   */
  function refuseWithout(title: string): void {
    if (selectedId !== undefined && !resume) return refuse(toasts.candidateNotFound, toasts.selectFirst);
    const failed = resume?.matchScore === null ? texts.results.failedTitle : toasts.candidateFailedText;
    refuse(title, resume ? failed : toasts.selectFirst);
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
    downloadOriginal: () => {
      if (!resume) return refuseWithout(toasts.noDownload);
      void download(
        () => callForFile('GET /api/resume-file/:resumeId', { params: { resumeId: resume.id } }),
        resume.originalFileName,
      );
    },
    downloadTranslation: () => {
      if (!resume) return refuseWithout(toasts.noDownload);
      void download(
        () => callForFile('GET /api/resume-file/:resumeId/translated', { params: { resumeId: resume.id } }),
        `${safeFileName(resume.originalFileName.replace(/\.\w+$/, ''))}_en.txt`,
      );
    },
    downloadAnalysis: () => {
      if (!candidate) return refuseWithout(toasts.noDownload);
      saveFile(
        `${safeFileName(candidate.name)}_Analysis.txt`,
        new Blob([reportText(candidate, texts)], { type: 'text/plain;charset=utf-8' }),
      );
      showToast({ title: toasts.downloaded, description: toasts.downloadedText });
    },
    copyAnalysis: async () => {
      if (!candidate) return refuseWithout(toasts.noCopy);
      try {
        await copyText(reportText(candidate, texts));
        showToast({ title: toasts.copied, description: toasts.copiedText });
      } catch {
        refuse(toasts.copyFailed, toasts.copyFailedText);
      }
    },
  };
}
