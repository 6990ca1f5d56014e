import type { Person } from '@cotejo/contract';
import type { SubmitEvent } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Overtaken } from './overtaken.tsx';
import { usePersonField } from './use-person-field.ts';

const inOneLine = (person: Person) => person.tags.join(', ');

/** The tags of a person, typed in one line. */
export function Tags({ person }: { person: Person }) {
  const { persons } = useTexts();
  const { value, type, save, isPending, isOvertaken } = usePersonField(person, inOneLine);
  const tags = value
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save({ tags });
  };
  return (
    <Card title={persons.tags}>
      <form onSubmit={submit} className="grid gap-2">
        <Field
          label={persons.tags}
          hint={persons.tagsHint}
          value={value}
          onChange={(event) => type(event.target.value)}
        />
        {isOvertaken && <Overtaken field={persons.tags} now={inOneLine(person)} />}
        {tags.join() !== person.tags.join() && (
          <Button type="submit" size="small" variant="primary" busy={isPending} className="justify-self-start">
            {persons.save}
          </Button>
        )}
      </form>
    </Card>
  );
}
