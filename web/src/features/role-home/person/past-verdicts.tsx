import { byImportance, type CandidacyChange } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../lib/api-client.ts';
import { say, useTexts } from '../../../texts/index.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SkeletonRows } from '../../../ui/states.tsx';
import { RequirementRow } from '../../analysis/report/requirement-row.tsx';
import { LoadProblem } from '../../messages/load-problem.tsx';
import { pastJudgmentQuery } from '../queries.ts';

type Props = {
  candidacyId: number;
  entryId: number;
  change: Extract<CandidacyChange, { what: 'score' }>;
};

/** Opens the verdicts of a candidacy as they were before a change of its score. */
export function PastVerdicts(props: Props) {
  const { changes } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-6 cursor-pointer text-primary underline-offset-4 hover:underline"
      >
        {changes.past(props.change.from)}
      </button>
      {open && <Verdicts {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Verdicts({ candidacyId, entryId, change, onClose }: Props & { onClose: () => void }) {
  const texts = useTexts();
  const { changes, frame, evidence, rubric } = texts;
  const query = useQuery(pastJudgmentQuery(candidacyId, entryId));
  const { data: past, error } = query;
  return (
    <Dialog title={changes.past(change.from)} closeLabel={frame.close} onClose={onClose}>
      <div role="region" aria-label={changes.past(change.from)} tabIndex={0} className="overflow-y-auto p-4 sm:p-6">
        {query.isPending && <SkeletonRows label={changes.pastLoading} count={6} />}
        {error && <LoadProblem text={say(texts, failureText(error, changes.pastFailed))} queries={[query]} />}
        {past && (
          <>
            <p className="text-sm text-muted">
              {rubric.version(past.rubricVersion)} ·{' '}
              {evidence.share(
                past.requirements.filter(({ verdict }) => verdict === 'met').length,
                past.requirements.length,
              )}
            </p>
            <ul className="mt-2 divide-y divide-base-300 text-sm">
              {past.requirements.toSorted(byImportance).map((requirement) => (
                <RequirementRow key={requirement.id} requirement={requirement} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
