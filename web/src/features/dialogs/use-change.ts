import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { showToast, type ToastAction } from '../../ui/toast-store.ts';
import { refreshLists } from '../../lib/refresh-lists.ts';

type Message = { title: string; description?: string; action?: ToastAction };
type Change<Input, Result> = {
  change: (input: Input) => Promise<Result>;
  done: (result: Result) => Message;
  /** The text of the toast below the title "Error", or the whole message. */
  failed: string | ((error: Error) => Message);
  /** Called when the fresh lists are drawn. */
  onDone: () => void;
};

/**
 * Changes a client, an opportunity or a role, says how it went, and refreshes the lists. It does so after a 404 or
 * 409 too, as these mean that the lists were out of date.
 */
export function useChange<Input, Result = unknown>({ change, done, failed, onDone }: Change<Input, Result>) {
  const { forms } = useTexts();
  const queryClient = useQueryClient();
  const messageOf = (error: Error): Message =>
    typeof failed === 'string' ? { title: forms.error, description: failed } : failed(error);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: change,
    onSuccess: async (result) => {
      showToast(done(result));
      await refreshLists(queryClient);
      // They are drawn in a task of their own. Only then is known whether the button that gets the focus back is there.
      await new Promise((drawn) => {
        setTimeout(drawn);
      });
      onDone();
    },
    onError: async (error) => {
      showToast({ ...messageOf(error), destructive: true });
      if (error instanceof ApiError && (error.status === 404 || error.status === 409)) await refreshLists(queryClient);
    },
  });
  return { send: mutateAsync, isPending, error, failure: error ? messageOf(error).description : undefined };
}
