import { createFileRoute } from '@tanstack/react-router';
import { AccessDenied } from '../../features/admin/access-denied.tsx';
import { AdminPage, type AdminTab } from '../../features/admin/admin-page.tsx';
import { type HistoryFilters, historyFiltersIn } from '../../features/company-history/filters.ts';
import { dialogIn, type DialogAddress } from '../../features/dialogs/dialog-address.ts';
import { useCurrentUser } from '../../features/session/current-user.ts';
import { oneOf, type Search } from '../../lib/search.ts';
import { needTexts } from '../../texts/index.tsx';

const tabs = [
  'plugins',
  'intake',
  'history',
  'blind',
  'bias',
  'letters',
  'packs',
  'retention',
  'webhooks',
  'export',
] as const;
type AdminAddress = DialogAddress & HistoryFilters & { tab?: (typeof tabs)[number] | undefined };

export const Route = createFileRoute('/_member/admin')({
  validateSearch: (search: Search): AdminAddress => ({
    ...dialogIn(search),
    ...historyFiltersIn(search),
    tab: oneOf(tabs, search.tab),
  }),
  loader: () => needTexts('shared', 'administration', 'moves', 'blind', 'packs'),
  component: Admin,
});

function Admin() {
  const user = useCurrentUser();
  const { tab, ...address } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onTab = (next: AdminTab) =>
    void navigate({ search: { tab: next === 'users' ? undefined : next }, replace: true, resetScroll: false });
  const onFilters = (filters: HistoryFilters) =>
    void navigate({ search: { tab: 'history', ...filters }, replace: true, resetScroll: false });
  if (user?.role !== 'admin') return user && <AccessDenied />;
  const filters = historyFiltersIn(address);
  return <AdminPage user={user} tab={tab ?? 'users'} onTab={onTab} filters={filters} onFilters={onFilters} />;
}
