import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';

export type OpenDialog<Row> = { dialog: 'new' } | { dialog: 'edit' | 'delete'; row: Row };

/**
 * The open dialog and its row. Opening one replaces the browser's history entry, as a dialog is not a screen of its
 * own.
 */
export function useOpenDialog<Row extends { id: number }>(rows: Row[] | undefined) {
  const { dialog, id: rowId } = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = useCallback(
    (next: { dialog?: 'new' | 'edit' | 'delete'; id?: number }) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, dialog: next.dialog, id: next.id }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const row = useLastSeen(rows, rowId);
  const open: OpenDialog<Row> | null = dialog === 'new' ? { dialog } : dialog && row ? { dialog, row } : null;
  return {
    open,
    onNew: useCallback(() => go({ dialog: 'new' }), [go]),
    onEdit: useCallback(({ id }: Row) => go({ dialog: 'edit', id }), [go]),
    onDelete: useCallback(({ id }: Row) => go({ dialog: 'delete', id }), [go]),
    onClose: useCallback(() => go({}), [go]),
  };
}

/** The row of the dialog. It stays until the dialog is closed, even if it disappears from the list meanwhile. */
function useLastSeen<Row extends { id: number }>(rows: Row[] | undefined, rowId: number | undefined): Row | undefined {
  const found = rows?.find(({ id }) => id === rowId);
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === rowId ? last : undefined);
}
