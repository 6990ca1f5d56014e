import { opportunityChangeInput, opportunityInput, type Opportunity } from '@cotejo/contract';
import { call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { useChange } from '../dialogs/use-change.ts';
import { useOpening } from '../dialogs/use-opening.ts';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { NameDialog, type Named } from '../dialogs/name-dialog.tsx';
import type { OpenDialog } from '../dialogs/use-open-dialog.ts';

type DialogProps = { clientId: number; open: OpenDialog<Opportunity>; onClose: () => void };

export function OpportunityDialog({ clientId, open, onClose }: DialogProps) {
  if (open.dialog === 'new') return <NewOpportunityDialog clientId={clientId} onClose={onClose} />;
  return open.dialog === 'edit' ? (
    <EditOpportunityDialog opportunity={open.row} onClose={onClose} />
  ) : (
    <DeleteOpportunityDialog opportunity={open.row} onClose={onClose} />
  );
}

function NewOpportunityDialog({ clientId, onClose }: Omit<DialogProps, 'open'>) {
  const { opportunities } = useTexts();
  const opening = useOpening();
  const change = useChange({
    change: ({ name }: { name: string }) => call('POST /api/opportunities', { input: { name, clientId } }),
    done: ({ id }) => ({ title: opportunities.created, action: opening(`/opportunities/${id}`) }),
    failed: opportunities.createFailed,
    onDone: onClose,
  });
  return (
    <NameDialog
      title={opportunities.createTitle}
      label={opportunities.name}
      draft="new"
      schema={opportunityInput}
      change={change}
      onClose={onClose}
    />
  );
}

type Props = { opportunity: Opportunity; onClose: () => void };

function EditOpportunityDialog({ opportunity, onClose }: Props) {
  const { opportunities } = useTexts();
  const change = useChange({
    change: (input: Named) => call('PUT /api/opportunities/:id', { params: { id: opportunity.id }, input }),
    done: () => ({ title: opportunities.updated }),
    failed: opportunities.updateFailed,
    onDone: onClose,
  });
  return (
    <NameDialog
      title={opportunities.editTitle}
      label={opportunities.name}
      draft={`edit ${opportunity.id}`}
      present={opportunity}
      schema={opportunityChangeInput}
      change={change}
      onClose={onClose}
    />
  );
}

function DeleteOpportunityDialog({ opportunity: { id, name }, onClose }: Props) {
  const { opportunities } = useTexts();
  const deletion = useChange<void>({
    change: () => call('DELETE /api/opportunities/:id', { params: { id } }),
    done: () => ({ title: opportunities.deleted }),
    failed: opportunities.deleteFailed,
    onDone: onClose,
  });
  return (
    <DeleteDialog title={opportunities.deleteTitle} deletion={deletion} onClose={onClose}>
      <p>{opportunities.deleteText(name)}</p>
      <p className="text-sm text-muted">{opportunities.deleteKeeps}</p>
    </DeleteDialog>
  );
}
