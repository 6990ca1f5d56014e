import type { ManagedUser } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showFailure } from '../messages/show-failure.ts';
import { usersQuery } from './queries.ts';
import { fullName } from '../../lib/full-name.ts';

type Access = { user: ManagedUser; active: boolean };

/** Deactivates a user, or lets them in again, which can be undone from the message. */
export function useAccessChange() {
  const texts = useTexts();
  const { admin, forms } = texts;
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: ({ user, active }: Access) =>
      call('PUT /api/admin/users/:id/access', { params: { id: user.id }, input: { active } }),
    onSuccess: (user, { active }) => {
      const name = fullName(user);
      const undo = { label: forms.undo, run: () => change.mutate({ user, active: !active }) };
      showToast(
        active
          ? { title: admin.activated, description: admin.createdText(name), action: undo }
          : { title: admin.deactivated, description: admin.deactivatedText(name), action: undo },
      );
    },
    onError: (error) => showFailure(texts, admin.updateFailed, failureText(error, admin.updateFailedText)),
    onSettled: () => queryClient.invalidateQueries(usersQuery),
  });
  return change;
}
