import type { FoundPerson } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showFailure } from '../messages/show-failure.ts';
import { knownPeopleQuery } from './queries.ts';

type Props = { roleId: number; person: FoundPerson; onTaken: () => void };

/** Makes a person a candidate of the role. */
export function TakeUp({ roleId, person: { personId, name }, onTaken }: Props) {
  const texts = useTexts();
  const { pool } = texts;
  const queryClient = useQueryClient();
  const taking = useMutation({
    mutationFn: () => call('POST /api/roles/:id/candidacies', { params: { id: roleId }, input: { personId } }),
    onSuccess: () => {
      showToast({ title: pool.taken(name) });
      onTaken();
    },
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, pool.takeUpFailed)),
    onSettled: () => queryClient.invalidateQueries(knownPeopleQuery(roleId)),
  });
  return (
    <Button
      size="small"
      icon={UserPlus}
      aria-label={pool.takeUpPerson(name)}
      busy={taking.isPending}
      onClick={() => taking.mutate()}
    >
      {pool.takeUp}
    </Button>
  );
}
