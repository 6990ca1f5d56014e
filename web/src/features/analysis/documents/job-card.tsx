import type { JobDescription, Progress } from '@cotejo/contract';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { say, useTexts } from '../../../texts/index.tsx';
import { Card } from '../../../ui/card.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { firstSkills } from '../first-skills.ts';
import { CutNotes } from './cut-notes.tsx';
import { FileRow } from './file-row.tsx';
import { RoleSelect } from './role-select.tsx';
import { SendingRow } from './sending-row.tsx';
import { StageProgress } from './stage-progress.tsx';
import type { Sending } from './use-job-upload.ts';

type Props = {
  job: JobDescription | undefined;
  /** Known by its id, but not loaded yet. */
  loading: boolean;
  sending: Sending | null;
  progress: Progress | undefined;
  disabled: boolean;
  onFiles: (files: File[]) => void;
  onRemove: () => void;
};

export function JobCard(props: Props) {
  const { upload } = useTexts();
  const [tab, setTab] = useState<'role' | 'file'>('file');
  return (
    <Card title={upload.job}>
      <Tabs label={upload.job} selected={tab} onSelect={setTab} tabs={[{ key: 'role', label: upload.selectRole }, { key: 'file', label: upload.uploadFile }]}>
        {tab === 'role' ? <RoleSelect /> : <JobFile {...props} />}
      </Tabs>
    </Card>
  );
}

function JobFile({ job, loading, sending, progress, disabled, onFiles, onRemove }: Props) {
  const { upload } = useTexts();
  if (sending) return <SendingRow {...sending} />;
  if (loading) return <Skeleton className="h-28" />;
  if (!job) return <DropZone name="jobDescription" label={upload.job} text={upload.drop} hint={upload.hint} onFiles={onFiles} />;
  return (
    <div className="grid grid-cols-1 gap-3">
      <FileRow name={job.originalFileName} size={job.fileSize} failed={job.state === 'failed'} onRemove={onRemove} disabled={disabled}>
        {job.state === 'preparing' && <StageProgress name={job.originalFileName} progress={progress} />}
      </FileRow>
      {job.state === 'ready' && <JobFacts job={job} />}
      {job.state === 'failed' && <FailureNotice message={job.failure?.message} />}
      <CutNotes cuts={job.cuts} />
    </div>
  );
}

function FailureNotice({ message }: { message: string | undefined }) {
  const texts = useTexts();
  return <Notice tone="error">{say(texts, message ?? texts.toasts.jobUploadFailed)}</Notice>;
}

function JobFacts({ job }: { job: JobDescription }) {
  const { upload, languages, results } = useTexts();
  return (
    <div>
      <p className="flex items-center gap-2 text-sm font-medium text-success"><CircleCheck size={16} aria-hidden="true" />{upload.jobUploaded}</p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-muted">{upload.position}</dt>
        <dd className="font-medium">{job.title || results.defaultJob}</dd>
        <dt className="text-muted">{upload.skills}</dt>
        <dd>{firstSkills(job.skills) || results.none}</dd>
      </dl>
      {!['en', 'und'].includes(job.language) && <p className="mt-2 text-sm text-muted">{upload.translatedFrom(languages[job.language] ?? job.language)}</p>}
    </div>
  );
}
