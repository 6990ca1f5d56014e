import type { ReactNode } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { say, useTexts } from '../../../texts/index.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { statusText } from '../../candidates/statuses.ts';
import { FailedFiles } from './failed-files.tsx';
import type { RoleCounts } from './use-role-events.ts';
import type { RoleUploads } from './use-role-uploads.ts';

type Props = {
  roleId: number;
  uploads: RoleUploads;
  counts: RoleCounts | undefined;
  onOpen: (candidacyId: number) => void;
};

/** How far the resumes of a role are, and what has become of those that were not taken or could not be read. */
export function IntakePanel({ roleId, uploads, counts, onOpen }: Props) {
  const { intake } = useTexts();
  const { sending, refused, known, interrupted } = uploads;
  const remarks = refused.length + known.length + interrupted.length > 0;
  return (
    <div className="grid shrink-0 gap-2 empty:hidden [&:not(:empty)]:mb-2">
      {sending && (
        <Bar text={intake.sending(sending.count, Math.round(sending.fraction * 100))} fraction={sending.fraction} />
      )}
      {counts && counts.waiting > 0 && (
        <Bar
          text={intake.scored(counts.scored, counts.scored + counts.waiting)}
          fraction={counts.scored / (counts.scored + counts.waiting)}
        />
      )}
      {counts && counts.waiting === 0 && counts.pending > 0 && (
        <Bar text={intake.rescoring(counts.pending)} fraction={undefined} />
      )}
      {remarks && <Remarks uploads={uploads} onOpen={onOpen} />}
      {counts && counts.unreadable > 0 && <FailedFiles roleId={roleId} count={counts.unreadable} />}
    </div>
  );
}

function Bar({ text, fraction }: { text: string; fraction: number | undefined }) {
  const { intake } = useTexts();
  return (
    <div className="flex items-center gap-3">
      <p role="status" className="text-sm whitespace-nowrap tabular-nums">
        {text}
      </p>
      <ProgressBar label={intake.progress} fraction={fraction} />
    </div>
  );
}

function Remarks({ uploads, onOpen }: Pick<Props, 'uploads' | 'onOpen'>) {
  const texts = useTexts();
  const { intake } = texts;
  const { refused, known, interrupted } = uploads;
  return (
    <div role="alert" className="max-h-60 overflow-y-auto">
      <Notice tone="warning">
        <div className="grid gap-2">
          {interrupted.length > 0 && (
            <p>
              {intake.interrupted} <span className="font-medium">{interrupted.join(', ')}</span>
            </p>
          )}
          {refused.length > 0 && (
            <Part title={intake.refused(refused.length)}>
              {refused.map((file, index) => (
                <li key={index}>
                  <span className="font-medium">{file.fileName}</span>: {say(texts, file)}
                </li>
              ))}
            </Part>
          )}
          {known.length > 0 && (
            <Part title={intake.known(known.length)}>
              {known.map((file, index) => (
                <li key={index} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
                    <span className="font-medium">{file.fileName}</span>:{' '}
                    {intake.knownSince(
                      dayText(file.createdAt),
                      file.status === null ? intake.waits : statusText(file.status, texts),
                    )}
                  </span>
                  {file.candidacyId !== null && (
                    <Button size="small" onClick={() => onOpen(file.candidacyId ?? 0)}>
                      {intake.openKnown(file.name)}
                    </Button>
                  )}
                  {file.file && (
                    <>
                      <Button
                        size="small"
                        variant="quiet"
                        title={intake.replaceOf(file.fileName)}
                        onClick={() => uploads.decide(file, 'replace')}
                      >
                        {intake.replace}
                      </Button>
                      <Button
                        size="small"
                        variant="quiet"
                        title={intake.keepBothOf(file.fileName)}
                        onClick={() => uploads.decide(file, 'keep-both')}
                      >
                        {intake.keepBoth}
                      </Button>
                    </>
                  )}
                </li>
              ))}
            </Part>
          )}
          <Button size="small" className="justify-self-start" onClick={uploads.dismiss}>
            {intake.dismiss}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 grid gap-1">{children}</ul>
    </div>
  );
}
