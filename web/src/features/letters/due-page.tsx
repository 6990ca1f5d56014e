import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useTexts } from '../../texts/index.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { DueOn } from './due-on.tsx';
import { dueQuery } from './queries.ts';

/** The letters of the company that are due, the earliest first. */
export function DueLettersPage() {
  const { letters, product } = useTexts();
  return (
    <div className="page py-8">
      <title>{`${letters.dueTitle} · ${product}`}</title>
      <PageHead title={letters.dueTitle} intro={letters.dueIntro}>
        <Link to="/" className={buttonClass()}>
          {letters.home}
        </Link>
      </PageHead>
      <DueList />
    </div>
  );
}

function DueList() {
  const { letters, letterKinds } = useTexts();
  const list = useInfiniteQuery(dueQuery);
  if (list.isPending) return <SkeletonRows label={letters.dueLoading} count={4} />;
  if (list.isLoadingError) return <LoadProblem text={letters.dueFailed} queries={[list]} />;
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <EmptyState icon={MailCheck}>{letters.noneDue}</EmptyState>;
  return (
    <>
      <ul aria-label={letters.dueTitle} className="sheet divide-y divide-base-300">
        {items.map(({ candidacyId, kind, name, role, dueOn }) => (
          <li
            key={`${candidacyId} ${kind}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 hover:bg-base-200"
          >
            <div className="min-w-0 flex-1 basis-64">
              <Link
                to="/letters/$candidacyId"
                params={{ candidacyId: String(candidacyId) }}
                search={{ kind }}
                className="link-hover font-medium wrap-anywhere"
              >
                {letters.letterTo(letterKinds[kind], name)}
              </Link>
              {role && <p className="text-sm wrap-anywhere text-muted">{role.name}</p>}
            </div>
            <DueOn day={dueOn} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} centered>
        {letters.more}
      </MoreButton>
    </>
  );
}
