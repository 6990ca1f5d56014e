import type { Role, RoleCandidates } from '@cotejo/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, FileText, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { dayText } from '../../lib/dates.ts';
import { fileSize } from '../../lib/file-size.ts';
import { useTexts } from '../../texts/index.tsx';
import { IconButton } from '../../ui/button.tsx';
import { BlindBadge } from '../blind/blind-badge.tsx';
import { CandidateSection } from '../candidates/candidate-section.tsx';
import { useOpenFile } from '../messages/use-open-file.ts';

type Props = {
  role: Role;
  /** The candidates of all roles of the opportunity. */
  candidates: UseQueryResult<RoleCandidates[]>;
  onEdit: () => void;
  onDelete: () => void;
};

export function RoleCard({ role, candidates, onEdit, onDelete }: Props) {
  const { opportunities, roles, language } = useTexts();
  const headingId = useId();
  const download = useOpenFile();
  return (
    <section aria-labelledby={headingId} className="sheet min-w-0 p-4 sm:p-6">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={headingId} className="text-xl wrap-anywhere">
            <Link
              to="/roles/$roleId"
              params={{ roleId: String(role.id) }}
              className="inline-flex items-center gap-2 underline-offset-4 hover:text-primary hover:underline"
            >
              {role.name}
              <ArrowRight size={18} aria-hidden="true" className="shrink-0" />
            </Link>
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
            <span>{opportunities.createdOn(dayText(role.createdAt))}</span>
            <span className="inline-flex min-w-0 items-center gap-1.5">
              <FileText size={16} aria-hidden="true" className="shrink-0" />
              <span className="min-w-0 wrap-anywhere">{role.fileOriginalName}</span>
            </span>
            <span className="tabular-nums">{fileSize(role.fileSize, language.locale)}</span>
            {role.blind && <BlindBadge />}
          </p>
        </div>
        <span className="-mt-1 -mr-2 flex shrink-0">
          <IconButton icon={Pencil} label={roles.edit(role.name)} onClick={onEdit} />
          <IconButton icon={Trash2} label={roles.delete(role.name)} onClick={onDelete} />
        </span>
      </div>
      <CandidateSection
        role={role}
        candidates={candidates}
        downloading={download.isPending}
        onDownload={() => download.mutate(['GET /api/roles/:id/file', { id: role.id }])}
      />
    </section>
  );
}
