import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/index.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { roleCandidatesQuery } from './queries.ts';

/** The candidates of a role, best first, each a way to their place in the role. */
export function RoleCandidates({ roleId }: { roleId: number }) {
  const { history } = useTexts();
  const list = useInfiniteQuery(roleCandidatesQuery(roleId));
  const candidates = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (candidates.length === 0) return null;
  return (
    <section aria-labelledby="role-candidates" className="mb-6">
      <h2 id="role-candidates" className="mb-2 text-xl">
        {history.candidates(list.data?.pages[0]?.total ?? 0)}
      </h2>
      <ol className="sheet divide-y divide-base-300">
        {candidates.map(({ id, name, matchScore }) => (
          <li key={id} className="flex min-h-11 items-center gap-3 px-4 text-sm">
            <Link
              to="/roles/$roleId"
              params={{ roleId: String(roleId) }}
              search={{ candidate: id }}
              className="link-hover inline-flex min-h-6 min-w-0 flex-1 items-center font-medium wrap-anywhere"
            >
              {name}
            </Link>
            <span className="font-semibold tabular-nums">{matchScore}%</span>
          </li>
        ))}
      </ol>
      <MoreButton list={list} size="small" className="mt-3">
        {history.more}
      </MoreButton>
    </section>
  );
}
