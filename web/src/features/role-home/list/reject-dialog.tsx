import { type CandidateStatus, type RejectionReasons, scoreBand } from '@cotejo/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { call } from '../../../lib/api-client.ts';
import { useTexts } from '../../../texts/index.tsx';
import { CheckBox } from '../../../ui/check-box.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { bandText } from '../../../ui/score-band.ts';
import { SkeletonRows } from '../../../ui/states.tsx';
import { DialogActions } from '../../dialogs/dialog-actions.tsx';
import { LoadProblem } from '../../messages/load-problem.tsx';

type Held = { id: number; status: string };
type Props = {
  roleId: number;
  chosen: Held[];
  status: CandidateStatus;
  onReject: (those: Held[]) => void;
  onClose: () => void;
};

const reasonsQuery = (roleId: number, ids: number[]) =>
  queryOptions({
    queryKey: ['rejection-reasons', roleId, ids],
    queryFn: ({ signal }) =>
      call('GET /api/roles/:id/candidacies/reasons', {
        params: { id: roleId },
        query: { ids: ids.join(',') },
        signal,
      }),
    gcTime: 0,
  });

/** Nobody is rejected among several unseen: each is named with what the resume does not show, and can be left out. */
export function RejectDialog({ roleId, chosen, status, onReject, onClose }: Props) {
  const { oversight, candidates, frame } = useTexts();
  const [left, setLeft] = useState<number[]>([]);
  const query = useQuery(
    reasonsQuery(
      roleId,
      chosen.map(({ id }) => id),
    ),
  );
  const those = chosen.filter(({ id }) => !left.includes(id));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (query.data && those.length > 0) onReject(those);
  };
  const toggle = (id: number) =>
    setLeft((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  const action = oversight.reject(candidates.statuses[status], those.length);
  return (
    <Dialog fit title={oversight.title(chosen.length)} closeLabel={frame.close} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
        <div className="grid min-h-0 gap-3 overflow-y-auto p-4">
          <p className="text-sm text-muted">{oversight.hint}</p>
          {query.isPending && <SkeletonRows label={oversight.loading} count={3} />}
          {query.isError && <LoadProblem text={oversight.loadFailed} queries={[query]} />}
          {query.data && (
            <ul aria-label={oversight.label} className="grid grid-cols-1 divide-y divide-base-300">
              {query.data.map((one) => (
                <Reasons key={one.id} one={one} isLeft={left.includes(one.id)} onToggle={() => toggle(one.id)} />
              ))}
            </ul>
          )}
        </div>
        <DialogActions
          submit={action}
          submitting={action}
          busy={false}
          disabled={!query.data || those.length === 0}
          destructive
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

type ReasonsProps = { one: RejectionReasons; isLeft: boolean; onToggle: () => void };

/** Somebody who is to be rejected, with what speaks against it. */
function Reasons({ one: { name, matchScore, lacking }, isLeft, onToggle }: ReasonsProps) {
  const { oversight } = useTexts();
  const [missing, partial] = (['missing', 'partial'] as const).map((verdict) =>
    lacking.filter((line) => line.verdict === verdict),
  );
  return (
    <li className="grid grid-cols-1 gap-1 py-2.5 text-sm">
      <label className="flex min-h-6 cursor-pointer items-center gap-2 font-medium">
        <CheckBox small checked={!isLeft} onChange={onToggle} />
        <span className={classNames('tabular-nums', bandText[scoreBand(matchScore)])}>{matchScore}</span>
        <span className="min-w-0 wrap-anywhere">{name}</span>
      </label>
      {lacking.length === 0 && <p className="pl-6 text-muted">{oversight.nothing}</p>}
      <Lines title={oversight.missing} lines={missing!} />
      <Lines title={oversight.partial} lines={partial!} />
    </li>
  );
}

function Lines({ title, lines }: { title: string; lines: RejectionReasons['lacking'] }) {
  const { oversight } = useTexts();
  if (lines.length === 0) return null;
  return (
    <p className="pl-6 wrap-anywhere">
      <span className="text-muted">{title}</span>{' '}
      {lines.map(({ text, must }) => (must ? `${text} (${oversight.must})` : text)).join(' · ')}
    </p>
  );
}
