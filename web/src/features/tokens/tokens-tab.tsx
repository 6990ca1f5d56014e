import type { ApiToken, User } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { dayText, minuteText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { tokensQuery } from './queries.ts';
import { RevokeTokenDialog } from './revoke-token-dialog.tsx';

/** The keys by which programs call on behalf of a user, and for an administrator those of everybody. */
export function TokensTab({ user }: { user: User }) {
  const { tokens: words } = useTexts();
  const list = useQuery(tokensQuery);
  const [isNew, setNew] = useState(false);
  const [revoked, setRevoked] = useState<ApiToken>();
  return (
    <Card
      title={words.title}
      hint={user.role === 'admin' ? words.hintOfAdmin : words.hint}
      actions={
        <Button variant="primary" icon={Plus} onClick={() => setNew(true)}>
          {words.add}
        </Button>
      }
    >
      {list.isPending && <SkeletonRows label={words.loading} count={2} />}
      {list.isLoadingError && <LoadProblem text={words.loadFailed} queries={[list]} />}
      {list.data?.length === 0 && <EmptyState icon={KeyRound}>{words.none}</EmptyState>}
      {list.data && list.data.length > 0 && (
        <ul aria-label={words.title} className="grid grid-cols-1 divide-y divide-base-300">
          {list.data.map((token) => (
            <Token
              key={token.id}
              token={token}
              isOver={Date.parse(token.expiresAt) <= list.dataUpdatedAt}
              ofAnother={token.owner?.id !== user.id}
              onRevoke={() => setRevoked(token)}
            />
          ))}
        </ul>
      )}
      {isNew && <NewTokenDialog user={user} onClose={() => setNew(false)} />}
      {revoked && <RevokeTokenDialog token={revoked} onClose={() => setRevoked(undefined)} />}
    </Card>
  );
}

type Props = { token: ApiToken; isOver: boolean; ofAnother: boolean; onRevoke: () => void };

function Token({ token, isOver, ofAnother, onRevoke }: Props) {
  const { tokens: words } = useTexts();
  const { name, scope, admin, start, owner, expiresAt, lastUsedAt } = token;
  const day = dayText(expiresAt);
  const facts = [
    ...(ofAnother && owner ? [words.of(owner.name)] : []),
    isOver ? words.expired(day) : words.expires(day),
    lastUsedAt ? words.lastUsed(minuteText(lastUsedAt)) : words.neverUsed,
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5 text-sm">
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{name}</span>
          <Badge>{words.scopes[scope]}</Badge>
          {admin && <Badge tone="warning">{words.administration}</Badge>}
        </p>
        <p className="text-muted">
          <code>{start}…</code>
        </p>
        <p className="text-muted tabular-nums">{facts.join(' · ')}</p>
      </div>
      <Button aria-label={words.revokeOne(name)} onClick={onRevoke}>
        {words.revoke}
      </Button>
    </li>
  );
}
