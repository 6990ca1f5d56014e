import type { Analysis, JobDescription, Resume } from '@cotejo/contract';
import { useTexts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useJobUpload } from '../documents/use-job-upload.ts';
import { useProgress } from '../documents/use-progress.ts';
import { useResumeUploads } from '../documents/use-resume-uploads.ts';
import { useRoleJob } from '../documents/use-role-job.ts';
import { selectedIn, type Address, type OnAddress } from './address.ts';
import { useAnalysis } from './use-analysis.ts';
import { useWorkspace } from './use-workspace.ts';

type Props = { address: Address; onAddress: OnAddress };
export type AnalysisScreen = ReturnType<typeof useAnalysisScreen>;

/** What the analysis screen shows, and what can be done on it. */
export function useAnalysisScreen({ address, onAddress }: Props) {
  const workspace = useWorkspace(address, onAddress);
  const { jobDescriptionId, roleId, roleFileWanted, job, resumes, keepDraft } = workspace;
  const jobUpload = useJobUpload((id) => {
    keepDraft({ jobDescriptionId: id });
    onAddress({});
  });
  const resumeUploads = useResumeUploads(jobDescriptionId, resumes);
  const analysis = useAnalysis({
    jobDescriptionId,
    roleId,
    automatic: address.jobDescriptionId !== undefined,
    onComplete: () => {
      keepDraft(undefined);
      const resumeId = address.resumeId === 'none' ? undefined : address.resumeId;
      onAddress({ roleId, jobDescriptionId, resumeId });
    },
    onMissing: () => startOver(),
  });
  const beginWithRole = (role: number | undefined) => {
    keepDraft(undefined);
    analysis.reset();
    jobUpload.forget();
    onAddress({ roleId: role });
  };
  const startOver = () => beginWithRole(undefined);
  const roleFile = roleFileWanted ? roleId : undefined;
  useRoleJob({
    roleId: roleFile,
    onLoaded: (id, role) => keepDraft({ jobDescriptionId: id, roleId: role }),
    onFailed: startOver,
  });
  const working = analysis.analyzing || analysis.rescoring;
  const selection = useSelection({ address, onAddress }, analysis.result);
  return {
    ...workspace,
    analysis,
    jobUpload,
    resumeUploads,
    progress: useProgress(job, resumes, working),
    busy: working || jobUpload.sending !== null || roleFile !== undefined || resumeUploads.sending,
    beginWithRole,
    startOver,
    selectedId: selection.selectedId,
    select: selection.select,
    removeResume: async (resume: Resume) => {
      await resumeUploads.removal.send(resume);
      selection.clear(resume.id);
    },
    analyze: useAnalyze(job, resumes, (id) => {
      if (address.resumeId !== undefined) onAddress({ ...address, resumeId: undefined });
      analysis.start(id);
    }),
  };
}

/** The selected candidate. Only the address holds it, so that a reload and a link show the same one. */
function useSelection({ address, onAddress }: Props, analysis: Analysis | undefined) {
  return {
    selectedId: selectedIn(address, analysis),
    select: (resumeId: number) => onAddress({ ...address, resumeId }),
    /** Selects nobody where this candidate is still the selected one. */
    clear: (resumeId: number) =>
      onAddress((now) => {
        const isSame = now.jobDescriptionId === address.jobDescriptionId && selectedIn(now, analysis) === resumeId;
        return isSame ? { ...now, resumeId: 'none' } : now;
      }),
  };
}

/** Starts the analysis. It can be pressed without documents, and then says what is missing. */
function useAnalyze(job: JobDescription | undefined, resumes: Resume[], start: (jobDescriptionId: number) => void) {
  const { toasts } = useTexts();
  return () => {
    if (job?.state !== 'ready')
      return showToast({ title: toasts.noJob, description: toasts.noJobText, destructive: true });
    if (resumes.length === 0)
      return showToast({ title: toasts.noResumes, description: toasts.noResumesText, destructive: true });
    start(job.id);
  };
}
