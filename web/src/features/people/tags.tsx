import type { Person } from '@cotejo/contract';
import { useState, type SubmitEvent } from 'react';
import { call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { usePersonChange } from './use-person-change.ts';

/** The tags of a person, typed in one line. */
export function Tags({ person }: { person: Person }) {
  const { persons } = useTexts();
  const saved = person.tags.join(', ');
  const [text, setText] = useState(saved);
  // Saved tags replace the typed ones without drawing the field anew, which would take the cursor out of it.
  const [seen, setSeen] = useState(saved);
  if (seen !== saved) {
    setSeen(saved);
    setText(saved);
  }
  const change = usePersonChange(person.id);
  const tags = text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!change.isPending)
      change.mutate(() => call('PATCH /api/people/:id', { params: { id: person.id }, input: { tags } }));
  };
  return (
    <Card title={persons.tags}>
      <form onSubmit={submit} className="grid gap-2">
        <Field
          label={persons.tags}
          hint={persons.tagsHint}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {tags.join() !== person.tags.join() && (
          <Button type="submit" size="small" variant="primary" busy={change.isPending} className="justify-self-start">
            {persons.save}
          </Button>
        )}
      </form>
    </Card>
  );
}
