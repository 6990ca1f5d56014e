import type { Person, PersonInput } from '@cotejo/contract';
import { useState } from 'react';
import { call, isRefused } from '../../lib/api-client.ts';
import { usePersonChange } from './use-person-change.ts';

/**
 * What is typed over a field of a person. It stays whatever others save meanwhile, and is sent with the version over
 * which it was typed: where somebody else was faster it is refused once, and `isOvertaken` until it is sent again,
 * which then replaces what is on the screen.
 */
export function usePersonField<Value>(person: Person, fieldOf: (person: Person) => Value, onSaved?: () => void) {
  const [typed, setTyped] = useState<{ value: Value; over: Person }>();
  const change = usePersonChange(person.id);
  const isOvertaken = isRefused(change.error, 'changed-meanwhile');
  const differs = (one: Person) => JSON.stringify(fieldOf(one)) !== JSON.stringify(fieldOf(person));
  // A change of another field, also by a form beside this one, overtakes nobody.
  const seen = typed && !isOvertaken && differs(typed.over) ? typed.over : person;
  const type = (value: Value) => setTyped({ value, over: seen });
  const save = (input: PersonInput) => {
    if (change.isPending) return;
    setTyped(typed && { ...typed, over: seen });
    change.mutate(
      () =>
        call('PATCH /api/people/:id', { params: { id: person.id }, input: { ...input, updatedAt: seen.updatedAt } }),
      {
        onSuccess: (saved) => {
          setTyped((now) => (now && now.value !== typed?.value ? { ...now, over: saved } : undefined));
          onSaved?.();
        },
      },
    );
  };
  return { value: typed ? typed.value : fieldOf(person), type, save, isPending: change.isPending, isOvertaken };
}
