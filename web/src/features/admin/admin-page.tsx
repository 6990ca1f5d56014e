import type { User } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { UserPlus, UsersRound } from 'lucide-react';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState, Problem, SkeletonRows } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useOpenDialog } from '../dialogs/use-open-dialog.ts';
import { PluginsTab } from '../plugins/plugins-tab.tsx';
import { usersQuery } from './queries.ts';
import { EditUserDialog, NewUserDialog } from './user-dialogs.tsx';
import { UsersTable } from './users-table.tsx';

export type AdminTab = 'users' | 'plugins';
type Props = { user: User; tab: AdminTab; onTab: (tab: AdminTab) => void };

export function AdminPage({ user, tab, onTab }: Props) {
  const { admin, plugins, product } = useTexts();
  const users = useQuery(usersQuery).data;
  const { open, onNew, onEdit, onClose } = useOpenDialog(users);
  // The name of the company: from the admin's profile, or else from another user's.
  const company = user.company || users?.find((other) => other.company)?.company || user.username;
  return (
    <div className="page py-8">
      <title>{`${admin.title} · ${product}`}</title>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl">{admin.title}</h1>
          <p className="mt-1 max-w-prose wrap-anywhere text-muted">
            {tab === 'users' ? admin.intro(company) : plugins.intro}
          </p>
        </div>
        {tab === 'users' && (
          <Button variant="primary" icon={UserPlus} onClick={onNew}>
            {admin.add}
          </Button>
        )}
      </div>
      <Tabs
        label={admin.title}
        selected={tab}
        onSelect={onTab}
        tabs={[
          { key: 'users', label: admin.tab },
          { key: 'plugins', label: plugins.tab },
        ]}
      >
        {tab === 'users' ? <Users onEdit={onEdit} /> : <PluginsTab />}
      </Tabs>
      {open?.dialog === 'new' && <NewUserDialog company={company} onClose={onClose} />}
      {open?.dialog === 'edit' && <EditUserDialog user={open.row} company={company} onClose={onClose} />}
    </div>
  );
}

function Users({ onEdit }: { onEdit: (user: User) => void }) {
  const { admin, frame } = useTexts();
  const list = useQuery(usersQuery);
  if (list.isPending) return <SkeletonRows label={admin.loading} count={5} />;
  if (list.isLoadingError)
    return (
      <Problem
        text={admin.loadFailed}
        retryLabel={frame.retry}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (list.data.length === 0) return <EmptyState icon={UsersRound}>{admin.empty}</EmptyState>;
  return <UsersTable users={list.data} onEdit={onEdit} />;
}
