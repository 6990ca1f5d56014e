import { newUserInput, userChangeInput, type Calls, type InputOf, type ManagedUser, type User } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { currentUserQuery } from '../session/current-user.ts';
import { usersQuery } from './queries.ts';
import { UserForm } from './user-form.tsx';
import { fullName } from '../../lib/full-name.ts';
import { showFailure } from '../messages/show-failure.ts';

type Props = { /** The company of the admin, to which all users belong. */ company: string; onClose: () => void };

export function NewUserDialog({ company, onClose }: Props) {
  const { admin } = useTexts();
  const change = useUserChange({
    change: (input: InputOf<Calls['POST /api/admin/users']>) => call('POST /api/admin/users', { input }),
    done: (user) => ({ title: admin.created, description: admin.createdText(fullName(user)) }),
    failed: { title: admin.createFailed, otherwise: admin.createFailedText },
    onDone: onClose,
  });
  return <UserForm title={admin.addTitle} schema={newUserInput} company={company} change={change} onClose={onClose} />;
}

export function EditUserDialog({ user, company, onClose }: Props & { user: ManagedUser }) {
  const { admin } = useTexts();
  const change = useUserChange({
    change: (input: InputOf<Calls['PUT /api/admin/users/:id']>) =>
      call('PUT /api/admin/users/:id', { params: { id: user.id }, input }),
    done: (changed) => ({ title: admin.updated, description: admin.updatedText(fullName(changed)) }),
    failed: { title: admin.updateFailed, otherwise: admin.updateFailedText },
    onDone: onClose,
  });
  return (
    <UserForm
      title={admin.editTitle}
      schema={userChangeInput}
      user={user}
      company={company}
      change={change}
      onClose={onClose}
    />
  );
}

type Change<Input> = {
  change: (input: Input) => Promise<User>;
  done: (user: User) => { title: string; description: string };
  failed: { title: string; otherwise: string };
  onDone: () => void;
};

/**
 * Changes a user, says how it went and refreshes the list; an admin who changed their own account sees that
 * everywhere.
 */
function useUserChange<Input>({ change, done, failed, onDone }: Change<Input>) {
  const texts = useTexts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (user) => {
      showToast(done(user));
      await queryClient.invalidateQueries(usersQuery);
      onDone();
      queryClient.setQueryData(currentUserQuery.queryKey, (own) => (own?.id === user.id ? user : own));
    },
    onError: (error) => showFailure(texts, failed.title, failureText(error, failed.otherwise)),
  });
}
