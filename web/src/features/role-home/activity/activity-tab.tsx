import { roleChangeKinds, type RoleActivityEntry, type RoleChangeKind } from '@cotejo/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  ArrowLeftRight,
  Banknote,
  Flag,
  Gauge,
  History,
  ListChecks,
  Mail,
  MessageCircle,
  StickyNote,
  Upload,
  type LucideIcon,
} from 'lucide-react';
import { useDeferredValue } from 'react';
import { minuteText } from '../../../lib/dates.ts';
import { useTexts, type Texts } from '../../../texts/index.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { EmptyState, Problem, SkeletonRows } from '../../../ui/states.tsx';
import { statusText } from '../../candidates/statuses.ts';
import { RecordHistoryLink } from '../../company-history/record-link.tsx';
import type { OnAddress, RoleAddress } from '../address.ts';
import { RubricChanges } from '../../rubrics/version.tsx';
import { Corrected, sentenceOf } from '../person/change-list.tsx';
import { PastVerdicts } from '../person/past-verdicts.tsx';
import { activityQuery } from '../queries.ts';
import { together } from './together.ts';

type FilterProps = { address: RoleAddress; onAddress: OnAddress };
type Props = FilterProps & { roleId: number };

/** What has happened in a role, to one of its people or to all of them, newest first. */
export function ActivityTab({ roleId, address, onAddress }: Props) {
  const { activity, people, frame } = useTexts();
  const q = useDeferredValue(address.q);
  const list = useInfiniteQuery(activityQuery(roleId, { q, what: address.what }));
  const entries = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="sheet flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4 sm:p-6">
      <Filter address={address} onAddress={onAddress} />
      <RecordHistoryLink about="role" id={roleId} />
      {list.isPending && <SkeletonRows label={activity.loading} count={6} />}
      {list.isError && (
        <Problem
          text={activity.loadFailed}
          retryLabel={frame.retry}
          busy={list.isFetching}
          onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {list.isSuccess && entries.length === 0 && (
        <EmptyState icon={History}>{q || address.what ? activity.noneOfKind : activity.none}</EmptyState>
      )}
      {entries.length > 0 && (
        <ol aria-label={activity.label} className="grid max-w-4xl grid-cols-1 divide-y divide-base-300">
          {together(entries).map((act) => (
            <Act key={act[0]!.id} act={act} onAddress={onAddress} />
          ))}
        </ol>
      )}
      {!list.isError && (
        <MoreButton list={list} size="small" className="justify-self-start self-start">
          {people.more}
        </MoreButton>
      )}
    </div>
  );
}

/** Whose activity, and of which kind. */
function Filter({ address: { q = '', what }, onAddress }: FilterProps) {
  const { activity, people } = useTexts();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchBox
        label={activity.search}
        clearLabel={people.clear}
        term={q}
        onTerm={(term) => onAddress({ q: term.trim() || undefined })}
        className="w-full sm:w-88"
      />
      <label className="flex items-center gap-2 text-sm">
        {activity.kind}
        <select
          value={what ?? ''}
          onChange={({ target }) => onAddress({ what: roleChangeKinds.find((kind) => kind === target.value) })}
          className="select h-10 w-48 border-base-content/50 bg-base-100 text-sm"
        >
          <option value="">{activity.kinds.all}</option>
          {roleChangeKinds.map((kind) => (
            <option key={kind} value={kind}>
              {activity.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

const icons: Record<RoleChangeKind, LucideIcon> = {
  upload: Upload,
  status: Flag,
  salary: Banknote,
  score: Gauge,
  role: ArrowLeftRight,
  note: StickyNote,
  letter: Mail,
  answer: MessageCircle,
  rubric: ListChecks,
};

type ActProps = { act: RoleActivityEntry[]; onAddress: OnAddress };

/** One entry, or those of one act together with the people whom it concerns behind a press. */
function Act({ act, onAddress }: ActProps) {
  const texts = useTexts();
  const { activity } = texts;
  const [entry] = act as [RoleActivityEntry];
  const Icon = icons[entry.change.what];
  const several = act.length > 1;
  return (
    <li className="flex gap-3 py-2.5 text-sm">
      <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          {!several && <Candidate entry={entry} onAddress={onAddress} />}
          {several ? sentenceOfAll(act, texts) : sentenceOf(entry.change, texts)}
        </p>
        {entry.note !== null && (
          <p className="mt-0.5 border-l-2 border-primary/40 pl-2 wrap-anywhere whitespace-pre-line">{entry.note}</p>
        )}
        {entry.readFrom !== null && <p className="text-muted wrap-anywhere">{activity.readFrom(entry.readFrom)}</p>}
        <RubricChanges changes={entry.rubricChanges} />
        {!several && <Corrected change={entry.change} />}
        {!several && <Past entry={entry} />}
        {several && (
          <details className="mt-1">
            <summary className="inline-flex min-h-6 cursor-pointer items-center text-primary">
              {activity.who(act.length)}
            </summary>
            <ul className="mt-1 grid gap-1">
              {act.map((one) => (
                <li key={one.id} className="wrap-anywhere">
                  <Candidate entry={one} onAddress={onAddress} />
                  {sentenceOf(one.change, texts)} <Past entry={one} />
                  <Corrected change={one.change} />
                </li>
              ))}
            </ul>
          </details>
        )}
        <p className="text-xs text-muted">
          {entry.author?.name ?? texts.changes.system} · {minuteText(entry.createdAt)}
        </p>
      </div>
    </li>
  );
}

/** The way to the verdicts before a change of score. */
function Past({ entry: { id, candidate, change } }: { entry: RoleActivityEntry }) {
  if (!candidate || change.what !== 'score') return null;
  return <PastVerdicts candidacyId={candidate.id} entryId={id} change={change} />;
}

/** The name of whom an entry concerns, which opens the candidate. */
function Candidate({ entry: { candidate }, onAddress }: { entry: RoleActivityEntry; onAddress: OnAddress }) {
  if (!candidate) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => onAddress({ tab: undefined, candidate: candidate.id }, true)}
        className="min-h-6 cursor-pointer text-left font-medium underline-offset-4 hover:text-primary hover:underline"
      >
        {candidate.name}
      </button>
      {' · '}
    </>
  );
}

function sentenceOfAll(act: RoleActivityEntry[], texts: Texts): string {
  const { activity, changes, candidates } = texts;
  const change = act[0]!.change;
  const count = act.length;
  if (change.what === 'score') return activity.scores(count, changes.causes[change.cause]);
  if (change.what === 'status') return activity.several(count, `${candidates.status}: ${statusText(change.to, texts)}`);
  return activity.several(count, sentenceOf(change, texts));
}
