import type { Role, RoleCandidates } from '@cotejo/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, FileSpreadsheet, Plus, Users } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { NearView } from '../../ui/near-view.tsx';
import { EmptyState, Skeleton } from '../../ui/states.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { useDownload } from '../messages/use-download.ts';
import { CandidateTable } from './candidate-table.tsx';

type Props = { role: Role; candidates: UseQueryResult<RoleCandidates[]>; downloading: boolean; onDownload: () => void };

/** The candidates of a role, with its downloads and links. */
export function CandidateSection({ role, candidates: query, downloading, onDownload }: Props) {
  const { candidates } = useTexts();
  const ofRole = query.data?.find(({ roleId }) => roleId === role.id);
  const rows = ofRole?.candidates ?? [];
  const count = ofRole?.candidateCount ?? role.candidateCount;
  const { busy, download } = useDownload();
  const exportCsv = () => void download('GET /api/roles/:id/candidates.csv', role.id, candidates.exported);
  return (
    <div className="mt-5 border-t border-base-300 pt-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h3>{candidates.title}</h3>
          {count > 0 && (
            <Link
              to="/history"
              search={{ roleId: role.id }}
              className="inline-flex min-h-6 items-center text-sm text-primary underline-offset-4 hover:underline"
            >
              {candidates.viewAll(count)}
            </Link>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <FileButton
            icon={Download}
            busy={downloading}
            label={candidates.downloadOf(role.fileOriginalName)}
            onClick={onDownload}
          >
            {candidates.download}
          </FileButton>
          {rows.length > 0 && (
            <FileButton icon={FileSpreadsheet} busy={busy} label={candidates.exportOf(role.name)} onClick={exportCsv}>
              {candidates.export}
            </FileButton>
          )}
          <Link
            to="/analyze"
            search={{ roleId: role.id }}
            aria-label={candidates.addTo(role.name)}
            className={buttonClass({ size: 'small' })}
          >
            <Plus size={16} aria-hidden="true" />
            {candidates.add}
          </Link>
        </div>
      </div>
      <Content role={role} rows={rows} query={query} />
    </div>
  );
}

type FileButtonProps = ComponentProps<typeof Button> & { label: string; busy: boolean };

/** A button that fetches a file, and rests while it does. */
function FileButton({ label, busy, ...rest }: FileButtonProps) {
  return <Button size="small" busy={busy} disabled={busy} aria-label={label} {...rest} />;
}

function Content({
  role,
  rows,
  query,
}: {
  role: Role;
  rows: RoleCandidates['candidates'];
  query: Props['candidates'];
}) {
  const { candidates } = useTexts();
  if (query.isPending) {
    return (
      <div role="status" className="grid gap-2">
        <p className="text-sm text-muted">{candidates.loading}</p>
        <Skeleton className="h-12" />
      </div>
    );
  }
  if (query.isError) return <LoadProblem text={candidates.loadFailed} queries={[query]} />;
  if (!rows.length) return <EmptyState icon={Users}>{candidates.none}</EmptyState>;
  return (
    <NearView height={Math.min(rows.length, 10) * 57 + 38}>
      <CandidateTable role={role} rows={rows} />
    </NearView>
  );
}
