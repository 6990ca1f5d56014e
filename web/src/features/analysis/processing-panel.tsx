import type { Resume } from '@cotejo/contract';
import { useTexts } from '../../texts/index.tsx';
import { Card } from '../../ui/card.tsx';
import { StageProgress } from '../progress/stage-progress.tsx';
import { waitingForMatch, type ProgressOf } from '../progress/stages.ts';

/** The stage of every candidate while an analysis runs. */
export function ProcessingPanel({ resumes, progress }: { resumes: Resume[]; progress: ProgressOf }) {
  const { upload } = useTexts();
  return (
    <Card title={upload.processing} hint={upload.processingText}>
      <p role="status" className="flex items-center gap-3 text-sm">
        <span className="loading loading-spinner loading-sm text-primary" aria-hidden="true" />
        {upload.processingDetail}
      </p>
      <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {resumes
          .filter((resume) => resume.state !== 'failed')
          .map((resume) => (
            <li key={resume.id} className="min-w-0">
              <p className="truncate text-sm font-medium">{resume.name}</p>
              <StageProgress
                name={resume.name}
                progress={
                  (resume.state === 'preparing' ? progress.prepare : progress.match).get(resume.id) ??
                  waitingForMatch(resume.id)
                }
              />
            </li>
          ))}
      </ul>
    </Card>
  );
}
