import type { Resume } from '@cotejo/contract';
import { useState } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { HowItWorks } from './how-it-works.tsx';
import { JobCard } from '../documents/job-card.tsx';
import { ProcessingPanel } from './processing-panel.tsx';
import { useProgress } from '../documents/use-progress.ts';
import { ResumesCard } from '../documents/resumes-card.tsx';
import { useJobUpload } from '../documents/use-job-upload.ts';
import { useResumeUploads } from '../documents/use-resume-uploads.ts';
import { useRoleJob } from '../documents/use-role-job.ts';
import { SilentPlugins } from '../plugins/silent-plugins.tsx';
import { RubricPanel } from '../rubrics/rubric-panel.tsx';
import { Results } from './results/results.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useWorkspace, type Address } from './use-workspace.ts';

type Props = { address: Address; onAddress: (next: Address) => void };

export function AnalysisPage({ address, onAddress }: Props) {
  const { product, frame, upload, toasts } = useTexts();
  const { jobDescriptionId, roleId, roleFileWanted, job, loading, resumes, resumesFailure, keepDraft } = useWorkspace(
    address,
    onAddress,
  );
  const [selectionCleared, setSelectionCleared] = useState(false);
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
      setSelectionCleared(false);
      onAddress({ ...address, roleId, jobDescriptionId });
    },
    onMissing: () => beginWith(undefined),
  });
  const progress = useProgress(job, resumes, analysis.analyzing || analysis.rescoring);
  const uploading = jobUpload.sending !== null || (roleFileWanted && roleId !== undefined) || resumeUploads.sending;

  const beginWith = (role: number | undefined) => {
    keepDraft(undefined);
    setSelectionCleared(false);
    analysis.reset();
    jobUpload.forget();
    onAddress({ roleId: role });
  };
  const startOver = () => beginWith(undefined);
  useRoleJob({
    roleId: roleFileWanted ? roleId : undefined,
    onLoaded: (id, role) => keepDraft({ jobDescriptionId: id, roleId: role }),
    onFailed: startOver,
  });
  const busy = uploading || analysis.analyzing || analysis.rescoring;
  // It can be pressed without documents, and then says what is missing.
  const incomplete = job?.state !== 'ready' || resumes.length === 0;
  const analyze = () => {
    if (job?.state !== 'ready')
      return showToast({ title: toasts.noJob, description: toasts.noJobText, destructive: true });
    if (resumes.length === 0)
      return showToast({ title: toasts.noResumes, description: toasts.noResumesText, destructive: true });
    if (address.resumeId !== undefined) onAddress({ ...address, resumeId: undefined });
    analysis.start(job.id);
  };
  const selectedId = selectionCleared
    ? undefined
    : (address.resumeId ?? analysis.result?.selectedCandidate?.id ?? analysis.result?.resumes[0]?.id);
  const select = (resumeId: number) => {
    setSelectionCleared(false);
    onAddress({ ...address, resumeId });
  };

  const remove = async (resume: Resume) => {
    await resumeUploads.removal.send(resume);
    if (resume.id === selectedId) setSelectionCleared(true);
  };

  return (
    <div className="page grid grid-cols-1 gap-6 py-8">
      <title>{`${frame.newAnalysis} · ${product}`}</title>
      <div>
        <h1 className="text-3xl">{product}</h1>
        <p className="mt-1 max-w-prose text-muted">{upload.intro}</p>
      </div>
      <SilentPlugins />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <JobCard
          job={job}
          roleId={roleId ?? job?.roleId ?? undefined}
          loading={loading}
          sending={jobUpload.sending}
          progress={progress.prepare.get(null)}
          disabled={analysis.analyzing}
          onFiles={jobUpload.add}
          onRemove={startOver}
          onRole={beginWith}
        />
        <ResumesCard
          resumes={resumes}
          failure={resumesFailure}
          uploads={resumeUploads.uploads}
          progress={progress.prepare}
          hasJob={jobDescriptionId !== undefined}
          disabled={analysis.analyzing}
          onFiles={resumeUploads.add}
          onDiscard={resumeUploads.discard}
          removal={{ ...resumeUploads.removal, send: remove }}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          size="large"
          busy={analysis.analyzing}
          disabled={busy}
          aria-disabled={incomplete || undefined}
          onClick={analyze}
        >
          {analysis.analyzing ? upload.analyzing : upload.analyze}
        </Button>
        <Button size="large" disabled={analysis.analyzing} onClick={startOver}>
          {upload.startOver}
        </Button>
      </div>
      {job?.state === 'ready' && (
        <RubricPanel
          key={job.id}
          jobDescriptionId={job.id}
          analysis={analysis.result}
          resumes={resumes}
          progress={progress}
          rescoring={analysis.rescoring}
          disabled={analysis.analyzing}
          onSaved={() => {
            if (analysis.result) analysis.rescore(job.id);
          }}
        />
      )}
      {analysis.analyzing && <ProcessingPanel resumes={resumes} progress={progress} />}
      {analysis.result && jobDescriptionId !== undefined && !analysis.analyzing && (
        <Results
          analysis={analysis.result}
          present={resumes}
          rescoring={analysis.rescoring}
          selectedId={selectedId}
          onSelect={select}
        />
      )}
      {!analysis.result && <HowItWorks />}
    </div>
  );
}
