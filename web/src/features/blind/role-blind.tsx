import type { RoleInFull } from '@cotejo/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { failureText, upload } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showFailure } from '../messages/show-failure.ts';
import { BlindBadge } from './blind-badge.tsx';
import { AskDialog } from '../dialogs/ask-dialog.tsx';
import { blindQuery } from './queries.ts';
import { refreshNames } from './refresh-names.ts';

type Props = { role: Pick<RoleInFull, 'id' | 'name' | 'blind' | 'updatedAt'> };

/**
 * Says that a role is reviewed blind, and switches that. Where the whole company is blind there is nothing to switch.
 */
export function RoleBlind({ role }: Props) {
  const { blind } = useTexts();
  const { data: company } = useQuery(blindQuery);
  const [asking, setAsking] = useState(false);
  const change = useRoleBlind(role, () => setAsking(false));
  if (company?.company) return <BlindBadge />;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      {role.blind && <BlindBadge />}
      <Button
        size="small"
        variant="quiet"
        icon={role.blind ? Eye : EyeOff}
        // Its icon stands below the letters of the name where it has a line of its own.
        className="-ml-3"
        onClick={() => setAsking(true)}
      >
        {role.blind ? blind.end : blind.begin}
      </Button>
      {asking && (
        <AskDialog
          title={role.blind ? blind.endRoleTitle(role.name) : blind.roleTitle(role.name)}
          action={role.blind ? blind.endAction : blind.beginAction}
          busy={change.isPending}
          onSubmit={() => change.mutate(!role.blind)}
          onClose={() => setAsking(false)}
        >
          <p>{role.blind ? blind.endRoleText : blind.roleText}</p>
        </AskDialog>
      )}
    </span>
  );
}

function useRoleBlind({ id, name, updatedAt }: Props['role'], onDone: () => void) {
  const texts = useTexts();
  const { blind, forms } = texts;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wanted: boolean) =>
      upload('PUT /api/roles/:id', undefined, { name, updatedAt, blind: String(wanted) }, () => undefined, { id }),
    onSuccess: (stored) => {
      showToast({ title: stored.blind ? blind.begun : blind.ended });
      onDone();
      refreshNames(queryClient, stored.blind);
    },
    onError: (error) => showFailure(texts, forms.error, failureText(error, blind.failed)),
  });
}
