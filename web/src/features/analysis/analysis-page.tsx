import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { JobCard } from '../documents/job-card.tsx';
import { ResumesCard } from '../documents/resumes-card.tsx';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import { SilentPlugins } from '../plugins/silent-plugins.tsx';
import { roleQuery } from '../roles/queries.ts';
import { RubricPanel } from '../rubrics/rubric-panel.tsx';
import type { Address, OnAddress } from './address.ts';
import { HowItWorks } from './how-it-works.tsx';
import { ProcessingPanel } from './processing-panel.tsx';
import { Results } from './results/results.tsx';
import { useAnalysisScreen, type AnalysisScreen } from './use-analysis-screen.ts';

type Props = { address: Address; onAddress: OnAddress };

export function AnalysisPage(props: Props) {
  const { product, frame, upload } = useTexts();
  const screen = useAnalysisScreen(props);
  const { analysis, resumes, progress, job } = screen;
  const roleId = screen.roleId ?? job?.roleId ?? undefined;
  return (
    <div className="page grid grid-cols-1 gap-6 py-8">
      <title>{`${frame.newAnalysis} · ${product}`}</title>
      <div>
        {roleId !== undefined && <RoleTrail roleId={roleId} />}
        <h1 className="text-3xl">{product}</h1>
        <p className="mt-1 max-w-prose text-muted">{upload.intro}</p>
      </div>
      <SilentPlugins />
      <Documents screen={screen} />
      <Actions screen={screen} />
      <Requirements screen={screen} />
      {analysis.analyzing && <ProcessingPanel resumes={resumes} progress={progress} />}
      {analysis.result && screen.jobDescriptionId !== undefined && !analysis.analyzing && (
        <Results
          analysis={analysis.result}
          present={resumes}
          rescoring={analysis.rescoring}
          selectedId={screen.selectedId}
          onSelect={screen.select}
        />
      )}
      {!analysis.result && <HowItWorks />}
    </div>
  );
}

/** The way back to the role whose candidates are analyzed. */
function RoleTrail({ roleId }: { roleId: number }) {
  const { data: role } = useQuery(roleQuery(roleId));
  return <div className="mb-1 min-h-6">{role && <Breadcrumbs {...role} role={role} />}</div>;
}

type PartProps = { screen: AnalysisScreen };

/** The job description on the left, the resumes on the right. */
function Documents({ screen }: PartProps) {
  const { job, roleId, resumes, analysis, progress, jobUpload, resumeUploads } = screen;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <JobCard
        job={job}
        roleId={roleId ?? job?.roleId ?? undefined}
        loading={screen.loading}
        sending={jobUpload.sending}
        progress={progress.prepare.get(null)}
        disabled={analysis.analyzing}
        onFiles={jobUpload.add}
        onRemove={screen.startOver}
        onRole={screen.beginWithRole}
      />
      <ResumesCard
        resumes={resumes}
        failure={screen.resumesFailure}
        uploads={resumeUploads.uploads}
        progress={progress.prepare}
        hasJob={screen.jobDescriptionId !== undefined}
        disabled={analysis.analyzing}
        onFiles={resumeUploads.add}
        onDiscard={resumeUploads.discard}
        onRetry={resumeUploads.retry}
        removal={{ ...resumeUploads.removal, send: screen.removeResume }}
      />
    </div>
  );
}

function Actions({ screen: { job, resumes, analysis, busy, analyze, startOver } }: PartProps) {
  const { upload } = useTexts();
  const incomplete = job?.state !== 'ready' || resumes.length === 0;
  return (
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
  );
}

/** The requirements to review, once the job description is read. */
function Requirements({ screen: { job, resumes, analysis, progress } }: PartProps) {
  if (job?.state !== 'ready') return null;
  return (
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
  );
}
