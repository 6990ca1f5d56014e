import type { Progress, Resume } from '@cotejo/contract';
import { TriangleAlert } from 'lucide-react';
import { say, useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LanguageBadge } from './language-badge.tsx';
import { CutNotes } from './cut-notes.tsx';
import { FileRow } from './file-row.tsx';
import { SendingRow } from './sending-row.tsx';
import { StageProgress } from '../progress/stage-progress.tsx';
import type { ResumeUpload } from './use-resume-uploads.ts';

export type ListProps = {
  resumes: Resume[];
  uploads: ResumeUpload[];
  progress: ReadonlyMap<number | null, Progress>;
  disabled: boolean;
  onDiscard: (key: string) => void;
  onRetry: (upload: ResumeUpload) => void;
  onRemove: (resume: Resume) => void;
};

/** The resumes, and below them the files that are on their way or have failed. */
export function FileList({ resumes, uploads, progress, disabled, onDiscard, onRetry, onRemove }: ListProps) {
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
          <UploadRow upload={one} onDiscard={() => onDiscard(one.key)} onRetry={() => onRetry(one)} />
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

type UploadProps = { upload: ResumeUpload; onDiscard: () => void; onRetry: () => void };

function UploadRow({ upload, onDiscard, onRetry }: UploadProps) {
  const { frame } = useTexts();
  const { name, size, fraction, failure } = upload;
  if (failure === undefined) return <SendingRow name={name} size={size} fraction={fraction} />;
  return (
    <FileRow name={name} size={size} failed onRemove={onDiscard}>
      <p className="mt-1 text-sm text-error">{failure.text}</p>
      {failure.mayPass && (
        <Button size="small" className="mt-1.5" onClick={onRetry}>
          {frame.retry}
        </Button>
      )}
    </FileRow>
  );
}
