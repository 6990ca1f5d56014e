import type { Analysis } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Copy, Download, FileText, Languages, Printer } from 'lucide-react';
import { useTexts } from '../../../texts/index.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { useExports } from '../exports/use-exports.ts';
import { candidateQuery } from '../candidate/queries.ts';

type Props = { jobDescriptionId: number; resumes: Analysis['resumes']; selectedId: number | undefined };

/** Downloads, copy and report of the selected candidate. Without one the buttons say what is missing. */
export function CandidateActions({ jobDescriptionId, resumes, selectedId }: Props) {
  const { results, report } = useTexts();
  const resume = resumes.find((one) => one.id === selectedId);
  const scored = resume !== undefined && resume.matchScore !== null;
  const { data: candidate } = useQuery({ ...candidateQuery(jobDescriptionId, resume?.id ?? 0), enabled: scored });
  const selection = { selectedId, resume, candidate: scored ? candidate : undefined };
  const { downloadOriginal, downloadTranslation, downloadAnalysis, copyAnalysis } = useExports(selection);
  return (
    <div className="mt-8 grid gap-2 border-t border-base-300 pt-4 sm:flex sm:flex-wrap">
      {!resume?.masked && (
        <Button icon={Download} onClick={downloadOriginal}>
          {results.downloadOriginal}
        </Button>
      )}
      {resume?.isTranslated && !resume.masked && (
        <Button icon={Languages} onClick={downloadTranslation}>
          {results.downloadTranslation}
        </Button>
      )}
      <Button icon={FileText} onClick={downloadAnalysis}>
        {results.downloadFull}
      </Button>
      <Button icon={Copy} onClick={() => void copyAnalysis()}>
        {results.copy}
      </Button>
      {scored && (
        <Link
          to="/report/$jobDescriptionId/$resumeId"
          params={{ jobDescriptionId: String(jobDescriptionId), resumeId: String(resume.id) }}
          className={buttonClass()}
        >
          <Printer size={16} aria-hidden="true" />
          {report.open}
        </Link>
      )}
    </div>
  );
}
