import type { Client } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { Building2, Plus } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import type { Sorting } from '../../ui/data-table.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { useOpenDialog } from '../dialogs/use-open-dialog.ts';
import { LoadProblem } from '../messages/load-problem.tsx';
import { ClientsTable } from './clients-table.tsx';
import { filterByName } from './name-filter.ts';
import { clientsQuery } from './queries.ts';

/**
 * The list in the address: the search term, the column that orders it (with `-` for descending), and the page from 1.
 */
export type ListAddress = { q?: string | undefined; sort?: string | undefined; page?: number | undefined };
type Props = { address: ListAddress; onAddress: (next: ListAddress) => void };

/** The dialogs are not part of the first load. They are loaded when the pointer or the focus enters the page. */
const loadDialogs = () => import('./client-dialogs.tsx');
/** A failure does not matter here: the dialogs are loaded again when they are needed. */
const prepareDialogs = () => void loadDialogs().catch(() => undefined);
const ClientDialog = lazy(async () => ({ default: (await loadDialogs()).ClientDialog }));

export function ClientsPage({ address, onAddress }: Props) {
  const { clients, product } = useTexts();
  const { open, onNew, onEdit, onDelete, onClose } = useOpenDialog(useQuery(clientsQuery).data);
  return (
    <div className="page py-8" onPointerEnter={prepareDialogs} onFocus={prepareDialogs}>
      <title>{`${clients.title} · ${product}`}</title>
      <PageHead title={clients.title} intro={clients.intro}>
        <Button variant="primary" icon={Plus} onClick={onNew}>
          {clients.new}
        </Button>
      </PageHead>
      <SearchBox
        label={clients.search}
        clearLabel={clients.clear}
        term={address.q ?? ''}
        onTerm={(q) => onAddress({ ...address, q: q || undefined, page: undefined })}
      />
      <List address={address} onAddress={onAddress} onEdit={onEdit} onDelete={onDelete} />
      {open && (
        <Suspense>
          <ClientDialog open={open} onClose={onClose} />
        </Suspense>
      )}
    </div>
  );
}

type ListProps = Props & { onEdit: (client: Client) => void; onDelete: (client: Client) => void };

function List({ address, onAddress, onEdit, onDelete }: ListProps) {
  const { clients } = useTexts();
  const list = useQuery(clientsQuery);
  const rows = useMemo(() => filterByName(list.data ?? [], address.q ?? ''), [list.data, address.q]);
  // The same address gives the same array, as a new one would sort all rows again.
  const sorting = useMemo(() => sortingOf(address.sort), [address.sort]);
  if (list.isPending) return <SkeletonRows label={clients.loading} count={5} />;
  if (list.isLoadingError) return <LoadProblem text={clients.loadFailed} queries={[list]} />;
  const empty = address.q?.trim() ? clients.empty + clients.withTerm : clients.empty;
  if (!rows.length) return <EmptyState icon={Building2}>{empty}</EmptyState>;
  return (
    <>
      <p role="status" className="mb-2 text-sm text-muted">
        {clients.found(rows.length)}
      </p>
      <ClientsTable
        clients={rows}
        onEdit={onEdit}
        onDelete={onDelete}
        sorting={sorting}
        onSorting={([first]) => onAddress({ ...address, sort: first && sortOf(first), page: undefined })}
        pageIndex={(address.page ?? 1) - 1}
        onPageIndex={(pageIndex) => onAddress({ ...address, page: pageIndex ? pageIndex + 1 : undefined })}
      />
    </>
  );
}

const sortOf = ({ id, desc }: Sorting[number]): string => (desc ? `-${id}` : id);
const sortingOf = (sort: string | undefined): Sorting =>
  sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : [];
