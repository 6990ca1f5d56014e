import type { Candidate } from '@cotejo/contract';
import { Link } from '@tanstack/react-router';
import { Copy, Download, FileText, Languages, Printer } from 'lucide-react';
import { useTexts } from '../../../texts/index.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { useExports } from '../exports/use-exports.ts';

export function CandidateActions({ jobDescriptionId, candidate }: { jobDescriptionId: number; candidate: Candidate }) {
  const { results, report } = useTexts();
  const { downloadOriginal, downloadTranslation, downloadAnalysis, copyAnalysis } = useExports(jobDescriptionId);
  return (
    <div className="flex flex-wrap gap-2 border-t border-base-300 pt-4">
      <Button icon={Download} onClick={() => void downloadOriginal(candidate)}>{results.downloadOriginal}</Button>
      {candidate.isTranslated && <Button icon={Languages} onClick={() => void downloadTranslation(candidate)}>{results.downloadTranslation}</Button>}
      <Button icon={FileText} onClick={() => downloadAnalysis(candidate)}>{results.downloadFull}</Button>
      <Link to="/report/$jobDescriptionId/$resumeId" params={{ jobDescriptionId: String(jobDescriptionId), resumeId: String(candidate.id) }} className={buttonClass()}><Printer size={16} aria-hidden="true" />{report.open}</Link>
      <Button icon={Copy} onClick={() => void copyAnalysis(candidate)}>{results.copy}</Button>
    </div>
  );
}
