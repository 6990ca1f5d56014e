import type { RoleInFull } from '@cotejo/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../texts/index.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { failedToShow, NoSuchPage, PageProblem } from '../pages/page-problem.tsx';
import { KnownPeople } from '../pool/known-people.tsx';
import { roleQuery } from '../roles/queries.ts';
import { roleTabs, type OnAddress, type RoleAddress } from './address.ts';
import { ActivityTab } from './activity/activity-tab.tsx';
import { BoardTab } from './board/board-tab.tsx';
import { CompareTab } from './compare/compare-tab.tsx';
import { DropArea } from './intake/drop-area.tsx';
import { IntakePanel } from './intake/intake-panel.tsx';
import { useRoleEvents } from './intake/use-role-events.ts';
import { useRoleUploads } from './intake/use-role-uploads.ts';
import { CandidatesTab } from './list/candidates-tab.tsx';
import { RequirementsTab } from './requirements/requirements-tab.tsx';
import { refreshRole } from './queries.ts';
import { RoleHead } from './role-head.tsx';
import { useVisit } from './use-visit.ts';

type Props = { address: RoleAddress; onAddress: OnAddress };

/** The home of a role: its people under one set of requirements. Without an id it says that there is no such role. */
export function RolePage({ roleId, ...props }: Props & { roleId: number | undefined }) {
  const { roleHome } = useTexts();
  return roleId === undefined ? <NoSuchPage text={roleHome.invalidId} /> : <Loaded roleId={roleId} {...props} />;
}

function Loaded({ roleId, ...props }: Props & { roleId: number }) {
  const { roles, roleHome } = useTexts();
  const role = useQuery({ ...roleQuery(roleId), refetchOnWindowFocus: 'always' });
  const failed = failedToShow([role]);
  if (failed.length) return <PageProblem title={roles.title} failed={failed} missing={roleHome.missing} />;
  return role.data ? <Shown role={role.data} {...props} /> : <Loading />;
}

function Shown({ role, address, onAddress }: Props & { role: RoleInFull }) {
  const { roleHome, product } = useTexts();
  const tab = address.tab ?? 'candidates';
  const uploads = useRoleUploads(role.id);
  const counts = useRoleEvents(role.id);
  const queryClient = useQueryClient();
  const open = (id: number) => onAddress({ tab: undefined, candidate: id });
  useVisit(role.id);
  return (
    <DropArea onFiles={uploads.add}>
      {(buttons) => (
        <div className="page flex flex-col py-4 lg:h-[calc(100dvh-3.5rem)]">
          <title>{`${role.name} · ${product}`}</title>
          <RoleHead role={role} address={address} onAddress={onAddress}>
            {buttons}
          </RoleHead>
          <IntakePanel roleId={role.id} uploads={uploads} counts={counts} onOpen={open} />
          <KnownPeople roleId={role.id} onTaken={() => void refreshRole(queryClient, role.id)} />
          <Tabs
            fill
            label={roleHome.tabsLabel}
            selected={tab}
            onSelect={(next) => onAddress({ tab: next === 'candidates' ? undefined : next }, true)}
            tabs={roleTabs.map((key) => ({ key, label: roleHome.tabs[key] }))}
          >
            {tab === 'candidates' && <CandidatesTab role={role} address={address} onAddress={onAddress} />}
            {tab === 'compare' && <CompareTab roleId={role.id} ids={address.with ?? []} onAddress={onAddress} />}
            {tab === 'board' && <BoardTab roleId={role.id} statuses={role.statuses} onAddress={onAddress} />}
            {tab === 'requirements' && <RequirementsTab role={role} onOpen={open} />}
            {tab === 'activity' && <ActivityTab roleId={role.id} address={address} onAddress={onAddress} />}
          </Tabs>
        </div>
      )}
    </DropArea>
  );
}

function Loading() {
  const { roleHome, roles, product } = useTexts();
  return (
    <div role="status" aria-label={roleHome.loading} className="page py-4">
      <title>{`${roles.title} · ${product}`}</title>
      <h1 className="sr-only">{roles.title}</h1>
      <Skeleton className="mb-3 h-4 w-64" />
      <Skeleton className="mb-6 h-9 w-72 max-w-full" />
      <Skeleton className="h-96" />
    </div>
  );
}
