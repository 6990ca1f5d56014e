import type { RoleCandidate } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showFailure } from '../messages/show-failure.ts';
import { candidacyKey, holdsCandidates, showChange } from './held.ts';

type Field = 'status' | 'expectedSalary';
/** A candidate as any list or page has it; `id` is the analysis' id. */
export type Changeable = Pick<RoleCandidate, 'id' | 'name' | 'status' | 'expectedSalary'>;
type Options<Name extends Field> = {
  field: Name;
  /** Answers what is stored, and who has decided that. */
  send: (id: number, value: Changeable[Name]) => Promise<Changeable & Pick<RoleCandidate, 'decided'>>;
  done: string;
  failed: string;
};
type Input<Name extends Field> = { candidate: Changeable; value: Changeable[Name] };

/**
 * Changes one field of a candidate, which every list shows at once. When the call fails, only that field goes back, as
 * others may have changed meanwhile. What was done can be undone from the message.
 */
export function useCandidateChange<Name extends Field>({ field, send, done, failed }: Options<Name>) {
  const texts = useTexts();
  const queryClient = useQueryClient();
  const show = (id: number, value: Changeable[Name]) => showChange(queryClient, id, { [field]: value });
  const change = useMutation({
    mutationFn: ({ candidate, value }: Input<Name>) => send(candidate.id, value),
    onMutate: async ({ candidate, value }) => {
      // An answer that is still on its way would bring the old value back.
      const holders = { predicate: holdsCandidates };
      const interrupted = queryClient.isFetching(holders) > 0;
      await queryClient.cancelQueries(holders);
      show(candidate.id, value);
      return { before: candidate[field], interrupted };
    },
    onSuccess: (saved, { candidate }, { before }) => {
      showChange(queryClient, candidate.id, { [field]: saved[field], decided: saved.decided });
      const undo = () => change.mutate({ candidate: { ...candidate, [field]: saved[field] }, value: before });
      showToast({ title: done, action: { label: texts.forms.undo, run: undo } });
    },
    onError: (_error, { candidate }, context) => {
      if (context) show(candidate.id, context.before);
      showFailure(texts, texts.forms.error, failed);
    },
    onSettled: async (_saved, _error, { candidate }, context) => {
      if (context?.interrupted) await queryClient.invalidateQueries({ predicate: holdsCandidates });
      else await queryClient.invalidateQueries({ queryKey: candidacyKey(candidate.id) });
      // Only the server can count by status.
      if (field === 'status') void queryClient.invalidateQueries({ queryKey: ['role'] });
    },
  });
  return change;
}
