import { candidateStatuses, type RoleCandidate } from '@cotejo/contract';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { classNames } from '../../ui/class-names.ts';
import { knownStatus, statusMarks, type Status } from './statuses.ts';
import { useCandidateChange } from './use-candidate-change.ts';

export function StatusSelect({ opportunityId, candidate }: { opportunityId: number; candidate: RoleCandidate }) {
  const { candidates } = useTexts();
  const change = useCandidateChange({
    opportunityId,
    candidate,
    field: 'status',
    done: candidates.statusUpdated,
    failed: candidates.statusFailed,
    send: (status) =>
      call('PUT /api/analysis/:id/status', { params: { id: candidate.id }, input: { status: status as Status } }),
  });
  const select = useKeptFocus(change.isPending);
  const status = knownStatus(candidate.status);
  const { icon: Icon, ink } = statusMarks[status];
  return (
    <span className="relative inline-flex w-60 items-center @max-3xl:w-full">
      <Icon size={16} aria-hidden="true" className={classNames('pointer-events-none absolute left-2.5 z-10', ink)} />
      <select
        ref={select}
        aria-label={candidates.statusOf(candidate.name)}
        value={status}
        disabled={change.isPending}
        onChange={(event) => change.mutate(event.target.value)}
        className={classNames(
          'select h-9 w-full min-w-0 border-base-content/50 bg-base-100 pl-8 text-sm',
          'disabled:border-base-300 disabled:text-base-content',
        )}
      >
        {candidateStatuses.map((value) => (
          <option key={value} value={value}>
            {candidates.statuses[value]}
          </option>
        ))}
      </select>
    </span>
  );
}

/**
 * Gives the focus back to a control that lost it by being disabled for a moment, unless the focus is elsewhere by
 * then.
 */
function useKeptFocus(disabled: boolean) {
  const control = useRef<HTMLSelectElement>(null);
  const wasDisabled = useRef(false);
  useEffect(() => {
    if (wasDisabled.current && !disabled && document.activeElement === document.body) control.current?.focus();
    wasDisabled.current = disabled;
  }, [disabled]);
  return control;
}
