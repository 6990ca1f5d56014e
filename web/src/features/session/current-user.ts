import { endpoints, type User } from '@cotejo/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api-client.ts';

/** The signed-in user, or null: a 401 means "not signed in" and is no error. */
export const currentUserQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return await call(endpoints.getUser, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

/** Null while signed out and while the answer is under way. */
export function useCurrentUser(): User | null {
  return useQuery(currentUserQuery).data ?? null;
}

/** How a person is greeted. */
export const greetingName = (user: User): string => user.firstName || user.username;
