import { consentStates, limits, type Person } from '@cotejo/contract';
import { useState, type SubmitEvent } from 'react';
import { call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { usePersonChange } from './use-person-change.ts';

/** Whether a person agrees to be kept, since when, and from what one knows it. */
export function Consent({ person }: { person: Person }) {
  const { persons } = useTexts();
  const [consent, setConsent] = useState(person.consent);
  const change = usePersonChange(person.id);
  const isChanged = JSON.stringify(consent) !== JSON.stringify(person.consent);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const input = { consent: { ...consent, source: consent.source?.trim() || null } };
    if (!change.isPending) change.mutate(() => call('PATCH /api/people/:id', { params: { id: person.id }, input }));
  };
  return (
    <Card title={persons.consent}>
      <form onSubmit={submit} className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={persons.consentState}
          value={consent.state}
          onChange={(event) =>
            setConsent({ ...consent, state: consentStates.find((state) => state === event.target.value) ?? 'unknown' })
          }
          className="sm:col-span-2"
        >
          {consentStates.map((state) => (
            <option key={state} value={state}>
              {persons.consentStates[state]}
            </option>
          ))}
        </SelectField>
        <Field
          type="date"
          label={persons.consentDate}
          value={consent.date ?? ''}
          onChange={(event) => setConsent({ ...consent, date: event.target.value || null })}
        />
        <Field
          label={persons.consentSource}
          value={consent.source ?? ''}
          maxLength={limits.nameMaximum}
          onChange={(event) => setConsent({ ...consent, source: event.target.value || null })}
        />
        {isChanged && (
          <Button type="submit" size="small" variant="primary" busy={change.isPending} className="justify-self-start">
            {persons.save}
          </Button>
        )}
      </form>
    </Card>
  );
}
