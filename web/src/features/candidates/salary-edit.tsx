import { expectedSalaryInput } from '@cotejo/contract';
import { Check, Pencil, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../texts/index.tsx';
import { IconButton } from '../../ui/button.tsx';
import { DraftNote } from '../forms/draft-note.tsx';
import { useHasDraft } from '../forms/use-draft.ts';
import { useEntryForm } from '../forms/use-entry-form.ts';
import type { Changeable } from './use-candidate-change.ts';
import { useSalaryChange } from './use-changes.ts';

type Props = { candidate: Changeable };

const draftName = ({ id }: Changeable) => `salary ${id}`;

/** The expected salary with a pencil that opens it for editing in place. It opens by itself where a draft was kept. */
export function SalaryEdit({ candidate }: Props) {
  const { candidates } = useTexts();
  const [editing, setEditing] = useState(useHasDraft(draftName(candidate)));
  const pencil = useRef<HTMLButtonElement>(null);
  const change = useSalaryChange();
  const close = () => {
    flushSync(() => setEditing(false));
    pencil.current?.focus();
  };
  const save = async (salary: string | null) => {
    close();
    if ((salary || null) !== candidate.expectedSalary) await change.mutateAsync({ candidate, value: salary || null });
  };
  if (editing) return <SalaryForm candidate={candidate} onSave={save} onCancel={close} />;
  return (
    <span className="flex items-center gap-1">
      {candidate.expectedSalary ? (
        <span className="wrap-anywhere">{candidate.expectedSalary}</span>
      ) : (
        <span className="text-muted">{candidates.salaryNotSet}</span>
      )}
      <IconButton
        ref={pencil}
        icon={Pencil}
        label={candidates.editSalary(candidate.name)}
        className="size-8"
        onClick={() => setEditing(true)}
      />
    </span>
  );
}

function SalaryForm({
  candidate,
  onSave,
  onCancel,
}: {
  candidate: Changeable;
  onSave: (salary: string | null) => Promise<void>;
  onCancel: () => void;
}) {
  const { candidates } = useTexts();
  const errorId = useId();
  const {
    form: { setFocus },
    field,
    submit,
    draft,
  } = useEntryForm({
    schema: expectedSalaryInput,
    draft: draftName(candidate),
    send: ({ expectedSalary }) => onSave(expectedSalary),
    defaultValues: { expectedSalary: candidate.expectedSalary ?? '' },
  });
  useEffect(() => setFocus('expectedSalary', { shouldSelect: true }), [setFocus]);
  const cancel = () => {
    draft.drop();
    onCancel();
  };
  const { error, ...input } = field('expectedSalary');
  return (
    <form noValidate onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && cancel()}>
      <span className="flex items-center gap-0.5">
        <input
          aria-label={candidates.salaryOf(candidate.name)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          placeholder={candidates.salaryPlaceholder}
          autoComplete="off"
          className="input h-9 w-36 min-w-24 border-base-content/50 bg-base-100 px-2 text-sm placeholder:text-muted"
          {...input}
        />
        <IconButton type="submit" icon={Check} label={candidates.confirm} className="size-8" />
        <IconButton icon={X} label={candidates.cancel} className="size-8" onClick={cancel} />
      </span>
      {error && (
        <p id={errorId} role="alert" className="mt-1 text-xs text-error">
          {error}
        </p>
      )}
      <DraftNote draft={draft} className="mt-1" />
    </form>
  );
}
