import type { ManagedUser, User } from '@cotejo/contract';
import { Pencil, UserCheck, UserX } from 'lucide-react';
import { useMemo } from 'react';
import { dayText } from '../../lib/dates.ts';
import { fullName } from '../../lib/full-name.ts';
import { useTexts, type Texts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { RoleBadge } from '../session/role-badge.tsx';
import { shownRole } from '../session/role.ts';

const pageSize = 25;
const wide = '@max-3xl:col-span-3 @max-3xl:col-start-1';
const stacked = {
  name: wide,
  username: `${wide} @max-3xl:text-muted`,
  email: `${wide} @max-3xl:text-muted`,
  role: '@max-3xl:col-start-1',
  company: '@max-3xl:col-start-2',
  joined: '@max-3xl:col-start-3 @max-3xl:text-muted',
  // In a row of their own, as two buttons would leave the other columns no width on a phone.
  edit: `${wide} @max-3xl:mt-1`,
};

type Actions = {
  /** Nobody deactivates themselves. */
  ownId: number;
  onEdit: (user: ManagedUser) => void;
  onAccess: (change: { user: ManagedUser; active: boolean }) => void;
};

export function UsersTable({ users, ownId, onEdit, onAccess }: Actions & { users: ManagedUser[] }) {
  const texts = useTexts();
  const columns = useMemo(() => columnsOf(texts, { ownId, onEdit, onAccess }), [texts, ownId, onEdit, onAccess]);
  return (
    <DataTable
      label={texts.admin.tab}
      columns={columns}
      rows={users}
      rowId={keyOf}
      numeric={['joined']}
      stacked={stacked}
      paging={{ size: pageSize, texts: texts.table }}
    />
  );
}

const keyOf = (user: User) => String(user.id);

function columnsOf(
  { admin, frame, language, secondFactorRule }: Texts,
  { ownId, onEdit, onAccess }: Actions,
): Column<ManagedUser>[] {
  const collator = new Intl.Collator(language.locale, { numeric: true });
  const byText = (
    textOf: (user: User) => string,
  ): Pick<Column<ManagedUser>, 'enableSorting' | 'sortDescFirst' | 'sortFn'> => ({
    enableSorting: true,
    sortDescFirst: false,
    sortFn: (a, b) => collator.compare(textOf(a.original), textOf(b.original)),
  });
  return [
    {
      id: 'name',
      accessorFn: fullName,
      header: admin.name,
      ...byText(fullName),
      cell: ({ row: { original: user } }) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{fullName(user)}</span>
          {user.deactivatedAt && <Badge>{admin.inactive}</Badge>}
          {user.hasSecondFactor && <Badge>{secondFactorRule.has}</Badge>}
        </span>
      ),
    },
    {
      id: 'username',
      accessorKey: 'username',
      header: admin.username,
      ...byText((user) => user.username),
      cell: ({ row }) => <span className="wrap-anywhere">{row.original.username}</span>,
    },
    {
      id: 'email',
      accessorKey: 'email',
      header: admin.email,
      ...byText((user) => user.email),
      cell: ({ row }) => <span className="wrap-anywhere">{row.original.email}</span>,
    },
    {
      id: 'role',
      accessorKey: 'role',
      header: admin.role,
      ...byText((user) => frame.roles[shownRole(user)]),
      cell: ({ row }) => <RoleBadge user={row.original} />,
    },
    {
      id: 'company',
      accessorKey: 'company',
      header: admin.company,
      ...byText((user) => user.company ?? ''),
      cell: ({ row }) => <span className="wrap-anywhere">{row.original.company}</span>,
    },
    {
      id: 'joined',
      accessorKey: 'createdAt',
      header: admin.joined,
      enableSorting: true,
      sortFn: 'basic',
      cell: ({ row }) => dayText(row.original.createdAt),
    },
    {
      id: 'edit',
      header: () => <span className="sr-only">{admin.actions}</span>,
      cell: ({ row: { original: user } }) => (
        <span className="-my-1 flex justify-end gap-2">
          {user.id !== ownId && <AccessButton user={user} onAccess={onAccess} />}
          <Button size="small" icon={Pencil} aria-label={admin.editUser(fullName(user))} onClick={() => onEdit(user)}>
            {admin.edit}
          </Button>
        </span>
      ),
    },
  ];
}

function AccessButton({ user, onAccess }: { user: ManagedUser } & Pick<Actions, 'onAccess'>) {
  const { admin } = useTexts();
  const active = user.deactivatedAt !== null;
  const [Icon, text, label] = active
    ? [UserCheck, admin.activate, admin.activateUser(fullName(user))]
    : [UserX, admin.deactivate, admin.deactivateUser(fullName(user))];
  return (
    <Button size="small" variant="quiet" icon={Icon} aria-label={label} onClick={() => onAccess({ user, active })}>
      {text}
    </Button>
  );
}
