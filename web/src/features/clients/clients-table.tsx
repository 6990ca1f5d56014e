import type { Client } from '@cotejo/contract';
import { Link } from '@tanstack/react-router';
import { Briefcase, Eye, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { dayText } from '../../lib/dates.ts';
import { useTexts, type Texts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { DataTable, type Column, type Sorting } from '../../ui/data-table.tsx';

type Actions = { onEdit: (client: Client) => void; onDelete: (client: Client) => void };
type Props = Actions & {
  clients: Client[];
  sorting: Sorting;
  onSorting: (sorting: Sorting) => void;
  pageIndex: number;
  onPageIndex: (pageIndex: number) => void;
};

const pageSize = 25;
const stacked = {
  name: '@max-3xl:col-span-2',
  actions: '@max-3xl:col-start-3 @max-3xl:row-span-2 @max-3xl:row-start-1',
  opportunities: '@max-3xl:col-start-1 @max-3xl:row-start-2',
  createdAt: '@max-3xl:col-start-2 @max-3xl:row-start-2',
};
const heads = { name: 'w-1/2 @max-3xl:w-auto', actions: 'text-right' };
const keyOf = (client: Client) => String(client.id);

export function ClientsTable({ clients: rows, sorting, onSorting, pageIndex, onPageIndex, onEdit, onDelete }: Props) {
  const texts = useTexts();
  const columns = useMemo(() => columnsOf(texts, { onEdit, onDelete }), [texts, onEdit, onDelete]);
  return (
    <DataTable
      label={texts.clients.title}
      columns={columns}
      rows={rows}
      rowId={keyOf}
      stacked={stacked}
      heads={heads}
      sorting={sorting}
      onSorting={onSorting}
      paging={{ size: pageSize, texts: texts.table, pageIndex, onPageIndex }}
    />
  );
}

function columnsOf({ clients, language }: Texts, { onEdit, onDelete }: Actions): Column<Client>[] {
  const collator = new Intl.Collator(language.locale, { numeric: true });
  return [
    {
      id: 'name',
      accessorKey: 'name',
      header: clients.name,
      enableSorting: true,
      sortDescFirst: false,
      sortFn: (a, b) => collator.compare(a.original.name, b.original.name),
      cell: ({ row }) => (
        <Link
          to="/clients/$clientId"
          params={{ clientId: String(row.original.id) }}
          className="font-medium wrap-anywhere hover:text-primary hover:underline"
        >
          {row.original.name}
        </Link>
      ),
    },
    {
      id: 'opportunities',
      accessorKey: 'opportunityCount',
      header: clients.opportunities,
      enableSorting: true,
      sortFn: 'basic',
      cell: ({ row }) => (
        <Badge className="tabular-nums">
          {row.original.opportunityCount}
          <span className="sr-only @max-3xl:not-sr-only">
            {' '}
            {clients.opportunityWord(row.original.opportunityCount)}
          </span>
        </Badge>
      ),
    },
    {
      id: 'createdAt',
      accessorKey: 'createdAt',
      header: clients.created,
      enableSorting: true,
      sortFn: 'basic',
      cell: ({ row }) => <span className="tabular-nums @max-3xl:text-muted">{dayText(row.original.createdAt)}</span>,
    },
    {
      id: 'actions',
      header: clients.actions,
      cell: ({ row: { original: client } }) => (
        <span className="-my-1 flex justify-end @max-3xl:-mr-2">
          <ClientLink client={client} icon={Briefcase} label={clients.view(client.name)} hash="opportunities" />
          <IconButton icon={Pencil} label={clients.edit(client.name)} onClick={() => onEdit(client)} />
          <IconButton icon={Trash2} label={clients.delete(client.name)} onClick={() => onDelete(client)} />
          <ClientLink client={client} icon={Eye} label={clients.details(client.name)} />
        </span>
      ),
    },
  ];
}

function ClientLink({
  client,
  icon: Icon,
  label,
  hash,
}: {
  client: Client;
  icon: LucideIcon;
  label: string;
  hash?: string;
}) {
  return (
    <Link
      to="/clients/$clientId"
      params={{ clientId: String(client.id) }}
      {...(hash && { hash })}
      aria-label={label}
      title={label}
      className="btn btn-ghost btn-square size-9 text-muted hover:text-base-content"
    >
      <Icon size={16} aria-hidden="true" />
    </Link>
  );
}
