import type { InputOf, holdLegally } from '@cotejo/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useDeferredValue, useId, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextField } from '../../ui/field.tsx';
import { DialogActions } from '../dialogs/dialog-actions.tsx';
import { useRetentionChange } from './use-retention-change.ts';

type Subject = { of: InputOf<typeof holdLegally>['of']; id: number; name: string; beside: string };

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
            maxLength={1000}
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
  const group = useId();
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
  const subjects: Subject[] = [
    ...[...people].map(([id, name]) => ({ of: 'person' as const, id, name, beside: '' })),
    ...(data?.roles ?? []).map(({ id, name, client, opportunity }) => ({
      of: 'role' as const,
      id,
      name,
      beside: `${client.name} › ${opportunity.name}`,
    })),
    ...(data?.clients ?? []).map(({ id, name }) => ({ of: 'client' as const, id, name, beside: '' })),
  ];
  return (
    <div className="grid gap-2">
      <Field
        label={words.whom}
        hint={words.whomHint}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="radiogroup" aria-label={words.found} className="grid max-h-56 gap-1 overflow-y-auto empty:hidden">
        {(q ? subjects : []).map((subject) => {
          const isChosen = chosen?.of === subject.of && chosen.id === subject.id;
          return (
            <label
              key={`${subject.of} ${subject.id}`}
              className={classNames(
                'grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-field px-2 py-1.5',
                isChosen ? 'bg-primary/10' : 'hover:bg-base-200',
              )}
            >
              <input
                type="radio"
                name={group}
                checked={isChosen}
                onChange={() => onChoose(subject)}
                className="radio radio-sm row-span-2 border-base-content/50 checked:border-primary"
              />
              <span className="truncate text-sm font-medium">{subject.name}</span>
              <span className="col-start-2 truncate text-xs text-muted">
                {[words.kinds[subject.of], subject.beside].filter(Boolean).join(' · ')}
              </span>
            </label>
          );
        })}
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {data && q && subjects.length === 0 && words.nobodyFound}
      </p>
    </div>
  );
}
