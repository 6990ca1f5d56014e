import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { DialogActions } from '../dialogs/dialog-actions.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { showFailure } from '../messages/show-failure.ts';
import { type Place, RolePicker } from '../moves/role-picker.tsx';
import { shortlistQuery } from './queries.ts';
import { Submitted } from './submitted.tsx';

type Props = { ids: number[]; onClose: () => void; onTaken: () => void };

/** Asks into which role people are taken, and says before who is in it already and whom its client knows. */
export function ShortlistDialog({ ids, onClose, onTaken }: Props) {
  const texts = useTexts();
  const { pool } = texts;
  const [role, setRole] = useState<Place>();
  const check = useQuery({ ...shortlistQuery(role?.id ?? 0, ids), enabled: role !== undefined });
  const people = (role && check.data?.people) ?? [];
  const free = people.filter(({ inRole }) => !inRole);
  const taking = useMutation({
    mutationFn: (id: number) => call('POST /api/roles/:id/shortlist', { params: { id }, input: { ids } }),
    onSuccess: ({ people: taken }) => {
      showToast({ title: pool.shortlisted(taken.filter(({ inRole }) => !inRole).length, role?.name ?? '') });
      onTaken();
      onClose();
    },
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, pool.takeUpFailed)),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (role && free.length > 0 && !taking.isPending) taking.mutate(role.id);
  };
  return (
    <Dialog fit title={pool.shortlistTitle(ids.length)} closeLabel={pool.close} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
        <div className="grid min-h-0 gap-4 overflow-y-auto p-4">
          <RolePicker chosen={role} onChoose={setRole} />
          {check.isLoadingError && <LoadProblem text={pool.failed} queries={[check]} />}
          {people.length > 0 && (
            <div className="grid gap-2 text-sm">
              <p role="status">{pool.willBeAdded(free.length, people.length - free.length)}</p>
              {free.map(
                ({ personId, name, submitted }) =>
                  submitted && (
                    <div key={personId}>
                      <p className="font-medium wrap-anywhere">{name}</p>
                      <Submitted submitted={submitted} />
                    </div>
                  ),
              )}
            </div>
          )}
        </div>
        <DialogActions
          submit={pool.takeUp}
          submitting={pool.takeUp}
          busy={taking.isPending}
          disabled={free.length === 0}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
