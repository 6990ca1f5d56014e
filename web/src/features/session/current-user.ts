import { signedInCookie, type User } from '@cotejo/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api-client.ts';
import { chooseLanguage } from '../../texts/index.tsx';
import { claimTab } from './tab-owner.ts';

/** Browsers report every refused call on the console; without the cookie there is nothing to ask. */
export const mayBeSignedIn = () =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInCookie}=`));
const forgetSession = () => {
  document.cookie = `${signedInCookie}=; Max-Age=0; Path=/`;
};

/** What has to be so before a user's screens appear: what the tab keeps is theirs, and its texts are in their language. */
export async function prepareFor(user: User): Promise<void> {
  claimTab(user.id);
  // Without the texts of the other language, those that are there have to do.
  if (user.language) await chooseLanguage(user.language).catch(() => undefined);
}

/** The signed-in user, or null: a 401 means "not signed in" and is no error. */
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

/** Null while signed out; undefined while that is not known, as the answer is under way or could not be had. */
export function useSession(): User | null | undefined {
  return useQuery(currentUserQuery).data;
}

/** The signed-in user, for the screens that nobody else sees. */
export const useCurrentUser = (): User | null => useSession() ?? null;

/** How a person is greeted. */
export const greetingName = (user: User): string => user.firstName || user.username;
