import type { ArrivedFile, IntakeArrival } from '@cotejo/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MailOpen } from 'lucide-react';
import { useState } from 'react';
import { minuteText } from '../../lib/dates.ts';
import { say, useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { arrivalsQuery } from './queries.ts';

/** The mails and files that have come, newest first, with what has become of each. */
export function ArrivalsCard() {
  const {
    sources: { arrivals: words },
  } = useTexts();
  const [show, setShow] = useState<'all' | 'skipped'>('all');
  const list = useInfiniteQuery({ ...arrivalsQuery(show), placeholderData: keepPreviousData });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const choices = [
    { key: 'all', text: words.all },
    { key: 'skipped', text: words.skipped },
  ] as const;
  return (
    <Card
      title={words.title}
      hint={words.hint}
      actions={<Segments label={words.show} selected={show} onSelect={setShow} options={choices} />}
    >
      {list.isError && <LoadProblem text={words.loadFailed} queries={[list]} />}
      {list.isPending && <SkeletonRows label={words.loading} count={5} />}
      {list.data && items.length === 0 && (
        <EmptyState icon={MailOpen}>{show === 'all' ? words.empty : words.emptySkipped}</EmptyState>
      )}
      {items.length > 0 && (
        <ul className="grid grid-cols-1 divide-y divide-base-300">
          {items.map((arrival) => (
            <Arrival key={arrival.id} arrival={arrival} />
          ))}
        </ul>
      )}
      <MoreButton list={list} className="mt-4">
        {words.more}
      </MoreButton>
    </Card>
  );
}

function Arrival({ arrival }: { arrival: IntakeArrival }) {
  const {
    sources: { arrivals: words, kinds },
    blind,
  } = useTexts();
  const { source, sender, title, role, readAt, skipped, files } = arrival;
  const isMasked = files.some(({ masked }) => masked);
  return (
    <li className="grid grid-cols-1 gap-1 py-3 text-sm first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 font-medium wrap-anywhere">
          {title ?? <span className="text-muted">{isMasked ? blind.masked : words.forgotten}</span>}
          {sender && <span className="font-normal text-muted"> {words.from(sender)}</span>}
        </p>
        <p className="text-xs text-muted tabular-nums">
          {source === 'folder' ? kinds.folder : source} · {minuteText(readAt)}
        </p>
      </div>
      {role && (
        <Link
          to="/roles/$roleId"
          params={{ roleId: String(role.id) }}
          className="link justify-self-start wrap-anywhere"
        >
          {role.name}
        </Link>
      )}
      {skipped && <p className="text-muted">{words.skips[skipped]}</p>}
      {!skipped && files.length === 0 && <p className="text-muted">{words.reading}</p>}
      {files.length > 0 && (
        <ul className="grid grid-cols-1 gap-1">
          {files.map((file, index) => (
            <File key={index} file={file} roleId={role?.id} />
          ))}
        </ul>
      )}
    </li>
  );
}

const tones = { taken: 'accent', known: 'plain', refused: 'warning' } as const;

function File({ file, roleId }: { file: ArrivedFile; roleId: number | undefined }) {
  const texts = useTexts();
  const { arrivals: words } = texts.sources;
  const { fileName, outcome, resumeId, candidacyId, failure, refusal } = file;
  const reason = refusal ?? failure;
  const name = fileName ?? (outcome !== 'refused' && resumeId === null ? words.deleted : words.forgotten);
  return (
    <li className="flex flex-wrap items-baseline gap-x-2">
      <Badge tone={tones[outcome]}>{words.outcomes[outcome]}</Badge>
      <span className="min-w-0 wrap-anywhere">
        {candidacyId !== null && roleId !== undefined ? (
          <Link
            to="/roles/$roleId"
            params={{ roleId: String(roleId) }}
            search={{ candidate: candidacyId }}
            className="link"
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
      {reason && <span className="text-muted">{say(texts, reason)}</span>}
    </li>
  );
}
