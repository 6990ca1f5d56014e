import type { SecondFactor, User } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { dayText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { secondFactorQuery } from './queries.ts';
import { SetUp } from './set-up.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';

/** The second factor of one's own account. */
export function SecondFactorTab({ user }: { user: User }) {
  const { secondFactor: words } = useTexts();
  const query = useQuery(secondFactorQuery);
  return (
    <Card title={words.title} hint={words.hint}>
      {query.isPending && <SkeletonRows label={words.loading} count={2} />}
      {query.isLoadingError && <LoadProblem text={words.loadFailed} queries={[query]} />}
      {query.data &&
        (query.data.since === null ? (
          <Off user={user} reset={query.data.reset} />
        ) : (
          <On user={user} factor={query.data} since={query.data.since} />
        ))}
    </Card>
  );
}

function Off({ user, reset }: { user: User } & Pick<SecondFactor, 'reset'>) {
  const { secondFactor: words } = useTexts();
  return (
    <div className="grid gap-4">
      {reset && (
        <Notice tone="warning">{words.reset(reset.author?.name ?? words.operator, dayText(reset.createdAt))}</Notice>
      )}
      <p className="text-sm font-medium">{words.off}</p>
      <SetUp user={user} />
    </div>
  );
}

function On({ user, factor, since }: { user: User; factor: SecondFactor; since: string }) {
  const { secondFactor: words } = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className="flex-1 basis-60 text-sm">
        <p className="font-medium">{words.on(dayText(since))}</p>
        <p>{words.left(factor.recoveryCodesLeft)}</p>
        <p className="text-muted">{factor.required ? words.required : words.renew}</p>
      </div>
      <Button icon={ShieldOff} onClick={() => setAsking(true)}>
        {words.turnOff}
      </Button>
      {asking && <TurnOffDialog user={user} onClose={() => setAsking(false)} />}
    </div>
  );
}
