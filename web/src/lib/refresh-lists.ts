import type { QueryClient } from '@tanstack/react-query';

/**
 * Loads clients, opportunities, roles, candidates and job descriptions anew after a change to one of them, as their
 * names and counts stand in each other's lists. Resolves when everything on the screen is fresh.
 */
export async function refreshLists(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    ['clients', 'opportunities', 'role', 'job-description'].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );
}
