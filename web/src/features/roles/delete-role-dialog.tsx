import type { Role } from '@cotejo/contract';
import { call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { useChange } from '../dialogs/use-change.ts';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { FileLine } from './role-file-field.tsx';

export function DeleteRoleDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const { roles } = useTexts();
  const deletion = useChange<void>({
    change: () => call('DELETE /api/roles/:id', { params: { id: role.id } }),
    done: () => ({ title: roles.deleted }),
    failed: roles.deleteFailed,
    onDone: onClose,
  });
  return (
    <DeleteDialog title={roles.deleteTitle} deletion={deletion} onClose={onClose}>
      <p className="font-medium">{role.name}</p>
      <FileLine name={role.fileOriginalName} size={role.fileSize} />
      <p>{roles.deleteText}</p>
      <p className="text-sm text-muted">{roles.deleteKeeps}</p>
    </DeleteDialog>
  );
}
