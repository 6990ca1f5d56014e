import type { Analysis, Resume } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { useHasDraft } from '../forms/use-draft.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { RubricHistory } from './rubric-history.tsx';
import { Rescoring, ScoreChanges } from './rescoring.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { rubricDraft } from './values.ts';
import type { ProgressOf } from '../progress/stages.ts';
import { rubricQuery } from './queries.ts';

const RubricForm = lazy(async () => ({ default: (await import('./rubric-form.tsx')).RubricForm }));

type Props = {
  jobDescriptionId: number;
  /** The last result, whose scores follow every change. */
  analysis: Analysis | undefined;
  resumes: Resume[];
  progress: ProgressOf;
  rescoring: boolean;
  /** Whether an analysis is running. */
  disabled: boolean;
  onSaved: () => void;
};

/** The requirements for review, before and after the analysis. Closed at first, but open where unsaved changes wait. */
export function RubricPanel({ jobDescriptionId, analysis, resumes, progress, rescoring, disabled, onSaved }: Props) {
  const { rubric } = useTexts();
  const waits = useHasDraft(rubricDraft(jobDescriptionId));
  const [open, setOpen] = useState(waits);
  const [before, setBefore] = useState<Analysis>();
  const query = useQuery({ ...rubricQuery(jobDescriptionId), enabled: open });
  const { data } = query;
  const saved = () => {
    setBefore(analysis);
    onSaved();
  };
  return (
    <section aria-label={rubric.title} className="rounded-field bg-base-100 [--rubric-top:4.5rem]">
      <Disclosure title={rubric.title} open={waits} onOpen={() => setOpen(true)}>
        {query.isError && <LoadProblem text={rubric.loadFailed} queries={[query]} />}
        {!data && !query.isError && <Loading />}
        {data && (
          <Suspense fallback={<Loading />}>
            <RubricForm
              rubric={data}
              analyzed={analysis !== undefined}
              disabled={disabled || rescoring}
              onSaved={saved}
            />
          </Suspense>
        )}
        {rescoring && <Rescoring resumes={resumes} progress={progress} />}
        {!rescoring && before && analysis && <ScoreChanges before={before} after={analysis} />}
        {data && (
          <RubricHistory
            rubric={data}
            analyzed={analysis !== undefined}
            disabled={disabled || rescoring}
            onRestored={saved}
          />
        )}
      </Disclosure>
    </section>
  );
}

function Loading() {
  const { rubric } = useTexts();
  return (
    <div role="status" aria-label={rubric.loading}>
      <Skeleton className="h-48" />
    </div>
  );
}
