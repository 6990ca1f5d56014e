import { tableFeatures, useTable, type ColumnDef, type RowData } from '@tanstack/react-table';
import { classNames } from './class-names.ts';

const features = tableFeatures({});
export type Column<Row extends RowData> = ColumnDef<typeof features, Row>;

type Props<Row extends RowData> = { label: string; columns: Column<Row>[]; rows: Row[]; /** Aligned to the right, with tabular figures. */ numeric?: string[] };

/** A table whose first column heads its rows; it scrolls inside its own box where it is too wide. */
export function DataTable<Row extends RowData>({ label, columns, rows, numeric = [] }: Props<Row>) {
  const table = useTable({ features, columns, data: rows });
  const align = (columnId: string) => (numeric.includes(columnId) ? 'text-right whitespace-nowrap tabular-nums' : 'text-left');
  return (
    <div className="overflow-x-auto rounded-field border border-base-300" tabIndex={0} role="group" aria-label={label}>
      <table className="w-full border-collapse text-sm">
        <thead className="bg-base-200">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col" className={classNames('px-3 py-2 align-bottom text-xs font-semibold text-muted', align(header.column.id))}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className="border-t border-base-300 hover:bg-base-200/60">
              {row.getAllCells().map((cell, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell key={cell.id} {...(index === 0 ? { scope: 'row' } : {})} className={classNames('px-3 py-2 align-top font-normal', align(cell.column.id))}>
                    <table.FlexRender cell={cell} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
