import type { User } from '@cotejo/contract';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { call, failureText } from '../../lib/api-client.ts';
import { chooseLanguage, textsNow, useTexts, type Language } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { currentUserQuery, greetingName, mayBeSignedIn, prepareFor } from './current-user.ts';
import { leaveTab } from './tab-owner.ts';
import { showFailure } from '../messages/show-failure.ts';

/** Forgets what one person loaded, so that the next one at the same browser does not see it. */
function forgetLoaded(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== currentUserQuery.queryKey[0] });
}

type Kind = 'login' | 'register';

const failedTitle = (kind: Kind): string =>
  kind === 'login' ? textsNow().session.loginFailed : textsNow().session.registrationFailed;

/** Remembers and greets somebody who has just logged in or registered. */
export async function welcomeUser(queryClient: QueryClient, kind: Kind, user: User): Promise<void> {
  forgetLoaded(queryClient);
  await prepareFor(user);
  queryClient.setQueryData(currentUserQuery.queryKey, user);
  const texts = textsNow();
  const { session } = texts;
  const name = greetingName(user);
  // Without the cookie the next call will be refused, and this message says why.
  if (!mayBeSignedIn()) showFailure(texts, failedTitle(kind), session.notKept);
  else
    showToast(
      kind === 'login'
        ? { title: session.loginSuccessful, description: session.welcomeBack(name) }
        : { title: session.registrationSuccessful, description: session.welcome(name) },
    );
}

/** Says why somebody could not log in or register. */
export function showSignInFailure(kind: Kind, error: unknown): void {
  const title = failedTitle(kind);
  showFailure(textsNow(), title, failureText(error, title));
}

/** What follows a login or a registration: the user is remembered and greeted, or told what failed. */
export function useSignIn(kind: Kind, onDone: () => void) {
  const queryClient = useQueryClient();
  return {
    succeeded: async (user: User) => {
      await welcomeUser(queryClient, kind, user);
      onDone();
    },
    failed: (error: Error) => showSignInFailure(kind, error),
  };
}

/** Logs out, forgets everything that was loaded, and goes to the home page, by the identity provider if it asks. */
export function useLogout() {
  const texts = useTexts();
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: () => call('POST /api/logout'),
    onSuccess: async ({ next }) => {
      if (next) {
        leaveTab();
        return window.location.assign(next);
      }
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      await router.navigate({ to: '/' });
      forgetLoaded(queryClient);
      leaveTab();
      showToast({ title: texts.session.loggedOut, description: texts.session.loggedOutText });
    },
    onError: (error) => showFailure(texts, texts.session.logoutFailed, failureText(error, texts.session.logoutFailed)),
  });
}

/** Shows another language and remembers it in the browser, and on the server for a signed-in user. */
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
