import { signedInCookie, type User } from '@cotejo/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api-client.ts';

/** Browsers report every refused call on the console; without the cookie there is nothing to ask. */
const mayBeSignedIn = () => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInCookie}=`));
const forgetSession = () => { document.cookie = `${signedInCookie}=; Max-Age=0; Path=/`; };

/** The signed-in user, or null: a 401 means "not signed in" and is no error. */
export const currentUserQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }): Promise<User | null> => {
    if (!mayBeSignedIn()) return null;
    try {
      return await call('GET /api/user', { signal });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      forgetSession();
      return null;
    }
  },
});

/** Null while signed out and while the answer is under way. */
export function useCurrentUser(): User | null {
  return useQuery(currentUserQuery).data ?? null;
}

/** How a person is greeted. */
export const greetingName = (user: User): string => user.firstName || user.username;
