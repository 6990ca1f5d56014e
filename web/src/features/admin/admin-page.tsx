import type { ManagedUser, User } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { UserPlus, UsersRound } from 'lucide-react';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useOpenDialog } from '../dialogs/use-open-dialog.ts';
import { BiasCheckTab } from '../bias-check/bias-check-tab.tsx';
import { BlindTab } from '../blind/blind-tab.tsx';
import type { HistoryFilters } from '../company-history/filters.ts';
import { CompanyHistoryTab } from '../company-history/history-tab.tsx';
import { ExportTab } from '../exports/export-tab.tsx';
import { LetterTemplatesTab } from '../letters/templates-tab.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { LookTab } from '../packs/look-tab.tsx';
import { PluginsTab } from '../plugins/plugins-tab.tsx';
import { SecondFactorRuleCard } from '../second-factor/rule-card.tsx';
import { RetentionTab } from '../retention/retention-tab.tsx';
import { SourcesTab } from '../sources/sources-tab.tsx';
import { WebhooksTab } from '../webhooks/webhooks-tab.tsx';
import { usersQuery } from './queries.ts';
import { EditUserDialog, NewUserDialog } from './user-dialogs.tsx';
import { useAccessChange } from './use-access-change.ts';
import { UsersTable } from './users-table.tsx';

export type AdminTab =
  | 'users'
  | 'intake'
  | 'plugins'
  | 'history'
  | 'blind'
  | 'bias'
  | 'letters'
  | 'packs'
  | 'retention'
  | 'webhooks'
  | 'export';
type Props = {
  user: User;
  tab: AdminTab;
  onTab: (tab: AdminTab) => void;
  /** Which entries the tab of the history shows. */
  filters: HistoryFilters;
  onFilters: (filters: HistoryFilters) => void;
};

export function AdminPage({ user, tab, onTab, filters, onFilters }: Props) {
  const {
    admin,
    biasCheck,
    blind,
    plugins,
    sources,
    companyHistory,
    letterTemplates,
    packs,
    retention,
    exports,
    webhooks,
    product,
  } = useTexts();
  const users = useQuery(usersQuery).data;
  const { open, onNew, onEdit, onClose } = useOpenDialog(users);
  // The name of the company: from the admin's profile, or else from another user's.
  const company = user.company || users?.find((other) => other.company)?.company || user.username;
  return (
    <div className="page py-8">
      <title>{`${admin.title} · ${product}`}</title>
      <PageHead
        title={admin.title}
        intro={
          {
            users: admin.intro(company),
            intake: sources.intro,
            plugins: plugins.intro,
            history: companyHistory.intro,
            letters: letterTemplates.intro,
            packs: packs.look.intro,
            retention: retention.intro,
            blind: blind.intro,
            bias: biasCheck.intro,
            webhooks: webhooks.intro,
            export: exports.intro,
          }[tab]
        }
      >
        {tab === 'users' && (
          <Button variant="primary" icon={UserPlus} onClick={onNew}>
            {admin.add}
          </Button>
        )}
      </PageHead>
      <Tabs
        label={admin.title}
        selected={tab}
        onSelect={onTab}
        tabs={[
          { key: 'users', label: admin.tab },
          { key: 'plugins', label: plugins.tab },
          { key: 'intake', label: sources.tab },
          { key: 'history', label: companyHistory.tab },
          { key: 'letters', label: letterTemplates.tab },
          { key: 'packs', label: packs.look.tab },
          { key: 'retention', label: retention.tab },
          { key: 'blind', label: blind.tab },
          { key: 'bias', label: biasCheck.tab },
          { key: 'webhooks', label: webhooks.tab },
          { key: 'export', label: exports.tab },
        ]}
      >
        {tab === 'users' && <Users ownId={user.id} onEdit={onEdit} />}
        {/* Where the users cannot be loaded, neither can the rule: one problem and one button are enough. */}
        {tab === 'users' && users && <SecondFactorRuleCard />}
        {tab === 'intake' && <SourcesTab />}
        {tab === 'plugins' && <PluginsTab />}
        {tab === 'history' && <CompanyHistoryTab users={users ?? []} filters={filters} onFilters={onFilters} />}
        {tab === 'letters' && <LetterTemplatesTab />}
        {tab === 'packs' && <LookTab />}
        {tab === 'retention' && <RetentionTab />}
        {tab === 'blind' && <BlindTab />}
        {tab === 'bias' && <BiasCheckTab />}
        {tab === 'webhooks' && <WebhooksTab />}
        {tab === 'export' && <ExportTab />}
      </Tabs>
      {open?.dialog === 'new' && <NewUserDialog company={company} onClose={onClose} />}
      {open?.dialog === 'edit' && <EditUserDialog user={open.row} company={company} onClose={onClose} />}
    </div>
  );
}

function Users({ ownId, onEdit }: { ownId: number; onEdit: (user: ManagedUser) => void }) {
  const { admin } = useTexts();
  const list = useQuery(usersQuery);
  const access = useAccessChange();
  if (list.isPending) return <SkeletonRows label={admin.loading} count={5} />;
  if (list.isLoadingError) return <LoadProblem text={admin.loadFailed} queries={[list]} />;
  if (list.data.length === 0) return <EmptyState icon={UsersRound}>{admin.empty}</EmptyState>;
  return <UsersTable users={list.data} ownId={ownId} onEdit={onEdit} onAccess={access.mutate} />;
}
