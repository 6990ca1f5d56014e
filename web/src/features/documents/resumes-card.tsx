import { limits, type Resume } from '@cotejo/contract';
import { useState } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Card } from '../../ui/card.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Problem } from '../../ui/states.tsx';
import { RemoveResumeDialog, type Removal } from './remove-resume-dialog.tsx';
import { FileList, type ListProps } from './file-list.tsx';

type Props = Omit<ListProps, 'onRemove'> & {
  /** Set when the list could not be loaded. */
  failure: { busy: boolean; onRetry: () => void } | undefined;
  hasJob: boolean;
  onFiles: (files: File[]) => void;
  removal: Removal;
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
  onRetry,
}: Props) {
  const { upload, frame } = useTexts();
  const [asked, setAsked] = useState<Resume>();
  const count = resumes.length;
  const isFull = count >= limits.resumesPerJobDescription;
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
          resting={isFull}
          text={isFull ? upload.full : upload.dropMany}
          hint={isFull ? upload.fullHint : upload.hint}
          limits={{
            maxBytes: limits.analysisFileBytes,
            maxFiles: Math.max(1, limits.resumesPerJobDescription - count),
            problems: upload.dropProblems,
          }}
          onFiles={onFiles}
        />
        {failure && <Problem text={upload.resumesFailed} retryLabel={frame.retry} {...failure} />}
        {(count > 0 || uploads.length > 0) && (
          <FileList {...{ resumes, uploads, progress, disabled, onDiscard, onRetry }} onRemove={remove} />
        )}
      </div>
      {asked && <RemoveResumeDialog resume={asked} removal={removal} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}
