import { limits, type Person } from '@cotejo/contract';
import { useNavigate } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { call } from '../../lib/api-client.ts';
import { dayText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { Field } from '../../ui/field.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Masked, Unmasked } from '../blind/masked.tsx';
import { RecordHistoryLink } from '../company-history/record-link.tsx';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { useChange } from '../dialogs/use-change.ts';
import { Overtaken } from './overtaken.tsx';
import { usePersonField } from './use-person-field.ts';

const nameOf = (person: Person) => person.name;

/** The name, which can be corrected, and the erasure of everything. */
export function PersonHead({ person }: { person: Person }) {
  const { persons } = useTexts();
  const [open, setOpen] = useState<'name' | 'erase'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHead detail title={person.name} intro={persons.since(dayText(person.createdAt))}>
        <span className="flex flex-wrap items-center gap-2">
          {person.nameCorrected && !person.masked && person.resumes.length > 0 && <Badge>{persons.corrected}</Badge>}
          <RecordHistoryLink about="person" id={person.id} />
          {!person.masked && (
            <Button icon={Pencil} onClick={() => setOpen('name')}>
              {persons.correct}
            </Button>
          )}
          <Button icon={Trash2} onClick={() => setOpen('erase')}>
            {persons.erase}
          </Button>
        </span>
      </PageHead>
      <div className="mb-6 empty:hidden">
        {person.masked ? <Masked personId={person.id} name={person.name} /> : <Unmasked person={person} />}
      </div>
      {open === 'name' && <NameForm person={person} onDone={close} />}
      {open === 'erase' && <Erase person={person} onClose={close} />}
    </>
  );
}

function NameForm({ person, onDone }: { person: Person; onDone: () => void }) {
  const { persons, forms } = useTexts();
  const { value: name, type, save, isPending, isOvertaken } = usePersonField(person, nameOf, onDone);
  const read = person.resumes.find((resume) => resume.name !== null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim()) save({ name });
  };
  return (
    <form onSubmit={submit} className="mb-6 grid gap-3">
      <Field
        label={persons.name}
        hint={read && persons.nameRead(read.name!, read.originalFileName)}
        value={name}
        maxLength={limits.nameMaximum}
        onChange={(event) => type(event.target.value)}
        className="w-full max-w-md"
      />
      {isOvertaken && <Overtaken field={persons.name} now={person.name} />}
      <span className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isPending}>
          {persons.save}
        </Button>
        {person.nameCorrected && person.resumes.length > 0 && (
          <Button onClick={() => save({ name: null })}>{persons.uncorrect}</Button>
        )}
        <Button onClick={onDone}>{forms.cancel}</Button>
      </span>
    </form>
  );
}

function Erase({ person, onClose }: { person: Person; onClose: () => void }) {
  const { persons } = useTexts();
  const navigate = useNavigate();
  const [also, setAlso] = useState<number[]>([]);
  const same = person.pairs.filter(({ state }) => state === 'suggested').map((pair) => pair.person);
  const deletion = useChange({
    change: () =>
      call('DELETE /api/people/:id', {
        params: { id: person.id },
        query: also.length > 0 ? { also: also.join() } : {},
      }),
    done: ({ id, removed }) => ({
      title: persons.erased,
      description: persons.receipt(id, removed),
    }),
    failed: persons.eraseFailed,
    onDone: () => void navigate({ to: '/people', search: {} }),
  });
  return (
    <DeleteDialog
      erases
      title={persons.eraseTitle}
      deletion={{ ...deletion, send: () => deletion.send(undefined) }}
      onClose={onClose}
    >
      <p>{persons.eraseText(person.name)}</p>
      {same.length > 0 && (
        <fieldset>
          <legend className="mb-1 text-sm font-medium">{persons.eraseAlso}</legend>
          {same.map(({ id, name }) => (
            <label key={id} className="flex min-h-9 cursor-pointer items-center gap-3 px-2 text-sm">
              <CheckBox
                checked={also.includes(id)}
                onChange={() => setAlso(also.includes(id) ? also.filter((one) => one !== id) : [...also, id])}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
    </DeleteDialog>
  );
}
