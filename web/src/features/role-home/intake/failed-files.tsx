import type { RoleFile } from '@cotejo/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call, failureText } from '../../../lib/api-client.ts';
import { say, useTexts } from '../../../texts/index.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { showFailure } from '../../messages/show-failure.ts';
import { refreshRole, roleFilesQuery } from '../queries.ts';

/** The files of a role that could not be read or judged, with the reason; each can be tried again or removed. */
export function FailedFiles({ roleId, count }: { roleId: number; count: number }) {
  const { intake } = useTexts();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const files = useQuery({ ...roleFilesQuery(roleId, 'failed'), enabled: open }).data?.items ?? [];
  return (
    <div className="max-h-60 overflow-y-auto bg-base-100">
      <Disclosure title={intake.unreadable(count)} onOpen={() => setOpen(true)}>
        <ul className="grid gap-1">
          {files.map((file) => (
            <FailedFile key={file.resumeId} file={file} onChanged={() => refreshRole(queryClient, roleId)} />
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

type FileProps = { file: RoleFile; /** Asks for the files again. */ onChanged: () => Promise<unknown> };

/** A file that could not be read or judged, with the reason. */
export function FailedFile({ file, onChanged }: FileProps) {
  const texts = useTexts();
  const { intake, forms } = texts;
  const change = useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    onError: (error) => showFailure(texts, forms.error, failureText(error, intake.removeFailed)),
    onSettled: onChanged,
  });
  const params = { resumeId: file.resumeId };
  return (
    <li className="flex items-center gap-2 text-sm">
      <p className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-medium">{file.fileName}</span>
        {file.failure && <span className="text-muted">: {say(texts, file.failure)}</span>}
      </p>
      {file.canRetry && (
        <IconButton
          icon={RotateCcw}
          label={intake.retryOf(file.fileName)}
          disabled={change.isPending}
          onClick={() => change.mutate(() => call('POST /api/resume/:resumeId/retry', { params }))}
        />
      )}
      <IconButton
        icon={Trash2}
        label={intake.removeOf(file.fileName)}
        disabled={change.isPending}
        onClick={() => change.mutate(() => call('DELETE /api/resume/:resumeId', { params }))}
      />
    </li>
  );
}
