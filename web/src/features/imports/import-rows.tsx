import type { ImportRow, PeopleImport } from '@cotejo/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts, type Texts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { inWords } from '../people/same.tsx';
import { PersonLink } from '../pool/person-link.tsx';
import { importRowsQuery, type RowFilter } from './queries.ts';

const outcomes = ['new', 'joined', 'suggested', 'skipped'] as const;
const tones = { new: 'accent', joined: 'plain', suggested: 'warning', skipped: 'warning' } as const;

/** The rows of a spreadsheet with what becomes of each, and how many there are of each kind. */
export function ImportRows({ one: { id, state, rows, counts } }: { one: PeopleImport }) {
  const { imports } = useTexts();
  const [filter, setFilter] = useState<RowFilter>();
  const list = useInfiniteQuery(importRowsQuery(id, state, filter));
  const options = [
    { key: 'all', text: imports.all(rows) },
    ...outcomes.map((key) => ({ key, text: `${imports.outcomes[key]}: ${counts[key]}` })),
    { key: 'remarked', text: imports.remarked },
  ];
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className="min-w-0">
      <h3 className="font-semibold">{imports.rows}</h3>
      <p className="mb-3 text-sm text-muted">
        {state === 'checking' || state === 'checked' ? imports.would : imports.became}
      </p>
      <div className="mb-3 max-w-full overflow-x-auto [&>div]:w-max">
        <Segments
          label={imports.rows}
          selected={filter ?? 'all'}
          options={options}
          onSelect={(key) => setFilter(key === 'all' ? undefined : (key as RowFilter))}
        />
      </div>
      {list.isPending && <SkeletonRows label={imports.loading} count={5} />}
      {list.isLoadingError && <LoadProblem text={imports.loadFailed} queries={[list]} />}
      {list.isSuccess && items.length === 0 && <p className="text-sm text-muted">{imports.noRows}</p>}
      <ul aria-label={imports.rows} className="divide-y divide-base-300">
        {items.map((row) => (
          <Row key={row.number} row={row} />
        ))}
      </ul>
      <MoreButton list={list} className="mt-3">
        {imports.more}
      </MoreButton>
    </section>
  );
}

function Row({ row }: { row: ImportRow }) {
  const texts = useTexts();
  const { imports, blind } = texts;
  const { number, cells, outcome, person, masked } = row;
  return (
    <li className="grid gap-x-6 gap-y-1 py-2 text-sm sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <p className="min-w-0 wrap-anywhere">
        <span className="text-muted">{imports.row(number)}</span>{' '}
        {masked && <span className="text-muted">{blind.masked}</span>}
        {cells.length > 0 ? cells.filter(Boolean).join(' · ') : person && <PersonLink person={person} />}
      </p>
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        {outcome && <Badge tone={tones[outcome]}>{imports.outcomes[outcome]}</Badge>}
        <span className="min-w-0 wrap-anywhere text-muted">{remarksOn(row, texts).join('; ')}</span>
      </p>
    </li>
  );
}

/** Who a row is or may be, why, and what of it is left out. */
function remarksOn({ outcome, skipped, cells, person, sameAs, reasons, remarks }: ImportRow, texts: Texts): string[] {
  const { imports } = texts;
  const known = person && cells.length > 0 && (outcome === 'joined' ? imports.isKnown : imports.maybe)(person.name);
  return [
    skipped && imports.skips[skipped],
    known,
    sameAs !== null && imports.sameAs(sameAs),
    reasons.length > 0 && inWords(reasons, texts),
    ...remarks.map((remark) => imports.remarks[remark]),
  ].filter((text) => typeof text === 'string');
}
