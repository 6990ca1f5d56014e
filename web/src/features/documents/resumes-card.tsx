import { limits, type Progress, type Resume } from '@cotejo/contract';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { say, useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Problem } from '../../ui/states.tsx';
import { LanguageBadge } from './language-badge.tsx';
import { CutNotes } from './cut-notes.tsx';
import { FileRow } from './file-row.tsx';
import { RemoveResumeDialog, type Removal } from './remove-resume-dialog.tsx';
import { SendingRow } from './sending-row.tsx';
import { StageProgress } from '../progress/stage-progress.tsx';
import type { ResumeUpload } from './use-resume-uploads.ts';

type Props = {
  resumes: Resume[];
  /** Set when the list could not be loaded. */
  failure: { busy: boolean; onRetry: () => void } | undefined;
  uploads: ResumeUpload[];
  progress: ReadonlyMap<number | null, Progress>;
  hasJob: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
  removal: Removal;
  onDiscard: (key: string) => void;
};

export function ResumesCard({
  resumes,
  failure,
  uploads,
  progress,
  hasJob,
  disabled,
  onFiles,
  removal,
  onDiscard,
}: Props) {
  const { upload, frame } = useTexts();
  const [asked, setAsked] = useState<Resume>();
  const count = resumes.length;
  const remove = (resume: Resume) => {
    if (resume.matchScore !== null) return setAsked(resume);
    // A failure has already been shown by then.
    void removal.send(resume).catch(() => undefined);
  };
  return (
    <Card
      title={upload.resumes}
      hint={hasJob ? undefined : upload.jobFirst}
      actions={
        <p className="text-sm tabular-nums text-muted" aria-live="polite">
          {upload.counter(count)}
        </p>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        <DropZone
          name="resumes"
          multiple
          compact={count > 0}
          disabled={disabled}
          label={upload.resumes}
          text={upload.dropMany}
          hint={upload.hint}
          limits={{
            maxBytes: limits.analysisFileBytes,
            maxFiles: Math.max(1, limits.resumesPerJobDescription - count),
            problems: upload.dropProblems,
          }}
          onFiles={onFiles}
        />
        {failure && <Problem text={upload.resumesFailed} retryLabel={frame.retry} {...failure} />}
        {(count > 0 || uploads.length > 0) && (
          <FileList {...{ resumes, uploads, progress, disabled, onDiscard }} onRemove={remove} />
        )}
      </div>
      {asked && <RemoveResumeDialog resume={asked} removal={removal} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

type ListProps = Pick<Props, 'resumes' | 'uploads' | 'progress' | 'disabled' | 'onDiscard'> & {
  onRemove: (resume: Resume) => void;
};

/** The resumes, and below them the files that are on their way or have failed. */
function FileList({ resumes, uploads, progress, disabled, onDiscard, onRemove }: ListProps) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {resumes.map((resume) => (
        <li key={resume.id}>
          <ResumeRow
            resume={resume}
            progress={progress.get(resume.id)}
            disabled={disabled}
            onRemove={() => onRemove(resume)}
          />
        </li>
      ))}
      {uploads.map((one) => (
        <li key={one.key}>
          <UploadRow upload={one} onDiscard={() => onDiscard(one.key)} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = { resume: Resume; progress: Progress | undefined; disabled: boolean; onRemove: () => void };

function ResumeRow({ resume, progress, disabled, onRemove }: RowProps) {
  const texts = useTexts();
  return (
    <FileRow
      name={resume.originalFileName}
      size={resume.fileSize}
      badges={<ResumeBadges resume={resume} />}
      failed={resume.state === 'failed'}
      onRemove={onRemove}
      disabled={disabled}
    >
      {resume.state === 'preparing' && <StageProgress name={resume.originalFileName} progress={progress} />}
      {resume.state === 'failed' && (
        <p className="mt-1 text-sm text-error">{say(texts, resume.failure ?? texts.toasts.resumeUploadFailed)}</p>
      )}
      <CutNotes cuts={resume.cuts} />
    </FileRow>
  );
}

function ResumeBadges({ resume }: { resume: Resume }) {
  const { upload } = useTexts();
  return (
    <>
      {resume.state === 'ready' && <LanguageBadge language={resume.language} isTranslated={resume.isTranslated} />}
      {resume.warnings.length > 0 && (
        <Badge tone="warning">
          <TriangleAlert size={12} aria-hidden="true" />
          {upload.warnings}
        </Badge>
      )}
    </>
  );
}

function UploadRow({ upload, onDiscard }: { upload: ResumeUpload; onDiscard: () => void }) {
  const { name, size, fraction, failure } = upload;
  if (failure === undefined) return <SendingRow name={name} size={size} fraction={fraction} />;
  return (
    <FileRow name={name} size={size} failed onRemove={onDiscard}>
      <p className="mt-1 text-sm text-error">{failure}</p>
    </FileRow>
  );
}
