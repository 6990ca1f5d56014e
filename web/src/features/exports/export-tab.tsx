import type { CompanyExport } from '@cotejo/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, Download, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { addressOf, call, failureText } from '../../lib/api-client.ts';
import { minuteText } from '../../lib/dates.ts';
import { fileSize } from '../../lib/file-size.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { blindQuery } from '../blind/queries.ts';
import { LoadProblem } from '../messages/load-problem.tsx';
import { showFailure } from '../messages/show-failure.ts';
import { exportQuery } from './queries.ts';

/** Everything of the company as an archive: how it is made, and where it is fetched. */
export function ExportTab() {
  const texts = useTexts();
  const { exports: words, language } = texts;
  const queryClient = useQueryClient();
  const query = useQuery(exportQuery);
  const settled = {
    onError: (error: unknown) => showFailure(texts, texts.forms.error, failureText(error, words.failures.internal)),
    onSettled: () => queryClient.invalidateQueries(exportQuery),
  };
  const start = useMutation({ mutationFn: () => call('POST /api/admin/export'), ...settled });
  const remove = useMutation({ mutationFn: () => call('DELETE /api/admin/export'), ...settled });
  if (query.isPending) return <SkeletonRows label={words.loading} count={3} />;
  if (query.isLoadingError) return <LoadProblem text={words.loadFailed} queries={[query]} />;
  const { export: archive, fileBytes } = query.data;
  const isMaking = archive?.state === 'making';
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card
        title={words.title}
        hint={words.hint(fileSize(fileBytes, language.locale))}
        actions={
          <>
            {archive && (
              <Button icon={Trash2} busy={remove.isPending} onClick={() => remove.mutate()}>
                {isMaking ? words.stop : words.remove}
              </Button>
            )}
            {!isMaking && (
              <Button
                variant={archive?.state === 'ready' ? 'outline' : 'primary'}
                icon={Archive}
                busy={start.isPending}
                onClick={() => start.mutate()}
              >
                {archive ? words.again : words.start}
              </Button>
            )}
          </>
        }
      >
        <div role="status" className="grid grid-cols-1 gap-4">
          {archive ? <State archive={archive} /> : <p className="text-sm text-muted">{words.none}</p>}
        </div>
      </Card>
      <Corrections />
    </div>
  );
}

/** Corrected verdicts as a labeled set. */
function Corrections() {
  const { corrections } = useTexts().exports;
  return (
    <Card title={corrections.title} hint={corrections.hint}>
      <Saving>
        <a href={addressOf('GET /api/admin/corrections.jsonl')} download className={buttonClass()}>
          <Download size={16} aria-hidden="true" className="shrink-0" />
          {corrections.download}
        </a>
      </Saving>
    </Card>
  );
}

function State({ archive }: { archive: CompanyExport }) {
  const { exports: words, language } = useTexts();
  const { state, failure, fraction, size, files, missingFiles, readyAt, expiresAt } = archive;
  if (state === 'failed') return <Notice tone="error">{words.failures[failure ?? 'internal']}</Notice>;
  if (state === 'making')
    return (
      <>
        <p className="text-sm">{words.making}</p>
        <ProgressBar label={words.making} fraction={fraction} />
      </>
    );
  return (
    <>
      {missingFiles > 0 && <Notice tone="warning">{words.missing(missingFiles)}</Notice>}
      {readyAt && expiresAt && (
        <p className="text-sm">{words.ready(minuteText(readyAt), files, minuteText(expiresAt))}</p>
      )}
      <Saving>
        <a href={addressOf('GET /api/admin/export/archive')} download className={buttonClass({ variant: 'primary' })}>
          <Download size={16} aria-hidden="true" className="shrink-0" />
          {words.download(fileSize(size, language.locale))}
        </a>
      </Saving>
    </>
  );
}

/** A link to a file that names people, or why there is none. */
function Saving({ children }: { children: ReactNode }) {
  const { blind } = useTexts();
  return useQuery(blindQuery).data?.company ? <Notice>{blind.noArchive}</Notice> : <div>{children}</div>;
}
