import type { Candidacy, CandidacyList, RoleCandidate, RoleCandidates } from '@cotejo/contract';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';

/** The lists of a role's candidacies, whatever they are filtered by. */
export const candidaciesKey = (roleId: number) => ['candidacies', roleId] as const;
export const candidacyKey = (id: number) => ['candidacy', id] as const;

/** What a recruiter changes where it stands. */
export type Change = Partial<Pick<RoleCandidate, 'status' | 'decided' | 'expectedSalary'>>;

/** The queries that hold candidates: those of an opportunity, lists of a role, and single ones. */
export const holdsCandidates = ({ queryKey: [first, , third] }: Pick<Query, 'queryKey'>): boolean =>
  first === 'candidacies' || first === 'candidacy' || (first === 'opportunities' && third === 'candidates');

/** Shows a change of a candidate, by the analysis' id, wherever that one is on the screen. */
export function showChange(queryClient: QueryClient, id: number, change: Change): void {
  const changed = <Held extends { id: number }>(held: Held): Held => (held.id === id ? { ...held, ...change } : held);
  queryClient.setQueriesData<RoleCandidates[]>(
    { predicate: ({ queryKey }) => queryKey[0] === 'opportunities' && queryKey[2] === 'candidates' },
    (roles) => roles?.map((role) => ({ ...role, candidates: role.candidates.map(changed) })),
  );
  queryClient.setQueriesData<InfiniteData<CandidacyList>>(
    { queryKey: ['candidacies'] },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(changed) })) },
  );
  queryClient.setQueryData<Candidacy>(candidacyKey(id), (one) => one && changed(one));
}
