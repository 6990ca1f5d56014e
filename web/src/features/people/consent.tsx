import { consentStates, limits, type Person } from '@cotejo/contract';
import type { SubmitEvent } from 'react';
import { dayText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { Overtaken } from './overtaken.tsx';
import { usePersonField } from './use-person-field.ts';

const consentOf = (person: Person) => person.consent;

/** Whether a person agrees to be kept, since when, and from what one knows it. */
export function Consent({ person }: { person: Person }) {
  const { persons } = useTexts();
  const { value: consent, type, save, isPending, isOvertaken } = usePersonField(person, consentOf);
  const isChanged = JSON.stringify(consent) !== JSON.stringify(person.consent);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save({ consent: { ...consent, source: consent.source?.trim() || null } });
  };
  const { state, date, source } = person.consent;
  const now = [persons.consentStates[state], date && dayText(date), source].filter(Boolean).join(', ');
  return (
    <Card title={persons.consent}>
      <form onSubmit={submit} className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={persons.consentState}
          value={consent.state}
          onChange={(event) =>
            type({ ...consent, state: consentStates.find((state) => state === event.target.value) ?? 'unknown' })
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
          onChange={(event) => type({ ...consent, date: event.target.value || null })}
        />
        <Field
          label={persons.consentSource}
          value={consent.source ?? ''}
          maxLength={limits.nameMaximum}
          onChange={(event) => type({ ...consent, source: event.target.value || null })}
        />
        {isOvertaken && (
          <div className="sm:col-span-2">
            <Overtaken field={persons.consent} now={now} />
          </div>
        )}
        {isChanged && (
          <Button type="submit" size="small" variant="primary" busy={isPending} className="justify-self-start">
            {persons.save}
          </Button>
        )}
      </form>
    </Card>
  );
}
