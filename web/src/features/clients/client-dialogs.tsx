import { clientInput, newClientInput, type Client } from '@cotejo/contract';
import { ApiError, call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { NameDialog, type Named } from '../dialogs/name-dialog.tsx';
import type { OpenDialog } from '../dialogs/use-open-dialog.ts';
import { useChange } from '../dialogs/use-change.ts';
import { useOpening } from '../dialogs/use-opening.ts';

export function ClientDialog({ open, onClose }: { open: OpenDialog<Client>; onClose: () => void }) {
  if (open.dialog === 'new') return <NewClientDialog onClose={onClose} />;
  return open.dialog === 'edit' ? (
    <EditClientDialog client={open.row} onClose={onClose} />
  ) : (
    <DeleteClientDialog client={open.row} onClose={onClose} />
  );
}

function NewClientDialog({ onClose }: { onClose: () => void }) {
  const { clients } = useTexts();
  const opening = useOpening();
  const change = useChange({
    change: (input: { name: string }) => call('POST /api/clients', { input }),
    done: ({ id }) => ({
      title: clients.createdToast.title,
      description: clients.createdToast.text,
      action: opening(`/clients/${id}`),
    }),
    failed: clients.createFailed,
    onDone: onClose,
  });
  return (
    <NameDialog
      title={clients.createTitle}
      label={clients.clientName}
      draft="new"
      schema={newClientInput}
      change={change}
      onClose={onClose}
    />
  );
}

type Props = { client: Client; onClose: () => void };

function EditClientDialog({ client, onClose }: Props) {
  const { clients } = useTexts();
  const change = useChange({
    change: (input: Named) => call('PUT /api/clients/:id', { params: { id: client.id }, input }),
    done: () => ({ title: clients.updated }),
    failed: clients.updateFailed,
    onDone: onClose,
  });
  return (
    <NameDialog
      title={clients.editTitle}
      label={clients.clientName}
      draft={`edit ${client.id}`}
      present={client}
      schema={clientInput}
      change={change}
      onClose={onClose}
    />
  );
}

function DeleteClientDialog({ client, onClose }: Props) {
  const { clients, forms } = useTexts();
  const deletion = useChange<void>({
    change: () => call('DELETE /api/clients/:id', { params: { id: client.id } }),
    done: () => ({ title: clients.deleted }),
    // Somebody else may have added an opportunity since the list was loaded.
    failed: (error) =>
      error instanceof ApiError && error.status === 409
        ? { title: clients.deleteBlocked, description: clients.deleteBlockedText }
        : { title: forms.error, description: clients.deleteFailed },
    onDone: onClose,
  });
  const blocked = client.opportunityCount > 0;
  return (
    <DeleteDialog title={clients.deleteTitle} blocked={blocked} deletion={deletion} onClose={onClose}>
      {blocked ? (
        <>
          <p className="font-medium">{client.name}</p>
          <Notice tone="warning">
            <strong className="font-semibold">{clients.deleteBlocked}.</strong> {clients.deleteBlockedText}
          </Notice>
        </>
      ) : (
        <p>{clients.deleteText(client.name)}</p>
      )}
    </DeleteDialog>
  );
}
