import type { CandidacyLetters, LetterKind } from '@cotejo/contract';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { DueOn } from './due-on.tsx';
import { useLetterChange } from './use-letter-change.ts';

type Props = { candidacyId: number; kind: LetterKind; due: CandidacyLetters['due'][number] | undefined };

/** The day on which a letter is due, and how it is set or taken away. */
export function DueCard({ candidacyId, kind, due }: Props) {
  const { letters, letterKinds, forms } = useTexts();
  const [day, setDay] = useState(due?.dueOn ?? '');
  const change = useLetterChange(candidacyId);
  const set = (dueOn: string | null) =>
    change.mutate(() =>
      call('PUT /api/candidacies/:id/letters/due', { params: { id: candidacyId }, input: { kind, dueOn } }),
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (day && !change.isPending) set(day);
  };
  return (
    <Card title={letters.due(letterKinds[kind])}>
      <p className="mb-3 flex flex-wrap items-center gap-2 text-sm text-muted">
        {due ? <DueOn day={due.dueOn} /> : letters.notDue}
        {due && !due.byHand && letters.bySettings}
      </p>
      <form onSubmit={submit} className="grid gap-3">
        <Field type="date" label={letters.dueDay} value={day} onChange={({ target }) => setDay(target.value)} />
        <span className="flex flex-wrap gap-2">
          <Button type="submit" size="small" busy={change.isPending} disabled={!day || day === due?.dueOn}>
            {forms.save}
          </Button>
          {due && (
            <Button size="small" variant="quiet" disabled={change.isPending} onClick={() => set(null)}>
              {letters.takeAway}
            </Button>
          )}
        </span>
      </form>
    </Card>
  );
}
