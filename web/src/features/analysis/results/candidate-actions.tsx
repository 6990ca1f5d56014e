import type { Candidate } from '@cotejo/contract';
import { Copy, Download, FileText, Languages } from 'lucide-react';
import { useTexts } from '../../../texts/index.tsx';
import { Button } from '../../../ui/button.tsx';
import { useExports } from '../exports/use-exports.ts';

export function CandidateActions({ jobDescriptionId, candidate }: { jobDescriptionId: number; candidate: Candidate }) {
  const { results } = useTexts();
  const { downloadOriginal, downloadTranslation, downloadAnalysis, copyAnalysis } = useExports(jobDescriptionId);
  return (
    <div className="flex flex-wrap gap-2 border-t border-base-300 pt-4">
      <Button icon={Download} onClick={() => void downloadOriginal(candidate)}>{results.downloadOriginal}</Button>
      {candidate.isTranslated && <Button icon={Languages} onClick={() => void downloadTranslation(candidate)}>{results.downloadTranslation}</Button>}
      <Button icon={FileText} onClick={() => downloadAnalysis(candidate)}>{results.downloadFull}</Button>
      <Button icon={Copy} onClick={() => void copyAnalysis(candidate)}>{results.copy}</Button>
    </div>
  );
}
