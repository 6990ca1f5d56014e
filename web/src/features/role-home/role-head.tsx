import { candidateStatuses, type RoleInFull } from '@cotejo/contract';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { classNames } from '../../ui/class-names.ts';
import { RoleBlind } from '../blind/role-blind.tsx';
import { statusMarks } from '../candidates/statuses.ts';
import { useOpenFile } from '../messages/use-open-file.ts';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import type { OnAddress, RoleAddress } from './address.ts';
import { NameProposal } from './name-proposal.tsx';

type Props = {
  role: RoleInFull;
  address: RoleAddress;
  onAddress: OnAddress;
  /** What can be done with the role. */
  children?: ReactNode;
};

/** The head of a role's page: the path that leads to it, its name and file, and its people by status. */
export function RoleHead({ role, address, onAddress, children }: Props) {
  const file = useOpenFile();
  return (
    <div className="mb-2 shrink-0">
      <Breadcrumbs client={role.client} opportunity={role.opportunity} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h1 className="text-2xl wrap-anywhere">{role.name}</h1>
            <NameProposal role={role} />
            <RoleBlind role={role} />
            <button
              type="button"
              onClick={() => file.mutate(['GET /api/roles/:id/file', { id: role.id }])}
              className={classNames(
                'inline-flex min-h-6 max-w-full cursor-pointer items-center gap-1.5 text-sm text-muted',
                'underline-offset-4 hover:text-base-content hover:underline',
              )}
            >
              <FileText size={14} aria-hidden="true" className="shrink-0" />
              <span className="truncate">{role.fileOriginalName}</span>
            </button>
          </div>
          <StatusCounts role={role} address={address} onAddress={onAddress} />
        </div>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
    </div>
  );
}

/** How many people have each status; pressing one shows them alone. */
function StatusCounts({ role, address, onAddress }: Props) {
  const { candidates, roleHome } = useTexts();
  const shown = candidateStatuses.filter((status) => role.statuses[status]);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={roleHome.counts} className="mt-1 -ml-2 flex gap-1 overflow-x-auto sm:flex-wrap">
      {shown.map((status) => {
        const { icon: Icon, ink } = statusMarks[status];
        const pressed = address.status === status;
        return (
          <li key={status}>
            <button
              type="button"
              aria-pressed={pressed}
              onClick={() => onAddress({ tab: undefined, status: pressed ? undefined : status, candidate: undefined })}
              className={classNames(
                'flex h-7 cursor-pointer items-center gap-1.5 rounded-selector px-2 text-xs whitespace-nowrap',
                pressed ? 'bg-primary/10 text-primary' : 'text-muted hover:bg-base-300/60 hover:text-base-content',
              )}
            >
              <Icon size={13} aria-hidden="true" className={ink} />
              {candidates.statuses[status]}
              <span className="font-semibold text-base-content tabular-nums">{role.statuses[status]}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
