import type { ErasureReceipt } from '@cotejo/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, Eraser } from 'lucide-react';
import { addressOf } from '../../lib/api-client.ts';
import { dayText, minuteText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { erasuresQuery } from './queries.ts';

/** The receipts of what was erased. */
export function Receipts() {
  const { retention } = useTexts();
  const list = useInfiniteQuery(erasuresQuery);
  const erasures = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card title={retention.receipts} hint={retention.receiptsHint}>
      {list.isError && <LoadProblem text={retention.loadFailed} queries={[list]} />}
      {list.isPending && <SkeletonRows label={retention.loading} count={3} />}
      {list.data && erasures.length === 0 && <EmptyState icon={Eraser}>{retention.noReceipts}</EmptyState>}
      {erasures.length > 0 && (
        <ul aria-label={retention.receipts} className="grid grid-cols-1 divide-y divide-base-300">
          {erasures.map(({ id, author, receipt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5 text-sm">
              <p className="min-w-0 flex-1 basis-60">
                <time dateTime={receipt.erasedAt} className="text-muted tabular-nums">
                  {minuteText(receipt.erasedAt)}
                </time>{' '}
                {author?.name} <span className="block">{retention.removed(receipt.removed)}</span>
                <span className="block text-muted">
                  <Backups backups={receipt.backups} />
                </span>
              </p>
              <a
                href={addressOf('GET /api/admin/erasures/:erasureId', { erasureId: id })}
                download={`cotejo-erasure-${receipt.id}.json`}
                className={buttonClass({ variant: 'outline' })}
              >
                <Download size={16} aria-hidden="true" className="shrink-0" />
                {retention.save(receipt.id)}
              </a>
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={list} className="mt-4">
        {retention.more}
      </MoreButton>
    </Card>
  );
}

function Backups({ backups }: { backups: ErasureReceipt['backups'] }) {
  const { retention } = useTexts();
  const last = backups[0];
  if (!last) return retention.noBackups;
  return retention.backups(backups.length, last.until && dayText(last.until));
}
