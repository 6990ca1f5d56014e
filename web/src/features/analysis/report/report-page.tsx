import type { Candidate } from '@cotejo/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, FileArchive, FileText, FileType, Mail, Printer } from 'lucide-react';
import { type CallName, failureText } from '../../../lib/api-client.ts';
import { say, useTexts } from '../../../texts/index.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { MaskedCandidate } from '../../blind/masked.tsx';
import { candidateQuery } from '../candidate/queries.ts';
import { useWhenMatched } from '../../progress/use-when-matched.ts';
import { useDownload } from '../../messages/use-download.ts';
import { LoadProblem } from '../../messages/load-problem.tsx';
import { Breadcrumbs } from '../../pages/breadcrumbs.tsx';
import { candidacyQuery } from '../../candidates/queries.ts';
import { AllRequirements } from './all-requirements.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { jobQuery } from '../../documents/queries.ts';

type Props = { jobDescriptionId: number; resumeId: number };

/** One candidate on one page, to read and to print. */
export function ReportPage({ jobDescriptionId, resumeId }: Props) {
  const texts = useTexts();
  const { report, toasts } = texts;
  const queryClient = useQueryClient();
  const job = useQuery(jobQuery(jobDescriptionId));
  const candidate = useQuery(candidateQuery(jobDescriptionId, resumeId));
  const { data: candidacy } = useQuery({
    ...candidacyQuery(candidate.data?.analysisId ?? 0),
    enabled: candidate.data !== undefined,
  });
  const error = candidate.error ?? job.error;
  const isLoaded = Boolean(candidate.data && job.data);
  const isPending = candidate.data?.isPending ?? false;
  useWhenMatched(
    jobDescriptionId,
    isPending ? [resumeId] : [],
    () => void queryClient.invalidateQueries(candidateQuery(jobDescriptionId, resumeId)),
  );
  return (
    <div className="page max-w-[58rem] py-6 print:max-w-none print:p-0">
      <div className="flex min-h-7 flex-wrap items-start justify-between gap-x-6 print:hidden">
        {candidacy?.role && <Breadcrumbs {...candidacy} />}
        <Link
          to="/analyze"
          search={{ jobDescriptionId, resumeId }}
          className="mb-1 inline-flex min-h-6 items-center gap-1.5 text-sm text-muted hover:text-base-content"
        >
          <ArrowLeft size={16} aria-hidden="true" className="shrink-0" />
          {report.back}
        </Link>
      </div>
      <Actions candidate={candidate.data} disabled={!isLoaded || isPending} />
      {isPending && (
        <div role="status" className="mb-4">
          <Notice>{report.pending}</Notice>
        </div>
      )}
      {!isLoaded && <HiddenTitle />}
      {error && (
        <LoadProblem text={say(texts, failureText(error, toasts.candidateFailedText))} queries={[candidate, job]} />
      )}
      {!error && candidate.data && job.data && (
        <>
          <div className="mb-4 empty:hidden print:hidden">
            <MaskedCandidate candidate={candidate.data} />
          </div>
          <ReportSheet candidate={candidate.data} job={job.data} />
          <AllRequirements candidate={candidate.data} />
        </>
      )}
      {!error && !isLoaded && <Skeleton className="h-[60rem]" />}
    </div>
  );
}

type ActionsProps = { candidate: Candidate | undefined; disabled: boolean };

/** What can be done with the report: beside each other, and on a phone in rows that are full. */
function Actions({ candidate, disabled }: ActionsProps) {
  const { report, files, letter } = useTexts();
  const { busy, download } = useDownload();
  const candidacyId = candidate?.analysisId;
  const save = (name: CallName, done: string) => () => candidacyId && void download(name, candidacyId, done);
  return (
    <div className="mb-4 flex flex-wrap justify-end gap-2 max-sm:*:grow print:hidden">
      {candidacyId !== undefined && (
        <Link to="/letters/$candidacyId" params={{ candidacyId: String(candidacyId) }} className={buttonClass()}>
          <Mail size={16} aria-hidden="true" className="shrink-0" />
          {letter}
        </Link>
      )}
      <Button
        icon={FileText}
        disabled={disabled || busy}
        onClick={save('GET /api/candidacies/:id/report.pdf', files.reportSaved)}
      >
        {files.pdf}
      </Button>
      <Button
        icon={FileType}
        disabled={disabled || busy}
        onClick={save('GET /api/candidacies/:id/report.docx', files.reportSaved)}
      >
        {files.word}
      </Button>
      {!candidate?.masked && (
        <Button
          icon={FileArchive}
          disabled={disabled || busy}
          onClick={save('GET /api/candidacies/:id/decision', files.decisionSaved)}
        >
          {files.decision}
        </Button>
      )}
      <Button variant="primary" icon={Printer} disabled={disabled} onClick={() => window.print()}>
        {report.print}
      </Button>
    </div>
  );
}

/** The title of the page while there is no report that would show one. */
function HiddenTitle() {
  const { report, product } = useTexts();
  return (
    <>
      <title>{`${report.open} · ${product}`}</title>
      <h1 className="sr-only">{report.open}</h1>
    </>
  );
}
