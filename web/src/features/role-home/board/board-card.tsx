import { type CandidateStatus, candidateStatuses, type ListedCandidacy, scoreBand } from '@cotejo/contract';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../texts/index.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { bandText } from '../../../ui/score-band.ts';
import { Decided } from '../../candidates/decided.tsx';
import { StatusOptions } from '../../candidates/status-select.tsx';

type Move = (candidacy: ListedCandidacy, status: CandidateStatus) => void;
export type CardActions = {
  onDrag: (candidacy: ListedCandidacy) => void;
  onMove: Move;
  onKeyMove: Move;
  onShow: (id: number) => void;
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** One candidacy on the board, moved by dragging, by its list of statuses and by keys. */
export function BoardCard({
  candidacy,
  status,
  onDrag,
  onMove,
  onKeyMove,
  onShow,
}: { candidacy: ListedCandidacy; status: CandidateStatus } & CardActions) {
  const { board, musts } = useTexts();
  const onKeyDown = (event: KeyboardEvent) => {
    const next = candidateStatuses[candidateStatuses.indexOf(status) + (steps[event.key] ?? NaN)];
    if (!event.shiftKey || !next) return;
    event.preventDefault();
    onKeyMove(candidacy, next);
  };
  return (
    <div
      role="listitem"
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(candidacy);
      }}
      className="sheet grid cursor-grab grid-cols-1 gap-1.5 p-2.5"
    >
      <button
        type="button"
        data-card={candidacy.id}
        onClick={() => onShow(candidacy.id)}
        onKeyDown={onKeyDown}
        className="flex min-h-6 cursor-pointer items-baseline gap-2 text-left text-sm font-medium"
      >
        <span className={classNames('font-semibold tabular-nums', bandText[scoreBand(candidacy.matchScore)])}>
          {candidacy.matchScore}
        </span>
        <span className="min-w-0 truncate" title={candidacy.name}>
          {candidacy.name}
        </span>
      </button>
      <p className="text-xs text-muted">
        {[candidacy.musts > 0 && musts(candidacy.mustsMet, candidacy.musts), candidacy.expectedSalary]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Decided decided={candidacy.decided} className="truncate text-xs text-muted" />
      <select
        aria-label={board.move(candidacy.name)}
        value={status}
        onChange={({ target }) => {
          const next = candidateStatuses.find((one) => one === target.value);
          if (next) onMove(candidacy, next);
        }}
        className="select h-7 w-full border-base-300 bg-base-100 text-xs"
      >
        <StatusOptions />
      </select>
    </div>
  );
}
