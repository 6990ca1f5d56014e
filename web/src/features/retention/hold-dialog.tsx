import { limits, type InputOf, type holdLegally } from '@cotejo/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useDeferredValue, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextField } from '../../ui/field.tsx';
import { OptionList } from '../../ui/option-list.tsx';
import { DialogActions } from '../dialogs/dialog-actions.tsx';
import { useRetentionChange } from './use-retention-change.ts';

type Subject = Pick<InputOf<typeof holdLegally>, 'of' | 'id'> & { key: string };

/** Asks whom to hold, a person or everybody of a role or client, and why. */
export function HoldDialog({ onClose }: { onClose: () => void }) {
  const { retention: words, frame } = useTexts();
  const [chosen, setChosen] = useState<Subject>();
  const [reason, setReason] = useState('');
  const change = useRetentionChange(words.holdFailed);
  const isReady = chosen !== undefined && reason.trim() !== '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady || change.isPending) return;
    const { of, id } = chosen;
    change.mutate(
      { send: () => call('POST /api/admin/retention/holds', { input: { of, id, reason } }), title: words.isHeld },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog fit title={words.hold} closeLabel={frame.close} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
        <div className="grid min-h-0 gap-4 overflow-y-auto p-4">
          <SubjectPicker chosen={chosen} onChoose={setChosen} />
          <TextField
            label={words.reason}
            value={reason}
            maxLength={limits.holdReasonMaximum}
            rows={3}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
        <DialogActions
          submit={words.holdAction}
          submitting={words.holdAction}
          busy={change.isPending}
          disabled={!isReady}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

type PickerProps = { chosen: Subject | undefined; onChoose: (subject: Subject) => void };

function SubjectPicker({ chosen, onChoose }: PickerProps) {
  const { retention: words } = useTexts();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data } = useQuery({
    queryKey: ['search', 'holds', q],
    queryFn: ({ signal }) => call('GET /api/search', { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const people = new Map(
    (data?.people ?? []).flatMap(({ personId, name }) => (personId === null ? [] : [[personId, name] as const])),
  );
  const subjectOf = (of: Subject['of'], id: number, text: string, place?: string) => ({
    of,
    id,
    key: `${of} ${id}`,
    text,
    beside: place ? `${words.kinds[of]} · ${place}` : words.kinds[of],
  });
  const subjects = [
    ...[...people].map(([id, name]) => subjectOf('person', id, name)),
    ...(data?.roles ?? []).map(({ id, name, client, opportunity }) =>
      subjectOf('role', id, name, `${client.name} › ${opportunity.name}`),
    ),
    ...(data?.clients ?? []).map(({ id, name }) => subjectOf('client', id, name)),
  ];
  return (
    <div className="grid gap-2">
      <Field
        label={words.whom}
        hint={words.whomHint}
        type="search"
        autoComplete="off"
        maxLength={limits.nameMaximum}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <OptionList label={words.found} options={q ? subjects : []} chosen={chosen?.key} onChoose={onChoose} />
      <p role="status" className="text-sm text-muted empty:hidden">
        {data && q && subjects.length === 0 && words.nobodyFound}
      </p>
    </div>
  );
}
