import { type CandidateStatus, candidateStatuses, knownStatus } from '@cotejo/contract';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { classNames } from '../../ui/class-names.ts';
import { statusMarks } from './statuses.ts';
import type { Changeable } from './use-candidate-change.ts';
import { useStatusChange } from './use-changes.ts';

export function StatusSelect({ candidate }: { candidate: Changeable }) {
  const { candidates } = useTexts();
  const change = useStatusChange();
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
        onChange={(event) => change.mutate({ candidate, value: event.target.value as CandidateStatus })}
        className={classNames(
          'select h-9 w-full min-w-0 border-base-content/50 bg-base-100 pl-8 text-sm',
          'disabled:border-base-300 disabled:text-base-content',
        )}
      >
        <StatusOptions />
      </select>
    </span>
  );
}

/** The options of a list of statuses. */
export function StatusOptions() {
  const { candidates } = useTexts();
  return candidateStatuses.map((status) => (
    <option key={status} value={status}>
      {candidates.statuses[status]}
    </option>
  ));
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
