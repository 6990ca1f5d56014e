import type { User } from '@cotejo/contract';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { call, failureText } from '../../lib/api-client.ts';
import { say, useTexts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { currentUserQuery, greetingName } from './current-user.ts';

/** What one person loaded or drafted is not for the next one at the same browser. */
function forgetOthersData(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== currentUserQuery.queryKey[0] });
  sessionStorage.clear();
}

/** Signing in or registering, which both end with a user and a greeting; the caller goes on from there. */
export function useSignIn(kind: 'login' | 'register', onDone: () => void) {
  const texts = useTexts();
  const queryClient = useQueryClient();
  const { title, failed, greet } = kind === 'login'
    ? { title: texts.session.loginSuccessful, failed: texts.session.loginFailed, greet: texts.session.welcomeBack }
    : { title: texts.session.registrationSuccessful, failed: texts.session.registrationFailed, greet: texts.session.welcome };
  return {
    succeeded: (user: User) => {
      forgetOthersData(queryClient);
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      showToast({ title, description: greet(greetingName(user)) });
      onDone();
    },
    failed: (error: Error) => showToast({ title: failed, description: say(texts, failureText(error, failed)), destructive: true }),
  };
}

/** Signs out, forgets everything that was loaded, and goes home. */
export function useLogout() {
  const texts = useTexts();
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: () => call('POST /api/logout'),
    onSuccess: async () => {
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      await router.navigate({ to: '/' });
      forgetOthersData(queryClient);
      showToast({ title: texts.session.loggedOut, description: texts.session.loggedOutText });
    },
    onError: (error) => showToast({ title: texts.session.logoutFailed, description: say(texts, failureText(error, texts.session.logoutFailed)), destructive: true }),
  });
}
