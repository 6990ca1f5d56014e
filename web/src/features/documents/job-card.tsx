import { limits, type JobDescription, type Progress } from '@cotejo/contract';
import { useState } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Card } from '../../ui/card.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PasteText } from '../paste/paste-text.tsx';
import type { Origin } from './file-rules.ts';
import { FileRow } from './file-row.tsx';
import { JobState } from './job-state.tsx';
import { RoleSelect } from './role-select.tsx';
import { SendingRow } from './sending-row.tsx';
import type { Sending } from './use-job-upload.ts';

type Props = {
  job: JobDescription | undefined;
  /** The role whose file is, or becomes, the job description. */
  roleId: number | undefined;
  /** Whether the job description is still loading. */
  loading: boolean;
  sending: Sending | null;
  progress: Progress | undefined;
  disabled: boolean;
  onFiles: (files: File[], origin?: Origin) => void;
  onRemove: () => void;
  onRole: (roleId: number | undefined) => void;
};

export function JobCard(props: Props) {
  const { upload } = useTexts();
  const { job, roleId, onRole } = props;
  const [chosen, setChosen] = useState<'role' | 'file'>();
  const chooseRole = (id: number | undefined) => {
    setChosen('role');
    onRole(id);
  };
  const tab = chosen ?? (roleId === undefined ? 'file' : 'role');
  return (
    <Card title={upload.job}>
      <Tabs
        label={upload.job}
        selected={tab}
        onSelect={setChosen}
        tabs={[
          { key: 'role', label: upload.selectRole },
          { key: 'file', label: upload.uploadFile },
        ]}
      >
        {tab === 'file' && <JobFile {...props} />}
        {tab === 'role' && <RoleSelect {...props} job={roleId === undefined ? undefined : job} onRole={chooseRole} />}
      </Tabs>
    </Card>
  );
}

function JobFile({ job, roleId, loading, sending, progress, disabled, onFiles, onRemove }: Props) {
  const { upload } = useTexts();
  if (sending) return <SendingRow {...sending} />;
  if (roleId === undefined && loading) return <Skeleton className="h-28" />;
  if (roleId !== undefined || !job)
    return (
      <div className="grid grid-cols-1 gap-2">
        <DropZone
          name="jobDescription"
          disabled={disabled}
          label={upload.job}
          text={upload.drop}
          hint={upload.hint}
          limits={{ maxBytes: limits.analysisFileBytes, maxFiles: 1, problems: upload.dropProblems }}
          onFiles={(files) => onFiles(files)}
        />
        <PasteText disabled={disabled} onFile={(file) => onFiles([file], 'pasted')} />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      <FileRow
        name={job.originalFileName}
        size={job.fileSize}
        failed={job.state === 'failed'}
        onRemove={onRemove}
        disabled={disabled}
      />
      <JobState job={job} progress={progress} done={upload.jobUploaded} />
    </div>
  );
}
