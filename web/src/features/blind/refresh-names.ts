import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { currentUserQuery } from '../session/current-user.ts';
import { blindQuery } from './queries.ts';

const kept = [currentUserQuery, blindQuery].map(({ queryKey: [first] }) => first as unknown);
const mayName: QueryFilters = { predicate: ({ queryKey: [first] }) => !kept.includes(first) };

/**
 * Asks for everything again after somebody was masked or shown. Where names are to be hidden, all that was loaded is
 * forgotten first, so that no screen goes on showing one.
 */
export function refreshNames(queryClient: QueryClient, hides: boolean): void {
  void (hides ? queryClient.resetQueries(mayName) : queryClient.invalidateQueries(mayName));
}
