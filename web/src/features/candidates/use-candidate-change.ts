import type { RoleCandidate, RoleCandidates } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { candidatesQuery } from './queries.ts';

type Field = 'status' | 'expectedSalary';
type Change<Name extends Field> = {
  opportunityId: number;
  candidate: RoleCandidate;
  field: Name;
  send: (value: RoleCandidate[Name]) => Promise<RoleCandidate>;
  done: string;
  failed: string;
};

/**
 * Changes one field of a candidate, which the table shows at once. When the call fails, only that field goes back, as
 * others may have changed meanwhile.
 */
export function useCandidateChange<Name extends Field>({
  opportunityId,
  candidate,
  field,
  send,
  done,
  failed,
}: Change<Name>) {
  const { forms } = useTexts();
  const queryClient = useQueryClient();
  const { queryKey } = candidatesQuery(opportunityId);
  const show = (value: RoleCandidate[Name]) =>
    queryClient.setQueryData(queryKey, (roles: RoleCandidates[] | undefined) =>
      withField(roles, candidate.id, field, value),
    );
  return useMutation({
    mutationFn: send,
    onMutate: async (value) => {
      // An answer that is still on its way would bring the old value back.
      const interrupted = queryClient.isFetching({ queryKey }) > 0;
      await queryClient.cancelQueries({ queryKey });
      const before = candidate[field];
      show(value);
      return { before, interrupted };
    },
    onSuccess: (saved) => {
      show(saved[field]);
      showToast({ title: done });
    },
    onError: (_error, _value, context) => {
      if (context) show(context.before);
      showToast({ title: forms.error, description: failed, destructive: true });
    },
    onSettled: (_saved, _error, _value, context) =>
      context?.interrupted ? queryClient.invalidateQueries({ queryKey }) : undefined,
  });
}

function withField<Name extends Field>(
  roles: RoleCandidates[] | undefined,
  id: number,
  field: Name,
  value: RoleCandidate[Name],
): RoleCandidates[] | undefined {
  return roles?.map((role) => {
    if (!role.candidates.some((candidate) => candidate.id === id)) return role;
    return {
      ...role,
      candidates: role.candidates.map((candidate) =>
        candidate.id === id ? { ...candidate, [field]: value } : candidate,
      ),
    };
  });
}
