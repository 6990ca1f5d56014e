import type { RefusedFile } from '@cotejo/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FolderUp, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { failureText, upload } from '../../lib/api-client.ts';
import { say, useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { showFailure } from '../messages/show-failure.ts';
import { peopleKey } from '../people/queries.ts';
import { FailedFile } from '../role-home/intake/failed-files.tsx';
import { inCalls, isMeant } from '../role-home/intake/use-role-uploads.ts';
import { poolFilesQuery } from './queries.ts';

/** Takes old resumes for no role, and says what has become of them. */
export function PoolUpload() {
  const { imports } = useTexts();
  const { add, sending, sent } = usePoolUploads();
  const [files, folder] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const input = {
    type: 'file',
    multiple: true,
    hidden: true,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      add([...(target.files ?? [])]);
      target.value = '';
    },
  };
  return (
    <Card title={imports.resumes} hint={imports.resumesHint}>
      <input ref={files} name="poolResumes" accept=".pdf,.docx,.md,.markdown,.txt,.zip" {...input} />
      <input ref={folder} name="poolFolder" {...{ webkitdirectory: '' }} {...input} />
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" icon={Upload} busy={!!sending} onClick={() => files.current?.click()}>
            {imports.chooseFiles}
          </Button>
          <Button
            icon={FolderUp}
            className="max-sm:hidden"
            disabled={!!sending}
            onClick={() => folder.current?.click()}
          >
            {imports.chooseFolder}
          </Button>
        </div>
        {sending && (
          <>
            <p role="status" className="text-sm tabular-nums">
              {imports.sending(sending.count, Math.round(sending.fraction * 100))}
            </p>
            <ProgressBar label={imports.progress} fraction={sending.fraction} />
          </>
        )}
        {sent && <Sent sent={sent} />}
        <Unread />
      </div>
    </Card>
  );
}

type SentFiles = { taken: number; known: number; refused: RefusedFile[] };

function Sent({ sent: { taken, known, refused } }: { sent: SentFiles }) {
  const texts = useTexts();
  const { imports } = texts;
  const said = [imports.taken(taken), known > 0 && imports.known(known)].filter(Boolean);
  return (
    <>
      <p role="status" className="text-sm">
        {said.join(' · ')}
      </p>
      {refused.length > 0 && (
        <Disclosure open title={imports.refused(refused.length)}>
          <ul className="grid max-h-60 gap-1 overflow-y-auto text-sm">
            {refused.map((file, at) => (
              <li key={at} className="wrap-anywhere">
                <span className="font-medium">{file.fileName}</span>: {say(texts, file)}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

/** How many resumes for no role are being read, and those that could not be. */
function Unread() {
  const { imports } = useTexts();
  const queryClient = useQueryClient();
  const { waiting, failed, items } = useQuery(poolFilesQuery).data ?? { waiting: 0, failed: 0, items: [] };
  const refresh = () => queryClient.invalidateQueries(poolFilesQuery);
  return (
    <>
      {waiting > 0 && (
        <p role="status" className="text-sm">
          {imports.reading(waiting)}
        </p>
      )}
      {failed > 0 && (
        <Disclosure title={imports.unreadable(failed)}>
          <ul className="grid max-h-60 gap-1 overflow-y-auto">
            {items.map((file) => (
              <FailedFile key={file.resumeId} file={file} onChanged={refresh} />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

/** Sends resumes for no role, some in each call. */
function usePoolUploads() {
  const texts = useTexts();
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<{ count: number; fraction: number }>();
  const [sent, setSent] = useState<SentFiles>();
  const add = async (chosen: File[]) => {
    const files = chosen.filter(isMeant);
    if (files.length === 0) return;
    let done = 0;
    const all: SentFiles = { taken: 0, known: 0, refused: [] };
    try {
      for (const group of inCalls(files)) {
        const onProgress = (fraction: number) =>
          setSending({ count: files.length, fraction: (done + fraction * group.length) / files.length });
        const answer = await upload('POST /api/people/resumes', group, {}, onProgress);
        all.taken += answer.accepted.length;
        all.known += answer.known.length;
        all.refused.push(...answer.refused);
        done += group.length;
      }
    } catch (error) {
      showFailure(texts, texts.forms.error, failureText(error, texts.imports.wentWrong));
    } finally {
      setSending(undefined);
      setSent(all);
      await Promise.all([
        queryClient.invalidateQueries(poolFilesQuery),
        queryClient.invalidateQueries({ queryKey: peopleKey }),
      ]);
    }
  };
  return { add: (files: File[]) => void add(files), sending, sent };
}
