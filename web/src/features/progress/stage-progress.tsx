import type { Progress } from '@cotejo/contract';
import { useTexts } from '../../texts/index.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { overallFraction } from './stages.ts';

/** The stage that one document is in, and its progress. */
export function StageProgress({ name, progress }: { name: string; progress: Progress | undefined }) {
  const { upload } = useTexts();
  return (
    <div className="mt-1.5">
      <p className="mb-1 text-xs text-muted">{progress ? upload.stages[progress.stage] : upload.preparing}</p>
      <ProgressBar label={name} fraction={progress ? overallFraction(progress) : 0} />
    </div>
  );
}
