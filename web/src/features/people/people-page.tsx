import type { ListedPerson } from '@cotejo/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileInput, Users } from 'lucide-react';
import { dayText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { NotByName } from '../blind/not-by-name.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { AskPool } from '../pool/ask-pool.tsx';
import { useAsked, useIsAsking } from '../pool/use-asked.ts';
import { CandidacyLine } from './candidacy-line.tsx';
import { peopleQuery } from './queries.ts';
import { PersonLink } from '../pool/person-link.tsx';

/** What is typed, and the search that was asked, so that who has looked at somebody comes back to what was found. */
export type PeopleAddress = { q?: string | undefined; asked?: number | undefined };
type Props = { address: PeopleAddress; onAddress: (change: PeopleAddress) => void };

/** Everybody whom the company knows, those with the newest resumes first. */
export function PeoplePage({ address: { q = '', asked: searchId }, onAddress }: Props) {
  const { persons, product } = useTexts();
  const asked = useAsked(searchId);
  return (
    <div className="page py-8">
      <title>{`${persons.title} · ${product}`}</title>
      <PageHead title={persons.title} intro={persons.intro}>
        <Link to="/people/import" search={{}} className={buttonClass()}>
          <FileInput size={16} aria-hidden="true" className="shrink-0" />
          {persons.import}
        </Link>
      </PageHead>
      <AskPool
        q={q}
        onQ={(next) => onAddress(next === '' ? { q: undefined, asked: undefined } : { q: next })}
        asked={asked}
        onAsked={(id) => onAddress({ asked: id })}
      />
      <PeopleList q={q} isAsked={asked !== undefined} />
    </div>
  );
}

/** Who has the words of `q`. Of a question that was asked nobody need have them. */
function PeopleList({ q, isAsked }: { q: string; isAsked: boolean }) {
  const { persons, pool } = useTexts();
  const list = useInfiniteQuery(peopleQuery(q));
  const isAsking = useIsAsking();
  if (list.isPending) return <SkeletonRows label={persons.loading} count={8} />;
  if (list.isLoadingError) return <LoadProblem text={persons.loadFailed} queries={[list]} />;
  const items = list.data.pages.flatMap((page) => page.items);
  const { total, isCut, isLike, waiting } = list.data.pages[0]!;
  if (isAsked && items.length === 0) return null;
  if (isAsking && items.length === 0) return <SkeletonRows label={pool.asking} count={3} />;
  return (
    <>
      <p role="status" className="mb-2 text-sm text-muted">
        {(isCut ? persons.foundMore : isLike ? persons.foundLike : persons.found)(total)}
        {waiting > 0 && ` · ${persons.waiting(waiting)}`}
      </p>
      {items.length === 0 && (
        <EmptyState icon={Users}>
          {q.trim() ? persons.nothing : persons.empty}
          {q.trim() && <NotByName />}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul aria-label={persons.title} className="sheet divide-y divide-base-300">
          {items.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </ul>
      )}
      <MoreButton list={list} centered>
        {persons.more}
      </MoreButton>
    </>
  );
}

function PersonRow({ person }: { person: ListedPerson }) {
  const { persons, quoted } = useTexts();
  const { tags, resumes, lastResume, latest, maybeSame, line } = person;
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <PersonLink person={person} />
          {maybeSame > 0 && <Badge tone="warning">{persons.maybeSame}</Badge>}
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
        <p className="text-sm text-muted">
          {persons.resumes(resumes)}
          {lastResume && ` · ${persons.newest(dayText(lastResume.createdAt))}`}
        </p>
        {line !== null && <p className="text-sm text-muted wrap-anywhere">{quoted(line)}</p>}
      </div>
      <ul className="grid min-w-0 content-start gap-1">
        {latest.map((candidacy) => (
          <CandidacyLine key={candidacy.id} candidacy={candidacy} />
        ))}
      </ul>
    </li>
  );
}
