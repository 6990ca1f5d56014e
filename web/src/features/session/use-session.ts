import type { User } from '@cotejo/contract';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { call, failureText } from '../../lib/api-client.ts';
import { chooseLanguage, say, textsNow, useTexts, type Language } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { currentUserQuery, greetingName, mayBeSignedIn, prepareFor } from './current-user.ts';
import { leaveTab } from './tab-owner.ts';

/** What one person loaded is not for the next one at the same browser. */
function forgetLoaded(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== currentUserQuery.queryKey[0] });
}

/** Signing in or registering, which both end with a user and a greeting; the caller goes on from there. */
export function useSignIn(kind: 'login' | 'register', onDone: () => void) {
  const queryClient = useQueryClient();
  return {
    succeeded: async (user: User) => {
      forgetLoaded(queryClient);
      await prepareFor(user);
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      const { session } = textsNow();
      const name = greetingName(user);
      // The next call will be refused: this is why.
      if (!mayBeSignedIn())
        showToast({
          title: kind === 'login' ? session.loginFailed : session.registrationFailed,
          description: session.notKept,
          destructive: true,
        });
      else
        showToast(
          kind === 'login'
            ? { title: session.loginSuccessful, description: session.welcomeBack(name) }
            : { title: session.registrationSuccessful, description: session.welcome(name) },
        );
      onDone();
    },
    failed: (error: Error) => {
      const texts = textsNow();
      const title = kind === 'login' ? texts.session.loginFailed : texts.session.registrationFailed;
      showToast({ title, description: say(texts, failureText(error, title)), destructive: true });
    },
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
      forgetLoaded(queryClient);
      leaveTab();
      showToast({ title: texts.session.loggedOut, description: texts.session.loggedOutText });
    },
    onError: (error) =>
      showToast({
        title: texts.session.logoutFailed,
        description: say(texts, failureText(error, texts.session.logoutFailed)),
        destructive: true,
      }),
  });
}

/** Shows another language and remembers it: for everybody in the browser, for who is signed in on the server too. */
export function useChooseLanguage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (language: Language) => {
      await chooseLanguage(language);
      const user = queryClient.getQueryData(currentUserQuery.queryKey);
      return user ? call('PUT /api/user/:id/language', { params: { id: user.id }, input: { language } }) : null;
    },
    onSuccess: (user) => user && queryClient.setQueryData(currentUserQuery.queryKey, user),
    onError: () => {
      const { frame } = textsNow();
      showToast({ title: frame.languageFailed, description: frame.languageFailedText, destructive: true });
    },
  });
}
