import { knownStatus, type ListedCandidacy, scoreBand } from '@cotejo/contract';
import {
  CircleX,
  Languages,
  type LucideIcon,
  MessageCircleQuestionMark,
  RefreshCw,
  ShieldAlert,
  ThumbsDown,
  ThumbsUp,
  TriangleAlert,
  Users,
} from 'lucide-react';
import { memo } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { useTexts } from '../../../texts/index.tsx';
import { CheckBox } from '../../../ui/check-box.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { bandText } from '../../../ui/score-band.ts';
import { Decided } from '../../candidates/decided.tsx';
import { statusMarks } from '../../candidates/statuses.ts';
import { rowGrid } from './row-grid.ts';

type Props = {
  candidacy: ListedCandidacy;
  current: boolean;
  chosen: boolean;
  onShow: (id: number) => void;
  onToggle: (id: number) => void;
};

/** One candidacy of the list: two lines in a narrow list, columns in a wide one. Drawn again only on change. */
export const CandidacyRow = memo(function CandidacyRow({ candidacy, current, chosen, onShow, onToggle }: Props) {
  const { people, candidates } = useTexts();
  const { id, name, matchScore, musts, mustsMet, expectedSalary, createdAt } = candidacy;
  return (
    <div
      role="listitem"
      data-current={current || undefined}
      onClick={() => onShow(id)}
      className={classNames(
        rowGrid,
        'cursor-pointer border-t border-base-300 py-2 pr-3 first:border-t-0 [contain-intrinsic-size:auto_3.5rem]',
        '[content-visibility:auto]',
        current ? 'bg-primary/8 shadow-[inset_3px_0_0_var(--color-primary)]' : 'hover:bg-base-200/70',
      )}
    >
      <label
        onClick={(event) => event.stopPropagation()}
        className="row-span-2 grid size-8 cursor-pointer place-items-center self-center @3xl:row-span-1"
      >
        <CheckBox small checked={chosen} aria-label={people.choose(name)} onChange={() => onToggle(id)} />
      </label>
      <span
        role="img"
        aria-label={candidates.scored(matchScore)}
        className={classNames(
          'row-span-2 self-center text-right text-lg leading-none font-semibold tabular-nums @3xl:row-span-1',
          bandText[scoreBand(matchScore)],
        )}
      >
        {matchScore}
      </span>
      <span className="flex min-w-0 items-center gap-2">
        <button
          type="button"
          aria-current={current || undefined}
          onClick={(event) => {
            event.stopPropagation();
            onShow(id);
          }}
          className="min-h-6 min-w-0 cursor-pointer truncate text-left text-sm font-medium outline-offset-1"
          title={name}
        >
          {name}
        </button>
        <Flags candidacy={candidacy} />
      </span>
      <span
        className={classNames(
          'flex min-w-0 items-center gap-2 @3xl:contents',
          '@max-3xl:col-span-2 @max-3xl:col-start-3 @max-3xl:row-start-2',
        )}
      >
        <span className="truncate text-xs text-muted tabular-nums @max-3xl:order-1 @max-3xl:shrink-0">
          {musts > 0 && (
            <>
              {people.musts(mustsMet, musts)}
              <span className="@3xl:sr-only"> {people.columns.musts.toLowerCase()}</span>
            </>
          )}
        </span>
        <Coverage candidacy={candidacy} />
        <StatusLine candidacy={candidacy} />
      </span>
      <span className="hidden truncate text-sm @3xl:block">{expectedSalary}</span>
      <time
        dateTime={createdAt}
        className="text-right text-xs text-muted tabular-nums @max-3xl:col-start-4 @max-3xl:row-start-1"
      >
        {dayText(createdAt)}
      </time>
    </div>
  );
});

function StatusLine({ candidacy: { status: given, decided } }: Pick<Props, 'candidacy'>) {
  const { candidates } = useTexts();
  const status = knownStatus(given);
  const { icon: Icon, ink } = statusMarks[status];
  return (
    // Who set the status wraps out of sight where it does not fit, as a few letters of a name tell nothing.
    <span
      className={classNames(
        'flex h-5 min-w-0 flex-wrap items-center gap-x-1.5 overflow-hidden text-xs leading-5',
        '@max-3xl:order-2 @max-3xl:ml-auto @max-3xl:max-w-3/5 @3xl:text-sm @3xl:leading-5',
        status === 'Analyzed' && 'text-muted',
      )}
    >
      <span className="flex max-w-full items-center gap-1.5">
        <Icon size={14} aria-hidden="true" className={classNames('shrink-0', ink)} />
        <span className="truncate" title={candidates.statuses[status]}>
          {candidates.statuses[status]}
        </span>
      </span>
      <Decided decided={decided} className="text-xs leading-5 whitespace-nowrap text-muted @max-3xl:sr-only" />
    </span>
  );
}

/** How much of what counts is shown: a small bar beside the must-haves, or a column with the figure. */
function Coverage({ candidacy: { coverage } }: Pick<Props, 'candidacy'>) {
  const { people } = useTexts();
  if (coverage === null) return <span className="hidden @3xl:block" />;
  const percent = Math.round(coverage * 100);
  return (
    <span className="flex shrink-0 items-center gap-2 @max-md:hidden" title={people.coverage(percent)}>
      <span aria-hidden="true" className="h-1.5 w-8 overflow-hidden rounded-full bg-base-300 @3xl:w-auto @3xl:flex-1">
        <span className="block h-full bg-base-content/55" style={{ width: `${percent}%` }} />
      </span>
      <span className="hidden w-9 text-right text-xs text-muted tabular-nums @3xl:inline">{percent}%</span>
    </span>
  );
}

const flagMarks: Record<ListedCandidacy['flags'][number], { icon: LucideIcon; ink: string }> = {
  'same-person': { icon: Users, ink: 'text-muted' },
  warning: { icon: TriangleAlert, ink: 'text-warning' },
  'low-confidence': { icon: ShieldAlert, ink: 'text-warning' },
  translated: { icon: Languages, ink: 'text-muted' },
  outdated: { icon: RefreshCw, ink: 'text-muted' },
  'client-yes': { icon: ThumbsUp, ink: 'text-success' },
  'client-no': { icon: ThumbsDown, ink: 'text-error' },
  'client-ask': { icon: MessageCircleQuestionMark, ink: 'text-primary' },
};

function Flags({ candidacy: { flags, state } }: Pick<Props, 'candidacy'>) {
  const { people } = useTexts();
  return (
    <span className="flex shrink-0 items-center gap-1">
      {flags.map((flag) => (
        <Mark key={flag} {...flagMarks[flag]} label={people.flags[flag]} />
      ))}
      {state === 'pending' && <Mark icon={RefreshCw} ink="text-primary" label={people.states.pending} />}
      {state === 'failed' && <Mark icon={CircleX} ink="text-error" label={people.states.failed} />}
    </span>
  );
}

function Mark({ icon: Icon, ink, label }: { icon: LucideIcon; ink: string; label: string }) {
  return (
    <span role="img" aria-label={label} title={label} className={ink}>
      <Icon size={14} aria-hidden="true" />
    </span>
  );
}
