import { limits, type Retention } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { NumberField, SelectField } from '../../ui/field.tsx';
import { clientsQuery } from '../clients/queries.ts';
import { useRetentionChange } from './use-retention-change.ts';

type Clocks = Pick<Retention, 'afterActivity' | 'afterRefusal'>;

/** The clocks of the company, of clients with clocks of their own, and of the history. */
export function ClocksForm({ stored }: { stored: Omit<Retention, 'holds'> }) {
  const { retention: words, forms } = useTexts();
  const [values, setValues] = useState(stored);
  const change = useRetentionChange(words.clocksFailed);
  const isChanged = JSON.stringify(values) !== JSON.stringify(stored);
  const setClient = (id: number, clocks: Clocks) =>
    setValues({
      ...values,
      clients: values.clients.map((one) => (one.client.id === id ? { client: one.client, ...clocks } : one)),
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const { clients: theirs, ...own } = values;
    const input = { ...own, clients: theirs.map(({ client, ...clocks }) => ({ clientId: client.id, ...clocks })) };
    change.mutate({ send: () => call('PUT /api/admin/retention', { input }), title: words.clocksSaved });
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <ClockFields of={words.everybody} clocks={values} onChange={(clocks) => setValues({ ...values, ...clocks })} />
      {values.clients.map(({ client, ...clocks }) => (
        <div key={client.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
          <ClockFields of={client.name} clocks={clocks} onChange={(next) => setClient(client.id, next)} />
          <IconButton
            label={words.removeClient(client.name)}
            icon={Trash2}
            onClick={() =>
              setValues({ ...values, clients: values.clients.filter((one) => one.client.id !== client.id) })
            }
          />
        </div>
      ))}
      <AddClient
        taken={values.clients.map(({ client }) => client.id)}
        onAdd={(client) =>
          setValues({
            ...values,
            clients: [
              ...values.clients,
              { client, afterActivity: values.afterActivity, afterRefusal: values.afterRefusal },
            ],
          })
        }
      />
      <label className="flex cursor-pointer items-start gap-3 text-sm">
        <CheckBox
          checked={values.erases}
          onChange={({ target }) => setValues({ ...values, erases: target.checked })}
          className="mt-0.5"
        />
        <span>
          {words.erases}
          <span className="block text-xs text-muted">{words.erasesHint}</span>
        </span>
      </label>
      <fieldset className="max-w-xs">
        <legend className="mb-2 text-sm font-semibold">{words.history}</legend>
        <NumberField
          label={words.historyMonths}
          hint={words.historyHint}
          value={values.historyMonths}
          onChange={(next) => setValues({ ...values, historyMonths: next })}
          {...months}
          min={limits.historyMonthsMinimum}
        />
      </fieldset>
      <div>
        <Button type="submit" variant="primary" busy={change.isPending} disabled={!isChanged || change.isPending}>
          {forms.save}
        </Button>
      </div>
    </form>
  );
}

const months = { min: 1, max: limits.retentionMonthsMaximum };

function ClockFields(props: { of: string; clocks: Clocks; onChange: (clocks: Clocks) => void }) {
  const { retention: words } = useTexts();
  const { afterActivity, afterRefusal } = props.clocks;
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold wrap-anywhere">{props.of}</legend>
      <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
        <NumberField
          label={words.afterActivity}
          hint={words.monthsHint}
          value={afterActivity}
          onChange={(next) => props.onChange({ afterRefusal, afterActivity: next })}
          {...months}
        />
        <NumberField
          label={words.afterRefusal}
          hint={words.monthsHint}
          value={afterRefusal}
          onChange={(next) => props.onChange({ afterActivity, afterRefusal: next })}
          {...months}
        />
      </div>
    </fieldset>
  );
}

function AddClient({ taken, onAdd }: { taken: number[]; onAdd: (client: { id: number; name: string }) => void }) {
  const { retention: words } = useTexts();
  const others = (useQuery(clientsQuery).data ?? []).filter(({ id }) => !taken.includes(id));
  if (others.length === 0) return null;
  return (
    <SelectField
      label={words.addClient}
      value=""
      className="max-w-sm"
      onChange={({ target }) => {
        const client = others.find(({ id }) => id === Number(target.value));
        if (client) onAdd({ id: client.id, name: client.name });
      }}
    >
      <option value="">{words.chooseClient}</option>
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
