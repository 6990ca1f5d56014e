import type { Share } from '@cotejo/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { call, failureText } from '../../lib/api-client.ts';
import { minuteText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { AskDialog } from '../dialogs/ask-dialog.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { showFailure } from '../messages/show-failure.ts';
import { sharesQuery } from './queries.ts';

/** What was shared of a role, when it was opened, and what clients have said. */
export function SharesCard({ roleId }: { roleId: number }) {
  const { share } = useTexts().packs;
  const query = useQuery(sharesQuery(roleId));
  if (query.data?.length === 0) return null;
  return (
    <Card title={share.shared} className="mt-6">
      {query.isPending && <SkeletonRows label={share.loading} count={2} />}
      {query.isLoadingError && <LoadProblem text={share.loadFailed} queries={[query]} />}
      <ol className="grid grid-cols-1 gap-5">
        {query.data?.map((one) => (
          <li key={one.id} className="grid grid-cols-1 gap-2 text-sm">
            <Shared roleId={roleId} share={one} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Shared({ roleId, share: one }: { roleId: number; share: Share }) {
  const {
    packs: { share },
    quoted,
  } = useTexts();
  const isOpen = one.revokedAt === null && !one.isExpired;
  const [last] = one.openedAt;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="min-w-0 wrap-anywhere">
          <strong>{share.madeOn(minuteText(one.createdAt), one.author?.name ?? share.somebody)}</strong>
          <span className="block text-muted">
            {one.revokedAt
              ? share.closedOn(minuteText(one.revokedAt))
              : (isOpen ? (one.isFile ? share.fileUntil : share.openUntil) : share.expiredOn)(
                  minuteText(one.expiresAt),
                )}
            {one.hasPassword && ` · ${share.withPassword}`}
          </span>
          {!one.isFile && (
            <span className="block text-muted">
              {last ? share.opened(one.openings, minuteText(last)) : share.neverOpened}
            </span>
          )}
        </p>
        {isOpen && !one.isFile && <Close roleId={roleId} shareId={one.id} />}
      </div>
      <ul className="grid grid-cols-1 gap-1">
        {one.profiles.map(({ id, name, said, saidAt }) => (
          <li key={id} className="wrap-anywhere">
            {name}: {said && saidAt ? `${share.answers[said.answer]} · ${minuteText(saidAt)}` : share.noAnswer}
            {said?.message && <span className="block whitespace-pre-line text-muted">{quoted(said.message)}</span>}
          </li>
        ))}
      </ul>
      {one.gone > 0 && <p className="text-muted">{share.gone(one.gone)}</p>}
    </>
  );
}

/** Asks first, as a closed link is not opened again, and what a client is just writing is lost. */
function Close({ roleId, shareId }: { roleId: number; shareId: number }) {
  const texts = useTexts();
  const { share } = texts.packs;
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState(false);
  const close = useMutation({
    mutationFn: () => call('DELETE /api/roles/:id/shares/:shareId', { params: { id: roleId, shareId } }),
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, share.closeFailed)),
    onSettled: () => queryClient.invalidateQueries(sharesQuery(roleId)),
  });
  return (
    <>
      <Button size="small" icon={Ban} onClick={() => setAsked(true)}>
        {share.close}
      </Button>
      {asked && (
        <AskDialog
          title={share.close}
          action={share.close}
          busy={close.isPending}
          onSubmit={() => close.mutate()}
          onClose={() => setAsked(false)}
        >
          <p>{share.closeText}</p>
        </AskDialog>
      )}
    </>
  );
}
