import type { WebhookDelivery } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { secondText, timeText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { deliveriesQuery } from './queries.ts';

/** What a webhook was told last, and how that went. */
export function Deliveries({ id }: { id: number }) {
  const { webhooks: words } = useTexts();
  const list = useQuery(deliveriesQuery(id));
  if (list.isPending) return <SkeletonRows label={words.deliveriesLoading} count={2} />;
  if (list.isLoadingError) return <LoadProblem text={words.deliveriesFailed} queries={[list]} />;
  if (list.data.length === 0) return <p className="text-muted">{words.deliveriesNone}</p>;
  return (
    <ul aria-label={words.deliveries} className="grid grid-cols-1 divide-y divide-base-300">
      {list.data.map((delivery) => (
        <Delivery key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  );
}

const tones = { waiting: 'plain', delivered: 'accent', dead: 'error' } as const;

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const { webhooks: words } = useTexts();
  const { event, subjectId, state, tries, status, failure, createdAt, nextTryAt } = delivery;
  const facts = [
    secondText(createdAt),
    ...(tries > 0 ? [words.tries(tries)] : []),
    ...(status === null ? [] : [words.answered(status)]),
    ...(failure === null ? [] : [words.failures[failure]]),
    ...(nextTryAt !== null && tries > 0 ? [words.next(timeText(nextTryAt))] : []),
  ];
  return (
    <li className="py-2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
        {words.eventNames[event]}
        {subjectId !== null && <span className="text-muted">{words.about(subjectId)}</span>}
      </p>
      <p className="text-muted tabular-nums">{facts.join(' · ')}</p>
    </li>
  );
}
