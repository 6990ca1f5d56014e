import { signedInCookie, type User } from '@cotejo/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api-client.ts';
import { chooseLanguage } from '../../texts/index.tsx';
import { claimTab } from './tab-owner.ts';

/**
 * Whether the cookie of a session is there. Without it the call is not made, as browsers report refused calls on the
 * console.
 */
export const mayBeSignedIn = () =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInCookie}=`));
const forgetSession = () => {
  document.cookie = `${signedInCookie}=; Max-Age=0; Path=/`;
};

/** Prepares the tab for a user: drafts of somebody else are dropped, and texts appear in the user's language. */
export async function prepareFor(user: User): Promise<void> {
  claimTab(user.id);
  // Where the texts of the other language cannot be loaded, the present ones stay.
  if (user.language) await chooseLanguage(user.language).catch(() => undefined);
}

/** The signed-in user, or null. A 401 means that nobody is signed in and is no error. */
export const currentUserQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }): Promise<User | null> => {
    if (!mayBeSignedIn()) return null;
    try {
      const user = await call('GET /api/user', { signal });
      await prepareFor(user);
      return user;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      forgetSession();
      return null;
    }
  },
});

/** The signed-in user: null while nobody is, undefined while that is not known. */
export function useSession(): User | null | undefined {
  return useQuery(currentUserQuery).data;
}

/** The signed-in user, for screens that only signed-in users see. */
export const useCurrentUser = (): User | null => useSession() ?? null;

/** The name in the greeting of a user. */
export const greetingName = (user: User): string => user.firstName || user.username;
