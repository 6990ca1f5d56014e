import { fileKind, type Role, type RoleCandidate } from '@cotejo/contract';
import { Link } from '@tanstack/react-router';
import { Eye, RefreshCw } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useTexts, type Texts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ConfidenceBadge } from '../../ui/confidence-badge.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { ScoreRing } from '../../ui/score.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Decided } from './decided.tsx';
import { SalaryEdit } from './salary-edit.tsx';
import { StatusSelect } from './status-select.tsx';
import { statusText } from './statuses.ts';

const pageSize = 10;
const stacked = {
  score: '@max-3xl:row-span-2 @max-3xl:self-start',
  name: '@max-3xl:col-start-2',
  file: '@max-3xl:col-start-2 @max-3xl:row-start-2',
  status: '@max-3xl:col-span-3 @max-3xl:row-start-3 @max-3xl:pt-2',
  salary: '@max-3xl:col-span-3 @max-3xl:row-start-4 @max-3xl:flex @max-3xl:items-center @max-3xl:gap-3',
  actions: 'text-right @max-3xl:col-start-3 @max-3xl:row-span-2 @max-3xl:row-start-1',
};
const heads = { name: 'w-1/3 @max-3xl:w-auto', actions: 'text-right' };
const keyOf = (candidate: RoleCandidate) => String(candidate.id);

/** The candidates of one role. Drawn again only when they change, as a page may hold fifty such tables. */
export const CandidateTable = memo(function CandidateTable({ role, rows }: { role: Role; rows: RoleCandidate[] }) {
  const texts = useTexts();
  const columns = useMemo(() => columnsOf(texts), [texts]);
  return (
    <DataTable
      label={texts.candidates.ofRole(role.name)}
      columns={columns}
      rows={rows}
      rowId={keyOf}
      stacked={stacked}
      heads={heads}
      paging={{ size: pageSize, texts: texts.table }}
    />
  );
});

function columnsOf(texts: Texts): Column<RoleCandidate>[] {
  const { candidates, language } = texts;
  const collator = new Intl.Collator(language.locale, { numeric: true });
  const byText = (text: (candidate: RoleCandidate) => string): Partial<Column<RoleCandidate>> => ({
    enableSorting: true,
    sortDescFirst: false,
    sortFn: (a, b) => collator.compare(text(a.original), text(b.original)),
  });
  return [
    {
      id: 'score',
      accessorKey: 'matchScore',
      enableSorting: true,
      sortFn: 'basic',
      sortDescFirst: true,
      header: () => (
        <>
          <span aria-hidden="true">{candidates.score}</span>
          <span className="sr-only">{candidates.scoreLong}</span>
        </>
      ),
      cell: ({ row }) => <ScoreCell score={row.original.matchScore} />,
    },
    {
      id: 'name',
      accessorKey: 'name',
      header: candidates.name,
      ...byText(({ name }) => name),
      cell: ({ row }) => <NameCell candidate={row.original} />,
    },
    {
      id: 'file',
      accessorKey: 'originalFileName',
      header: candidates.file,
      ...byText(({ originalFileName }) => fileKind(originalFileName)),
      cell: ({ row: { original } }) => (
        <span title={original.originalFileName} className="text-xs text-muted">
          {fileKind(original.originalFileName)}
        </span>
      ),
    },
    {
      id: 'status',
      accessorKey: 'status',
      header: candidates.status,
      ...byText(({ status }) => statusText(status, texts)),
      cell: ({ row }) => (
        <>
          <StatusSelect candidate={row.original} />
          <Decided
            decided={row.original.decided}
            className="block pt-0.5 pl-2.5 text-xs wrap-anywhere text-muted @3xl:max-w-60"
          />
        </>
      ),
    },
    {
      id: 'salary',
      accessorKey: 'expectedSalary',
      header: candidates.salary,
      ...byText(({ expectedSalary }) => expectedSalary ?? ''),
      cell: ({ row }) => (
        <>
          <span aria-hidden="true" className="hidden text-muted @max-3xl:inline">
            {candidates.salary}
          </span>
          <SalaryEdit candidate={row.original} />
        </>
      ),
    },
    {
      id: 'actions',
      header: candidates.actions,
      cell: ({ row }) => <ViewLink candidate={row.original} />,
    },
  ];
}

function ScoreCell({ score }: { score: number }) {
  const { candidates } = useTexts();
  return (
    <Tooltip stop text={candidates.scored(score)}>
      <ScoreRing size={40} score={score} label={candidates.scored(score)} />
    </Tooltip>
  );
}

type CellProps = { candidate: RoleCandidate };

function NameCell({ candidate }: CellProps) {
  const { candidates, musts } = useTexts();
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Link
        to="/analyze"
        search={{ resumeId: candidate.resumeId }}
        className="inline-flex min-h-6 items-center font-medium wrap-anywhere hover:text-primary hover:underline"
      >
        {candidate.name}
      </Link>
      {candidate.musts > 0 && (
        <span className="text-xs whitespace-nowrap text-muted tabular-nums">
          {musts(candidate.mustsMet, candidate.musts)}
        </span>
      )}
      {candidate.isTranslated && <Badge>{candidates.translated}</Badge>}
      {candidate.isPending ? (
        <Badge>
          <RefreshCw size={12} aria-hidden="true" />
          {candidates.pending}
        </Badge>
      ) : (
        <ConfidenceBadge level={candidate.confidence} texts={candidates.confidence} />
      )}
    </span>
  );
}

function ViewLink({ candidate }: CellProps) {
  const { candidates } = useTexts();
  return (
    <Link
      to="/analyze"
      search={{ resumeId: candidate.resumeId }}
      aria-label={candidates.view(candidate.name)}
      title={candidates.view(candidate.name)}
      className="btn btn-ghost btn-square size-9 text-muted hover:text-base-content"
    >
      <Eye size={16} aria-hidden="true" />
    </Link>
  );
}
