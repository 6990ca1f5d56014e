import type { Opportunity, Role } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { FileText, Plus } from 'lucide-react';
import { dayText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState, Skeleton } from '../../ui/states.tsx';
import { useCandidates } from '../candidates/use-candidates.ts';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import { failedToShow, NoSuchPage, PageProblem } from '../pages/page-problem.tsx';
import { useOpenDialog, type OpenDialog } from '../dialogs/use-open-dialog.ts';
import { DeleteRoleDialog } from '../roles/delete-role-dialog.tsx';
import { RoleCard } from '../roles/role-card.tsx';
import { RoleDialog } from '../roles/role-dialog.tsx';
import { opportunityQuery } from './queries.ts';
import { rolesQuery } from '../roles/queries.ts';

/** An opportunity with its roles and their candidates. Without an id it says that there is no such opportunity. */
export function OpportunityPage({ opportunityId }: { opportunityId: number | undefined }) {
  const { opportunities } = useTexts();
  return opportunityId === undefined ? (
    <NoSuchPage text={opportunities.invalidId} />
  ) : (
    <Loaded opportunityId={opportunityId} />
  );
}

function Loaded({ opportunityId }: { opportunityId: number }) {
  const { opportunities } = useTexts();
  const opportunity = useQuery(opportunityQuery(opportunityId));
  const roles = useQuery(rolesQuery(opportunityId));
  const failed = failedToShow([opportunity, roles]);
  if (failed.length) return <PageProblem title={opportunities.title} failed={failed} missing={opportunities.missing} />;
  if (!opportunity.data || !roles.data) return <Loading />;
  return <Shown opportunity={opportunity.data} roles={roles.data} />;
}

function Shown({ opportunity, roles: list }: { opportunity: Opportunity; roles: Role[] }) {
  const { opportunities, roles, product } = useTexts();
  const candidates = useCandidates(opportunity.id, list.length > 0);
  const { open, onNew, onEdit, onDelete, onClose } = useOpenDialog(list);
  return (
    <div className="page py-8">
      <title>{`${opportunity.name} · ${product}`}</title>
      <Breadcrumbs client={opportunity.client} />
      <PageHead detail title={opportunity.name} intro={opportunities.createdOn(dayText(opportunity.createdAt))}>
        <Button variant="primary" icon={Plus} onClick={onNew}>
          {roles.new}
        </Button>
      </PageHead>
      {list.length ? (
        <div className="grid grid-cols-1 gap-6">
          {list.map((role) => (
            <RoleCard
              key={role.id}
              role={role}
              candidates={candidates}
              onEdit={() => onEdit(role)}
              onDelete={() => onDelete(role)}
            />
          ))}
        </div>
      ) : (
        <NoRoles onNew={onNew} />
      )}
      {open && <OpenRoleDialog opportunityId={opportunity.id} open={open} onClose={onClose} />}
    </div>
  );
}

type DialogProps = { opportunityId: number; open: OpenDialog<Role>; onClose: () => void };

function OpenRoleDialog({ opportunityId, open, onClose }: DialogProps) {
  if (open.dialog === 'new') return <RoleDialog opportunityId={opportunityId} onClose={onClose} />;
  return open.dialog === 'edit' ? (
    <RoleDialog opportunityId={opportunityId} role={open.row} onClose={onClose} />
  ) : (
    <DeleteRoleDialog role={open.row} onClose={onClose} />
  );
}

function NoRoles({ onNew }: { onNew: () => void }) {
  const { roles } = useTexts();
  const action = (
    <Button icon={Plus} onClick={onNew}>
      {roles.first}
    </Button>
  );
  return (
    <EmptyState icon={FileText} action={action}>
      {roles.none}
    </EmptyState>
  );
}

function Loading() {
  const { opportunities, roles, product } = useTexts();
  return (
    <div role="status" aria-label={roles.loading} className="page py-8">
      <title>{`${opportunities.title} · ${product}`}</title>
      <h1 className="sr-only">{opportunities.title}</h1>
      <Skeleton className="mb-5 h-4 w-40" />
      <Skeleton className="mb-10 h-9 w-72 max-w-full" />
      <div className="grid gap-6">
        {Array.from({ length: 2 }, (_, index) => (
          <Skeleton key={index} className="h-64" />
        ))}
      </div>
    </div>
  );
}
