import type { Retention } from '@cotejo/contract';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { dayText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { useRetentionChange } from './use-retention-change.ts';

/** What keeps people from being erased, by whom and why; each can be lifted. */
export function Holds({ holds }: Pick<Retention, 'holds'>) {
  const { retention: words } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const lift = useRetentionChange(words.liftFailed);
  return (
    <Card
      title={words.holds}
      hint={words.holdsHint}
      actions={
        <Button icon={Lock} onClick={() => setOpen(true)}>
          {words.hold}
        </Button>
      }
    >
      {holds.length === 0 && <EmptyState icon={Lock}>{words.noHolds}</EmptyState>}
      {holds.length > 0 && (
        <ul aria-label={words.holds} className="grid grid-cols-1 divide-y divide-base-300">
          {holds.map(({ id, of, subject, reason, author, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5 text-sm">
              <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
                <p>
                  <span className="font-medium">{subject.name}</span>{' '}
                  <span className="text-muted">{words.kinds[of]}</span>
                </p>
                <p>{reason}</p>
                <p className="text-muted tabular-nums">
                  {[dayText(createdAt), author?.name].filter(Boolean).join(' · ')}
                </p>
              </div>
              <Button
                aria-label={words.liftOf(subject.name)}
                disabled={lift.isPending}
                onClick={() =>
                  lift.mutate({
                    send: () => call('DELETE /api/admin/retention/holds/:holdId', { params: { holdId: id } }),
                    title: words.lifted,
                  })
                }
              >
                {words.lift}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isOpen && <HoldDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
